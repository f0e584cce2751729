//! Tables that processes build together over the loopback: the same bytes as one alone makes, whoever is killed.

#![cfg(unix)]

#[path = "../common/processes.rs"]
mod processes;
#[path = "../common/run.rs"]
mod run;
mod running;
mod troubles;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tempfile::tempdir;

use processes::until;
use running::{Hosts, alone};

/// As many pieces as have a level that is worth keeping half done.
const PIECES: &str = "12";

/// The tables of a folder, whole.
fn tables(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let named = |entry: std::io::Result<fs::DirEntry>| {
        let path = entry.expect("an entry").path();
        let name = path.file_name()?.to_str()?.to_owned();
        path.extension().is_some_and(|end| end == "table").then(|| (name, fs::read(&path).expect("a table")))
    };
    fs::read_dir(folder).expect("a folder").filter_map(named).collect()
}

/// What of a folder is no table: nothing but the two files that say who builds there.
fn rest(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).expect("a folder").filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let is_table = |name: &str| Path::new(name).extension().is_some_and(|end| end == "table");
    names.filter(|name| !is_table(name) && name != "shared" && name != "building").collect()
}

#[test]
fn any_number_of_workers_and_processes_makes_the_same_tables() {
    let place = tempdir().expect("a folder");
    let expected = place.path().join("alone");
    alone(&expected, PIECES);
    let expected = tables(&expected);
    assert_eq!(expected.len(), 13);
    for (processes, threads) in [(1, "1"), (1, "3"), (2, "1"), (2, "2")] {
        let folder = place.path().join(format!("{processes}-{threads}"));
        let hosts = Hosts::free(place.path(), processes);
        let all = (0..processes).map(|process| hosts.start(process, &folder, &["--threads", threads]));
        for builder in all.collect::<Vec<_>>() {
            let run = builder.end();
            assert_eq!(run.code, 0, "{}", run.err);
            assert!(run.err.contains("of memory"), "what it needs is told: {}", run.err);
        }
        assert!(tables(&folder) == expected, "{processes} processes of {threads} threads");
        assert_eq!(rest(&folder), [""; 0]);
    }
}

#[test]
fn whoever_is_killed_the_others_end_and_any_number_goes_on() {
    let place = tempdir().expect("a folder");
    let (expected, folder) = (place.path().join("alone"), place.path().join("together"));
    alone(&expected, PIECES);
    let hosts = Hosts::free(place.path(), 2);
    let [first, second] = [0, 1].map(|process| hosts.start(process, &folder, &["--threads", "1"]));
    let kept = || folder.is_dir() && rest(&folder).iter().filter(|name| name.contains(".kept-12-")).count() == 2;
    until(kept);
    second.kill();
    let run = first.end();
    // The rest is a matter of milliseconds on a machine with nothing else to do: then there is nothing left to lose.
    if run.code != 0 {
        assert!(run.code == 1 && run.err.contains("process 1 (127.0.0.1:"), "{}", run.err);
        assert!(run.err.contains("is lost"), "{}", run.err);
        assert!(!folder.join("012.table").exists(), "the last level was half done");
    }
    let hosts = Hosts::free(place.path(), 1);
    let run = hosts.start(0, &folder, &["--threads", "3"]).end();
    assert_eq!(run.code, 0, "{}", run.err);
    assert!(tables(&folder) == tables(&expected), "what was kept and what was worked out fit together");
    assert_eq!(rest(&folder), [""; 0]);
}
