//! The tests of a crate: which there are, how long each takes, and which mutants it gets to.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::time::Duration;

use crate::jobs::each;

/// A test.
#[derive(Clone, Debug)]
pub(crate) struct Test {
    pub(crate) program: PathBuf,
    pub(crate) name: String,
    /// Time of processors that it takes.
    pub(crate) time: Duration,
    /// Mutants that it gets to.
    pub(crate) reached: BTreeSet<u32>,
}

/// How a run ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum RunEnd {
    Passed,
    Failed,
    OutOfTime,
}

/// What a run may take.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// Seconds of processors.
    pub(crate) busy: u64,
    /// Seconds of a clock, for who waits for something that does not come.
    pub(crate) clock: u64,
}

/// The most memory of a test, in kilobytes: a mutant that takes more and more of it is caught by that.
const MEMORY: &str = "8000000";
/// A test that is not over by then is left out.
const LONGEST: Patience = Patience { busy: 60, clock: 900 };
/// Set by `timeout` when it has killed, and by a shell for who was killed by SIGXCPU or SIGKILL.
const KILLED: [i32; 3] = [124, 128 + 24, 128 + 9];

/// Runs tests of one program by name, with a mutant on; how that ended and the time of processors that it took.
pub(crate) fn run(
    folder: &Path,
    program: &Path,
    names: &[&str],
    mutant: &str,
    record: &Path,
    patience: Patience,
) -> (RunEnd, Duration) {
    let script = "ulimit -v \"$1\"; ulimit -t \"$2\"; limit=\"$3\"; shift 3; \
                  timeout -s KILL \"$limit\" \"$@\" >/dev/null 2>&1; code=$?; times; exit $code";
    let mut shell = Command::new("sh");
    shell.args(["-c", script, "sh", MEMORY]);
    shell.args([patience.busy.to_string(), patience.clock.to_string()]).arg(program).args(names);
    shell.args(["--exact", "--test-threads=1"]).current_dir(folder);
    shell.env("CARGO_MANIFEST_DIR", folder).env("MUTANT", mutant).env("MUTANTS_REACHED", record);
    // The same cases every time, and none that is kept.
    shell.env("PROPTEST_RNG_SEED", "1").env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true").env("RUST_BACKTRACE", "0");
    let Ok(output) = shell.stderr(Stdio::null()).output() else { return (RunEnd::Failed, Duration::ZERO) };
    let end = match output.status.code() {
        Some(0) => RunEnd::Passed,
        Some(code) if KILLED.contains(&code) => RunEnd::OutOfTime,
        _ => RunEnd::Failed,
    };
    (end, busy(&String::from_utf8_lossy(&output.stdout)))
}

/// What `times` says of children: the second line, `0m1.250s 0m0.010s`.
fn busy(times: &str) -> Duration {
    let seconds = |word: &str| {
        let (minutes, seconds) = word.trim_end_matches('s').split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    };
    let line = times.lines().nth(1).unwrap_or_default();
    Duration::from_secs_f64(line.split_whitespace().filter_map(seconds).sum())
}

/// Runs every test of these programs that has one of `words`, apart by commas, in its name or in that of its program once
/// and records; those that fail or take too long even so are told and left out.
pub(crate) fn record(folder: &Path, programs: &[PathBuf], words: &str, notes: &Path, jobs: usize) -> Vec<Test> {
    let mut all = Vec::new();
    for program in programs {
        all.extend(names(folder, program).into_iter().map(|name| (program, name)));
    }
    all.retain(|(program, name)| {
        let program = program.file_name().unwrap_or_default().to_string_lossy();
        words.split(',').any(|word| name.contains(word) || program.contains(word))
    });
    let all: Vec<_> = all.into_iter().enumerate().collect();
    let tests = Mutex::new(Vec::new());
    each(jobs, &all, |(number, (program, name))| {
        let notes = notes.with_extension(number.to_string());
        let (end, time) = run(folder, program, &[name], "record", &notes, LONGEST);
        let reached = fs::read_to_string(&notes).unwrap_or_default();
        let _ = fs::remove_file(&notes);
        if end != RunEnd::Passed {
            println!("left out, {end:?} after {time:.1?}: {name}");
            return;
        }
        let reached = reached.lines().filter_map(|id| id.parse().ok()).collect();
        let test = Test { program: (*program).clone(), name: name.clone(), time, reached };
        tests.lock().expect("adding does not panic").push(test);
    });
    let mut tests = tests.into_inner().expect("adding does not panic");
    // The quickest first: most mutants are caught by the first that gets to them.
    tests.sort_by_key(|test| test.time);
    tests
}

/// The names of a program's tests.
fn names(folder: &Path, program: &Path) -> Vec<String> {
    let output = Command::new(program).args(["--list", "--format", "terse"]).current_dir(folder).output();
    let text = output.map(|output| String::from_utf8_lossy(&output.stdout).into_owned()).unwrap_or_default();
    text.lines().filter_map(|line| line.strip_suffix(": test")).map(str::to_owned).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_of_processors_is_that_of_children() {
        assert_eq!(busy("0m0.001s 0m0.002s\n1m1.250s 0m0.250s\n"), Duration::from_millis(61_500));
        assert_eq!(busy(""), Duration::ZERO);
    }

    #[test]
    fn what_fails_and_what_takes_too_long_is_told_apart() {
        let end = |script: &str| {
            let patience = Patience { busy: 1, clock: 60 };
            run(Path::new("."), Path::new("sh"), &["-c", script], "7", Path::new("notes"), patience).0
        };
        assert_eq!(end("test \"$MUTANT $MUTANTS_REACHED\" = '7 notes'"), RunEnd::Passed);
        assert_eq!(end("exit 101"), RunEnd::Failed);
        assert_eq!(end("kill -SEGV $$"), RunEnd::Failed);
        assert_eq!(end("while :; do :; done"), RunEnd::OutOfTime, "a second of its own time, however long that takes");
    }
}
