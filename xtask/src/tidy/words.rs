//! Words that must not stay in the code, or not here.

use super::Flaw;
use super::mask::is_name;
use super::tree::SourceTree;

/// Macros that mark unfinished work.
const LEFTOVERS: [&str; 3] = ["todo", "unimplemented", "dbg"];
/// Macros that print: a library returns data, and who calls it decides what people see.
const PRINTING: [&str; 4] = ["println", "eprintln", "print", "eprint"];
/// Marks of work put off.
const REMINDERS: [&str; 3] = ["TODO", "FIXME", "XXX"];
/// Where code may promise what the compiler can not check. Each file says why at its top.
const UNSAFE: &[&str] = &[
    "crates/experts/src/adji_boto/tables/mapping.rs",
    "crates/experts/src/dots_and_boxes/pages.rs",
    "crates/experts/src/hex/net/simd.rs",
    "crates/platform/src/memory.rs",
    "crates/standard/tests/allocation.rs",
];

/// Looks at every line of every Rust source.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    for (path, masked) in tree.sources() {
        if path.contains("/src/") && path.ends_with("/mod.rs") {
            flaws.push(Flaw::at(path, 0, "a module's file has the module's name, not mod.rs"));
        }
        for (index, line) in masked.code.lines().enumerate() {
            flaws.extend(code_faults(path, line).map(|what| Flaw::at(path, index, what)));
        }
        for (index, line) in masked.comments.lines().enumerate() {
            let reminders = REMINDERS.iter().filter(|word| !after(line, word).is_empty());
            flaws.extend(reminders.map(|word| Flaw::at(path, index, format!("{word}: do it or file an issue"))));
        }
    }
    flaws
}

fn code_faults(path: &str, line: &str) -> impl Iterator<Item = String> {
    let leftovers =
        LEFTOVERS.iter().filter(|name| calls(line, name)).map(|name| format!("{name}! must not stay in the code"));
    let library = is_library(path);
    let printing = PRINTING.iter().filter(move |name| library && calls(line, name));
    let printing = printing.map(|name| format!("{name}!: a library does not print"));
    let ignored = line.contains("#[ignore").then(|| "a test that does not run proves nothing".to_owned());
    let hidden = !UNSAFE.contains(&path) && !after(line, "unsafe").is_empty();
    let hidden = hidden.then(|| "unsafe is allowed only in the files that tidy lists".to_owned());
    leftovers.chain(printing).chain(ignored).chain(hidden)
}

/// Whether a file is part of a crate that others use, rather than of a program.
fn is_library(path: &str) -> bool {
    let program = path.starts_with("crates/cli/") || path.contains("/src/bin/") || path.ends_with("/src/main.rs");
    path.starts_with("crates/") && path.contains("/src/") && !program
}

/// Whether a line calls the macro `name`.
fn calls(line: &str, name: &str) -> bool {
    after(line, name).iter().any(|rest| rest.starts_with('!') && !rest.starts_with("!="))
}

/// What follows each place where `word` stands as a whole word.
pub(super) fn after<'a>(line: &'a str, word: &str) -> Vec<&'a str> {
    let whole = |&(at, _): &(usize, &str)| {
        let rest = &line[at + word.len()..];
        !line[..at].ends_with(is_name) && !rest.starts_with(is_name)
    };
    line.match_indices(word).filter(whole).map(|(at, _)| &line[at + word.len()..]).collect()
}

#[cfg(test)]
mod tests {
    use super::{SourceTree, check};

    fn whats(path: &str, text: &str) -> Vec<String> {
        check(&SourceTree::fake(&[(path, text)])).into_iter().map(|flaw| flaw.what).collect()
    }

    #[test]
    fn each_leftover_is_found() {
        for line in ["todo!()", "unimplemented!(\"x\")", "let x = dbg!(y);", "#[ignore]", "#[ignore = \"slow\"]"] {
            assert_eq!(whats("crates/rules/tests/a.rs", line).len(), 1, "{line}");
        }
    }

    #[test]
    fn reminders_are_found_in_comments() {
        assert_eq!(whats("xtask/src/a.rs", "// TODO: later").len(), 1);
        assert_eq!(whats("xtask/src/a.rs", "let text = \"TODO\";").len(), 0);
    }

    #[test]
    fn printing_is_for_programs() {
        for name in ["println", "print", "eprintln", "eprint"] {
            let line = format!("fn f() {{ {name}!(\"x\"); }}");
            assert_eq!(whats("crates/games/src/nim.rs", &line).len(), 1, "{name}");
            assert_eq!(whats("crates/cli/src/play.rs", &line).len(), 0, "{name}");
        }
    }

    #[test]
    fn unsafe_is_found_as_a_word() {
        assert_eq!(whats("crates/search/src/table.rs", "unsafe { load() }").len(), 1);
        assert_eq!(whats("crates/search/src/table.rs", "#![deny(unsafe_code)] // unsafe").len(), 0);
    }

    #[test]
    fn comparisons_and_longer_names_are_no_macros() {
        assert_eq!(whats("crates/rules/src/a.rs", "if todo != 1 && blueprint!(x) {}").len(), 0);
    }

    #[test]
    fn modules_have_files_of_their_own_name() {
        assert_eq!(whats("crates/games/src/hex/mod.rs", "").len(), 1);
    }
}
