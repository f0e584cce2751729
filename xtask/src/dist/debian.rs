//! The Debian package: the stage under `/usr`, and a page about it.

use std::fs;
use std::path::Path;

use super::{VERSION, emptied, folder, said, stage};
use crate::run::{ChoreRun, Stop, finish};

/// Makes the package from what lies on the stage.
pub(super) fn make(run: &mut ChoreRun) -> Result<(), Stop> {
    if !Path::new("/usr/bin/dpkg-deb").exists() {
        return Err(Stop::Missing("there is no dpkg-deb".to_owned()));
    }
    let tree = folder(run).join("deb");
    emptied(&tree.join("DEBIAN"))?;
    let copy = [&*stage(run).to_string_lossy(), &*tree.join("usr").to_string_lossy()].map(str::to_owned);
    if tree.join("usr").exists() {
        fs::remove_dir_all(tree.join("usr"))?;
    }
    finish(run.command(Path::new("cp"), &["-r", &copy[0], &copy[1]]))?;
    let architecture = said(run.command(Path::new("dpkg"), &["--print-architecture"]))?;
    let size = said(run.command(Path::new("du"), &["-sk", &copy[1]]))?;
    let size = size.split_whitespace().next().unwrap_or("0");
    fs::write(tree.join("DEBIAN/control"), control(architecture.trim(), size))?;
    let file = folder(run).join(format!("jogada_{VERSION}_{}.deb", architecture.trim()));
    let mut command = run.command(Path::new("dpkg-deb"), &["--root-owner-group", "--build"]);
    command.arg(&tree).arg(file);
    finish(command)
}

fn control(architecture: &str, kilobytes: &str) -> String {
    format!(
        "Package: jogada\nVersion: {VERSION}\nArchitecture: {architecture}\nInstalled-Size: {kilobytes}\n\
        Section: games\nPriority: optional\nMaintainer: The authors of Jogada <jogada@localhost>\n\
        Description: plays, analyzes and solves classic games\n \
        Hex, Dots and Boxes, Adji-boto, Nim and tic-tac-toe against the computer, in a\n \
        browser or in the terminal, with the thinking behind every move.\n"
    )
}
