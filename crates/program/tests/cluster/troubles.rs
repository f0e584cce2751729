//! What can be wrong with those who build together, and what is said about it.

use std::fs;
use std::process::Command;

use rustix::process::Signal;
use tempfile::tempdir;

use crate::processes::{Process, until};
use crate::run::Run;
use crate::running::{Hosts, alone, building};
use crate::{PIECES, rest, tables};

fn said(run: &Run, code: i32, words: &str) {
    assert_eq!(run.code, code, "{}", run.err);
    assert!(run.err.contains(words), "{words}: {}", run.err);
}

#[test]
fn a_list_that_is_wrong_is_pointed_at() {
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let run = |text: &str| Hosts::of(place.path(), text).start(0, &folder, &[]).end();
    said(&run("127.0.0.1:7000\ntwo.lab\n"), 3, "line 2");
    said(&run("127.0.0.1:7000\n two.lab\n"), 3, "two.lab\n   ^^^^^^^");
    said(&run("127.0.0.1:70000\n"), 3, "a port is a number");
    said(&run("a:1\na:1\n"), 3, "line 1 has the same address");
    said(&run("# nobody\n"), 3, "there is no host in it");
    said(&Hosts("nowhere".into()).start(0, &folder, &[]).end(), 3, "nowhere");
    assert!(!folder.exists(), "nothing is written before that");
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let hosts = Hosts::free(place.path(), 1);
    let list = hosts.0.to_str().expect("a plain path");
    let run = |more: &[&str]| Run::of(&building(&folder, more).output().expect("the program starts"));
    said(&run(&["--hosts", list]), 2, "--process");
    said(&run(&["--process", "0"]), 2, "--process");
    said(&run(&["--wait", "5s"]), 2, "--wait");
    said(&run(&["--hosts", list, "--process", "1"]), 2, "from 0 to 0");
    said(&run(&["--hosts", list, "--process", "0", "--wait", "1ms"]), 2, "1ms");
}

#[test]
fn whoever_is_not_there_is_named_in_time() {
    let place = tempdir().expect("a folder");
    let hosts = Hosts::free(place.path(), 2);
    let run = |process| hosts.start(process, &place.path().join("tables"), &["--wait", "2s"]).end();
    said(&run(0), 1, "process 1 (127.0.0.1:");
    said(&run(1), 1, "process 0 (127.0.0.1:");
    // An address that no machine has: it is for documentation.
    let elsewhere = Hosts::of(place.path(), "192.0.2.1:7000\n");
    said(&elsewhere.start(0, place.path(), &[]).end(), 1, "nobody can be heard at 192.0.2.1:7000");
}

#[test]
fn strangers_and_doubles_are_turned_away() {
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let hosts = Hosts::free(place.path(), 2);
    let first = hosts.start(0, &folder, &["--threads", "1"]);
    // The other calls until it is heard.
    let stranger = |more: &[&str]| hosts.start(1, &folder, more).end();
    said(&stranger(&["--threads", "2"]), 1, "it has another number of threads");
    said(&stranger(&["--threads", "1", "--pieces", "9"]), 1, "it builds something else");
    said(&hosts.start(0, &folder, &["--threads", "1"]).end(), 1, "nobody can be heard at");
    let apart = place.path().join("elsewhere");
    let run = hosts.start(1, &apart, &["--threads", "1"]).end();
    said(&run, 1, "is not the folder that process 0 has");
    said(&first.end(), 1, "process 1 (127.0.0.1:");
}

#[test]
fn a_process_that_hangs_ends_the_run_everywhere_and_is_named() {
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let hosts = Hosts::free(place.path(), 3);
    let long = ["--threads", "1", "--pieces", "18", "--wait", "10s"];
    let [first, second, third] = [0, 1, 2].map(|process| hosts.start(process, &folder, &long));
    until(|| folder.join("006.table").exists());
    second.signal(Signal::STOP);
    let named = format!("process 1 ({}) is lost", hosts.address(1));
    said(&first.end(), 1, &named);
    said(&third.end(), 1, &named);
    // Woken up it finds that the others have gone on without it.
    second.signal(Signal::CONT);
    said(&second.end(), 1, "goes on from what is kept");
}

/// A command that can write no file beyond so many blocks of 512 bytes: what is beyond is refused as on a full disk.
fn limited(command: &Command, blocks: u32) -> Command {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec \"$0\" \"$@\"");
    let mut limited = Command::new("sh");
    limited.args(["-c", &script]).arg(command.get_program()).args(command.get_args());
    for (name, value) in command.get_envs() {
        match value {
            Some(value) => limited.env(name, value),
            None => limited.env_remove(name),
        };
    }
    limited
}

/// Blocks that hold what a worker keeps of a pass, and not the table of the last level; and blocks that hold neither.
const ENOUGH_FOR_PASSES: u32 = 560;
const TOO_FEW: u32 = 300;
/// Twelve workers in all, so that what each keeps of a pass is less than a table.
const THREADS: [&str; 2] = ["--threads", "6"];

#[test]
fn a_full_disk_and_a_damaged_pass_are_told_and_the_same_command_goes_on() {
    let place = tempdir().expect("a folder");
    let (expected, folder) = (place.path().join("alone"), place.path().join("together"));
    alone(&expected, PIECES);
    alone(&folder, "11");
    let run = |blocks: Option<u32>| {
        let hosts = Hosts::free(place.path(), 2);
        let start = |process| {
            let mut command = hosts.command(process, &folder, &THREADS);
            if let Some(blocks) = blocks {
                command = limited(&command, blocks);
            }
            Process::start(&mut command)
        };
        let [first, second] = [0, 1].map(start).map(Process::end);
        assert_eq!(first.code, second.code, "{}{}", first.err, second.err);
        Run { err: first.err + &second.err, ..first }
    };
    said(&run(Some(TOO_FEW)), 1, "012.kept-12-");
    assert!(!folder.join("012.table").exists(), "the last level was half done");
    said(&run(Some(ENOUGH_FOR_PASSES)), 1, "012.table: ");
    let kept: Vec<String> = rest(&folder).into_iter().filter(|name| name.contains(".kept-")).collect();
    assert!(kept.len() >= 12, "{kept:?}");
    for name in &kept {
        let path = folder.join(name);
        let mut bytes = fs::read(&path).expect("a file");
        bytes[1000] ^= 0x01;
        fs::write(&path, bytes).expect("written");
    }
    said(&run(None), 1, "was changed");
    until(|| {
        let next = run(None);
        assert!(next.code == 0 || next.err.contains("was changed"), "{}", next.err);
        next.code == 0
    });
    assert!(tables(&folder) == tables(&expected), "nothing that was damaged was believed");
    assert_eq!(rest(&folder), [""; 0]);
}
