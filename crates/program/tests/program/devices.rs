//! Names that lead to no file, or to another one: devices that never end or are full, links, and two programs at one name.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::fs::{FileTypeExt, symlink};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::running::{Run, fed, jogada, program};

const RECORD: &str = r#"{"v":1,"game":"nim:start=1+2","players":[],"moves":["1-1","2-2"],"result":null}"#;

fn text(path: &Path) -> &str {
    path.to_str().expect("a plain path")
}

fn names(folder: &TempDir) -> Vec<String> {
    let entries = fs::read_dir(folder.path()).expect("a folder").flatten();
    let mut names: Vec<_> = entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

/// A device of our own, by its number among those of memory. None where devices can not be made or used; never the one in
/// `/dev`: a program with this defect that root runs would replace it for all.
fn device(folder: &TempDir, name: &str, number: u32) -> Option<PathBuf> {
    let path = folder.path().join(name);
    let mut making = Command::new("mknod");
    let made = making.args([text(&path), "c", "1", &number.to_string()]).stderr(Stdio::null()).status();
    let is_made = made.is_ok_and(|status| status.success()) && fs::File::open(&path).is_ok();
    is_made.then_some(path)
}

fn empty_device(folder: &TempDir) -> Option<PathBuf> {
    device(folder, "null", 3)
}

fn endless_device(folder: &TempDir) -> Option<PathBuf> {
    device(folder, "zero", 5)
}

fn full_device(folder: &TempDir) -> Option<PathBuf> {
    device(folder, "full", 7)
}

fn is_device(path: &Path) -> bool {
    fs::symlink_metadata(path).expect("it is there").file_type().is_char_device()
}

/// Runs the program with three gigabytes of memory at most, so that one that reads for ever harms nobody.
fn within_memory(arguments: &[&str]) -> Run {
    let mut shell = Command::new("sh");
    let script = r#"ulimit -v 3000000; "$0" "$@"; exit $?"#;
    fed(shell.args(["-c", script, env!("CARGO_BIN_EXE_jogada")]).args(arguments).env("LC_ALL", "C"), "")
}

fn tracing<'a>(algorithm: &'a str, path: &'a Path) -> [&'a str; 8] {
    ["search", "adji-boto-puzzle", "--problem", "B", "--algorithm", algorithm, "--trace", text(path)]
}

#[test]
fn a_trace_is_written_to_a_device_and_one_that_is_full_is_told() {
    let folder = TempDir::new().expect("a folder");
    let (Some(full), Some(null)) = (full_device(&folder), empty_device(&folder)) else { return };
    let run = jogada(&tracing("bfs", &full));
    assert!(run.code == 1 && run.err.contains("there is no room left"), "{} {}", run.code, run.err);
    assert_eq!(jogada(&tracing("bfs", &null)).code, 0);
    let run = jogada(&["best", "nim", "--player", "alphabeta:depth=3", "--trace", text(&full)]);
    assert_eq!(run.code, 1, "{}", run.err);
    assert!(is_device(&full) && is_device(&null));
    assert_eq!(names(&folder), ["full", "null"]);
}

#[test]
fn a_trace_follows_a_link_also_where_that_leads_to_nothing_yet() {
    let folder = TempDir::new().expect("a folder");
    let (file, link) = (folder.path().join("file"), folder.path().join("link"));
    symlink("file", &link).expect("linked");
    for was_there in [false, true] {
        assert_eq!(file.exists(), was_there);
        assert_eq!(jogada(&tracing("astar", &link)).code, 0);
        assert!(link.is_symlink() && fs::read_to_string(&file).expect("a trace").contains("goal"));
    }
    assert_eq!(names(&folder), ["file", "link"]);
}

#[test]
fn of_two_traces_into_one_file_each_is_whole_and_one_stays() {
    let folder = TempDir::new().expect("a folder");
    let (file, alone) = (folder.path().join("trace"), folder.path().join("alone"));
    assert_eq!(jogada(&tracing("bfs", &alone)).code, 0);
    let start = || program(&tracing("bfs", &file)).stdout(Stdio::null()).spawn().expect("it starts");
    for mut child in [start(), start(), start()] {
        assert!(child.wait().expect("it ends").success());
    }
    assert!(fs::read(&file).expect("a trace") == fs::read(&alone).expect("a trace"), "traces are mixed");
    assert_eq!(names(&folder), ["alone", "trace"]);
}

#[test]
fn what_a_killed_search_left_of_its_trace_is_removed_by_the_next_in_that_folder() {
    let folder = TempDir::new().expect("a folder");
    let (killed, next) = (folder.path().join("killed"), folder.path().join("next"));
    let mut child = program(&tracing("iddfs", &killed)).stdout(Stdio::null()).spawn().expect("it starts");
    while names(&folder).is_empty() && child.try_wait().expect("our child").is_none() {
        std::thread::yield_now();
    }
    child.kill().expect("ours");
    child.wait().expect("gone");
    assert!(!killed.exists(), "it had not ended");
    assert_eq!(jogada(&tracing("astar", &next)).code, 0);
    assert_eq!(names(&folder), ["next"]);
}

#[test]
fn a_checkpoint_that_never_ends_is_no_checkpoint() {
    let folder = TempDir::new().expect("a folder");
    let holes = folder.path().join("holes");
    fs::File::create(&holes).and_then(|file| file.set_len(1 << 40)).expect("no bytes are written");
    for game in ["hex:size=3,swap=off", "dots-and-boxes:rows=2,cols=2"] {
        if let Some(zero) = endless_device(&folder) {
            let run = within_memory(&["solve", game, "--checkpoint", text(&zero)]);
            assert!(run.code == 3 && run.err.contains("it is no file"), "{game}: {} {}", run.code, run.err);
            assert!(is_device(&zero));
            fs::remove_file(&zero).expect("ours");
        }
        let run = within_memory(&["solve", game, "--checkpoint", text(&holes)]);
        assert!(run.code == 3 && run.err.contains("larger than"), "{game}: {} {}", run.code, run.err);
    }
    assert_eq!(names(&folder), ["holes"]);
}

#[test]
fn what_never_ends_is_refused_wherever_a_file_is_read() {
    let folder = TempDir::new().expect("a folder");
    let Some(zero) = endless_device(&folder) else { return };
    let (zero, out) = (text(&zero), folder.path().join("out"));
    for arguments in [
        &["convert", zero, text(&out), "--from", "text", "--to", "json"][..],
        &["library", "add", zero, "--dir", text(&out)],
        &["replay", "--file", zero],
        &["show", "nim", "--file", zero],
        &["search", "adji-boto-puzzle", "--algorithm", "bfs", "--file", zero],
        &["verify", "--proof", zero],
        &["arena", "nim", "--players", "random", "greedy", "--openings", zero, "--out", text(&out)],
    ] {
        let run = within_memory(arguments);
        assert!(run.code == 3 && run.err.contains("it is larger than"), "{arguments:?}: {} {}", run.code, run.err);
    }
    assert_eq!(names(&folder), ["zero"]);
    let mut shell = Command::new("sh");
    let script = r#"ulimit -v 3000000; "$0" gtp hex; exit $?"#;
    let input = format!("loadsgf {zero}\nquit\n");
    let run = fed(shell.args(["-c", script, env!("CARGO_BIN_EXE_jogada")]), &input);
    assert!(run.code == 0 && run.out.contains("larger than"), "{} {} {}", run.code, run.out, run.err);
}

#[test]
fn a_game_is_converted_into_a_device_without_asking_what_is_in_it() {
    let folder = TempDir::new().expect("a folder");
    let record = folder.path().join("game.json");
    fs::write(&record, RECORD).expect("written");
    let (Some(zero), Some(full)) = (endless_device(&folder), full_device(&folder)) else { return };
    let into = |path: &Path| within_memory(&["convert", text(&record), text(path), "--to", "text"]);
    let run = into(&zero);
    assert_eq!(run.code, 0, "{}", run.err);
    let run = into(&full);
    assert!(run.code == 1 && run.err.contains("there is no room left"), "{} {}", run.code, run.err);
    assert!(is_device(&zero) && is_device(&full));
}

#[test]
fn a_second_program_on_one_log_is_refused_by_the_number_of_the_first() {
    let folder = TempDir::new().expect("a folder");
    let log = folder.path().join("log");
    let playing = ["play", "nim:start=1+2", "--text", "--first", "human", "--second", "human", "--log", text(&log)];
    let mut first = program(&playing).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let mut stdin = first.stdin.take().expect("piped");
    let mut out = BufReader::new(first.stdout.take().expect("piped"));
    stdin.write_all(b"1-1\n").expect("it reads");
    while !fs::read_to_string(&log).is_ok_and(|text| text.contains("\n1. 1-1")) {
        out.read_line(&mut String::new()).expect("it goes on");
    }
    for second in [
        &["play", "nim:start=1+2", "--first", "greedy", "--second", "greedy", "--text", "--log", text(&log)][..],
        &["search", "adji-boto-puzzle", "--problem", "A", "--algorithm", "bfs", "--log", text(&log)],
    ] {
        let run = jogada(second);
        let process = format!("process {}", first.id());
        assert!(run.code == 1 && run.err.contains(&process), "{second:?}: {} {}", run.code, run.err);
    }
    stdin.write_all(b"2-2\nquit\n").expect("it reads");
    drop(stdin);
    out.read_to_string(&mut String::new()).expect("it ends");
    assert!(first.wait().expect("it ends").success());
    let replayed = jogada(&["replay", "--file", text(&log)]);
    assert_eq!(replayed.code, 0, "{}", replayed.err);
    assert_eq!(names(&folder), ["log"]);
}

#[test]
fn a_log_may_be_a_device_that_others_write_to() {
    let folder = TempDir::new().expect("a folder");
    let (Some(null), Some(full)) = (empty_device(&folder), full_device(&folder)) else { return };
    let logging = |path| ["play", "nim", "--first", "greedy", "--second", "greedy", "--text", "--log", path];
    assert_eq!(jogada(&logging(text(&null))).code, 0);
    assert_eq!(jogada(&logging(text(&full))).code, 1);
    assert_eq!(names(&folder), ["full", "null"]);
}

#[test]
fn a_link_does_not_go_round_the_lock_of_a_checkpoint() {
    let folder = TempDir::new().expect("a folder");
    let (kept, link) = (folder.path().join("kept"), folder.path().join("link"));
    symlink("kept", &link).expect("linked");
    let solving = |path| ["solve", "hex:size=9,swap=off", "--memory", "16M", "--checkpoint", path];
    let mut first = program(&solving(text(&kept))).stdout(Stdio::null()).spawn().expect("it starts");
    while names(&folder).len() < 2 && first.try_wait().expect("our child").is_none() {
        std::thread::yield_now();
    }
    let second = jogada(&[&solving(text(&link))[..], &["--nodes", "10"]].concat());
    first.kill().expect("ours");
    first.wait().expect("gone");
    assert!(second.code == 1 && second.err.contains("process"), "{} {}", second.code, second.err);
}

#[test]
fn a_folder_in_place_of_a_file_is_told_with_what_was_tried() {
    let folder = TempDir::new().expect("a folder");
    let tables = folder.path().join("tables");
    fs::create_dir_all(tables.join("003.table")).expect("made");
    let under_file = folder.path().join("file");
    fs::write(&under_file, "").expect("written");
    for (dir, what) in [(&tables, "it is a folder"), (&under_file.join("x"), "it is no folder")] {
        let run = jogada(&["tables", "build", "--pieces", "3", "--dir", text(dir)]);
        assert!(run.err.contains("can not read or write ") && run.err.contains(text(dir)), "{}", run.err);
        assert!(run.code == 1 && run.err.contains(what) && !run.err.contains("os error"), "{}", run.err);
    }
}
