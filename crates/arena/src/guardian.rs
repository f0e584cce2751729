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

use jogada_platform::processes;

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
        let guarded = processes::guard(&arguments[2..]);
        return Some(if guarded.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    if processes::HAS_GUARDIANS
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
    line: Option<processes::Leash>,
}

impl Guarded {
    /// Starts a program whose standard input and output are ours.
    pub(crate) fn start(program: &str, arguments: &[&str]) -> io::Result<Self> {
        let Some(guardian) = PROGRAM.get() else {
            let mut command = Command::new(program);
            return Ok(Self {
                child: processes::start_apart(command.args(arguments).stderr(Stdio::null()))?,
                line: None,
            });
        };
        // The guardian has nobody to tell that there is no such program.
        if !is_there(program) {
            return Err(io::ErrorKind::NotFound.into());
        }
        let (line, its_end) = processes::line()?;
        let mut command = Command::new(guardian);
        command.arg(GUARDIAN).arg(program).args(arguments).stderr(its_end);
        Ok(Self { child: processes::start_apart(&mut command)?, line: Some(line) })
    }

    /// Processor time that the engine and all that it has started have used, where the system tells.
    pub(crate) fn processor_time(&self) -> Option<Duration> {
        processes::processor_time(&self.child)
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
        processes::end_group(&self.child);
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
