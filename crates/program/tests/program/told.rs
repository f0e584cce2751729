//! What is said beside moves and positions: nothing untrue, nothing that a proof contradicts, in whole sentences.

use serde_json::Value;

use crate::running::{jogada, json, with_input};

/// What is said to whoever plays these moves and asks for a hint.
fn hint(game: &str, moves: &str, language: &str) -> String {
    let seats = ["--first", "human", "--second", "human", "--lang", language];
    let run = with_input(&[&["play", game, "--text"], &seats[..]].concat(), &format!("{moves}\nhint\nquit\n"));
    let asked = run.out.find(if language == "pt" { "Dica de" } else { "Hint from" });
    run.out[asked.unwrap_or_else(|| panic!("no hint: {}{}", run.out, run.err))..].to_owned()
}

/// The position after these moves.
fn after(game: &str, moves: &[&str]) -> String {
    json(&[&["replay", game], moves].concat())["final"]["position"].as_str().expect("a position").to_owned()
}

#[test]
fn a_side_that_has_lost_is_not_told_which_cells_may_still_save_it() {
    for (language, verdict, hope) in
        [("en", "First wins (proven)", "can still stop"), ("pt", "ganha o Primeiro (provado)", "ainda podem travar")]
    {
        let said = hint("hex:size=4,swap=off", "d1", language);
        assert!(said.contains(verdict) && !said.contains(hope), "{said}");
    }
}

#[test]
fn beside_a_proof_a_rule_of_thumb_keeps_silent() {
    let said = hint("hex:size=3,swap=off", "a2", "en");
    assert!(said.contains("(proven)") && !said.contains("to go"), "{said}");
}

#[test]
fn a_hint_names_the_move_that_it_speaks_for() {
    assert!(hint("hex:size=3,swap=off", "a1", "en").contains("\nb2 — wins: the edges are connected"));
    assert!(hint("hex:size=3,swap=off", "a1", "pt").contains("\nb2 — ganha: as margens ficam ligadas"));
    assert!(hint("hex:size=3", "b2", "en").contains("\nswap — takes the stone over."));
}

#[test]
fn what_a_net_expects_is_no_share_of_simulated_games() {
    for player in ["easy", "expert:nodes=8"] {
        for (language, chance) in [("en", "First has a chance of about "), ("pt", "o Primeiro tem cerca de ")] {
            let said = jogada(&["best", "hex:size=6", "--player", player, "--lang", language]).out;
            assert!(said.contains(chance) && !said.contains("simulad") && !said.contains("simulated games"), "{said}");
        }
    }
    let said = jogada(&["best", "hex:size=6", "--player", "mcts:nodes=50"]).out;
    assert!(said.contains("% of simulated games"), "{said}");
}

#[test]
fn an_analysis_says_what_the_position_shows() {
    let position = after("hex:size=3,swap=off", &["b2"]);
    let run = jogada(&["analyze", "hex:size=3,swap=off", &position, "--nodes", "20"]);
    assert!(run.out.contains("First is connected: with these cells it holds against every reply"), "{}", run.out);
    assert!(run.out.contains("Shares of the net’s attention in %"), "{}", run.out);
    let run = jogada(&["analyze", "hex:size=3,swap=off", &position, "--nodes", "20", "--lang", "pt"]);
    assert!(run.out.contains("O Primeiro está ligado: com estas casas resiste a qualquer resposta"), "{}", run.out);
    let nim = jogada(&["analyze", "nim", "1,3,5 1", "--nodes", "20"]);
    assert!(nim.out.contains("111"), "the nim-sum in binary: {}", nim.out);
}

#[test]
fn an_analysis_hands_overlays_to_programs() {
    let analysis = json(&["analyze", "hex:size=3,swap=off", "--nodes", "20"]);
    let overlays = analysis["overlays"].as_array().expect("overlays");
    let names: Vec<_> = overlays.iter().filter_map(|overlay| overlay["name"].as_str()).collect();
    assert_eq!(names, ["paths", "policy", "connections"]);
    let strengths = overlays[1]["parts"].as_array().expect("parts").iter().map(|part| part["strength"].as_f64());
    let strengths: Option<Vec<f64>> = strengths.collect();
    let strengths = strengths.expect("every share has a strength");
    let weakest_first = strengths.iter().rev();
    assert!(weakest_first.is_sorted() && strengths.iter().all(|strength| (0.0..=1.0).contains(strength)));
    assert_eq!(overlays[1]["parts"][0]["strength"], 1.0);
    assert!(overlays[2]["parts"][0].get("strength").is_none(), "what holds holds no more here than there");
    assert_eq!(json(&["analyze", "sliding-tiles", "--nodes", "20"]).get("overlays"), None::<&Value>);
}

#[test]
fn beside_a_proof_an_analysis_gives_no_rule_of_thumb() {
    let said = |arguments: &[&str]| jogada(&[&["analyze", "dots-and-boxes:rows=1,cols=2"], arguments].concat()).out;
    assert!(said(&["--nodes", "20000"]).contains("(proven)"));
    assert!(!said(&["--nodes", "20000"]).contains("favors"));
}

#[test]
fn where_marks_differ_in_strength_the_strongest_are_named() {
    let start = after("hex:size=5,swap=off", &[]);
    for (language, begin) in [("en", "; most: "), ("pt", "; sobretudo: ")] {
        let said = jogada(&["explain", "hex:size=5,swap=off", &start, "--lang", language]).out.replace("\n  ", " ");
        let (_, shares) = said.split_once(begin).unwrap_or_else(|| panic!("{said}"));
        let shares = shares.split(", ").map(|share| share.split(' ').nth(1).and_then(|percent| percent.parse().ok()));
        let shares: Vec<u32> = shares.map_while(|share| share).collect();
        assert!(shares.len() >= 2 && shares.is_sorted_by(|one, other| one >= other), "{shares:?}: {said}");
    }
}

#[test]
fn what_speaks_for_a_move_is_told_of_the_best_moves_first() {
    let position = after("hex:size=7,swap=off", &["d4", "c5"]);
    let said = jogada(&["explain", "hex:size=7,swap=off", &position]).out;
    let (_, moves) = said.split_once("What speaks for a move\n").expect("a part about moves");
    let best = json(&["best", "hex:size=7,swap=off", &position, "--player", "expert:nodes=400"]);
    let best = best["move"].as_str().expect("a move").to_owned();
    assert!(moves.trim_start().starts_with(&format!("{best} — ")), "{best}: {said}");
}

#[test]
fn the_terms_of_a_lesson_are_explained_by_what_it_says() {
    for (name, said) in [
        ("ladder", "one reply. That is a ladder."),
        ("must-play", "the must-play region. Look nowhere else"),
        ("edge-template", "an edge template."),
        ("dead cell", "A dead cell can no longer help anybody"),
        ("swap", "answer the first stone with swap"),
        ("bridge", "are as good as joined: a bridge."),
    ] {
        let run = jogada(&["explain", name]);
        let text = run.out.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(run.code == 0 && text.contains(said), "{name}: {}{}", run.out, run.err);
    }
    let run = jogada(&["explain", "escada", "--lang", "pt"]);
    assert!(run.out.starts_with("escada (termo)"), "{}{}", run.out, run.err);
    assert!(jogada(&["explain", "laddr"]).err.contains("ladder"));
}
