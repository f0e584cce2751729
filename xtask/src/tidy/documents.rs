//! Every document has one home: nobody but `wire` says how something is written as JSON.

use super::Flaw;
use super::tree::SourceTree;
use super::words::after;

/// Where documents are.
const HOME: &str = "crates/wire/";
/// What is no document of the program's: the plan of a run is TOML, which people write, and the calibration is a file
/// that the catalog carries along; so are the settings of queues; the mark of a program is only
/// compared, and the plan of a training is read by the tool that wrote it; the events of a path search are written as they are, and would have a twin in `wire`.
const EXEMPT: [&str; 9] = [
    "crates/arena/src/fingerprint.rs",
    "crates/arena/src/opening.rs",
    "crates/arena/src/pace.rs",
    "crates/arena/src/plan.rs",
    "crates/arena/src/statistics/sprt.rs",
    "crates/catalog/src/calibration.rs",
    "crates/catalog/src/path/event.rs",
    "crates/fleet/src/settings.rs",
    "crates/training/src/plan.rs",
];
/// What makes a type a document.
const DERIVED: [&str; 2] = ["Serialize", "Deserialize"];

/// Looks at what the sources of every crate derive.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    let sources = tree.sources().filter(|(path, _)| path.starts_with("crates/") && path.contains("/src/"));
    for (path, masked) in sources.filter(|(path, _)| !path.starts_with(HOME) && !EXEMPT.contains(path)) {
        for (index, line) in masked.shipped().lines().enumerate() {
            let derives = line.trim_start().starts_with("#[derive(");
            if derives && DERIVED.iter().any(|name| !after(line, name).is_empty()) {
                flaws.push(Flaw::at(path, index, "the shape of a document belongs into wire"));
            }
        }
    }
    flaws
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn count(path: &str, text: &str) -> usize {
        check(&SourceTree::fake(&[(path, text)])).len()
    }

    #[test]
    fn a_shape_outside_of_wire_is_found() {
        for derived in ["Serialize", "Clone, Debug, serde::Deserialize"] {
            let text = format!("#[derive({derived})]\nstruct Answer;\n");
            assert_eq!(count("crates/cli/src/commands/best.rs", &text), 1, "{derived}");
            assert_eq!(count("crates/wire/src/thought.rs", &text), 0, "{derived}");
        }
    }

    #[test]
    fn tests_read_and_write_what_they_like() {
        let text = "fn write(document: &impl Serialize) {}\n#[cfg(test)]\n#[derive(Deserialize)]\nstruct Read;\n";
        assert_eq!(count("crates/cli/src/console.rs", text), 0);
        assert_eq!(count("crates/games/tests/nim.rs", "#[derive(Deserialize)]\nstruct Row;\n"), 0);
    }

    #[test]
    fn plans_that_people_write_are_exempt() {
        assert_eq!(count("crates/arena/src/plan.rs", "#[derive(Serialize, Deserialize)]\nstruct Plan;\n"), 0);
    }
}
