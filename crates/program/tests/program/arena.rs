//! Matches from the command line.

use std::fs;
use std::path::Path;

use serde_json::Value;
use tempfile::tempdir;

use crate::running::{Run, jogada, json};

/// A small match that always goes the same way.
fn arena(folder: &Path, more: &[&str]) -> Run {
    let line = ["arena", "nim", "--players", "alphabeta", "random", "--games", "6", "--nodes", "300", "--out"];
    jogada(&[&line, [plain(folder)].as_slice(), more].concat())
}

fn plain(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn events(folder: &Path) -> Vec<Value> {
    let run = arena(folder, &["--json"]);
    assert_eq!(run.code, 0, "{}", run.err);
    run.out.lines().map(|line| serde_json::from_str(line).expect("every line is JSON")).collect()
}

#[test]
fn a_match_tells_every_game_and_then_the_result() {
    let folder = tempdir().expect("a folder");
    let events = events(folder.path());
    assert_eq!(events.len(), 7);
    assert!(events[..6].iter().all(|event| event["event"] == "game" && event["v"] == 1));
    let result = &events[6];
    assert_eq!((&result["event"], &result["played"], &result["finished"]), (&"result".into(), &6.into(), &true.into()));
    let duel = &result["duel"];
    let games = ["wins", "draws", "losses"].map(|key| duel[key].as_u64().expect("a count"));
    assert_eq!(games.iter().sum::<u64>(), 6);
    assert!(duel["los"].is_f64() && duel["pairs"].as_array().is_some_and(|pairs| pairs.len() == 5));
}

#[test]
fn the_same_command_again_plays_nothing_and_says_the_same() {
    let folder = tempdir().expect("a folder");
    let first = events(folder.path());
    let again = events(folder.path());
    assert_eq!(again[..], first[6..]);
    let lines = fs::read_to_string(folder.path().join("games.jsonl")).expect("games");
    for line in lines.lines() {
        let game: Value = serde_json::from_str(line).expect("a record");
        for key in ["index", "pair", "opening", "first", "second", "moves", "score", "winner", "reason", "info"] {
            assert!(game.get(key).is_some(), "{key}");
        }
    }
    assert_eq!(json(&["arena", "status", plain(folder.path())]), first[6]);
}

#[test]
fn mistakes_are_said_before_anything_is_written() {
    let folder = tempdir().expect("a folder");
    let new = folder.path().join("new");
    for (line, code) in [
        ("arena nim --players alphabeta --games 2", 2),
        ("arena nim --players alphabeta gredy", 2),
        ("arena nim --players alphabeta human", 2),
        ("arena sliding-tiles --players alphabeta random", 2),
        ("arena nim --players alphabeta random --sprt 5,0", 2),
        ("arena nim --players alphabeta random greedy --sprt 0,5", 2),
        ("arena nim --players alphabeta random --nodes 5 --depth 3", 2),
        ("arena nim --players alphabeta random --movetime soon", 2),
        ("arena status", 2),
        ("arena status nowhere-at-all", 3),
    ] {
        let words: Vec<_> = line.split(' ').chain(["--out", plain(&new)]).collect();
        let run = jogada(&words);
        assert_eq!((run.code, run.out.as_str()), (code, ""), "{line}");
        assert!(!new.exists(), "{line}");
    }
}

#[test]
fn a_folder_of_another_run_is_left_alone() {
    let folder = tempdir().expect("a folder");
    assert_eq!(arena(folder.path(), &[]).code, 0);
    let before = fs::read(folder.path().join("games.jsonl")).expect("games");
    assert_eq!(arena(folder.path(), &["--seed", "9"]).code, 3);
    assert_eq!(fs::read(folder.path().join("games.jsonl")).expect("games"), before);
}

#[test]
fn a_report_stands_alone_in_the_folder_of_its_run() {
    let folder = tempdir().expect("a folder");
    assert_eq!(arena(folder.path(), &[]).code, 0);
    let report = json(&["arena", "report", plain(folder.path())]);
    assert_eq!(report["files"].as_array().map(Vec::len), Some(7));
    let text = |name: &str| fs::read_to_string(folder.path().join(name)).expect("written");
    let (page, markdown) = (text("report.html"), text("report.md"));
    assert_eq!(page.matches("<svg").count(), 5);
    // The name of the format is the only address on the page: nothing is loaded.
    assert_eq!(page.matches("http").count(), 5);
    assert!(markdown.contains("![") && markdown.contains("| alphabeta |"), "{markdown}");
    assert!(!page.contains("NaN") && !markdown.contains("NaN"));
}

#[test]
fn a_report_tells_processor_time_where_one_game_is_played_at_a_time() {
    for (jobs, known) in [("1", true), ("2", false)] {
        let folder = tempdir().expect("a folder");
        let players = ["--players", "alphabeta:depth=3", "alphabeta:depth=2", "--games", "2"];
        let place = ["--out", plain(folder.path()), "-j", jobs];
        assert_eq!(jogada(&[&["arena", "tic-tac-toe"][..], &players, &place].concat()).code, 0);
        assert_eq!(jogada(&["arena", "report", plain(folder.path())]).code, 0);
        let report = fs::read_to_string(folder.path().join("report.md")).expect("written");
        let (_, thinking) = report.split_once("processor time per move").expect("a column");
        let row = thinking.lines().find(|line| line.starts_with("| alphabeta:depth=3")).expect("a row");
        let cell = row.split('|').nth(4).expect("a cell").trim();
        assert_eq!(cell.ends_with(" ms"), known, "{row}");
    }
}

#[test]
fn a_run_of_a_newer_program_is_refused_politely_and_left_alone() {
    let folder = tempdir().expect("a folder");
    assert_eq!(arena(folder.path(), &[]).code, 0);
    for (name, now, newer) in [("games.jsonl", "\"v\":1,", "\"v\":7,\"new\":1,"), ("run.toml", "v = 1\n", "v = 7\n")] {
        let path = folder.path().join(name);
        let text = fs::read_to_string(&path).expect("there").replacen(now, newer, 1);
        fs::write(&path, &text).expect("written");
        for line in [&["arena", "status"][..], &["arena", "resume"], &["arena", "report"]] {
            let run = jogada(&[line, &[plain(folder.path())]].concat());
            assert_eq!((run.code, run.out.as_str()), (3, ""), "{name} {line:?}");
            assert!(run.err.contains(name) && run.err.contains("a newer program wrote this"), "{}", run.err);
        }
        assert_eq!(arena(folder.path(), &[]).code, 3);
        assert_eq!(fs::read_to_string(&path).expect("there"), text, "left alone");
    }
}

#[test]
fn a_program_that_is_not_there_is_told_once() {
    let run = jogada(&["arena", "check", "/nowhere/at-all"]);
    assert_eq!((run.code, run.out.lines().count()), (1, 1), "{}", run.out);
    assert!(run.out.contains("/nowhere/at-all"), "{}", run.out);
}

#[test]
fn ratings_are_measured_from_the_anchor() {
    let folder = tempdir().expect("a folder");
    assert_eq!(arena(folder.path(), &[]).code, 0);
    let standing = json(&["arena", "status", plain(folder.path()), "--anchor", "random=1000"]);
    assert_eq!(standing["players"][1]["elo"], 1000.0);
    let run = jogada(&["arena", "status", plain(folder.path()), "--anchor", "randm"]);
    assert_eq!((run.code, run.out.as_str()), (2, ""));
}

#[test]
fn calibrating_goes_on_where_it_was_and_leaves_a_file() {
    let folder = tempdir().expect("a folder");
    let calibrate = || jogada(&["arena", "calibrate", "tic-tac-toe", "--out", plain(folder.path())]);
    let first = calibrate();
    assert_eq!(first.code, 0, "{}", first.err);
    let file = fs::read(folder.path().join("calibration.json")).expect("written");
    let stored: Value = serde_json::from_slice(&file).expect("JSON");
    let of_this: Vec<_> =
        stored["matches"].as_array().expect("matches").iter().filter(|one| one["game"] == "tic-tac-toe").collect();
    assert_eq!(of_this.len(), 6);
    assert!(of_this.iter().all(|one| one["pairs"] == 100 && one["low"].as_f64() <= one["score"].as_f64()));
    let again = calibrate();
    assert_eq!((again.code, again.out), (0, first.out));
}

#[test]
fn single_levels_are_calibrated_by_name() {
    let folder = tempdir().expect("a folder");
    let calibrate = |level| jogada(&["arena", "calibrate", "nim", "--players", level, "--out", plain(folder.path())]);
    let run = calibrate("medium");
    assert_eq!((run.code, run.out.lines().count()), (0, 1), "{}", run.out);
    assert!(run.out.starts_with("nim: medium "), "{}", run.out);
    let wrong = calibrate("mediun");
    assert_eq!((wrong.code, wrong.err.contains("medium")), (2, true), "{}", wrong.err);
}

#[test]
fn only_games_are_calibrated() {
    assert_eq!(jogada(&["arena", "calibrate", "chess"]).code, 2);
}
