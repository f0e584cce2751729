//! The page in a real browser, and the types of its scripts.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{Run, Stop, finish, succeeds};

/// The folder of the tests, with the list of what they need.
const FOLDER: &str = "tests/browser";
/// Where Debian and others put the browser.
const BROWSERS: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Checks the types of the page's scripts.
pub(crate) fn types(run: &mut Run) -> Result<(), Stop> {
    packages(run)?;
    let mut command =
        run.command(Path::new("node"), &["node_modules/typescript/bin/tsc", "--project", "tsconfig.json"]);
    command.current_dir(run.root.join(FOLDER));
    finish(command)
}

/// Runs the tests of the page in a browser, one file after the other: they share the machine with nobody.
pub(crate) fn tests(run: &mut Run, binary: &Path) -> Result<(), Stop> {
    packages(run)?;
    let browser = browser(run)?;
    let reporter = "--test-reporter=./reporter.mjs";
    let mut command = run.command(Path::new("node"), &["--test", "--test-concurrency=1", reporter]);
    command.current_dir(run.root.join(FOLDER)).env("JOGADA_BINARY", binary).env("JOGADA_CHROMIUM", browser);
    run.counted(command)
}

/// Sees to it that what npm brings is there, as the lock file says.
fn packages(run: &Run) -> Result<(), Stop> {
    let folder = run.root.join(FOLDER);
    if folder.join("node_modules/playwright-core").is_dir() && folder.join("node_modules/typescript").is_dir() {
        return Ok(());
    }
    if !run.install {
        return Err(Stop::Missing("the packages of tests/browser are not installed".to_owned()));
    }
    if !succeeds(run.command(Path::new("npm"), &["--version"])) {
        install_by_apt(run, &["nodejs", "npm"])?;
    }
    let mut command = run.command(Path::new("npm"), &["ci", "--no-audit", "--no-fund", "--silent"]);
    command.current_dir(folder);
    finish(command)
}

fn browser(run: &Run) -> Result<PathBuf, Stop> {
    if let Some(browser) = found() {
        return Ok(browser);
    }
    if !run.install {
        return Err(Stop::Missing("there is no Chromium".to_owned()));
    }
    install_by_apt(run, &["chromium"])?;
    found().ok_or_else(|| Stop::Failed("Chromium was installed and is not there".to_owned()))
}

fn found() -> Option<PathBuf> {
    let named = std::env::var_os("JOGADA_CHROMIUM").map(PathBuf::from);
    named.into_iter().chain(BROWSERS.map(PathBuf::from)).find(|path| path.is_file())
}

fn install_by_apt(run: &Run, packages: &[&str]) -> Result<(), Stop> {
    let apt = |arguments: &[&str]| -> Command {
        let mut command = run.command(Path::new("apt-get"), arguments);
        command.env("DEBIAN_FRONTEND", "noninteractive");
        command
    };
    // A stale list of packages is no reason to give up: what is wanted may be in it.
    let _ = finish(apt(&["update", "--quiet"]));
    finish(apt(&[&["install", "--yes", "--quiet", "--no-install-recommends"], packages].concat()))
}
