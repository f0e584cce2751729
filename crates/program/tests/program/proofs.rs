//! Proofs of Hex positions: written by one command, believed or refused by another.

use std::fs;

use crate::running::{jogada, json};

#[test]
fn a_proof_that_was_written_holds() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    let path = path.to_str().expect("text");
    for (game, position, winner) in [
        ("hex:size=4,swap=off", "..../..../..../.... 1", 1),
        ("hex:size=5,swap=off", "x..../...../...../...../..... 2", 2),
        ("hex:size=6", "....../..x.../...o../....../....../...... 1", 1),
        ("hex:size=7,swap=off", "......./......./.....x./......./......./......./....... 2", 1),
        ("hex:size=7,swap=off", "x....../......./......./......./......./......./....... 2", 2),
        ("hex:size=12", &far_along(), 1),
    ] {
        let solved = json(&["solve", game, position, "--proof", path]);
        assert_eq!(solved["proven"], true, "{game}");
        let verified = json(&["verify", "--proof", path]);
        assert_eq!((&verified["winner"], &verified["position"]), (&winner.into(), &position.into()), "{game}");
    }
}

/// A long board on which First's chain lacks two bridges.
fn far_along() -> String {
    let rows: Vec<String> = (0..12)
        .map(|row| match row {
            0 | 5 => "............".to_owned(),
            _ => format!("{}x{}o", ".".repeat(5), ".".repeat(5)),
        })
        .collect();
    format!("{} 1", rows.join("/"))
}

#[test]
fn a_changed_proof_is_refused_with_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    let name = path.to_str().expect("text");
    jogada(&["solve", "hex:size=4,swap=off", "--proof", name]);
    let text = fs::read_to_string(&path).expect("it was written");
    let lines: Vec<&str> = text.lines().collect();
    fs::write(&path, lines[..lines.len() - 1].join("\n")).expect("it can be written");
    let run = jogada(&["verify", "--proof", name]);
    assert_ne!(run.code, 0);
    assert!(run.err.contains(&format!("line {}", lines.len())), "{}", run.err);
    fs::write(&path, text.replace("winner 1", "winner 2")).expect("it can be written");
    let run = jogada(&["verify", "--proof", name, "--lang", "pt"]);
    assert_ne!(run.code, 0);
    assert!(run.err.contains("linha 5"), "{}", run.err);
}

/// The winner is known at once, the proof is not: nothing is written, and nobody is told that all is well.
#[test]
fn a_proof_that_was_not_found_within_the_limits_is_missed() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    let d4 = "......./......./......./...x.../......./......./....... 2";
    let solve = |more: &[&str]| {
        let nodes = ["solve", "hex:size=7,swap=off", d4, "--nodes", "362", "--proof", path.to_str().expect("text")];
        jogada(&[&nodes[..], more].concat())
    };
    let run = solve(&[]);
    assert_eq!(run.code, 4, "{}", run.out);
    assert!(run.out.contains("First wins (proven)"), "{}", run.out);
    assert!(run.out.contains("the proof was not written"), "{}", run.out);
    let run = solve(&["--lang", "pt"]);
    assert!(run.out.contains("a prova não se escreveu"), "{}", run.out);
    let run = solve(&["--json"]);
    let told: serde_json::Value = serde_json::from_str(&run.out).expect("JSON");
    assert_eq!((run.code, &told["proven"], &told["proof"]), (4, &true.into(), &false.into()), "{told}");
    assert!(!path.exists());
}

#[test]
fn a_proof_that_was_written_is_told_of() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    let told = json(&["solve", "hex:size=3,swap=off", "--proof", path.to_str().expect("text")]);
    assert_eq!(told["proof"], true);
    assert!(json(&["solve", "hex:size=3,swap=off"])["proof"].is_null(), "nobody asked");
}

/// All of 13 winning moves are told of where a proof is written, too; where one has to do, that is said.
#[test]
fn best_moves_are_all_there_are_or_said_to_be_some() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    let path = path.to_str().expect("text");
    let five = json(&["solve", "hex:size=5,swap=off", "--proof", path]);
    let moves = five["best_moves"].as_array().map(Vec::len);
    assert_eq!((moves, &five["every_move"]), (Some(13), &true.into()));
    let seven = ["solve", "hex:size=7,swap=off", "--proof", path];
    assert_eq!(json(&seven)["every_move"], false);
    assert!(jogada(&seven).out.contains("(others were not looked at)"));
    assert!(jogada(&[&seven[..], &["--lang", "pt"]].concat()).out.contains("(as outras não se examinaram)"));
    assert!(!jogada(&["solve", "tic-tac-toe"]).out.contains("not looked at"));
}

#[test]
fn a_swap_in_the_way_of_a_proof_is_named_with_the_remedy() {
    let run = jogada(&["solve", "hex:size=5", "--proof", "nowhere"]);
    assert_eq!(run.code, 2);
    assert!(run.err.contains("hex:size=5,swap=off"), "{}", run.err);
    let run = jogada(&["solve", "hex:size=3,swap=on", ".../.../... 1", "--proof", "nowhere", "--lang", "pt"]);
    assert!(run.code == 2 && run.err.contains("hex:size=3,swap=off"), "{}", run.err);
}

#[test]
fn a_proof_that_is_no_text_is_refused_at_the_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    fs::write(&path, b"jogada-hex-proof 2\nsize \xff\n").expect("it can be written");
    let run = jogada(&["verify", "--proof", path.to_str().expect("text")]);
    assert_eq!(run.code, 3);
    assert!(run.err.contains("line 2: byte 25 of the file is no text"), "{}", run.err);
}

#[test]
fn what_has_no_proof_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    for (game, position) in [("tic-tac-toe", ".../.../... 1"), ("hex:size=1,swap=off", "x 2")] {
        let run = jogada(&["solve", game, position, "--proof", path.to_str().expect("text")]);
        assert_eq!(run.code, 2, "{game}: {}", run.err);
        assert!(run.err.contains("no proof can be written down"), "{}", run.err);
        assert!(!path.exists());
    }
}

#[test]
fn what_was_known_before_the_search_is_not_called_proven() {
    for game in ["dots-and-boxes:rows=5,cols=5", "hex:size=8"] {
        let run = jogada(&["solve", game, "--nodes", "1"]);
        assert_eq!(run.code, 4, "{game}: {}", run.err);
        assert!(run.out.contains("nothing is proven about the value"), "{game}: {}", run.out);
        assert!(!run.out.contains("(proven)"), "{game}: {}", run.out);
    }
}
