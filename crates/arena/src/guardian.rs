//! Whoever ends what an engine leaves behind.
//!
//! An engine may be a script around a program, start helpers, or leave its process group. So it is not started by this
//! process but by a guardian of its own: a small process that is the reaper of all that descend from the engine, however
//! they try to get away, and that holds one end of a line to this process. When the line ends — the game is over, or this
//! process is, in whatever way — the guardian ends them all and then itself.
//!
//! That is for Linux. Elsewhere, and in a program that can not be its own guardian, the engine gets a process group, and
//! the group is ended after the game: what leaves the group, and what is left when this process is killed, is not
//! covered.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

/// The first argument of a guardian.
const GUARDIAN: &str = "guard-engine";
/// How long a guardian may take to end all there is.
const PATIENCE: Duration = Duration::from_secs(10);
/// Between two looks whether it has.
const GLANCE: Duration = Duration::from_millis(2);

/// The program that can be started as a guardian.
static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// What a program calls before anything else, with its arguments: if it was started as a guardian it is one, and ends as
/// this says. From then on the engines of this program have guardians.
pub fn guard_or_remember(arguments: &[OsString]) -> Option<ExitCode> {
    if arguments.get(1).is_some_and(|first| first == GUARDIAN) {
        let guarded = system::guard(&arguments[2..]);
        return Some(if guarded.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    if system::HAS_GUARDIANS
        && let Ok(program) = std::env::current_exe()
    {
        // Set twice it is the same.
        let _ = PROGRAM.set(program);
    }
    None
}

/// An engine with whoever guards it.
pub(crate) struct Guarded {
    /// The guardian, or the engine itself where there is none.
    pub(crate) child: Child,
    line: Option<system::Leash>,
}

impl Guarded {
    /// Starts a program whose standard input and output are ours.
    pub(crate) fn start(program: &str, arguments: &[&str]) -> io::Result<Self> {
        let Some(guardian) = PROGRAM.get() else {
            let mut command = Command::new(program);
            return Ok(Self { child: apart(command.args(arguments).stderr(Stdio::null()))?, line: None });
        };
        // The guardian has nobody to tell that there is no such program.
        if !is_there(program) {
            return Err(io::ErrorKind::NotFound.into());
        }
        let (line, its_end) = system::line()?;
        let mut command = Command::new(guardian);
        command.arg(GUARDIAN).arg(program).args(arguments).stderr(its_end);
        Ok(Self { child: apart(&mut command)?, line: Some(line) })
    }

    /// Processor time that the engine and all that it has started have used, where the system tells.
    pub(crate) fn processor_time(&self) -> Option<Duration> {
        system::processor_time(&self.child)
    }

    /// Ends the engine and all that it has started.
    pub(crate) fn end(&mut self) {
        if self.line.take().is_some() {
            let deadline = Instant::now() + PATIENCE;
            while Instant::now() < deadline {
                if self.child.try_wait().is_ok_and(|status| status.is_some()) {
                    return;
                }
                std::thread::sleep(GLANCE);
            }
        }
        system::end_group(&self.child);
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Whether there is a program of that name, where the system looks for programs.
fn is_there(program: &str) -> bool {
    if program.contains('/') {
        return Path::new(program).is_file();
    }
    let folders = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&folders).any(|folder| folder.join(program).is_file())
}

/// Starts a process that a Ctrl-C at the terminal does not reach: who ends it is decided here.
fn apart(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}

#[cfg(target_os = "linux")]
mod system {
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
    use rustix::process::{
        Pid, Signal, WaitOptions, getpid, kill_process, kill_process_group, set_child_subreaper, wait,
    };
    use rustix::stdio::{dup2_stderr, dup2_stdin, dup2_stdout, stderr};

    pub(super) const HAS_GUARDIANS: bool = true;

    /// What ends when this process does.
    pub(super) type Leash = UnixStream;

    /// How often all that is left is looked for and ended; new ones may appear meanwhile.
    const ROUNDS: usize = 2000;
    const PAUSE: Duration = Duration::from_millis(2);

    /// Our end of the line, and the guardian's, which it gets in the place of its standard error.
    pub(super) fn line() -> io::Result<(Leash, Stdio)> {
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

    pub(super) fn end_group(child: &Child) {
        if let Some(group) = Pid::from_raw(child.id() as i32) {
            let _ = kill_process_group(group, Signal::KILL);
        }
    }
}

#[cfg(not(target_os = "linux"))]
mod system {
    use std::ffi::OsString;
    use std::io;
    use std::process::{Child, Stdio};

    pub(super) const HAS_GUARDIANS: bool = false;

    /// There is none here.
    pub(super) use std::convert::Infallible as Leash;

    pub(super) fn line() -> io::Result<(Leash, Stdio)> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) fn guard(_: &[OsString]) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }

    pub(super) fn processor_time(_: &Child) -> Option<std::time::Duration> {
        None
    }

    #[cfg(unix)]
    pub(super) fn end_group(child: &Child) {
        if let Some(group) = rustix::process::Pid::from_raw(child.id() as i32) {
            let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
        }
    }

    #[cfg(not(unix))]
    pub(super) fn end_group(_: &Child) {}
}
