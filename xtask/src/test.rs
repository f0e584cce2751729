//! The test command: what must hold before a change lands, in the order in which failures are cheapest to find.

use std::path::{Path, PathBuf};

use crate::run::{Run, Step, Stop, finish, succeeds};
use crate::{peers, readme, tidy};

const STEPS: &[Step] = &[
    ("format", format),
    ("lints", lints),
    ("tidy", sources),
    ("documentation", documentation),
    ("tests", tests),
    ("README examples", |run| examples(run, false)),
    ("cross-check with OpenSpiel", |run| peers::open_spiel(run, &binary(run)?)),
];

/// Runs every step; whether all of them hold.
pub(crate) fn test(root: &Path, install: bool) -> bool {
    Run::new(root, install).all(STEPS)
}

/// Runs the README examples alone, writing what the program says into the files if `bless`.
pub(crate) fn readme(root: &Path, bless: bool) -> bool {
    let step: Step = ("README examples", if bless { |run| examples(run, true) } else { |run| examples(run, false) });
    Run::new(root, false).all(&[step])
}

fn format(run: &mut Run) -> Result<(), Stop> {
    component(run, "rustfmt", "fmt")?;
    finish(run.cargo(&["fmt", "--all", "--check"]))
}

fn lints(run: &mut Run) -> Result<(), Stop> {
    component(run, "clippy", "clippy")?;
    finish(run.cargo(&["clippy", "--quiet", "--workspace", "--all-targets", "--", "--deny", "warnings"]))
}

/// Sees to it that a part of the toolchain is there which some installations leave out.
fn component(run: &Run, component: &str, command: &str) -> Result<(), Stop> {
    if succeeds(run.cargo(&[command, "--version"])) {
        Ok(())
    } else if run.install {
        finish(run.command(Path::new("rustup"), &["component", "add", component]))
    } else {
        Err(Stop::Missing(format!("the toolchain has no {component}")))
    }
}

fn sources(run: &mut Run) -> Result<(), Stop> {
    if tidy::tidy(&run.root) { Ok(()) } else { Err(Stop::Failed("see the list above".to_owned())) }
}

fn documentation(run: &mut Run) -> Result<(), Stop> {
    let mut command = run.cargo(&["doc", "--quiet", "--no-deps", "--workspace"]);
    command.env("RUSTDOCFLAGS", "--deny warnings");
    finish(command)
}

fn tests(run: &mut Run) -> Result<(), Stop> {
    let command = run.cargo(&["test", "--quiet", "--workspace", "--no-fail-fast"]);
    run.counted(command)
}

fn examples(run: &mut Run, bless: bool) -> Result<(), Stop> {
    let binary = binary(run)?;
    let tally = readme::check(&run.root, &binary, bless).map_err(|error| Stop::Failed(error.to_string()))?;
    if bless {
        eprintln!("{} example(s) rewritten", tally.failed);
        return Ok(());
    }
    run.tally += tally;
    match tally.failed {
        0 => Ok(()),
        failed => Err(Stop::Failed(format!(
            "{failed} example(s) print something else; if that is right, `cargo xtask readme --bless`"
        ))),
    }
}

/// The program under test, built in the profile of the tests, whose artifacts are there already.
fn binary(run: &Run) -> Result<PathBuf, Stop> {
    finish(run.cargo(&["build", "--quiet", "--package", "jogada-cli", "--bin", "jogada"]))?;
    // Cargo puts all programs of a profile in one folder, this one too.
    let own = std::env::current_exe().map_err(|error| Stop::Failed(error.to_string()))?;
    let binary = own.with_file_name(format!("jogada{}", std::env::consts::EXE_SUFFIX));
    if binary.is_file() { Ok(binary) } else { Err(Stop::Failed(format!("there is no {}", binary.display()))) }
}
