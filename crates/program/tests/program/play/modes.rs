//! Every game, whoever plays it.

use super::{PEOPLE, beginning, play, usual};
use crate::running::{json, names, with_input};

/// Boards on which a game is over quickly, the game by its name.
fn small(game: &str) -> String {
    match game {
        "adji-boto" => "adji-boto:per-hole=1".to_owned(),
        "dots-and-boxes" => "dots-and-boxes:rows=1,cols=2".to_owned(),
        "hex" => "hex:size=2".to_owned(),
        other => other.to_owned(),
    }
}

/// A game that a computer plays with itself, to be played again by others.
fn recorded(game: &str) -> Vec<String> {
    let record = json(&["play", game, "--first", "greedy", "--second", "random"]);
    let moves = record["moves"].as_array().expect("moves").iter();
    moves.map(|mv| mv.as_str().expect("a text").to_owned()).collect()
}

#[test]
fn two_people_play_every_game_to_its_end() {
    for game in names("games").iter().map(|name| small(name)) {
        let moves = recorded(&game);
        let lines: Vec<_> = moves.iter().map(String::as_str).collect();
        let run = play(&[&[game.as_str()], &PEOPLE[..]].concat(), &lines);
        assert_eq!(run.code, 0, "{game}: {}", run.err);
        assert!(run.out.contains(&format!("\n{}. ", moves.len())), "{game}");
        assert_eq!(beginning(&run.out, "result").len(), 1, "{game}");
        assert!(!run.out.contains("nodes analyzed"), "{game}: nobody searched");
    }
}

#[test]
fn a_person_plays_every_game_against_a_computer_on_either_side() {
    for game in names("games").iter().map(|name| small(name)) {
        for side in ["--first", "--second"] {
            // Whatever the computer does, something of this is a move; the rest are mistakes that cost nothing.
            let run = play(&[&game, side, "alphabeta:nodes=200"], &["resign", "quit"]);
            assert_eq!(run.code, 0, "{game}: {}", run.err);
            let person = if side == "--first" { "Second" } else { "First" };
            assert!(run.out.contains(&format!("{person}, your move")), "{game}");
            assert!(run.out.contains(&format!("{person} resigns")), "{game}");
            assert_eq!(
                run.out.contains("\n1. First: "),
                side == "--first",
                "{game}: the computer opens if it is First"
            );
        }
    }
}

#[test]
fn two_computers_play_every_game_and_account_for_it() {
    for game in names("games").iter().map(|name| small(name)) {
        let run = play(&[&game, "--first", "alphabeta:nodes=200", "--second", "alphabeta:nodes=100"], &[]);
        assert_eq!(run.code, 0, "{game}: {}", run.err);
        for name in ["moves", "turns", "result"] {
            assert_eq!(beginning(&run.out, &format!("{name} ")).len(), 1, "{name} of {game}");
        }
        let moves = beginning(&run.out, "moves ")[0].split_whitespace().nth(1).expect("a count");
        let moves: usize = moves.parse().expect("a number");
        for name in ["nodes analyzed", "alpha raises", "alpha cuts", "beta cuts", "time", "depth reached"] {
            assert_eq!(beginning(&run.out, name).len(), moves + 1, "{name} of {game}: each move and the total");
        }
        assert!(run.out.contains("First, alphabeta:nodes=200: "), "{game}");
    }
}

#[test]
fn the_totals_add_up() {
    let run = play(&["tic-tac-toe", "--first", "alphabeta:nodes=500", "--second", "alphabeta:nodes=300"], &[]);
    let figures = beginning(&run.out, "nodes analyzed");
    let mut nodes: Vec<u64> = figures
        .iter()
        .map(|line| line["nodes analyzed".len()..].trim().replace(',', "").parse().expect("a count"))
        .collect();
    let total = nodes.pop().expect("a total");
    assert_eq!(nodes.iter().sum::<u64>(), total);
    assert!(nodes.iter().all(|&count| count <= 500));
}

#[test]
fn computers_repeat_themselves_with_the_same_seed_only() {
    let game = |seed: &str| {
        json(&["play", "hex:size=4", "--first", "random", "--second", "random", "--seed", seed])["moves"].clone()
    };
    assert_eq!(game("7"), game("7"));
    assert_ne!(game("7"), game("8"));
}

#[test]
fn without_players_a_person_meets_the_medium_level() {
    let run = play(&["nim"], &["quit"]);
    assert!(run.out.contains(&format!("First   human\nSecond  {}\n", usual())), "{}", run.out);
    let run = play(&["nim", "--second", "human"], &["quit"]);
    assert!(run.out.contains(&format!("First   {}\nSecond  human\n", usual())), "{}", run.out);
}

#[test]
fn without_a_page_the_game_is_played_as_text_and_says_so() {
    let run = with_input(&["play", "nim"], "quit\n");
    assert!(run.err.starts_with("there is no page"), "{}", run.err);
    assert!(run.out.contains("First, your move (such as 1-1):"));
}

#[test]
fn a_skipped_turn_is_announced_and_counted() {
    let start = "((0 0 0 0 0 1)(0 0 0 0 0 1)) 0 0 1";
    let run = play(&["adji-boto", "--from", start, "--first", "random", "--second", "random"], &[]);
    let skips = beginning(&run.out, "First has no move and is skipped").len();
    assert!(skips > 0, "{}", run.out);
    let count = |name: &str| -> usize {
        let line = beginning(&run.out, name)[0];
        line.split_whitespace().nth(1).and_then(|text| text.parse().ok()).expect("a count")
    };
    assert_eq!(count("turns "), count("moves ") + skips);
    let portuguese =
        play(&["adji-boto", "--from", start, "--first", "random", "--second", "random", "--lang", "pt"], &[]);
    assert_eq!(beginning(&portuguese.out, "o Primeiro não tem jogada e passa a vez").len(), skips);
}

#[test]
fn quiet_games_are_moves_and_a_result() {
    let run = play(&["nim", "--first", "report-hard", "--second", "report-hard", "--quiet"], &[]);
    let lines: Vec<_> = run.out.lines().collect();
    let (result, moves) = lines.split_last().expect("lines");
    assert_eq!((*result, run.err.as_str()), ("First wins", ""));
    for (number, line) in (1..).zip(moves) {
        assert!(line.starts_with(&format!("{number}. ")), "{line}");
    }
    let run = play(&[&["nim", "--quiet"], &PEOPLE[..]].concat(), &["3-3", "1-1"]);
    assert_eq!(run.out, "1. First: 3-3\n2. Second: 1-1\n");
}

#[test]
fn programs_get_one_record() {
    let record = json(&["play", "nim", "--first", "report-hard", "--second", "report-hard"]);
    assert_eq!(record["players"], serde_json::json!(["report-hard", "report-hard"]));
    assert_eq!(record["result"]["winner"], 1);
    assert_eq!(record["info"].as_array().map(Vec::len), record["moves"].as_array().map(Vec::len));
}

#[test]
fn the_board_is_shown_before_and_after_every_move() {
    let run = play(&[&["tic-tac-toe", "--ascii"], &PEOPLE[..]].concat(), &["1", "5"]);
    let crosses = |line: &&str| line.contains('x');
    assert_eq!(run.out.lines().filter(crosses).count(), 2, "after the first move and after the second: {}", run.out);
}

#[test]
fn puzzles_are_played_by_hand() {
    let run = play(&["sliding-tiles", "--from", "1 2 3/4 5 6/. 7 8"], &["l", "r", "r"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.err.contains("the blank can not go there"), "{}", run.err);
    assert!(run.out.contains("Move 2 (such as u): r\n2. r\n"), "{}", run.out);
    assert!(run.out.contains("moves"), "{}", run.out);
    assert!(beginning(&run.out, "result")[0].ends_with("solved"), "{}", run.out);
    for puzzle in names("puzzles") {
        let run = play(&[&puzzle], &["moves", "eval", "resign"]);
        assert_eq!(run.code, 0, "{puzzle}: {}", run.err);
        assert!(run.out.contains("The puzzle is given up"), "{puzzle}");
    }
}

#[test]
fn a_puzzle_has_one_player() {
    let run = play(&["sliding-tiles", "--second", "human"], &[]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("one player"), "{}", run.err);
}

#[test]
fn a_game_that_is_over_before_it_starts_says_so() {
    let run = play(&["nim", "--from", "0,0,0 1"], &[]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("Second wins"), "{}", run.out);
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_game_of_computers_with_its_own_code() {
    use std::io::{BufRead, BufReader};
    use std::process::{Command, Stdio};

    let endless = ["play", "nim:heaps=9", "--text", "--first", "minimax", "--second", "minimax"];
    let mut child =
        crate::running::program(&endless).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("starts");
    let mut first = String::new();
    BufReader::new(child.stdout.take().expect("piped")).read_line(&mut first).expect("a heading");
    let sent = Command::new("kill").args(["-INT", &child.id().to_string()]).status().expect("kill is there");
    assert!(sent.success());
    let output = child.wait_with_output().expect("ends");
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&output.stderr).contains("Go on with: jogada play nim:heaps=9"));
}

#[test]
fn a_computer_may_think_while_a_person_does() {
    let seats = ["hex:size=4,swap=off", "--first", "human", "--second", "expert:nodes=20", "--ponder", "--quiet"];
    let run = play(&seats, &["b2", "quit"]);
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(run.out.contains("2. Second: "), "{}", run.out);
}
