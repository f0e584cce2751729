//! Nothing in the project points at one machine: no folders of a person or a workplace, no private registries.

use super::Flaw;
use super::tree::SourceTree;

/// First folders of paths that exist on one machine only.
const FOLDERS: [&str; 7] = ["home", "root", "Users", "work", "workspace", "mnt", "tmp"];
/// Folders beside the checkout.
const NEIGHBORS: [&str; 1] = ["shared"];
/// The public registries, and the lock file in which each must be the only source.
const REGISTRIES: [(&str, &str, &str); 2] = [
    ("Cargo.lock", "source = \"", "registry+https://github.com/rust-lang/crates.io-index\""),
    ("package-lock.json", "\"resolved\": \"", "https://registry.npmjs.org/"),
];

/// Looks at every line of every text file.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    for (path, text) in tree.files() {
        for (index, line) in text.lines().enumerate() {
            let found = machine_path(line).or_else(|| private_registry(path, line));
            flaws.extend(found.map(|what| Flaw::at(path, index, what)));
        }
    }
    flaws
}

fn machine_path(line: &str) -> Option<String> {
    let absolute = FOLDERS.iter().map(|folder| format!("/{folder}/"));
    let beside = NEIGHBORS.iter().map(|folder| format!("../{folder}"));
    let found = absolute.chain(beside).find(|path| starts_word(line, path))?;
    Some(format!("{found}… is a path of one machine"))
}

/// Whether `path` stands in `line` as the start of a path, not as a part of a longer one or of an address.
fn starts_word(line: &str, path: &str) -> bool {
    let inside = |char: char| char.is_alphanumeric() || ".-_~}".contains(char);
    line.match_indices(path).any(|(at, _)| !line[..at].ends_with(inside))
}

fn private_registry(path: &str, line: &str) -> Option<String> {
    let (_, key, public) = REGISTRIES.iter().find(|(file, ..)| path.rsplit('/').next() == Some(file))?;
    let source = line.trim_start().strip_prefix(key)?;
    (!source.starts_with(public)).then(|| format!("{} is no public registry", source.trim_end_matches(['"', ','])))
}

#[cfg(test)]
mod tests {
    use super::{FOLDERS, NEIGHBORS, SourceTree, check};

    fn found(path: &str, line: &str) -> usize {
        check(&SourceTree::fake(&[(path, line)])).len()
    }

    #[test]
    fn every_folder_of_a_machine_is_found() {
        for folder in FOLDERS {
            assert_eq!(found("README.md", &format!("see `/{folder}/me`")), 1, "{folder}");
            assert_eq!(found("README.md", &format!("see https://example.org/{folder}/me")), 0, "{folder}");
        }
        for folder in NEIGHBORS {
            assert_eq!(found("a.rs", &format!("include_str!(\"../{folder}/x\")")), 1, "{folder}");
        }
    }

    #[test]
    fn lock_files_name_public_registries_only() {
        let public = "source = \"registry+https://github.com/rust-lang/crates.io-index\"";
        assert_eq!(found("Cargo.lock", public), 0);
        assert_eq!(found("Cargo.lock", "source = \"sparse+https://mirror.example/index/\""), 1);
        assert_eq!(found("e2e/package-lock.json", "\"resolved\": \"https://registry.npmjs.org/a.tgz\","), 0);
        assert_eq!(found("e2e/package-lock.json", "\"resolved\": \"https://mirror.example/a.tgz\","), 1);
    }
}
