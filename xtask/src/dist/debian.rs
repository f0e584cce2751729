//! The Debian package: the stage under `/usr`, and a page about it.

use std::fs;
use std::path::Path;

use super::binary::needed_glibc;
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
    dress(run, &tree)?;
    let architecture = said(run.command(Path::new("dpkg"), &["--print-architecture"]))?;
    let size = said(run.command(Path::new("du"), &["-sk", &copy[1]]))?;
    let size = size.split_whitespace().next().unwrap_or("0");
    fs::write(tree.join("DEBIAN/control"), control(architecture.trim(), size, needed_glibc(run)?))?;
    let file = folder(run).join(format!("jogada_{VERSION}_{}.deb", architecture.trim()));
    let mut command = run.command(Path::new("dpkg-deb"), &["--root-owner-group", "--build"]);
    command.arg(&tree).arg(file);
    finish(command)
}

/// What Debian wants otherwise than others: manual and changes packed, and licences where it looks for them.
fn dress(run: &ChoreRun, tree: &Path) -> Result<(), Stop> {
    let about = tree.join("usr/share/doc/jogada");
    fs::rename(about.join("CHANGELOG.md"), about.join("changelog"))?;
    let mut copyright = vec!["Jogada is licensed under MIT or Apache 2.0, at your choice.".to_owned()];
    for text in ["LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY-LICENSES"] {
        copyright.push(fs::read_to_string(about.join(text))?);
        fs::remove_file(about.join(text))?;
    }
    fs::write(about.join("copyright"), copyright.join("\n\n"))?;
    let mut gzip = run.command(Path::new("gzip"), &["--best", "--no-name", "--recursive"]);
    gzip.arg(tree.join("usr/share/man")).arg(about.join("changelog"));
    finish(gzip)
}

fn control(architecture: &str, kilobytes: &str, glibc: Option<String>) -> String {
    let depends = glibc.map_or_else(String::new, |version| format!("Depends: libc6 (>= {version})\n"));
    format!(
        "Package: jogada\nVersion: {VERSION}\nArchitecture: {architecture}\nInstalled-Size: {kilobytes}\n\
        {depends}Section: games\nPriority: optional\nMaintainer: The authors of Jogada <jogada@localhost>\n\
        Description: plays, analyzes and solves classic games\n \
        Hex, Dots and Boxes, Adji-boto, Nim and tic-tac-toe against the computer, in a\n \
        browser or in the terminal, with the thinking behind every move.\n"
    )
}
