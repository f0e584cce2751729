//! Ours and other people's searches at the same task. `cargo xtask peers` runs all and prints the ratios.
//!
//! `peers NAME` runs one, in a process of its own so that the peak of memory is its own, and prints what it found, the
//! seconds it took and the kilobytes it held.

mod paths;
mod simulations;
mod theirs;
mod trees;

use std::process::ExitCode;
use std::time::{Duration, Instant};

/// What a search found, and what it took where it says so itself.
struct Lap {
    answer: i64,
    time: Option<Duration>,
}

impl From<i64> for Lap {
    fn from(answer: i64) -> Self {
        Self { answer, time: None }
    }
}

/// The most memory that this process ever held, in kilobytes, where the system tells.
fn peak() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().trim_end_matches("kB").trim().parse().ok()
}

fn main() -> ExitCode {
    let name = std::env::args().nth(1).unwrap_or_default();
    let before = peak().unwrap_or_default();
    let start = Instant::now();
    let Some(lap) = paths::run(&name).or_else(|| trees::run(&name)).or_else(|| simulations::run(&name)) else {
        eprintln!("peers NAME, with one of the names in xtask/src/race.rs");
        return ExitCode::from(2);
    };
    let seconds = lap.time.unwrap_or_else(|| start.elapsed()).as_secs_f64();
    println!("{} {seconds:.7} {}", lap.answer, peak().unwrap_or_default() - before);
    ExitCode::SUCCESS
}
