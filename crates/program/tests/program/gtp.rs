//! The GTP server as a process, and the arena that plays against it.

use tempfile::tempdir;

use crate::running::{jogada, json, with_input};

#[test]
fn commands_come_in_and_answers_go_out() {
    let run = with_input(&["gtp", "tic-tac-toe", "--player", "alphabeta"], "1 name\ngenmove b\nfly\n\nquit\nname\n");
    assert_eq!((run.code, run.err.as_str()), (0, ""));
    assert_eq!(run.out, "=1 Jogada\n\n= 1\n\n? unknown command\n\n=\n\n");
    assert_eq!(with_input(&["gtp", "nim"], "name").out, "= Jogada\n\n", "the end of the input is the end");
}

#[test]
fn who_ponders_answers_as_well() {
    let line = ["gtp", "hex:size=5,swap=off", "--player", "expert:nodes=30", "--ponder"];
    let run = with_input(&line, "genmove b\nplay w a1\ngenmove b\nquit\n");
    assert_eq!((run.code, run.out.matches('=').count()), (0, 4), "{}", run.out);
}

#[test]
fn what_can_not_be_served_is_said() {
    assert_eq!(jogada(&["gtp", "chess"]).code, 2);
    assert!(jogada(&["gtp", "sliding-tiles"]).err.contains("a game for two"));
    assert_eq!(jogada(&["gtp", "nim", "--player", "human"]).code, 2);
}

/// The sides of a game take turns with the swap, with kept turns and with skips, in two processes.
#[test]
fn the_arena_plays_every_kind_of_game_against_the_server() {
    let program = env!("CARGO_BIN_EXE_jogada");
    for game in ["hex:size=5", "dots-and-boxes:rows=2,cols=2", "adji-boto:per-hole=1", "nim", "tic-tac-toe"] {
        let folder = tempdir().expect("a folder");
        let out = folder.path().join("run");
        let engine = format!("gtp:cmd=\"{program} gtp {game} --player easy\"");
        let line =
            ["arena", game, "--players", "random:seed=5", &engine, "--games", "4", "--plies", "1", "-j", "2", "--out"];
        let run = jogada(&[&line[..], &[out.to_str().expect("plain")]].concat());
        assert_eq!(run.code, 0, "{game}: {}", run.err);
        let games = std::fs::read_to_string(out.join("games.jsonl")).expect("played");
        assert_eq!(games.lines().count(), 4);
        for line in games.lines() {
            let record: serde_json::Value = serde_json::from_str(line).expect("a record");
            let reason = record["reason"].as_str().expect("a reason");
            assert!(["rules", "repetition", "move-cap"].contains(&reason), "{game}: {line}");
        }
        assert_eq!(json(&["arena", "status", out.to_str().expect("plain")])["finished"], true);
    }
}

#[test]
fn our_own_server_keeps_to_the_protocol_in_every_game() {
    let program = env!("CARGO_BIN_EXE_jogada");
    for game in ["hex:size=4", "dots-and-boxes:rows=2,cols=2", "adji-boto:per-hole=1", "nim", "tic-tac-toe"] {
        let command = format!("{program} gtp {game} --player easy");
        let run = jogada(&["arena", "check", &command]);
        assert_eq!(run.code, 0, "{game}: {}", run.out);
        assert_eq!(run.out.lines().filter(|line| line.starts_with('✓')).count(), 15, "{game}: {}", run.out);
    }
}

#[test]
#[cfg(unix)]
fn a_program_that_does_not_keep_to_the_protocol_is_told_how() {
    let folder = tempdir().expect("a folder");
    let script = folder.path().join("yes.sh");
    std::fs::write(&script, "while read -r line; do echo '= 1'; echo; done").expect("written");
    let run = jogada(&["arena", "check", &format!("sh {}", script.display())]);
    assert_eq!(run.code, 1);
    assert!(run.out.contains("✗ speaks version 2 of the protocol: protocol_version: 1"), "{}", run.out);
    let run = jogada(&["arena", "check", "/nowhere/engine", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((run.code, &answer["kept"], &answer["points"][0]["kept"]), (1, &false.into(), &false.into()));
    assert_eq!(jogada(&["arena", "check"]).code, 2);
}
