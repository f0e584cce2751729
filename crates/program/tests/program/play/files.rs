//! Saving, loading, and input that ends.

use std::fs;

use serde_json::Value;

use super::{PEOPLE, nim, play};
use crate::running::with_input;

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("my game.json");
    let path = path.to_str().expect("text");
    let run = play(&["nim", "--second", "report-hard"], &["3-1", &format!("save {path}"), "quit"]);
    assert!(run.out.contains("Saved as"), "{}{}", run.out, run.err);
    let run = play(&["--file", path], &["moves", "quit"]);
    assert!(run.out.contains("First   human\nSecond  report-hard\n"), "{}", run.out);
    assert!(run.out.contains("Played so far: 3-1 "), "{}", run.out);
    let run = play(&["--file", path, "--second", "human"], &["quit"]);
    assert!(run.out.contains("Second  human\n"), "{}", run.out);
    let loaded = play(&["hex:size=3", "--lang", "pt"], &[&format!("abrir {path}"), "desfazer", "sair"]);
    assert!(loaded.out.contains("Desfeito: 3-1 "), "another game takes over the board: {}", loaded.out);
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1, "no draft is left");
}

#[test]
fn a_saved_game_keeps_what_searches_knew_and_people_remarked() {
    let folder = tempfile::tempdir().expect("a folder");
    let of = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let record =
        |name: &str| -> Value { serde_json::from_str(&fs::read_to_string(of(name)).expect("saved")).expect("JSON") };
    let old = "(;FF[4]GM[11]SZ[3]C[Club];B[a2]C[safe];W[b2])";
    fs::write(of("old.sgf"), old).expect("writable");
    let save = |name: &str| format!("save {}", of(name));
    let orders = ["c1", &save("one.json"), "undo", "redo", &save("two.json"), "undo", &save("three.json"), "quit"];
    play(&["--file", &of("old.sgf"), "--first", "human", "--second", "alphabeta:depth=2"], &orders);
    let (one, three) = (record("one.json"), record("three.json"));
    assert_eq!((&one["comment"], &one["info"][0]["comment"]), (&"Club".into(), &"safe".into()));
    assert_eq!((&one["info"][1], &one["info"][2]), (&Value::Null, &Value::Null), "people's moves");
    for key in ["value", "value_kind", "proven", "side", "depth", "nodes", "time_ms", "pv"] {
        assert!(!one["info"][3][key].is_null(), "{key}: {one}");
    }
    assert_eq!(record("two.json"), one, "moves played again are the same moves");
    assert_eq!(three["info"].as_array().map(Vec::len), Some(2), "{three}");
}

#[test]
fn saving_again_replaces_the_saved_game_and_nothing_else() {
    let folder = tempfile::tempdir().expect("a folder");
    let of = |name: &str| folder.path().join(name).to_str().expect("text").to_owned();
    let save = format!("save {}", of("game.json"));
    let run = nim(&[&save, "3-3", &save, "quit"]);
    assert_eq!(run.out.matches("Saved as").count(), 2, "{}", run.err);
    assert!(fs::read_to_string(of("game.json")).expect("saved").contains("3-3"));
    fs::write(of("letter.txt"), "do not lose me").expect("writable");
    let run = nim(&[&format!("save {}", of("letter.txt")), &format!("save {}", of("no/such/folder")), "3-3", "quit"]);
    assert!(run.err.contains("is no saved game"), "{}", run.err);
    assert!(run.err.contains("can not write"), "{}", run.err);
    assert!(run.out.contains("1. First: 3-3"), "the game goes on");
    assert_eq!(fs::read_to_string(of("letter.txt")).expect("still there"), "do not lose me");
}

#[test]
fn what_can_not_be_loaded_leaves_the_game_alone() {
    let folder = tempfile::tempdir().expect("a folder");
    let of = |name: &str, text: &str| {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("writable");
        format!("load {}", path.display())
    };
    let broken = of("broken.json", "{\"v\":1,\"game\":\"nim\"");
    let newer = of("newer.json", "{\"v\":99}");
    let illegal = of("illegal.json", "{\"v\":1,\"game\":\"nim\",\"players\":[],\"moves\":[\"3-3\",\"3-3\"]}");
    let run = nim(&["3-3", &broken, &newer, &illegal, "load no-such-file", "1-1", "quit"]);
    for message in ["no game record", "a newer program", "move 2: there are not that many pieces", "can not read"] {
        assert!(run.err.contains(message), "{message}: {}", run.err);
    }
    assert!(run.out.contains("\n2. Second: 1-1\n"), "{}", run.out);
}

#[test]
fn a_record_of_computers_is_taken_over_by_those_at_the_board() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("match.json");
    let record = with_input(&["play", "nim", "--first", "random", "--second", "gtp-like", "--json"], "");
    assert_eq!(record.code, 2, "nobody of that name plays");
    let text = "{\"v\":1,\"game\":\"nim\",\"players\":[\"random\",\"someone-else\"],\"moves\":[\"3-3\"]}";
    fs::write(&path, text).expect("writable");
    let run = nim(&[&format!("load {}", path.display()), "1-1", "quit"]);
    assert!(run.out.contains("\n2. Second: 1-1\n"), "{}{}", run.out, run.err);
}

#[test]
fn input_that_ends_in_the_middle_says_how_to_go_on() {
    let run = nim(&["3-3"]);
    assert_eq!(run.code, 3);
    assert!(run.err.contains("The input ended in the middle of the game."), "{}", run.err);
    let goes_on = |err: &str| err.contains("Go on with: jogada play --file ") && err.ends_with(" --text --lang en\n");
    assert!(goes_on(&run.err), "{}", run.err);
    let unbegun = nim(&["quit"]);
    let way = "Go on with: jogada play nim --from '1,3,5 1' --first human --second human --text\n";
    assert!(unbegun.err.ends_with(way), "nothing to keep: {}", unbegun.err);
    let portuguese = play(&[&["nim", "--lang", "pt"], &PEOPLE[..]].concat(), &[]);
    assert!(portuguese.err.contains("A entrada acabou a meio do jogo."), "{}", portuguese.err);
    let quit = nim(&["3-3", "quit"]);
    assert_eq!(quit.code, 0);
    assert!(goes_on(&quit.err), "{}", quit.err);
    let unended = with_input(&["play", "nim", "--text", "--first", "human", "--second", "human"], "3-3");
    assert!(unended.out.contains("1. First: 3-3"), "a last line without its end counts");
}

#[test]
fn what_is_not_given_or_wrong_is_said_before_anything_starts() {
    for (arguments, code, message) in [
        (&[][..], 2, "name the game to play"),
        (&["hxe"], 2, "did you mean hex?"),
        (&["nim", "--first", "grredy"], 2, "did you mean greedy?"),
        (&["nim", "--from", "1,x 1"], 3, "expected a heap here"),
        (&["--file", "no-such-file"], 3, "can not read"),
        (&["nim", "--from", "1,3 1", "--file", "x"], 2, "do not go together"),
    ] {
        let run = play(arguments, &["3-3"]);
        assert_eq!((run.code, run.out.as_str()), (code, ""), "{arguments:?}: {}", run.err);
        assert!(run.err.contains(message), "{arguments:?}: {}", run.err);
    }
}
