//! The text files of the project.

use std::collections::BTreeMap;
use std::io;
use std::path::Path;
use std::process::Command;

use super::mask::{self, Masked};

/// The project's text files by their path from its root, with forward slashes.
#[derive(Debug, Default)]
pub(super) struct SourceTree {
    files: BTreeMap<String, String>,
}

impl SourceTree {
    /// Reads what git tracks or would track; without git, everything but build output.
    pub(super) fn of(root: &Path) -> io::Result<Self> {
        let paths = match tracked(root) {
            // An unpacked archive inside somebody's repository may be ignored there.
            Some(paths) if !paths.is_empty() => paths,
            _ => walked(root)?,
        };
        let mut files = BTreeMap::new();
        for path in paths {
            match std::fs::read_to_string(root.join(&path)) {
                Ok(text) => drop(files.insert(path, text)),
                // Pictures and other data are not our business; a file deleted but not yet committed is not there.
                Err(error) if matches!(error.kind(), io::ErrorKind::InvalidData | io::ErrorKind::NotFound) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(Self { files })
    }

    /// A tree made up for a test.
    #[cfg(test)]
    pub(super) fn fake(files: &[(&str, &str)]) -> Self {
        Self { files: files.iter().map(|&(path, text)| (path.to_owned(), text.to_owned())).collect() }
    }

    /// All files.
    pub(super) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The Rust sources, code and comments apart.
    pub(super) fn sources(&self) -> impl Iterator<Item = (&str, Masked)> {
        self.files().filter(|(path, _)| is_of(path, "rs")).map(|(path, text)| (path, mask::mask(text)))
    }
}

/// Whether a file's name ends so.
pub(super) fn is_of(path: &str, extension: &str) -> bool {
    Path::new(path).extension().is_some_and(|found| found == extension)
}

fn tracked(root: &Path) -> Option<Vec<String>> {
    let mut git = Command::new("git");
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]).current_dir(root);
    let output = git.output().ok().filter(|output| output.status.success())?;
    let text = String::from_utf8(output.stdout).ok()?;
    Some(text.split_terminator('\0').map(str::to_owned).collect())
}

fn walked(root: &Path) -> io::Result<Vec<String>> {
    let mut found = Vec::new();
    let mut folders = vec![String::new()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(root.join(&folder))? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            let path = if folder.is_empty() { name.clone() } else { format!("{folder}/{name}") };
            if !entry.file_type()?.is_dir() {
                found.push(path);
            } else if !["target", "node_modules", ".git"].contains(&name.as_str()) {
                folders.push(path);
            }
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{SourceTree, walked};

    #[test]
    fn the_project_itself_is_read_with_and_without_git() {
        let own = Path::new(env!("CARGO_MANIFEST_DIR"));
        let tree = SourceTree::of(own).expect("the sources can be read");
        assert!(tree.sources().any(|(path, _)| path == "src/tidy/tree.rs"));
        assert!(walked(own).expect("the folder can be read").contains(&"src/tidy/tree.rs".to_owned()));
    }
}
