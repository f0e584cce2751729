//! The page in a real browser, and the types of its scripts.

use std::path::{Path, PathBuf};

use crate::npm;
use crate::run::{ChoreRun, Stop, finish};

/// The folder of the tests, with the list of what they need.
const FOLDER: &str = "tests/browser";
/// The packages without which nothing runs.
const NEEDS: &[&str] = &["playwright-core", "typescript"];
/// Where Debian and others put the browser.
const BROWSERS: [&str; 3] = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/// Checks the types of the page's scripts.
pub(crate) fn types(run: &mut ChoreRun) -> Result<(), Stop> {
    npm::packages(run, FOLDER, NEEDS)?;
    let mut command =
        run.command(Path::new("node"), &["node_modules/typescript/bin/tsc", "--project", "tsconfig.json"]);
    command.current_dir(run.root.join(FOLDER));
    finish(command)
}

/// Runs the tests of the page in a browser, one file after the other: they share the machine with nobody.
pub(crate) fn tests(run: &mut ChoreRun, binary: &Path) -> Result<(), Stop> {
    npm::packages(run, FOLDER, NEEDS)?;
    let browser = browser(run)?;
    let reporter = "--test-reporter=./reporter.mjs";
    let mut command = run.command(Path::new("node"), &["--test", "--test-concurrency=1", reporter]);
    command.current_dir(run.root.join(FOLDER)).env("JOGADA_BINARY", binary).env("JOGADA_CHROMIUM", browser);
    run.counted(command)
}

/// Remakes the pictures of the README.
pub(crate) fn screenshots(run: &mut ChoreRun, binary: &Path) -> Result<(), Stop> {
    npm::packages(run, FOLDER, NEEDS)?;
    let browser = browser(run)?;
    let mut command = run.command(Path::new("node"), &["screenshots.mjs"]);
    command.current_dir(run.root.join(FOLDER)).env("JOGADA_BINARY", binary).env("JOGADA_CHROMIUM", browser);
    finish(command)
}

fn browser(run: &ChoreRun) -> Result<PathBuf, Stop> {
    if let Some(browser) = found() {
        return Ok(browser);
    }
    if !run.install {
        return Err(Stop::Missing("there is no Chromium".to_owned()));
    }
    npm::install_by_apt(run, &["chromium"])?;
    found().ok_or_else(|| Stop::Failed("Chromium was installed and is not there".to_owned()))
}

fn found() -> Option<PathBuf> {
    let named = std::env::var_os("JOGADA_CHROMIUM").map(PathBuf::from);
    named.into_iter().chain(BROWSERS.map(PathBuf::from)).find(|path| path.is_file())
}
