//! Processes that build tables together.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::processes::Process;
use crate::run::{Run, program};

/// `jogada tables build`, with more arguments.
pub(crate) fn building(folder: &Path, more: &[&str]) -> Command {
    let mut command = program(&["tables", "build", "adji-boto", "--dir"]);
    command.arg(folder).args(more);
    command
}

/// Builds tables in one process, the usual way.
pub(crate) fn alone(folder: &Path, pieces: &str) {
    let run = Run::of(&building(folder, &["--pieces", pieces]).output().expect("the program starts"));
    assert_eq!(run.code, 0, "{}{}", run.out, run.err);
}

/// A list of hosts in a file.
pub(crate) struct Hosts(pub(crate) PathBuf);

impl Hosts {
    /// So many ports of this machine that nobody listens at.
    pub(crate) fn free(place: &Path, processes: usize) -> Self {
        let listeners: Vec<_> = (0..processes).map(|_| TcpListener::bind("127.0.0.1:0").expect("a port")).collect();
        let lines = listeners.iter().map(|listener| format!("{}\n", listener.local_addr().expect("an address")));
        Self::of(place, &lines.collect::<String>())
    }

    pub(crate) fn of(place: &Path, text: &str) -> Self {
        let path = place.join("hosts");
        fs::write(&path, text).expect("written");
        Self(path)
    }

    /// Where a process is.
    pub(crate) fn address(&self, process: usize) -> String {
        let text = fs::read_to_string(&self.0).expect("a list");
        text.lines().nth(process).expect("a line").to_owned()
    }

    /// The process with that number, which builds with the others.
    pub(crate) fn start(&self, process: usize, folder: &Path, more: &[&str]) -> Process {
        Process::start(&mut self.command(process, folder, more))
    }

    /// The command that starts it.
    pub(crate) fn command(&self, process: usize, folder: &Path, more: &[&str]) -> Command {
        let mut command = building(folder, &["--process", &process.to_string(), "--hosts"]);
        command.arg(&self.0).args(more);
        if !more.contains(&"--pieces") {
            command.args(["--pieces", crate::PIECES]);
        }
        command
    }
}
