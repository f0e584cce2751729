//! Wall time and processor time of a piece of work.

use std::time::{Duration, Instant};

use cpu_time::ProcessTime;

/// Measures from its start.
pub(crate) struct Stopwatch {
    wall: Instant,
    /// Absent where the system does not tell.
    cpu: Option<ProcessTime>,
}

impl Stopwatch {
    pub(crate) fn start() -> Self {
        Self { wall: Instant::now(), cpu: ProcessTime::try_now().ok() }
    }

    /// Wall time and processor time so far, the latter of all threads together.
    pub(crate) fn read(&self) -> (Duration, Duration) {
        let cpu = self.cpu.and_then(|start| start.try_elapsed().ok()).unwrap_or_default();
        (self.wall.elapsed(), cpu)
    }
}
