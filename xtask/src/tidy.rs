//! What no compiler checks: the arrows between crates, unregistered games, leftovers, sentences and names of games outside
//! of their home, answers without a type, documents outside of their crate, paths of somebody's machine, licences.

mod answers;
mod arrows;
mod dependencies;
mod documents;
mod length;
mod literal;
mod mask;
mod named;
mod paths;
mod prose;
mod registered;
mod tree;
mod words;

use std::fmt;
use std::path::Path;

use tree::Tree;

/// Something to mend, or to look at.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    line: usize,
    what: String,
}

impl Finding {
    /// A finding at a line counted from 0.
    fn at(path: &str, index: usize, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line: index + 1, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.path, self.line, self.what)
    }
}

/// A check of the whole tree.
type Rule = fn(&Tree) -> Vec<Finding>;

/// What must not be.
const RULES: [Rule; 8] = [
    arrows::check,
    words::check,
    registered::check,
    paths::check,
    prose::check,
    named::check,
    answers::check,
    documents::check,
];

/// Checks the sources under `root` and prints what is wrong; whether nothing is. Long functions and files are listed
/// too, but a reader decides about them.
pub(crate) fn tidy(root: &Path) -> bool {
    let tree = match Tree::of(root) {
        Ok(tree) => tree,
        Err(error) => {
            eprintln!("tidy: can not read the sources: {error}");
            return false;
        }
    };
    for note in length::check(&tree) {
        eprintln!("tidy: look at {note}");
    }
    let mut findings = findings(&tree);
    match dependencies::check(root) {
        Some(found) => findings.extend(found),
        None => eprintln!("tidy: licences not checked: cargo metadata does not tell"),
    }
    for finding in &findings {
        eprintln!("tidy: {finding}");
    }
    eprintln!("tidy: {} files read, {} thing(s) to mend", tree.files().count(), findings.len());
    findings.is_empty()
}

fn findings(tree: &Tree) -> Vec<Finding> {
    let mut findings: Vec<_> = RULES.iter().flat_map(|rule| rule(tree)).collect();
    findings.sort();
    findings
}

#[cfg(test)]
mod tests {
    use super::{Tree, findings};

    #[test]
    fn a_small_clean_tree_has_no_findings() {
        let tree = Tree::fake(&[
            ("crates/rules/Cargo.toml", "[package]\nname = \"jogada-rules\"\n[lints]\nworkspace = true\n"),
            ("crates/rules/src/lib.rs", "//! What a game is.\n\npub fn twice(n: u8) -> u8 {\n    2 * n\n}\n"),
        ]);
        assert_eq!(findings(&tree), []);
    }

    #[test]
    fn findings_name_file_and_line() {
        let tree = Tree::fake(&[("crates/rules/src/lib.rs", "fn f() {\n    todo!()\n}\n")]);
        let shown: Vec<_> = findings(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(shown, ["crates/rules/src/lib.rs:2: todo! must not stay in the code"]);
    }
}
