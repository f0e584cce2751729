//! The commands that list what there is.

use serde_json::Value;

use crate::running::{Run, jogada, json, names, program};

#[test]
fn games_are_listed_with_everything_that_can_be_set() {
    let nim = json(&["games", "nim"]);
    let nim = &nim["games"][0];
    assert_eq!(nim["parameters"][0]["name"], "heaps");
    assert_eq!(nim["parameters"][0]["default"], "3");
    assert_eq!(nim["parameters"][1]["default"], Value::Null);
    assert!(nim["evaluations"].as_array().expect("a list").contains(&"nim-sum".into()));
    assert!(jogada(&["games"]).out.contains("misere: on or off (default off)"));
}

#[test]
fn every_game_has_the_levels_of_the_reports_and_they_play() {
    for game in names("games") {
        let levels = json(&["levels", &game]);
        let levels = levels["games"][0]["levels"].as_array().expect("levels").clone();
        for name in ["report-easy", "report-medium", "report-hard"] {
            assert!(levels.iter().any(|level| level["name"] == name), "{name} of {game}");
        }
        assert!(json(&["best", &game, "--player", "report-easy"])["move"].is_string(), "{game}");
    }
}

#[test]
fn everything_listed_is_explained() {
    for list in ["games", "algorithms"] {
        for entry in json(&[list])[list].as_array().expect("a list") {
            assert!(entry["about"].is_string(), "{} needs a line in messages/about.rs", entry["name"]);
        }
    }
}

#[test]
fn puzzles_are_listed_with_their_problems() {
    let listed = json(&["games", "adji-boto-puzzle"]);
    assert_eq!(listed["games"], Value::Array(Vec::new()));
    assert_eq!(listed["puzzles"][0]["problems"].as_array().expect("problems").len(), 7);
}

#[test]
fn shells_get_completions_and_man_gets_pages() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let run = jogada(&["completions", shell]);
        assert!(run.code == 0 && run.out.contains("jogada"), "{shell}");
    }
    let completing = |line: &[&str]| {
        let mut command = program(&[&["--", "jogada"], line].concat());
        let index = line.len().to_string();
        Run::of(&command.env("COMPLETE", "bash").env("_CLAP_COMPLETE_INDEX", index).output().expect("it runs")).out
    };
    assert!(completing(&["best", "dots"]).contains("dots-and-boxes"), "{}", completing(&["best", "dots"]));
    assert!(completing(&["best", "nim", "--player", "report-h"]).contains("report-hard"));
    assert!(jogada(&["man"]).out.contains(".TH jogada"));
    assert!(jogada(&["man", "best"]).out.contains("report\\-easy"), "pages have the examples");
    assert_eq!(jogada(&["man", "bset"]).code, 2);
}

#[test]
fn doctor_says_what_it_found() {
    let found = json(&["doctor"]);
    for key in ["version", "data_dir", "lang", "terminal", "columns", "color", "cores", "memory", "browser"] {
        assert!(found.get(key).is_some(), "{key}");
    }
    assert!(jogada(&["doctor", "--lang", "pt"]).out.contains("pasta de dados"));
}

#[test]
fn the_version_is_printed() {
    assert!(jogada(&["--version"]).out.starts_with("jogada "));
}
