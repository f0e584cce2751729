//! Tables of endings from outside: made, told about, checked, looked up in, killed and damaged.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::Stdio;

use tempfile::TempDir;

use crate::running::{Run, fed, jogada, json, program};

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn built(pieces: &str) -> TempDir {
    let dir = TempDir::new().expect("a folder");
    let run = build(dir.path(), pieces);
    assert_eq!(run.code, 0, "{}", run.err);
    dir
}

fn build(dir: &Path, pieces: &str) -> Run {
    jogada(&["tables", "build", "adji-boto", "--pieces", pieces, "--dir", text(dir)])
}

/// Names and bytes of all files.
fn contents(dir: &Path) -> Vec<(String, Vec<u8>)> {
    let paths = fs::read_dir(dir).expect("a folder").map(|entry| entry.expect("an entry").path());
    let name = |path: &Path| path.file_name().expect("a name").to_string_lossy().into_owned();
    let mut files: Vec<_> = paths.map(|path| (name(&path), fs::read(&path).expect("a file"))).collect();
    files.sort();
    files
}

#[test]
fn tables_are_built_listed_checked_and_looked_up_in() {
    let dir = TempDir::new().expect("a folder");
    let at = ["--dir", text(dir.path())];
    let run = jogada(&[&["tables", "build", "--pieces", "6", "--json"], &at[..]].concat());
    assert_eq!(run.code, 0);
    assert!(run.err.contains("6 pieces: 12,376 positions"), "progress is on stderr: {}", run.err);
    assert!(run.out.contains("\"positions\":18564") && run.out.contains("\"built\":18564"), "{}", run.out);
    let info = json(&[&["tables", "info"], &at[..]].concat());
    assert_eq!((&info["levels"][5]["positions"], &info["levels"][5]["wins"]), (&4368.into(), &2214.into()));
    let run = jogada(&[&["tables", "verify", "--lang", "pt"], &at[..]].concat());
    assert_eq!((run.code, run.out.trim()), (0, "18 564 posições, cada uma como foi gravada e como as jogadas mostram"));
    let position = "((0 0 0 0 0 0)(1 0 0 2 2 0)) 0 0 1";
    let found = json(&[&["tables", "probe", position], &at[..]].concat());
    assert_eq!((&found["value"], &found["proven"]), (&5.0.into(), &true.into()));
    assert_eq!(found["moves"].as_array().expect("moves").len(), 3);
    let named = json(&[&["tables", "probe", "adji-boto", position], &at[..]].concat());
    assert_eq!(named, found);
}

#[test]
fn how_far_a_build_has_got_is_json_where_asked_and_nothing_where_not_wanted() {
    let dir = TempDir::new().expect("a folder");
    let at = ["--dir", text(dir.path()), "--pieces", "4"];
    for (command, done) in [("build", 1365), ("verify", 4)] {
        let run = jogada(&[&["tables", command, "--progress", "json"], &at[..]].concat());
        assert_eq!(run.code, 0, "{}", run.err);
        let lines: Vec<serde_json::Value> =
            run.err.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
        let last = lines.last().expect("a line");
        assert_eq!((&last["done"], &last["total"]), (&done.into(), &done.into()), "{last}");
        assert!(last["text"].as_str().is_some_and(|text| text.starts_with("4 pieces:")), "{last}");
    }
    let quiet = jogada(&[&["tables", "verify", "--progress", "never"], &at[..]].concat());
    assert_eq!((quiet.code, quiet.err.as_str()), (0, ""));
}

#[test]
fn what_is_not_in_the_tables_is_said() {
    let dir = built("3");
    let at = ["--dir", text(dir.path())];
    let run = jogada(&[&["tables", "probe", "((0 1 0 2 0 0)(1 0 0 2 0 1)) 0 0 1"], &at[..]].concat());
    assert_eq!(run.code, 4);
    assert!(run.err.contains("no table for so many pieces"), "{}", run.err);
    assert_eq!(jogada(&["tables", "build", "nim"]).code, 2);
    let nowhere = dir.path().join("nothing");
    for action in ["info", "verify"] {
        let run = jogada(&["tables", action, "--dir", text(&nowhere)]);
        assert_eq!(run.code, 1, "{action}");
        assert!(run.err.contains("there are no tables in"), "{}", run.err);
    }
}

#[test]
fn a_build_that_was_killed_goes_on_and_ends_like_one_that_was_not() {
    let undisturbed = built("9");
    let dir = TempDir::new().expect("a folder");
    for round in 0..10 {
        let mut command = program(&["tables", "build", "--pieces", "9", "--dir", text(dir.path())]);
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts");
        let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        // Killed at once, or when one or two levels more are done and the next is being worked out or written.
        for _ in 0..round % 3 {
            let _ = lines.next();
        }
        child.kill().expect("it is ours");
        child.wait().expect("it has ended");
    }
    assert_eq!(build(dir.path(), "9").code, 0);
    assert_eq!(contents(dir.path()), contents(undisturbed.path()), "the same files and nothing left over");
}

#[test]
fn a_flipped_byte_is_found_and_play_goes_on() {
    let data = TempDir::new().expect("a folder");
    let dir = data.path().join("tables").join("adji-boto");
    assert_eq!(build(&dir, "6").code, 0);
    let path = dir.join("006.table");
    let mut bytes = fs::read(&path).expect("a file");
    let at = bytes.len() - 1;
    bytes[at] ^= 1;
    fs::write(&path, bytes).expect("written");
    let run = jogada(&["tables", "verify", "--dir", text(&dir)]);
    assert_eq!(run.code, 1);
    assert!(run.err.contains("006.table is damaged: block 3 was changed"), "{}", run.err);
    // The board with the highest number is in the last block.
    let last = "((0 0 0 0 0 0)(6 0 0 0 0 0)) 0 0 1";
    let run = jogada(&["solve", "adji-boto", last, "--data-dir", text(data.path())]);
    assert_eq!(run.code, 0, "{}", run.err);
    let heard: Vec<_> = run.err.lines().filter(|line| line.contains("damaged")).collect();
    assert!(heard.len() <= 1, "told once: {heard:?}");
    let doctor = json(&["doctor", "--data-dir", text(data.path())]);
    assert_eq!(doctor["tables"][0]["pieces"], 6, "its head is whole");
    let mended = build(&dir, "6");
    assert_eq!(mended.code, 0);
    assert!(mended.err.contains("6 pieces: the table is damaged, and is built again"), "{}", mended.err);
    assert_eq!(jogada(&["tables", "verify", "--dir", text(&dir)]).code, 0);
    assert!(!build(&dir, "6").err.contains("damaged"), "it is whole again");
}

#[cfg(unix)]
#[test]
fn a_full_disk_leaves_no_half_file() {
    let dir = TempDir::new().expect("a folder");
    // No file may grow beyond 16 blocks, and what is written beyond is refused as on a full disk.
    let script = "trap '' XFSZ; ulimit -f 16; exec \"$0\" tables build --pieces 9 --dir \"$1\"";
    let mut command = std::process::Command::new("sh");
    command.args(["-c", script, env!("CARGO_BIN_EXE_jogada"), text(dir.path())]);
    let run = fed(&mut command, "");
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(run.err.contains(".table: "), "it is said which file: {}", run.err);
    let names: Vec<String> = contents(dir.path()).into_iter().map(|(name, _)| name).collect();
    assert!(
        !names.is_empty() && names.iter().all(|name| name.split_once('.').is_some_and(|(_, end)| end == "table")),
        "{names:?}"
    );
    assert_eq!(jogada(&["tables", "verify", "--dir", text(dir.path())]).code, 0, "what is there is whole");
}

#[test]
fn a_folder_that_is_none_is_refused() {
    let dir = TempDir::new().expect("a folder");
    let file = dir.path().join("file");
    fs::write(&file, "").expect("written");
    let run = build(&file, "3");
    assert_eq!(run.code, 1);
    assert!(run.err.contains(text(&file)), "{}", run.err);
}

#[test]
fn every_move_of_a_solved_position_has_its_exact_value() {
    let moves = |game: &str, position: &str| {
        let found = json(&["analyze", game, position, "--nodes", "2k"]);
        found["moves"].as_array().unwrap_or_else(|| panic!("{game} {position} is solved")).clone()
    };
    let nim = moves("nim", "1,3,5 1");
    assert_eq!(nim.len(), 9);
    assert_eq!((&nim[0]["move"], &nim[0]["best"], &nim[0]["value"]), (&"3-3".into(), &true.into(), &1.0.into()));
    assert!(nim[1..].iter().all(|known| known["value"] == -1.0 && known["best"] == false));
    let noughts = moves("tic-tac-toe", "xx./oo./... 1");
    assert_eq!((&noughts[0]["move"], &noughts[0]["distance"]), (&"3".into(), &1.into()));
    assert!(noughts.iter().all(|known| known["proven"] == true && known["value_kind"] != "estimate"));
    assert_eq!(moves("hex:size=3,swap=off", ".../.../... 1").len(), 9);
    assert_eq!(moves("adji-boto", "((0 0 0 0 0 0)(1 0 0 2 2 0)) 0 0 1").len(), 3);
}

#[test]
fn a_second_opinion_agrees() {
    let checked = json(&["verify", "--samples", "390"]);
    assert_eq!(checked["checked"], 390);
    assert_eq!(checked["differences"].as_array().expect("a list").len(), 0, "{checked}");
    let one = json(&["verify", "adji-boto", "((0 0 0 0 0 0)(1 0 0 2 2 0)) 0 0 1"]);
    assert_eq!(one["checked"], 1);
    assert_eq!(jogada(&["verify", "hex:size=11"]).code, 2);
}
