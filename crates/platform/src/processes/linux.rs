//! Linux: a guardian is the reaper of all that descend from it, and finds them by what the system tells of processes.

use std::ffi::OsString;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Read};
use std::os::fd::OwnedFd;
use std::os::unix::net::UnixStream;
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;

use rustix::io::{Errno, fcntl_dupfd_cloexec};
use rustix::param::clock_ticks_per_second;
use rustix::process::{Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, wait};
use rustix::stdio::{dup2_stderr, dup2_stdin, dup2_stdout, stderr};

pub(super) const HAS_GUARDIANS: bool = true;

pub(super) type LeashEnd = UnixStream;

/// How often all that is left is looked for and ended; new ones may appear meanwhile.
const ROUNDS: usize = 2000;
const PAUSE: Duration = Duration::from_millis(2);

/// Our end of the line, and the guardian's, which it gets in the place of its standard error.
pub(super) fn line() -> io::Result<(LeashEnd, Stdio)> {
    let (ours, its) = UnixStream::pair()?;
    Ok((ours, Stdio::from(OwnedFd::from(its))))
}

/// Starts the engine, and stays until nothing of it is left.
pub(super) fn guard(command: &[OsString]) -> io::Result<()> {
    let (program, arguments) = command.split_first().ok_or(io::ErrorKind::InvalidInput)?;
    set_child_subreaper(Some(getpid()))?;
    let mut line = File::from(fcntl_dupfd_cloexec(stderr(), 3)?);
    Command::new(program).args(arguments).stderr(Stdio::null()).spawn()?;
    // The engine has our input and output; as long as we had them too, nobody would see it close them.
    let nothing = OpenOptions::new().read(true).write(true).open("/dev/null")?;
    dup2_stdin(&nothing)?;
    dup2_stdout(&nothing)?;
    dup2_stderr(&nothing)?;
    thread::spawn(move || {
        // Nothing is ever said on the line.
        let _ = line.read(&mut [0]);
        end_descendants();
        std::process::exit(0);
    });
    loop {
        match wait(WaitOptions::empty()) {
            Err(Errno::INTR) | Ok(_) => {}
            Err(_) => return Ok(()),
        }
    }
}

/// Ends all that descend from this process, however they left it: what lost its parent is ours.
fn end_descendants() {
    for _ in 0..ROUNDS {
        let left = descendants(getpid());
        if left.is_empty() {
            return;
        }
        // Stopped first, so that none can start another while the rest is ended.
        for signal in [Signal::STOP, Signal::KILL] {
            for &process in &left {
                // It may have ended by itself.
                let _ = kill_process(process, signal);
            }
        }
        thread::sleep(PAUSE);
    }
}

/// The processes that descend from `root` and are alive.
fn descendants(root: Pid) -> Vec<Pid> {
    let processes: Vec<_> = processes();
    let mut found = vec![root];
    let mut at = 0;
    while let Some(&parent) = found.get(at) {
        found.extend(processes.iter().filter(|(_, of)| *of == parent).map(|&(process, _)| process));
        at += 1;
    }
    found.split_off(1)
}

/// All processes that are alive, each with its parent.
fn processes() -> Vec<(Pid, Pid)> {
    let Ok(entries) = fs::read_dir("/proc") else { return Vec::new() };
    let numbers = entries.flatten().filter_map(|entry| entry.file_name().to_str()?.parse().ok());
    numbers.filter_map(|number: i32| Some((Pid::from_raw(number)?, parent(number)?))).collect()
}

/// The parent of a process, unless that is dead.
fn parent(process: i32) -> Option<Pid> {
    let fields = facts(process)?;
    let (state, parent) = (fields.first()?, fields.get(1)?);
    if matches!(state.as_str(), "Z" | "X") { None } else { Pid::from_raw(parent.parse().ok()?) }
}

/// What the system tells of a process, from its state on. Its name, in brackets, may hold anything.
fn facts(process: i32) -> Option<Vec<String>> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let (_, rest) = text.rsplit_once(')')?;
    Some(rest.split_whitespace().map(str::to_owned).collect())
}

/// Processor time of a process and of all that descend from it, those that have ended included.
pub(super) fn processor_time(child: &Child) -> Option<Duration> {
    let root = Pid::from_raw(child.id() as i32)?;
    let alive = std::iter::once(root).chain(descendants(root));
    let ticks: u64 = alive.filter_map(|process| ticks(process.as_raw_nonzero().get())).sum();
    Some(Duration::from_secs_f64(ticks as f64 / clock_ticks_per_second() as f64))
}

/// Ticks that a process has used, and those of its children that have ended.
fn ticks(process: i32) -> Option<u64> {
    const USER_TIME: usize = 11;
    facts(process)?.get(USER_TIME..USER_TIME + 4)?.iter().map(|ticks| ticks.parse::<u64>().ok()).sum()
}
