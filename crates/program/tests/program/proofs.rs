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

#[test]
fn what_has_no_proof_says_so() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("proof");
    for game in ["tic-tac-toe", "hex:size=3"] {
        let run = jogada(&["solve", game, "--proof", path.to_str().expect("text")]);
        assert_eq!(run.code, 2, "{game}");
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
