//! Cross-checks against other people's programs.

use std::path::{Path, PathBuf};

use crate::npm;
use crate::run::{ChoreRun, Stop, finish, succeeds};

/// The script that plays against OpenSpiel, and what it needs.
const SCRIPT: &str = "tests/peers/open_spiel_games.py";
const NEEDS: &str = "tests/peers/requirements.txt";
/// The folder of the controller that speaks GTP.
const CONTROLLER: &str = "tests/peers/gtp";

/// Plays the same random games with OpenSpiel and with `binary` and compares every position.
pub(crate) fn open_spiel(run: &mut ChoreRun, binary: &Path) -> Result<(), Stop> {
    let python = python_with_open_spiel(run, binary)?;
    let mut command = run.command(&python, &[SCRIPT]);
    command.arg(binary);
    run.counted(command)
}

/// Lets the controller of Sabaki, which other people wrote, play games of Hex with `binary` over GTP.
pub(crate) fn sabaki(run: &mut ChoreRun, binary: &Path) -> Result<(), Stop> {
    npm::packages(run, CONTROLLER, &["@sabaki/gtp"])?;
    let mut command = run.command(Path::new("node"), &["sabaki_controls_hex.mjs"]);
    command.arg(binary).current_dir(run.root.join(CONTROLLER));
    run.counted(command)
}

/// A Python that has OpenSpiel: the one on the path, or one of our own beside the build output.
pub(crate) fn python_with_open_spiel(run: &ChoreRun, binary: &Path) -> Result<PathBuf, Stop> {
    let system = PathBuf::from(if cfg!(windows) { "python" } else { "python3" });
    let folder = binary.with_file_name("peers");
    let own = folder.join(if cfg!(windows) { "Scripts/python.exe" } else { "bin/python" });
    for python in [&system, &own] {
        if succeeds(run.command(python, &["-c", "import pyspiel"])) {
            return Ok(python.clone());
        }
    }
    if !run.install {
        return Err(Stop::Missing("there is no Python with OpenSpiel".to_owned()));
    }
    finish(run.command(&system, &["-m", "venv", &folder.to_string_lossy()]))?;
    finish(run.command(&own, &["-m", "pip", "install", "--quiet", "--requirement", NEEDS]))?;
    Ok(own)
}
