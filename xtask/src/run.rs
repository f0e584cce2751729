//! Running the steps of a chore one after the other: announced, timed, stopped at the first failure.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use crate::tally::TestTally;

/// Why a step did not come to its end.
#[derive(Debug)]
pub(crate) enum Stop {
    /// It needs something that is not on this machine, and nobody asked to install it.
    Missing(String),
    /// It found something wrong.
    Failed(String),
}

impl From<std::io::Error> for Stop {
    fn from(error: std::io::Error) -> Self {
        Self::Failed(error.to_string())
    }
}

/// How cargo builds where nobody builds again and nobody debugs: what makes a second build quicker, and what a debugger
/// reads, are four fifths of what lies on the disk. A panic names its place without either.
const BUILT_ONCE: [(&str, &str); 2] = [("CARGO_INCREMENTAL", "0"), ("CARGO_PROFILE_DEV_DEBUG", "none")];

/// One step of a chore.
pub(crate) type ChoreStep = (&'static str, fn(&mut ChoreRun) -> Result<(), Stop>);

/// A chore under way.
#[derive(Debug)]
pub(crate) struct ChoreRun {
    /// The folder of the workspace.
    pub(crate) root: PathBuf,
    /// Whether missing tools are installed; if not, what needs them is skipped.
    pub(crate) install: bool,
    /// What the steps counted.
    pub(crate) tally: TestTally,
    times: Vec<(&'static str, Duration)>,
    skipped: Vec<&'static str>,
}

impl ChoreRun {
    /// A chore about to start.
    pub(crate) fn new(root: &Path, install: bool) -> Self {
        Self { root: root.to_owned(), install, tally: TestTally::default(), times: Vec::new(), skipped: Vec::new() }
    }

    /// Runs the steps until one fails; whether none did.
    pub(crate) fn all(&mut self, steps: &[ChoreStep]) -> bool {
        for &(name, step) in steps {
            if let Err(why) = self.one(name, step) {
                eprintln!("xtask: STOPPED at {name}: {why}");
                self.summarize();
                return false;
            }
        }
        self.summarize();
        true
    }

    fn one(&mut self, name: &'static str, step: fn(&mut Self) -> Result<(), Stop>) -> Result<(), String> {
        eprintln!("xtask: {name} …");
        let start = Instant::now();
        let result = step(self);
        let time = start.elapsed();
        self.times.push((name, time));
        match result {
            Ok(()) => eprintln!("xtask: {name} took {:.1} s", time.as_secs_f64()),
            Err(Stop::Missing(what)) => {
                eprintln!("xtask: {name} skipped: {what} (`cargo xtask test --install` installs it)");
                self.skipped.push(name);
            }
            Err(Stop::Failed(why)) => return Err(why),
        }
        Ok(())
    }

    /// The times, what was skipped and, if any test ran, how many passed: the last line.
    fn summarize(&self) {
        let times: Vec<_> =
            self.times.iter().map(|(name, time)| format!("{name} {:.0} s", time.as_secs_f64())).collect();
        let total: Duration = self.times.iter().map(|&(_, time)| time).sum();
        eprintln!("xtask: {}; {:.0} s in all", times.join(", "), total.as_secs_f64());
        if !self.skipped.is_empty() {
            eprintln!("xtask: skipped: {}", self.skipped.join(", "));
        }
        if self.tally != TestTally::default() {
            println!("{}", self.tally);
        }
    }

    /// A cargo command in the workspace, the same cargo that started this.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Command {
        let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        self.command(Path::new(&cargo), arguments)
    }

    /// A command in the workspace folder.
    pub(crate) fn command(&self, program: &Path, arguments: &[&str]) -> Command {
        let mut command = Command::new(program);
        command.args(arguments).current_dir(&self.root).stdin(Stdio::null());
        if std::env::var_os("CI").is_some() {
            command.envs(BUILT_ONCE);
        }
        command
    }

    /// Runs a test program, shows its output and adds up its summaries. Fails if it fails or if it counted nothing:
    /// a run without tests proves nothing.
    pub(crate) fn counted(&mut self, mut command: Command) -> Result<(), Stop> {
        let mut child = command.stdout(Stdio::piped()).spawn()?;
        let mut counted = TestTally::default();
        for line in BufReader::new(child.stdout.take().expect("stdout was asked for")).lines() {
            let line = line?;
            println!("{line}");
            counted += TestTally::read(&line).unwrap_or_default();
        }
        self.tally += counted;
        let status = child.wait()?;
        match counted {
            TestTally { passed: 0, failed: 0 } if status.success() => Err(Stop::Failed("no test ran".to_owned())),
            TestTally { failed: 0, .. } if status.success() => Ok(()),
            _ => Err(Stop::Failed(format!("{} test(s) failed, {status}", counted.failed))),
        }
    }
}

/// Runs a command to its end; its output goes where ours goes.
pub(crate) fn finish(mut command: Command) -> Result<(), Stop> {
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(Stop::Failed(format!("{}: {status}", shown(&command)))),
        Err(error) => Err(Stop::Failed(format!("{}: {error}", shown(&command)))),
    }
}

/// Whether a command exists and ends well, silently.
pub(crate) fn succeeds(mut command: Command) -> bool {
    command.stdout(Stdio::null()).stderr(Stdio::null()).status().is_ok_and(|status| status.success())
}

fn shown(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{ChoreRun, Stop};

    fn run() -> ChoreRun {
        ChoreRun::new(Path::new("."), false)
    }

    #[test]
    fn a_failure_stops_the_steps_after_it() {
        let mut run = run();
        let sound = run.all(&[
            ("first", |run| {
                run.tally.passed += 1;
                Ok(())
            }),
            ("second", |_| Err(Stop::Failed("on purpose".to_owned()))),
            ("third", |run| {
                run.tally.passed += 1;
                Ok(())
            }),
        ]);
        assert!(!sound);
        assert_eq!(run.tally.passed, 1);
    }

    #[test]
    fn a_missing_tool_skips_its_step_only() {
        let mut run = run();
        let sound = run.all(&[
            ("first", |_| Err(Stop::Missing("no such tool".to_owned()))),
            ("second", |run| {
                run.tally.passed += 1;
                Ok(())
            }),
        ]);
        assert!(sound);
        assert_eq!(run.skipped, ["first"]);
        assert_eq!(run.tally.passed, 1);
    }

    #[test]
    fn a_test_program_that_counts_nothing_fails() {
        let mut run = run();
        let silent = run.cargo(&["--version"]);
        assert!(matches!(run.counted(silent), Err(Stop::Failed(_))));
    }
}
