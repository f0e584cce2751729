//! A copy of the workspace, in which sources are changed.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is written into a crate, and how it is named there.
const SWITCH: &str = include_str!("mutant_switch.txt");
const DECLARED: &str = "\n#[allow(warnings)]\nmod mutant_switch;\n";

/// The copy, and the folder that its builds go into.
pub(crate) struct WorkCopy {
    pub(crate) root: PathBuf,
    pub(crate) build: PathBuf,
}

impl WorkCopy {
    /// Brings the copy up to what the workspace is now, with `changed` sources instead of those of the same path, and
    /// the switch in the crate of folder `package`. What is the same is not touched, so that it is not built again.
    pub(crate) fn prepare(workspace: &Path, package: &str, changed: &BTreeMap<String, String>) -> io::Result<Self> {
        let base = workspace.join("target/mutants");
        let tree = Self { root: base.join("tree"), build: base.join("build") };
        let files = listed(workspace)?;
        let (library, switch) = (format!("{package}/src/lib.rs"), format!("{package}/src/mutant_switch.rs"));
        for file in &files {
            let mut bytes = match changed.get(file) {
                Some(text) => text.clone().into_bytes(),
                None => fs::read(workspace.join(file))?,
            };
            if *file == library {
                bytes.extend(DECLARED.bytes());
            }
            write(&tree.root.join(file), &bytes)?;
        }
        write(&tree.root.join(&switch), SWITCH.as_bytes())?;
        tree.forget(&tree.root, &|file| {
            file == switch || files.binary_search_by(|known| known.as_str().cmp(file)).is_ok()
        })?;
        Ok(tree)
    }

    /// Removes what the workspace does not have.
    fn forget(&self, folder: &Path, is_known: &impl Fn(&str) -> bool) -> io::Result<()> {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                self.forget(&path, is_known)?;
            } else if !path.strip_prefix(&self.root).is_ok_and(|file| file.to_str().is_some_and(is_known)) {
                fs::remove_file(&path)?;
            }
        }
        Ok(())
    }
}

/// Every file of a workspace that is no output of a build, sorted.
fn listed(workspace: &Path) -> io::Result<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"]).current_dir(workspace);
    let output = git.output()?;
    let mut files: Vec<_> = String::from_utf8_lossy(&output.stdout).split('\0').map(str::to_owned).collect();
    files.retain(|file| workspace.join(file).is_file());
    files.sort_unstable();
    files.dedup();
    if files.is_empty() { Err(io::Error::other("git lists no files here")) } else { Ok(files) }
}

/// Writes a file, unless it is so already.
fn write(path: &Path, bytes: &[u8]) -> io::Result<()> {
    if fs::read(path).is_ok_and(|there| there == bytes) {
        return Ok(());
    }
    fs::create_dir_all(path.parent().unwrap_or(path))?;
    fs::write(path, bytes)
}
