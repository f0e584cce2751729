//! Packages for people: a tarball, a Debian package and a Python wheel, each tried in an empty place.

mod binary;
mod debian;
mod notices;
mod tarball;
mod trial;
pub(crate) mod wheel;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::run::{ChoreRun, ChoreStep, Stop};

/// What is made is of this version.
const VERSION: &str = env!("CARGO_PKG_VERSION");

/// Builds program and wheel, makes the packages and tries them.
pub(crate) fn dist(root: &Path, install: bool) -> bool {
    let steps: [ChoreStep; 2] = [("a portable program", binary::build), ("Python wheel", wheel::make)];
    let mut run = ChoreRun::new(root, install);
    run.all(&steps) && run.all(&PACKAGES)
}

/// Makes the packages of a program that was built elsewhere, and tries them with the wheel that lies there.
pub(crate) fn dist_with(root: &Path, program: &Path) -> bool {
    let mut run = ChoreRun::new(root, false);
    binary::put(&run, program).is_ok() && run.all(&PACKAGES)
}

/// What is made of a program on the stage.
const PACKAGES: [ChoreStep; 7] = [
    ("man pages and completions", binary::manuals),
    ("tarball", tarball::make),
    ("Debian package", debian::make),
    ("checksums", checksums),
    ("trial of the tarball", trial::tarball),
    ("trial of the Debian package", trial::debian),
    ("trial of the wheel", trial::wheel),
];

/// Where packages are made.
fn folder(run: &ChoreRun) -> PathBuf {
    run.root.join("target/dist")
}

/// Where everything that people get lies as they get it: `bin`, `share`.
fn stage(run: &ChoreRun) -> PathBuf {
    folder(run).join("stage")
}

/// The files of a package, so far as they are made.
fn made(run: &ChoreRun, ending: &str) -> Result<Vec<PathBuf>, Stop> {
    let listed = fs::read_dir(folder(run))?;
    let mut files: Vec<_> = listed.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.retain(|path| path.is_file() && path.to_string_lossy().ends_with(ending));
    files.sort();
    Ok(files)
}

/// The newest file of a kind.
fn one(run: &ChoreRun, ending: &str) -> Result<PathBuf, Stop> {
    made(run, ending)?.pop().ok_or_else(|| Stop::Failed(format!("no {ending} was made")))
}

/// A folder that holds nothing.
fn emptied(folder: &Path) -> Result<(), Stop> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(fs::create_dir_all(folder)?)
}

/// Runs a command and answers with what it printed.
fn said(mut command: Command) -> Result<String, Stop> {
    let output = command.output()?;
    if output.status.success() {
        return Ok(String::from_utf8_lossy(&output.stdout).into_owned());
    }
    Err(Stop::Failed(format!("{command:?}: {}", String::from_utf8_lossy(&output.stderr))))
}

/// Writes `SHA256SUMS` and tells the sizes.
fn checksums(run: &mut ChoreRun) -> Result<(), Stop> {
    let mut sums = String::new();
    for ending in [".tar.zst", ".deb", ".whl"] {
        for file in made(run, ending)? {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            let mut command = run.command(Path::new("sha256sum"), &[&name]);
            command.current_dir(folder(run));
            sums.push_str(&said(command)?);
            println!("{:.1} MB  {name}", fs::metadata(&file)?.len() as f64 / 1e6);
        }
    }
    Ok(fs::write(folder(run).join("SHA256SUMS"), sums)?)
}
