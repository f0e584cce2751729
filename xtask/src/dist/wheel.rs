//! The Python wheel, by maturin in an environment of its own.

use std::path::{Path, PathBuf};

use super::folder;
use crate::run::{ChoreRun, Stop, finish, succeeds};

/// Makes the wheel.
pub(super) fn make(run: &mut ChoreRun) -> Result<(), Stop> {
    let out = folder(run).to_string_lossy().into_owned();
    // Features that are named here take the place of those in the package's own settings.
    build(run, &["--release", "--features", "extension-module,full", "--out", &out])
}

/// Lets maturin build the Python package.
pub(crate) fn build(run: &ChoreRun, arguments: &[&str]) -> Result<(), Stop> {
    let maturin = environment(run, &["maturin>=1.7,<2"], "maturin")?.with_file_name("maturin");
    let mut command = run.command(&maturin, &["build", "--manifest-path", "python/Cargo.toml"]);
    command.args(arguments);
    finish(command)
}

/// The Python of an environment under `target` that has these packages; `proof` is the module that shows it.
pub(crate) fn environment(run: &ChoreRun, packages: &[&str], proof: &str) -> Result<PathBuf, Stop> {
    let place = run.root.join("target/python");
    let python = place.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    if succeeds(run.command(&python, &["-c", &format!("import {proof}")])) {
        return Ok(python);
    }
    if !run.install {
        return Err(Stop::Missing(format!("there is no Python with {proof}")));
    }
    let system = Path::new(if cfg!(windows) { "python" } else { "python3" });
    finish(run.command(system, &["-m", "venv", &place.to_string_lossy()]))?;
    let mut command = run.command(&python, &["-m", "pip", "install", "--quiet"]);
    command.args(packages);
    finish(command)?;
    Ok(python)
}
