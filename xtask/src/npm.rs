//! What comes from npm and from the system's packages, installed where it is asked for and missing.

use std::path::Path;
use std::process::Command;

use crate::run::{ChoreRun, Stop, finish, succeeds};

/// Sees to it that what npm brings into a folder is there, as the lock file says.
pub(crate) fn packages(run: &ChoreRun, folder: &str, needs: &[&str]) -> Result<(), Stop> {
    let path = run.root.join(folder);
    if needs.iter().all(|package| path.join("node_modules").join(package).is_dir()) {
        return Ok(());
    }
    if !run.install {
        return Err(Stop::Missing(format!("the packages of {folder} are not installed")));
    }
    if !succeeds(run.command(Path::new("npm"), &["--version"])) {
        install_by_apt(run, &["nodejs", "npm"])?;
    }
    let mut command = run.command(Path::new("npm"), &["ci", "--no-audit", "--no-fund", "--silent"]);
    command.current_dir(path);
    finish(command)
}

/// Installs packages of the system.
pub(crate) fn install_by_apt(run: &ChoreRun, packages: &[&str]) -> Result<(), Stop> {
    let apt = |arguments: &[&str]| -> Command {
        let mut command = run.command(Path::new("apt-get"), arguments);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    // A stale list of packages is no reason to give up: what is wanted may be in it.
    let _ = finish(apt(&["update", "--quiet"]));
    finish(apt(&[&["install", "--yes", "--quiet", "--no-install-recommends"], packages].concat()))
}
