//! Tables that processes build together, tested over the loopback.

use crate::run::{ChoreRun, Stop};
use crate::test::WITH_ALL;

/// The tests, with the program built for it as for the queue.
const TESTS: &[&str] =
    &["test", "--quiet", "--workspace", "--features", WITH_ALL, "--test", "cluster", "--no-fail-fast"];

/// Runs the tests.
pub(crate) fn tests(run: &mut ChoreRun) -> Result<(), Stop> {
    let command = run.cargo(TESTS);
    run.counted(command)
}
