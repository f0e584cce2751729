//! Runs of the arena over a queue, tested against a PostgreSQL of their own.

use std::path::Path;

use crate::npm;
use crate::run::{ChoreRun, Stop};
use crate::test::WITH_ALL;

/// Where Debian and others put the programs of a server.
const PLACE: &str = "/usr/lib/postgresql";

/// The tests, with the program built for it: the same features of the same packages otherwise, so that only what differs is
/// compiled again.
const TESTS: &[&str] = &["test", "--quiet", "--workspace", "--features", WITH_ALL, "--test", "queue", "--no-fail-fast"];

/// Runs the tests where there is a server to start.
pub(crate) fn tests(run: &mut ChoreRun) -> Result<(), Stop> {
    let there = || std::env::var_os("JOGADA_POSTGRES").is_some() || Path::new(PLACE).is_dir();
    if !there() {
        if !run.install {
            return Err(Stop::Missing("there is no PostgreSQL".to_owned()));
        }
        npm::install_by_apt(run, &["postgresql"])?;
    }
    let command = run.cargo(TESTS);
    run.counted(command)
}
