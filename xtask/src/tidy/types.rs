//! A type's name means one thing: two types that can be seen outside of their files do not share one, in whatever crates
//! they are. Who reads `Plan` in one crate need not ask which of two is meant.

use std::collections::BTreeMap;

use super::Flaw;
use super::mask::is_name;
use super::named::is_shipped;
use super::tree::SourceTree;
use super::words::after;

/// What defines a type.
const KEYWORDS: [&str; 5] = ["struct", "enum", "trait", "type", "union"];
/// Where the workspace's sources are; what stands apart from it has names of its own.
const WORKSPACE: [&str; 3] = ["crates/", "examples/", "xtask/"];

/// Checks the types of everything that ships. The first definition keeps the name; the others are told.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let in_workspace = |path: &str| WORKSPACE.iter().any(|folder| path.starts_with(folder)) && is_shipped(tree, path);
    let sources: Vec<_> = tree.sources().filter(|(path, _)| in_workspace(path)).collect();
    let codes: Vec<_> = sources.iter().map(|(path, masked)| (*path, masked.shipped())).collect();
    let mut homes: BTreeMap<&str, Vec<(&str, usize)>> = BTreeMap::new();
    for &(path, code) in &codes {
        let seen = |defined: &Defined| defined.is_public || is_used_below(path, defined.name, &codes);
        for (line, defined) in definitions(code).filter(|(_, defined)| seen(defined)) {
            homes.entry(defined.name).or_default().push((path, line));
        }
    }
    homes.into_iter().flat_map(|(name, homes)| twins(name, &homes)).collect()
}

fn twins(name: &str, homes: &[(&str, usize)]) -> Vec<Flaw> {
    let [(first, at), others @ ..] = homes else { return Vec::new() };
    let what = || format!("{name} is a type of {first}:{} already: one name, one meaning", at + 1);
    others.iter().map(|&(path, line)| Flaw::at(path, line, what())).collect()
}

/// A type's definition.
#[derive(Debug, PartialEq, Eq)]
struct Defined<'a> {
    name: &'a str,
    is_public: bool,
}

/// The types that code defines, with their lines from 0.
fn definitions(code: &str) -> impl Iterator<Item = (usize, Defined<'_>)> {
    code.lines().enumerate().filter_map(|(line, text)| Some((line, definition(text)?)))
}

/// The type that a line defines. What is indented and not public belongs to a trait, an implementation or a function.
fn definition(line: &str) -> Option<Defined<'_>> {
    let (is_public, rest) = match line.trim_start().strip_prefix("pub") {
        Some(rest) => (true, after_restriction(rest)?.trim_start()),
        None => (false, line),
    };
    let rest = rest.strip_prefix("unsafe ").unwrap_or(rest);
    let rest = KEYWORDS.iter().find_map(|keyword| rest.strip_prefix(keyword)?.strip_prefix(' '))?;
    let name = rest.split(|char| !is_name(char)).next()?;
    name.starts_with(char::is_uppercase).then_some(Defined { name, is_public })
}

/// What follows `pub`, without the bracket that says to whom.
fn after_restriction(rest: &str) -> Option<&str> {
    match rest.strip_prefix('(') {
        Some(restricted) => Some(restricted.split_once(')')?.1),
        None => Some(rest),
    }
}

/// Whether a module below the one in `path` mentions a type of it: what is private can be seen from there.
fn is_used_below(path: &str, name: &str, codes: &[(&str, &str)]) -> bool {
    let module = path.trim_end_matches(".rs");
    let folder = module.strip_suffix("/lib").or_else(|| module.strip_suffix("/main")).unwrap_or(module);
    let is_below = |other: &str| other != path && other.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
    let mentions =
        |code: &str| !after(code, name).is_empty() && !definitions(code).any(|(_, defined)| defined.name == name);
    codes.iter().any(|&(other, code)| is_below(other) && mentions(code))
}

#[cfg(test)]
mod tests {
    use super::{Defined, SourceTree, check, definition};

    fn flaws(files: &[(&str, &str)]) -> Vec<String> {
        check(&SourceTree::fake(files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_name_of_two_types_is_found_where_it_comes_up_again() {
        let found = flaws(&[
            ("crates/arena/src/plan.rs", "\npub struct Plan;"),
            ("crates/search/src/path/run.rs", "pub(super) enum Plan<S> {}"),
            ("examples/own/src/main.rs", "pub(in crate::own) type Plan = u8;"),
        ]);
        let again = |place: &str| {
            format!("{place}: Plan is a type of crates/arena/src/plan.rs:2 already: one name, one meaning")
        };
        assert_eq!(found, [again("crates/search/src/path/run.rs:1"), again("examples/own/src/main.rs:1")]);
    }

    #[test]
    fn what_a_file_keeps_to_itself_is_free() {
        let open = ("crates/a/src/plan.rs", "pub struct Plan;");
        assert_eq!(flaws(&[open, ("crates/b/src/lib.rs", "struct Plan;")]), [""; 0]);
        assert_eq!(flaws(&[open, ("crates/b/src/lib.rs", "#[cfg(test)]\nmod tests { pub struct Plan; }")]), [""; 0]);
        assert_eq!(flaws(&[open, ("crates/b/tests/plans.rs", "pub struct Plan;")]), [""; 0]);
        assert_eq!(flaws(&[open, ("peers/src/main.rs", "pub struct Plan;")]), [""; 0]);
    }

    #[test]
    fn a_private_type_is_seen_in_the_modules_below() {
        let open = ("crates/a/src/plan.rs", "pub struct Plan;");
        for (path, below) in
            [("crates/b/src/run.rs", "crates/b/src/run/step.rs"), ("crates/b/src/lib.rs", "crates/b/src/c.rs")]
        {
            assert_eq!(flaws(&[open, (path, "struct Plan;"), (below, "use super::Plan;")]).len(), 1, "{path}");
            assert_eq!(flaws(&[open, (path, "struct Plan;"), (below, "struct Plan;")]), [""; 0], "{path}");
            assert_eq!(flaws(&[open, (path, "struct Plan;"), (below, "use super::Planned;")]), [""; 0], "{path}");
        }
        assert_eq!(flaws(&[open, ("crates/b/src/run.rs", "struct Plan;"), ("crates/b/src/runs.rs", "Plan")]), [""; 0]);
    }

    #[test]
    fn definitions_are_told_from_what_only_looks_like_one() {
        let public = |name| Some(Defined { name, is_public: true });
        assert_eq!(definition("    pub enum Word {"), public("Word"));
        assert_eq!(definition("pub unsafe trait Mapped {"), public("Mapped"));
        assert_eq!(definition("struct Own<'a>(&'a str);"), Some(Defined { name: "Own", is_public: false }));
        for line in [
            "    type Move = u8;",
            "pub fn struct_of() {}",
            "        pub enum $table {",
            "pub use a::Struct;",
            "structure",
        ] {
            assert_eq!(definition(line), None, "{line}");
        }
    }
}
