//! Functions and files that ask for a second look. These are notes, not errors: a reader decides.

use super::Flaw;
use super::mask::Masked;
use super::tree::SourceTree;
use super::words::after;

/// More lines than this in a function want a reason.
const FUNCTION: usize = 60;
/// More lines than this in a file, unit tests not counted, want a hard look.
const FILE: usize = 500;
/// How a comment above a long function gives its reason.
const REASON: &str = "Long because";

/// Lists what is long without a stated reason.
pub(super) fn check(tree: &SourceTree) -> Vec<Flaw> {
    let mut flaws = Vec::new();
    for (path, masked) in tree.sources() {
        let lines = masked.shipped().lines().count();
        if lines > FILE && !path.contains("/tests/") {
            flaws.push(Flaw::at(path, 0, format!("{lines} lines")));
        }
        let long = functions(&masked.code).filter(|function| function.lines > FUNCTION);
        let long = long.filter(|function| !has_reason(&masked, function.start));
        flaws.extend(
            long.map(|function| {
                Flaw::at(path, function.start, format!("{} has {} lines", function.name, function.lines))
            }),
        );
    }
    flaws
}

#[derive(Debug, PartialEq, Eq)]
struct Function<'a> {
    name: &'a str,
    start: usize,
    lines: usize,
}

/// The functions of a source that have a body.
fn functions(code: &str) -> impl Iterator<Item = Function<'_>> {
    let mut offset = 0;
    code.lines().enumerate().flat_map(move |(start, line)| {
        let here = offset;
        offset += line.len() + 1;
        let named = after(line, "fn").into_iter().filter(|rest| rest.starts_with(' '));
        named
            .filter_map(move |rest| {
                let at = here + line.len() - rest.len();
                let name = rest.trim_start().split(|char| !super::mask::is_name(char)).next()?;
                body_lines(&code[at..]).map(|lines| Function { name, start, lines })
            })
            .collect::<Vec<_>>()
    })
}

/// How many lines a function takes from its name to its closing brace; nothing if it is only declared.
fn body_lines(rest: &str) -> Option<usize> {
    let mut depth = 0;
    for (at, char) in rest.char_indices() {
        match char {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' => depth -= 1,
            '}' => {
                depth -= 1;
                if depth == 0 {
                    return Some(rest[..at].matches('\n').count() + 1);
                }
            }
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Whether a comment right above line `start` gives the reason; attributes may stand between.
fn has_reason(masked: &Masked, start: usize) -> bool {
    let lines: Vec<_> = masked.comments.lines().zip(masked.code.lines()).take(start).collect();
    let belongs = |(comment, code): &&(&str, &str)| !comment.trim().is_empty() || code.trim().starts_with('#');
    lines.iter().rev().take_while(belongs).any(|(comment, _)| comment.contains(REASON))
}

#[cfg(test)]
mod tests {
    use super::{Function, SourceTree, check, functions};

    fn function_of(lines: usize) -> String {
        format!("pub(crate) fn long<const N: usize>(\n    x: [u8; N],\n) {{\n{}}}\n", "    x;\n".repeat(lines - 4))
    }

    #[test]
    fn functions_are_measured_from_name_to_brace() {
        let code = "trait T {\n    fn declared(&self);\n    fn given() -> u8 { 1 }\n}\nfn two() {\n}\nlet f: fn(u8);\n";
        let found: Vec<_> = functions(code).collect();
        let expected = [Function { name: "given", start: 2, lines: 1 }, Function { name: "two", start: 4, lines: 2 }];
        assert_eq!(found, expected);
    }

    #[test]
    fn a_function_is_long_from_61_lines() {
        assert_eq!(check(&SourceTree::fake(&[("a.rs", &function_of(60))])), []);
        assert_eq!(check(&SourceTree::fake(&[("a.rs", &function_of(61))])).len(), 1);
    }

    #[test]
    fn a_stated_reason_is_accepted() {
        let text = format!("/// Does it.\n// Long because it is a table.\n// Really.\n{}", function_of(80));
        assert_eq!(check(&SourceTree::fake(&[("a.rs", &text)])), []);
        let with_attribute = text.replace("// Really.", "#[inline]");
        assert_eq!(check(&SourceTree::fake(&[("a.rs", &with_attribute)])), []);
        let far = format!("// Long because it is a table.\n\n{}", function_of(80));
        assert_eq!(check(&SourceTree::fake(&[("a.rs", &far)])).len(), 1);
    }

    #[test]
    fn a_file_is_long_from_501_lines_without_its_tests() {
        let lines = |count: usize| "const A: u8 = 1;\n".repeat(count);
        let with_tests = format!("{}#[cfg(test)]\n{}", lines(500), lines(100));
        assert_eq!(check(&SourceTree::fake(&[("a.rs", &with_tests)])), []);
        assert_eq!(check(&SourceTree::fake(&[("a.rs", &lines(501))])).len(), 1);
    }
}
