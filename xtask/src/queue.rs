//! Runs of the arena over a queue, tested against a PostgreSQL of their own.

use std::path::Path;

use crate::npm;
use crate::run::{ChoreRun, ChoreStep, Stop, finish};
use crate::test::WITH_ALL;

/// Where Debian and others put the programs of a server.
const PLACE: &str = "/usr/lib/postgresql";

/// The tests, with the program built for it: the same features of the same packages otherwise, so that only what differs is
/// compiled again.
const TESTS: &[&str] = &["test", "--quiet", "--workspace", "--features", WITH_ALL, "--test", "queue", "--no-fail-fast"];

/// The one of them that tells times, of the program as people have it and with games of about a second.
const PACE: &[&str] = &["test", "--release", "-p", "jogada-program", "--features", "full", "--test", "queue", "pace"];
const PACE_OF: [(&str, &str); 3] =
    [("JOGADA_TEST_PACE_GAME", "hex:size=5"), ("JOGADA_TEST_PACE_GAMES", "60"), ("JOGADA_TEST_PACE_NODES", "300000")];

/// Measures what a queue costs and what a second worker is worth. Only a machine with nothing else to do says so.
pub(crate) fn pace(root: &Path) -> bool {
    let step: ChoreStep = ("pace of a queue", |run| {
        need_server(run)?;
        let mut command = run.cargo(PACE);
        command.args(["--", "--nocapture"]).envs(PACE_OF);
        finish(command)
    });
    ChoreRun::new(root, false).all(&[step])
}

/// Runs the tests where there is a server to start.
pub(crate) fn tests(run: &mut ChoreRun) -> Result<(), Stop> {
    need_server(run)?;
    let command = run.cargo(TESTS);
    run.counted(command)
}

/// Sees to it that there is a server to start.
fn need_server(run: &ChoreRun) -> Result<(), Stop> {
    let there = || std::env::var_os("JOGADA_POSTGRES").is_some() || Path::new(PLACE).is_dir();
    if !there() {
        if !run.install {
            return Err(Stop::Missing("there is no PostgreSQL".to_owned()));
        }
        npm::install_by_apt(run, &["postgresql"])?;
    }
    Ok(())
}
