//! Processes that build tables together, watched and killed.

use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::thread;
use std::time::{Duration, Instant};

/// Nothing here takes so long, however busy the machine.
const LIMIT: Duration = Duration::from_secs(300);

/// What a run left behind.
pub(crate) struct Run {
    pub(crate) code: i32,
    pub(crate) err: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Self {
        Self { code: output.status.code().unwrap_or(-1), err: String::from_utf8(output.stderr).expect("text") }
    }
}

/// `jogada tables build`, with more arguments.
pub(crate) fn building(folder: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_jogada"));
    for name in ["LC_ALL", "LC_MESSAGES", "LANG", "JOGADA_DATA"] {
        command.env_remove(name);
    }
    command.args(["tables", "build", "adji-boto", "--dir"]).arg(folder).args(more).stdin(Stdio::null());
    command
}

/// Builds tables in one process, the usual way.
pub(crate) fn alone(folder: &Path, pieces: &str) {
    let run = Run::from(building(folder, &["--pieces", pieces]).output().expect("the program starts"));
    assert_eq!(run.code, 0, "{}", run.err);
}

/// Waits until something is so.
pub(crate) fn until(mut so: impl FnMut() -> bool) {
    let started = Instant::now();
    while !so() {
        assert!(started.elapsed() < LIMIT, "it never comes to that");
        thread::sleep(Duration::from_millis(5));
    }
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
}

/// A process that builds tables with others, and is killed with its test.
pub(crate) struct Builder(Option<Child>);

impl Builder {
    pub(crate) fn start(hosts: &Hosts, process: usize, folder: &Path, more: &[&str]) -> Self {
        let mut command = building(folder, &["--process", &process.to_string(), "--hosts"]);
        command.arg(&hosts.0).args(more);
        if !more.contains(&"--pieces") {
            command.args(["--pieces", crate::PIECES]);
        }
        Self(Some(command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("it starts")))
    }

    pub(crate) fn id(&self) -> u32 {
        self.0.as_ref().expect("it was not ended").id()
    }

    /// Kills it, without a word of warning.
    pub(crate) fn kill(mut self) {
        let child = self.0.as_mut().expect("it was not ended");
        child.kill().expect("it is ours");
        child.wait().expect("it is ours");
    }

    /// Waits for its end.
    pub(crate) fn end(mut self) -> Run {
        let child = self.0.as_mut().expect("it was not ended");
        until(|| child.try_wait().expect("it is ours").is_some());
        self.0.take().expect("it was not ended").wait_with_output().expect("it has ended").into()
    }
}

impl Drop for Builder {
    fn drop(&mut self) {
        if let Some(child) = &mut self.0 {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}
