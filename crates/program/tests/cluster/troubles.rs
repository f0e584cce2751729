//! What can be wrong with those who build together, and what is said about it.

use tempfile::tempdir;

use crate::running::{Builder, Hosts, Run, building, until};

fn said(run: &Run, code: i32, words: &str) {
    assert_eq!(run.code, code, "{}", run.err);
    assert!(run.err.contains(words), "{words}: {}", run.err);
}

#[test]
fn a_list_that_is_wrong_is_pointed_at() {
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let run = |text: &str| Builder::start(&Hosts::of(place.path(), text), 0, &folder, &[]).end();
    said(&run("127.0.0.1:7000\ntwo.lab\n"), 3, "line 2");
    said(&run("127.0.0.1:7000\n two.lab\n"), 3, "two.lab\n   ^^^^^^^");
    said(&run("127.0.0.1:70000\n"), 3, "a port is a number");
    said(&run("a:1\na:1\n"), 3, "line 1 has the same address");
    said(&run("# nobody\n"), 3, "there is no host in it");
    said(&Builder::start(&Hosts("nowhere".into()), 0, &folder, &[]).end(), 3, "nowhere");
    assert!(!folder.exists(), "nothing is written before that");
}

#[test]
fn options_that_do_not_fit_are_refused() {
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let hosts = Hosts::free(place.path(), 1);
    let list = hosts.0.to_str().expect("a plain path");
    let run = |more: &[&str]| Run::from(building(&folder, more).output().expect("the program starts"));
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
    let run = |process| Builder::start(&hosts, process, &place.path().join("tables"), &["--wait", "2s"]).end();
    said(&run(0), 1, "process 1 (127.0.0.1:");
    said(&run(1), 1, "process 0 (127.0.0.1:");
    // An address that no machine has: it is for documentation.
    let elsewhere = Hosts::of(place.path(), "192.0.2.1:7000\n");
    said(&Builder::start(&elsewhere, 0, place.path(), &[]).end(), 1, "nobody can be heard at 192.0.2.1:7000");
}

#[test]
fn strangers_and_doubles_are_turned_away() {
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let hosts = Hosts::free(place.path(), 2);
    let first = Builder::start(&hosts, 0, &folder, &["--threads", "1"]);
    // The other calls until it is heard.
    let stranger = |more: &[&str]| Builder::start(&hosts, 1, &folder, more).end();
    said(&stranger(&["--threads", "2"]), 1, "it has another number of threads");
    said(&stranger(&["--threads", "1", "--pieces", "9"]), 1, "it builds something else");
    said(&Builder::start(&hosts, 0, &folder, &["--threads", "1"]).end(), 1, "nobody can be heard at");
    let apart = place.path().join("elsewhere");
    let run = Builder::start(&hosts, 1, &apart, &["--threads", "1"]).end();
    said(&run, 1, "is not the folder that process 0 has");
    said(&first.end(), 1, "process 1 (127.0.0.1:");
}

#[test]
fn a_process_that_is_stopped_is_lost_after_a_while() {
    use rustix::process::{Pid, Signal, kill_process};
    let place = tempdir().expect("a folder");
    let folder = place.path().join("tables");
    let hosts = Hosts::free(place.path(), 2);
    let long = ["--threads", "1", "--pieces", "18", "--wait", "10s"];
    let [first, second] = [0, 1].map(|process| Builder::start(&hosts, process, &folder, &long));
    until(|| folder.join("006.table").exists());
    kill_process(Pid::from_raw(second.id() as i32).expect("a number"), Signal::STOP).expect("it is ours");
    said(&first.end(), 1, "is lost");
}
