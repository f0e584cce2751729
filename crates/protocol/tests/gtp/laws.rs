//! What holds in every session.

use jogada_catalog::GameEntry;
use jogada_protocol::gtp::GtpServer;

use super::{answer, answers, computer};

/// The last answer, without the mark of success.
fn last(game: &str, commands: &[&str]) -> String {
    let answers = answers(game, "alphabeta:depth=1", commands);
    answers.last().expect("asked").trim().to_owned()
}

#[test]
fn every_listed_command_is_known_and_no_other() {
    let catalog = jogada_standard::catalog();
    let mut server = GtpServer::new(&catalog, "nim", computer(&catalog, "nim", "random")).expect("a game");
    let list = answer(&mut server, "list_commands");
    let names: Vec<_> = list.trim_start_matches("= ").split_whitespace().collect();
    assert!(names.len() > 15 && names.is_sorted());
    for name in names {
        assert_eq!(answer(&mut server, &format!("known_command {name}")), "= true\n\n", "{name}");
    }
    assert_eq!(answer(&mut server, "known_command fly"), "= false\n\n");
    assert_eq!(answer(&mut server, "4 fly"), "?4 unknown command\n\n");
}

/// Controllers alternate between the sides; whoever has to wait passes. So every game comes to its end.
#[test]
fn a_controller_that_only_alternates_plays_every_game_to_its_end() {
    let catalog = jogada_standard::catalog();
    for game in catalog.games().iter().map(GameEntry::name) {
        let spec = if game == "hex" { "hex:size=4" } else { game };
        let mut server = GtpServer::new(&catalog, spec, computer(&catalog, spec, "random:seed=3")).expect("a game");
        let mut colors = ["black", "white"].into_iter().cycle();
        let mut passes = 0;
        while answer(&mut server, "final_score").starts_with('?') {
            let reply = answer(&mut server, &format!("genmove {}", colors.next().expect("endless")));
            assert!(reply.starts_with("= "), "{game}: {reply}");
            passes += usize::from(reply == "= pass\n\n");
        }
        assert_eq!(passes > 0, matches!(game, "dots-and-boxes" | "adji-boto"), "{game}: {passes} passes");
    }
}

/// Taking everything back, passes included, leads to the start.
#[test]
fn undo_takes_back_one_answer_at_a_time() {
    let catalog = jogada_standard::catalog();
    for game in ["dots-and-boxes:rows=2,cols=2", "adji-boto", "hex:size=4,swap=on", "nim", "tic-tac-toe"] {
        let mut server = GtpServer::new(&catalog, game, computer(&catalog, game, "random:seed=1")).expect("a game");
        let mut boards = Vec::new();
        for color in ["b", "w"].into_iter().cycle() {
            boards.push(answer(&mut server, "showboard"));
            if answer(&mut server, &format!("genmove {color}")).starts_with('?') {
                break;
            }
        }
        boards.pop();
        for board in boards.iter().rev() {
            assert_eq!(answer(&mut server, "undo"), "=\n\n");
            assert_eq!(&answer(&mut server, "showboard"), board);
        }
        assert_eq!(answer(&mut server, "undo"), "? cannot undo\n\n");
    }
}

#[test]
fn a_resignation_ends_the_game_and_is_taken_back_alone() {
    let commands = ["play b a1", "play w resign", "final_score", "undo", "final_score", "all_legal_moves"];
    let answers = answers("hex:size=2", "random", &commands);
    assert_eq!(answers[2], "= B+R\n\n");
    assert!(answers[4].starts_with("? cannot score"));
    assert_eq!(answers[5], "= b1 a2 b2\n\n");
    assert_eq!(last("hex:size=2", &["play b resign", "undo", "all_legal_moves"]), "= a1 b1 a2 b2");
}

#[test]
fn the_swap_is_there_when_the_controller_asks_for_it() {
    let swap = "play w swap-pieces";
    assert!(last("hex:size=3", &["play b a2", swap]).starts_with("? illegal move"));
    assert_eq!(
        last("hex:size=3", &["param_game allow_swap 1", "play b a2", swap, "all_legal_moves"]),
        "= a1 c1 a2 b2 c2 a3 b3 c3"
    );
    assert_eq!(last("hex:size=3", &["play b a2", "param_game allow_swap 1", swap]), "=", "after the first move too");
    assert!(last("hex:size=3,swap=on", &["play b a2", swap, "param_game allow_swap 0"]).starts_with("? the moves"));
    assert_eq!(last("hex:size=3", &["param_game allow_swap 1", "param_game"]), "= [bool] allow_swap 1");
    assert!(last("nim", &["param_game allow_swap 1"]).starts_with("? unknown parameter"));
}

#[test]
fn boards_change_their_size_where_the_game_allows_it() {
    assert_eq!(last("hex", &["boardsize 2", "all_legal_moves"]), "= a1 b1 a2 b2");
    assert_eq!(last("dots-and-boxes", &["boardsize 2 1", "all_legal_moves"]), "= h1.1 h1.2 h2.1 h2.2 v1.1 v1.2 v1.3");
    for (game, size) in [("hex", "27"), ("hex", "5 6"), ("hex", "x"), ("nim", "5")] {
        assert_eq!(last(game, &[&format!("boardsize {size}")]), "? unacceptable size", "{game} {size}");
    }
    assert_eq!(last("hex:size=2", &["boardsize 99", "all_legal_moves"]), "= a1 b1 a2 b2", "nothing has changed");
}

#[test]
fn a_registered_move_is_not_played() {
    let answers = answers("nim", "alphabeta", &["reg_genmove b", "all_legal_moves", "reg_genmove b", "genmove b"]);
    assert_eq!((&answers[0], &answers[2]), (&answers[3], &answers[3]));
}

/// Without the time this player would think for days.
#[test]
fn time_that_the_controller_gives_is_kept() {
    let player = "mcts:nodes=1000000M,table=64M";
    let moves = answers("hex:size=7", player, &["time_settings 0 1 5", "genmove b", "time_left w 1 0", "genmove w"]);
    assert!(moves.iter().all(|answer| answer.starts_with('=')), "{moves:?}");
}

#[test]
fn games_come_from_files() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.sgf");
    std::fs::write(&file, "(;FF[4]GM[11]SZ[3];B[a2];W[swap-pieces];B[b2])").expect("written");
    let load = format!("loadsgf {}", file.display());
    assert_eq!(last("hex", &[&load, "all_legal_moves"]), "= a1 c1 a2 c2 a3 b3 c3");
    assert_eq!(last("hex", &[&format!("{load} 2"), "all_legal_moves"]), "= a1 b1 c1 b2 c2 a3 b3 c3 swap-pieces");
    assert_eq!(last("hex", &[&load, "undo", "undo", "undo", "undo"]), "? cannot undo");
    assert_eq!(last("nim", &[&load]), "? the file is of hex");
    assert!(last("hex", &["loadsgf /nowhere.sgf"]).starts_with("? cannot load file"));
}

#[test]
fn sides_have_several_names() {
    for [first, second] in [["b", "w"], ["Black", "WHITE"], ["red", "blue"]] {
        assert_eq!(last("hex:size=3", &[&format!("play {first} a1"), &format!("play {second} b2")]), "=");
    }
    assert_eq!(last("hex:size=3", &["play green a1"]), "? invalid color green");
    assert_eq!(last("hex:size=3", &["play w a1"]), "? illegal move: it is the turn of black");
}

#[test]
fn a_refusal_repeats_no_more_than_people_read() {
    let long = "ç".repeat(1 << 20);
    for command in ["play X a1", "play b X", "boardsize X", "loadsgf X", "overlay X", "param_game X 1", "X"] {
        let answer = last("hex:size=3", &[&command.replace('X', &long)]);
        assert!(answer.starts_with("? ") && answer.chars().count() <= 503, "{command}: {} bytes", answer.len());
    }
}

#[test]
fn a_server_that_ponders_answers_every_command() {
    let catalog = jogada_standard::catalog();
    let game = "hex:size=9,swap=off";
    let server = GtpServer::new(&catalog, game, computer(&catalog, game, "expert:nodes=20")).expect("a game");
    let mut output = Vec::new();
    let commands = &b"genmove b\nplay w a1\ngenmove b\nundo\nquit\n"[..];
    server.pondering(true).serve(commands, &mut output).expect("memory");
    let text = String::from_utf8(output).expect("text");
    assert_eq!(text.matches('=').count(), 5, "{text}");
}
