//! What differs between systems is in `platform`, with a fallback: nobody else asks which one this is.

use super::Flaw;
use super::named::is_shipped;
use super::tree::SourceTree;

const HOME: &str = "crates/platform/";
/// What asks for a system, inside of a `cfg`.
const SYSTEMS: [&str; 6] = ["unix", "windows", "target_os", "target_env", "target_family", "target_vendor"];
/// Where a dependency is not the same everywhere: hosts of PostgreSQL may be sockets on Unix.
const EXEMPT: [&str; 1] = ["crates/fleet/src/address.rs"];

/// Looks for such questions in everything that ships.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let ours = |path: &str| (path.starts_with("crates/") || path.starts_with("python/")) && path.contains("/src/");
    let bound = |path: &str| !path.starts_with(HOME) && !EXEMPT.contains(&path) && is_shipped(tree, path);
    for (path, masked) in tree.sources().filter(|(path, _)| ours(path) && bound(path)) {
        for (index, line) in masked.shipped().lines().enumerate() {
            if asks(line) {
                flaws.push(Flaw::at(path, index, "what differs between systems belongs into platform"));
            }
        }
    }
    flaws
}

fn asks(line: &str) -> bool {
    let conditions = line.split("cfg").skip(1).filter(|rest| rest.starts_with(['(', '!', '_']));
    let mut words = conditions.flat_map(|rest| rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_'));
    words.any(|word| SYSTEMS.contains(&word))
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn count(path: &str, text: &str) -> usize {
        check(&SourceTree::fake(&[(path, text)])).len()
    }

    #[test]
    fn who_asks_for_the_system_is_found() {
        for text in ["#[cfg(unix)]\nfn f() {}\n", "fn f() -> bool {\n    cfg!(not(target_os = \"linux\"))\n}\n"] {
            assert_eq!(count("crates/cli/src/f.rs", text), 1);
            assert_eq!(count("python/src/f.rs", text), 1);
            assert_eq!(count("crates/platform/src/f.rs", text), 0);
            assert_eq!(count("crates/cli/tests/f.rs", text), 0);
            assert_eq!(count("crates/cli/src/f.rs", &format!("#[cfg(test)]\nmod tests {{\n{text}}}\n")), 0);
        }
        assert_eq!(count("crates/cli/src/f.rs", "#[cfg(target_arch = \"x86_64\")]\nfn unix() {}\n"), 0);
        assert_eq!(count("crates/cli/src/f.rs", "fn f() {\n    windows(cfg);\n}\n"), 0);
    }
}
