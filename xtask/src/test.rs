//! The test command: what must hold before a change lands, in the order in which failures are cheapest to find.

use std::path::{Path, PathBuf};

use crate::run::{ChoreRun, ChoreStep, Stop, finish, succeeds};
use crate::{browser, cluster, peers, python, queue, readme, tidy};

const STEPS: &[ChoreStep] = &[
    ("format", format),
    ("lints", lints),
    ("tidy", sources),
    ("documentation", documentation),
    ("tests", tests),
    ("README examples", |run| {
        let binary = binary(run, WITH_TESTS)?;
        examples(run, &binary)
    }),
    ("types of the page", browser::types),
    ("page in a browser", |run| {
        let binary = binary(run, WITH_TESTS)?;
        browser::tests(run, &binary)
    }),
    ("Python package", python::package),
    ("cross-check with OpenSpiel", |run| {
        let binary = binary(run, WITH_TESTS)?;
        peers::open_spiel(run, &binary)
    }),
    ("controller of Sabaki", |run| {
        let binary = binary(run, WITH_TESTS)?;
        peers::sabaki(run, &binary)
    }),
    ("runs over a queue", queue::tests),
    ("tables by many processes", cluster::tests),
];

/// How the program is built along with the tests: the same features of the same packages, so after the tests there is
/// nothing left to do. Building it alone would compile half of the workspace again.
const WITH_TESTS: &[&str] = &["test", "--quiet", "--workspace", "--no-run"];
/// What the program is usually built without: it is looked at all the same.
pub(crate) const WITH_ALL: &str = "jogada-program/full,jogada-training/queue";
/// How the program is built for itself.
const ALONE: &[&str] = &["build", "--quiet", "--package", "jogada-program"];

/// Runs every step; whether all of them hold.
pub(crate) fn test(root: &Path, install: bool) -> bool {
    ChoreRun::new(root, install).all(STEPS)
}

/// Remakes the pictures of the README from the page as it is.
pub(crate) fn screenshots(root: &Path) -> bool {
    let step: ChoreStep = ("screenshots", |run| {
        let binary = binary(run, ALONE)?;
        browser::screenshots(run, &binary)
    });
    ChoreRun::new(root, true).all(&[step])
}

/// Runs the README examples alone, writing what the program says into the files if `bless`.
pub(crate) fn readme(root: &Path, bless: bool) -> bool {
    let checked: ChoreStep = ("README examples", |run| {
        let binary = binary(run, ALONE)?;
        examples(run, &binary)
    });
    let blessed: ChoreStep = ("README examples", |run| {
        let tally = readme::check(&run.root, &binary(run, ALONE)?, true)?;
        eprintln!("{} example(s) rewritten", tally.failed);
        Ok(())
    });
    ChoreRun::new(root, false).all(&[if bless { blessed } else { checked }])
}

fn format(run: &mut ChoreRun) -> Result<(), Stop> {
    component(run, "rustfmt", "fmt")?;
    finish(run.cargo(&["fmt", "--all", "--check"]))
}

fn lints(run: &mut ChoreRun) -> Result<(), Stop> {
    component(run, "clippy", "clippy")?;
    finish(run.cargo(&[
        "clippy",
        "--quiet",
        "--workspace",
        "--all-targets",
        // What the program is usually built without is looked at all the same.
        "--all-features",
        "--",
        "--deny",
        "warnings",
    ]))
}

/// Sees to it that a part of the toolchain is there which some installations leave out.
fn component(run: &ChoreRun, component: &str, command: &str) -> Result<(), Stop> {
    if succeeds(run.cargo(&[command, "--version"])) {
        Ok(())
    } else if run.install {
        finish(run.command(Path::new("rustup"), &["component", "add", component]))
    } else {
        Err(Stop::Missing(format!("the toolchain has no {component}")))
    }
}

fn sources(run: &mut ChoreRun) -> Result<(), Stop> {
    if tidy::tidy(&run.root) { Ok(()) } else { Err(Stop::Failed("see the list above".to_owned())) }
}

fn documentation(run: &mut ChoreRun) -> Result<(), Stop> {
    let mut command = run.cargo(&["doc", "--quiet", "--no-deps", "--workspace"]);
    command.env("RUSTDOCFLAGS", "--deny warnings");
    finish(command)
}

fn tests(run: &mut ChoreRun) -> Result<(), Stop> {
    let command = run.cargo(&["test", "--quiet", "--workspace", "--no-fail-fast"]);
    run.counted(command)
}

fn examples(run: &mut ChoreRun, binary: &Path) -> Result<(), Stop> {
    let tally = readme::check(&run.root, binary, false)?;
    run.tally += tally;
    match tally.failed {
        0 => Ok(()),
        failed => Err(Stop::Failed(format!(
            "{failed} example(s) print something else; if that is right, `cargo xtask readme --bless`"
        ))),
    }
}

/// The program under test, built by the cargo command `build` in the profile of the tests.
fn binary(run: &ChoreRun, build: &[&str]) -> Result<PathBuf, Stop> {
    finish(run.cargo(build))?;
    // Cargo puts all programs of a profile in one folder, this one too.
    let own = std::env::current_exe()?;
    let binary = own.with_file_name(format!("jogada{}", std::env::consts::EXE_SUFFIX));
    if binary.is_file() { Ok(binary) } else { Err(Stop::Failed(format!("there is no {}", binary.display()))) }
}
