//! Everything that writes to the disk goes through `files`, where a rehearsal can make any call fail.

use super::Flaw;
use super::mask::is_name;
use super::named::is_shipped;
use super::tree::SourceTree;

/// Where the calls are, what differs in them between systems, and who makes bad files on purpose.
const HOMES: [&str; 3] = ["crates/files/", "crates/platform/", "crates/fuzz/"];
/// What changes the disk.
const CALLS: [&str; 10] = [
    "fs::write(",
    "fs::rename(",
    "fs::copy(",
    "fs::remove_file(",
    "fs::remove_dir",
    "fs::create_dir",
    "File::create",
    "OpenOptions::new",
    ".set_len(",
    ".sync_all(",
];

/// Looks for such calls in everything that ships.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let sources = tree.sources().filter(|(path, _)| path.starts_with("crates/") && path.contains("/src/"));
    let bound = |path: &str| !HOMES.iter().any(|home| path.starts_with(home)) && is_shipped(tree, path);
    for (path, masked) in sources.filter(|(path, _)| bound(path)) {
        for (index, line) in masked.shipped().lines().enumerate() {
            if let Some(call) = CALLS.iter().find(|call| is_made(line, call)) {
                flaws.push(Flaw::at(path, index, format!("{call} belongs into files: who writes goes through it")));
            }
        }
    }
    flaws
}

/// Whether a line makes a call, and not one whose name only ends like it.
fn is_made(line: &str, call: &str) -> bool {
    line.match_indices(call).any(|(at, _)| call.starts_with('.') || !line[..at].ends_with(is_name))
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn count(path: &str, text: &str) -> usize {
        check(&SourceTree::fake(&[(path, text)])).len()
    }

    #[test]
    fn who_writes_past_files_is_found() {
        let text = "fn save() {\n    std::fs::write(\"a\", \"b\");\n}\n";
        assert_eq!(count("crates/cli/src/save.rs", text), 1);
        assert_eq!(count("crates/files/src/disk.rs", text), 0);
        assert_eq!(count("crates/cli/tests/save.rs", text), 0);
        assert_eq!(count("crates/cli/src/save.rs", &format!("#[cfg(test)]\nmod tests {{\n{text}}}\n")), 0);
        assert_eq!(count("crates/cli/src/save.rs", "fn f() {\n    OutFile::create(path);\n}\n"), 0);
        assert_eq!(count("crates/cli/src/save.rs", "fn f() {\n    File::create(path);\n    file.set_len(0);\n}\n"), 2);
    }
}
