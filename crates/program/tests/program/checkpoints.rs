//! A solve that is killed goes on where it was, and a bad place for its checkpoint is told at once.

use std::fs;
use std::path::Path;
#[cfg(unix)]
use std::process::Command;
use std::process::Stdio;

use jogada_catalog::rules::Dice;

#[cfg(unix)]
use crate::running::fed;
use crate::running::{Run, jogada, json, program};

const BOARD: &str = "dots-and-boxes:rows=2,cols=5";
/// Small, so that checkpoints are small too and positions are forgotten.
const MEMORY: &str = "64k";

fn arguments(path: &Path) -> Vec<&str> {
    let path = path.to_str().expect("text");
    vec!["solve", BOARD, "--memory", MEMORY, "--checkpoint", path, "--checkpoint-every", "1ms"]
}

fn solve_in(path: &Path) -> Run {
    jogada(&arguments(path))
}

/// Starts a solve and kills it at a random moment after it has got further than the checkpoint that is there.
fn kill_one(path: &Path, dice: &mut Dice) {
    let before = fs::read(path).ok();
    let mut victim = program(&arguments(path)).stdout(Stdio::null()).spawn().expect("it starts");
    while fs::read(path).ok() == before && victim.try_wait().expect("it is our child").is_none() {
        std::thread::yield_now();
    }
    for _ in 0..dice.below(2000) {
        std::thread::yield_now();
    }
    victim.kill().expect("killed");
    victim.wait().expect("gone");
}

#[test]
fn a_solve_that_is_killed_ten_times_ends_like_one_that_was_not_and_leaves_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept");
    let mut dice = Dice::new(10);
    for _ in 0..10 {
        kill_one(&path, &mut dice);
    }
    let resumed = json(&arguments(&path));
    let undisturbed = json(&["solve", BOARD]);
    for key in ["value", "best_moves", "moves"] {
        assert_eq!(resumed[key], undisturbed[key], "{key}");
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0, "the folder is as it was");
}

#[test]
fn a_stopped_solve_says_where_it_was_and_goes_on_from_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept");
    let stopped = jogada(&[&arguments(&path)[..], &["--nodes", "3000"]].concat());
    assert_eq!(stopped.code, 4, "{}", stopped.err);
    assert!(path.exists());
    assert_eq!(solve_in(&path).code, 0);
    assert!(!path.exists());
}

#[test]
fn a_checkpoint_that_can_not_be_used_is_told_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let nowhere = folder.path().join("no").join("such");
    let run = solve_in(&nowhere);
    assert!(run.code == 1 && run.err.contains("can not write"), "{} {}", run.code, run.err);
    let path = folder.path().join("kept");
    jogada(&[&arguments(&path)[..], &["--nodes", "3000"]].concat());
    let mut bytes = fs::read(&path).expect("a checkpoint");
    let other = ["solve", "dots-and-boxes:rows=3,cols=3", "--checkpoint", path.to_str().expect("text")];
    let run = jogada(&other);
    assert!(run.code == 3 && run.err.contains("another position"), "{} {}", run.code, run.err);
    for place in [3, 20, bytes.len() / 2, bytes.len() - 1] {
        bytes[place] ^= 4;
        fs::write(&path, &bytes).expect("written");
        let run = solve_in(&path);
        assert!(run.code == 3 && run.err.contains("damaged"), "{} {}", run.code, run.err);
        bytes[place] ^= 4;
    }
    fs::write(&path, &bytes[..bytes.len() / 3]).expect("written");
    assert_eq!(solve_in(&path).code, 3);
}

#[test]
fn of_two_solves_on_one_checkpoint_the_second_is_told_who_is_there() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept");
    let long =
        ["solve", "dots-and-boxes:rows=4,cols=4", "--memory", "1M", "--checkpoint", path.to_str().expect("text")];
    let mut first = program(&long).stdout(Stdio::null()).spawn().expect("it starts");
    while !path.exists() && first.try_wait().expect("our child").is_none() {
        std::thread::yield_now();
    }
    let second = jogada(&long);
    first.kill().expect("ours");
    first.wait().expect("gone");
    assert_eq!(second.code, 1, "{}", second.err);
    assert!(second.err.contains(&format!("process {}", first.id())), "{}", second.err);
    let third = jogada(&[&long[..], &["--nodes", "10"]].concat());
    assert_eq!(third.code, 4, "the lock of a process that was killed is free: {}", third.err);
}

#[test]
fn a_checkpoint_of_another_form_is_called_old_and_not_damaged() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept");
    // Whole, with the checksum of its time, as the program before this one wrote it.
    fs::write(&path, older_form()).expect("written");
    let run = solve_in(&path);
    assert!(run.code == 3 && run.err.contains("has form 1"), "{} {}", run.code, run.err);
}

/// Nothing but first bytes and a checksum.
fn older_form() -> Vec<u8> {
    let mut bytes = b"jogada dots  1\r\n".to_vec();
    let word = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |number, &byte| number << 8 | u64::from(byte));
    let mix = |sum: u64, part: &[u8]| (sum ^ word(part)).wrapping_mul(0x0000_0100_0000_01B3).rotate_left(29);
    let sum = bytes.chunks(8).fold(0xCBF2_9CE4_8422_2325 ^ bytes.len() as u64, mix);
    bytes.extend(sum.to_le_bytes());
    bytes
}

/// A shell in which no file may grow beyond a block or two, as on a disk that is full.
#[cfg(unix)]
fn on_a_full_disk(arguments: &[&str]) -> Run {
    let limited = r#"trap '' XFSZ; ulimit -f 2; exec "$0" "$@""#;
    let mut shell = Command::new("sh");
    fed(shell.args(["-c", limited, env!("CARGO_BIN_EXE_jogada")]).args(arguments).env("LC_ALL", "C"), "")
}

#[cfg(unix)]
#[test]
fn a_full_disk_ends_a_solve_with_a_message_and_leaves_the_last_whole_checkpoint() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("kept");
    let run = on_a_full_disk(&arguments(&path));
    assert!(run.code == 1 && run.err.contains("can not write"), "{} {}", run.code, run.err);
    let names: Vec<_> = fs::read_dir(folder.path()).expect("a folder").flatten().map(|file| file.path()).collect();
    assert_eq!(names, std::slice::from_ref(&path), "no half file is left");
    assert_eq!(solve_in(&path).code, 0, "the last whole checkpoint is good to go on from");
    assert!(!path.exists());
}

#[test]
fn more_memory_than_there_is_and_checkpoints_of_other_games_are_refused() {
    let run = jogada(&["solve", BOARD, "--memory", "900000G"]);
    assert!(run.code == 2 && run.err.contains("this machine has"), "{} {}", run.code, run.err);
    let run = jogada(&["solve", "nim", "--checkpoint", "x"]);
    assert!(run.code == 2 && run.err.contains("without checkpoints"), "{} {}", run.code, run.err);
}
