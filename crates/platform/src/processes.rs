//! Processes that end with all that they have started, however this process ends.
//!
//! On Linux a process can be the reaper of all that descend from it, and hold one end of a line to us: when the line ends, so
//! do they. Elsewhere on Unix there is the process group, which the group's members may leave; on other systems the
//! process alone.

#[cfg(target_os = "linux")]
mod linux;
#[cfg(not(target_os = "linux"))]
mod portable;

use std::ffi::OsString;
use std::io;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

#[cfg(target_os = "linux")]
use linux as system;
#[cfg(not(target_os = "linux"))]
use portable as system;

/// Whether a process can guard others here.
pub const HAS_GUARDIANS: bool = system::HAS_GUARDIANS;

/// What ends when this process does.
#[derive(Debug)]
pub struct Leash {
    _end: system::LeashEnd,
}

/// Our end of a line to a guardian, and the guardian's, which it gets in the place of its standard error.
pub fn line() -> io::Result<(Leash, Stdio)> {
    system::line().map(|(end, its)| (Leash { _end: end }, its))
}

/// Makes this process a guardian: starts the command, and stays until nothing of it is left.
pub fn guard(command: &[OsString]) -> io::Result<()> {
    system::guard(command)
}

/// Starts a process that a Ctrl-C at the terminal does not reach: who ends it is decided here. Its input and output are
/// ours.
pub fn start_apart(command: &mut Command) -> io::Result<Child> {
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(command, 0);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()
}

/// Processor time that a process and all that it has started have used, where the system tells.
pub fn processor_time(child: &Child) -> Option<Duration> {
    system::processor_time(child)
}

/// Ends the process group of a process that was started apart; where there are no groups, nothing.
pub fn end_group(child: &Child) {
    #[cfg(unix)]
    if let Some(group) = rustix::process::Pid::from_raw(child.id() as i32) {
        let _ = rustix::process::kill_process_group(group, rustix::process::Signal::KILL);
    }
    #[cfg(not(unix))]
    let _ = child;
}
