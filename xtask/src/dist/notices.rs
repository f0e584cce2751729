//! What other people's code in the program asks for: that its licences go along.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value;

use super::said;
use crate::run::{ChoreRun, Stop};

/// How files with the words of a licence begin.
const NAMES: [&str; 5] = ["LICENSE", "LICENCE", "COPYING", "NOTICE", "UNLICENSE"];

/// The licences of all that is in the program, each text once, under the names of those who share it.
pub(super) fn text(run: &ChoreRun) -> Result<String, Stop> {
    let mut sharing: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let folders = folders(run)?;
    for (package, licence) in inside(run)? {
        let texts = folders.get(&package).map(|folder| texts(folder)).unwrap_or_default();
        let named = format!("{package} ({licence})");
        if texts.is_empty() {
            sharing.entry(format!("{licence}, as its author says\n")).or_default().push(named.clone());
        }
        for text in texts {
            sharing.entry(text).or_default().push(named.clone());
        }
    }
    let part = |(text, packages): (String, Vec<String>)| format!("{}\n\n{}\n", packages.join("\n"), text.trim_end());
    let parts: Vec<_> = sharing.into_iter().map(part).collect();
    Ok(parts.join(&format!("\n{}\n\n", "-".repeat(80))))
}

/// Other people's packages in the program, `name version`, each with its licence.
fn inside(run: &ChoreRun) -> Result<BTreeMap<String, String>, Stop> {
    let arguments = ["tree", "--package", "jogada-program", "--features", "full", "--edges", "normal"];
    let mut cargo = run.cargo(&arguments);
    cargo.args(["--prefix", "none", "--no-dedupe", "--format", "{p}|{l}"]);
    Ok(said(cargo)?.lines().filter_map(listed).collect())
}

/// A line of the list, unless it is about ourselves.
fn listed(line: &str) -> Option<(String, String)> {
    let (package, licence) = line.split_once('|')?;
    let mut words = package.split_whitespace();
    let (name, version) = (words.next()?, words.next()?.strip_prefix('v')?);
    let foreign = name != "jogada" && !name.starts_with("jogada-");
    foreign.then(|| (format!("{name} {version}"), licence.trim().to_owned()))
}

/// Where the sources of every package lie.
fn folders(run: &ChoreRun) -> Result<BTreeMap<String, PathBuf>, Stop> {
    let told = said(run.cargo(&["metadata", "--format-version", "1"]))?;
    let metadata: Value = serde_json::from_str(&told).map_err(|error| Stop::Failed(error.to_string()))?;
    let folder = |package: &Value| {
        let name = format!("{} {}", package["name"].as_str()?, package["version"].as_str()?);
        Some((name, Path::new(package["manifest_path"].as_str()?).parent()?.to_owned()))
    };
    Ok(metadata["packages"].as_array().into_iter().flatten().filter_map(folder).collect())
}

/// The words of the licences in a folder.
fn texts(folder: &Path) -> Vec<String> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).filter(|path| is_licence(path)).collect();
    files.sort();
    files.iter().filter_map(|file| fs::read_to_string(file).ok()).collect()
}

fn is_licence(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
    path.is_file() && NAMES.iter().any(|start| name.starts_with(start))
}

#[cfg(test)]
mod tests {
    use super::listed;

    #[test]
    fn our_own_packages_need_no_notice() {
        let shown = |package: &str, licence: &str| Some((package.to_owned(), licence.to_owned()));
        assert_eq!(listed("axum v0.8.4|MIT"), shown("axum 0.8.4", "MIT"));
        assert_eq!(
            listed("serde_derive v1.0.0 (proc-macro)|MIT OR Apache-2.0").map(|(name, _)| name),
            Some("serde_derive 1.0.0".to_owned())
        );
        assert_eq!(listed("jogada-cli v0.2.0 (/somewhere)|MIT"), None);
        assert_eq!(listed(""), None);
    }
}
