//! The Python package: built, installed, tested through the interpreter.

use std::path::Path;

use crate::dist::wheel::{build, environment};
use crate::run::{ChoreRun, ChoreStep, Stop, finish, succeeds};

/// What the tests need.
const NEEDS: [&str; 8] =
    ["maturin>=1.7,<2", "pytest", "pandas", "matplotlib", "nbclient", "nbformat", "ipykernel", "mypy"];

/// The tests alone.
pub(crate) fn python(root: &Path, install: bool) -> bool {
    let step: ChoreStep = ("Python package", package);
    ChoreRun::new(root, install).all(&[step])
}

/// Builds the package as fast as it can be built, installs it and runs its tests.
pub(crate) fn package(run: &mut ChoreRun) -> Result<(), Stop> {
    let python = environment(run, &NEEDS, "pytest, nbclient, maturin")?;
    let wheels = run.root.join("target/python/wheels");
    if wheels.exists() {
        std::fs::remove_dir_all(&wheels)?;
    }
    build(run, &["--quiet", "--profile", "dev", "--out", &wheels.to_string_lossy()])?;
    for wheel in std::fs::read_dir(&wheels)? {
        let wheel = wheel?.path();
        let mut command = run.command(&python, &["-m", "pip", "install", "--quiet", "--force-reinstall", "--no-deps"]);
        command.arg(wheel);
        finish(command)?;
    }
    finish(run.command(&python, &["-m", "mypy", "--strict", "python/jogada"]))?;
    let mut tests = run.command(&python, &["-m", "pytest", "--quiet", "-p", "no:cacheprovider"]);
    // Elsewhere than beside the sources, which would be imported in the place of what was installed.
    tests.arg(run.root.join("python/tests")).current_dir(run.root.join("target/python"));
    run.counted(tests)?;
    beside_open_spiel(run, &python)
}

/// Plays a thousand games through the package beside OpenSpiel, where that is.
fn beside_open_spiel(run: &mut ChoreRun, python: &Path) -> Result<(), Stop> {
    if !succeeds(run.command(python, &["-c", "import pyspiel"])) {
        if !run.install {
            eprintln!("xtask: no games beside OpenSpiel, which is not here");
            return Ok(());
        }
        finish(run.command(python, &["-m", "pip", "install", "--quiet", "-r", "tests/peers/requirements.txt"]))?;
    }
    let mut games = run.command(python, &[]);
    games
        .arg(run.root.join("python/tests/open_spiel_games.py"))
        .arg("1000")
        .current_dir(run.root.join("target/python"));
    run.counted(games)
}
