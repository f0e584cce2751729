//! What no compiler checks: the arrows between crates, unregistered games, leftovers, sentences and names of games outside
//! of their home, answers without a type, documents outside of their crate, files that are written past theirs, systems
//! that are asked for past theirs, names that two types share, paths of somebody's machine, licences.

mod answers;
mod arrows;
mod dependencies;
mod disk;
mod documents;
mod length;
mod literal;
mod mask;
mod named;
mod paths;
mod prose;
mod registered;
mod systems;
mod tree;
mod types;
mod words;

use std::fmt;
use std::path::Path;

use tree::SourceTree;

/// Something to mend, or to look at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Flaw {
    path: String,
    line: usize,
    what: String,
}

impl Flaw {
    /// A flaw at a line counted from 0.
    fn at(path: &str, index: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: index + 1, what: what.into() }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// A check of the whole tree.
type Rule = fn(&SourceTree) -> Vec<Flaw>;

/// What must not be.
const RULES: [Rule; 11] = [
    arrows::check,
    words::check,
    registered::check,
    paths::check,
    prose::check,
    named::check,
    answers::check,
    disk::check,
    documents::check,
    systems::check,
    types::check,
];

/// Checks the sources under `root` and prints what is wrong; whether nothing is. Long functions and files are listed
/// too, but a reader decides about them.
pub(crate) fn tidy(root: &Path) -> bool {
    let tree = match SourceTree::of(root) {
        Ok(tree) => tree,
        Err(error) => {
            eprintln!("tidy: can not read the sources: {error}");
            return false;
        }
    };
    for note in length::check(&tree) {
        eprintln!("tidy: look at {note}");
    }
    let mut flaws = flaws(&tree);
    match dependencies::check(root) {
        Some(found) => flaws.extend(found),
        None => eprintln!("tidy: licences not checked: cargo metadata does not tell"),
    }
    for flaw in &flaws {
        eprintln!("tidy: {flaw}");
    }
    eprintln!("tidy: {} files read, {} thing(s) to mend", tree.files().count(), flaws.len());
    flaws.is_empty()
}

fn flaws(tree: &SourceTree) -> Vec<Flaw> {
    let mut flaws: Vec<_> = RULES.iter().flat_map(|rule| rule(tree)).collect();
    flaws.sort();
    flaws
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, flaws};

    #[test]
    fn a_small_clean_tree_has_no_flaws() {
        let tree = SourceTree::fake(&[
            ("crates/rules/Cargo.toml", "[package]\nname = \"jogada-rules\"\n[lints]\nworkspace = true\n"),
            ("crates/rules/src/lib.rs", "//! What a game is.\n\npub fn twice(n: u8) -> u8 {\n    2 * n\n}\n"),
        ]);
        assert_eq!(flaws(&tree), []);
    }

    #[test]
    fn flaws_name_file_and_line() {
        let tree = SourceTree::fake(&[("crates/rules/src/lib.rs", "fn f() {\n    todo!()\n}\n")]);
        let shown: Vec<_> = flaws(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["crates/rules/src/lib.rs:2: todo! must not stay in the code"]);
    }
}
