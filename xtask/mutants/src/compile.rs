//! Builds a crate with all its switches, without those that do not compile.

use std::collections::BTreeSet;
use std::fs;
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::tree::WorkCopy;

/// What a build came to.
pub(crate) enum Built {
    /// The programs of tests.
    Programs(Vec<PathBuf>),
    /// Mutants that do not compile behind a switch, and functions that have to be constant.
    Faults(Faults),
}

/// Who has to be left out.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Faults {
    pub(crate) mutants: BTreeSet<u32>,
    pub(crate) constant: BTreeSet<String>,
    /// Errors that no mutant is to blame for.
    pub(crate) other: Vec<String>,
}

/// Builds the tests of a package in the tree.
pub(crate) fn compile(tree: &WorkCopy, package: &str) -> Result<Built, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["test", "--no-run", "--lib", "--tests", "--message-format=json", "--package", package]);
    cargo.current_dir(&tree.root).env("CARGO_TARGET_DIR", &tree.build).env("CARGO_INCREMENTAL", "0");
    // Switched code is full of what a lint would not let through.
    cargo.env("RUSTFLAGS", "--cap-lints=allow");
    let output = cargo.output().map_err(|error| error.to_string())?;
    let messages: Vec<Value> =
        output.stdout.split(|byte| *byte == b'\n').filter_map(|line| serde_json::from_slice(line).ok()).collect();
    if output.status.success() {
        return Ok(Built::Programs(messages.iter().filter_map(program).collect()));
    }
    let mut faults = Faults::default();
    for message in messages.iter().map(|line| &line["message"]).filter(|message| message["level"] == "error") {
        blame(&tree.root, message, &mut faults);
    }
    if faults == Faults::default() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    Ok(Built::Faults(faults))
}

fn program(message: &Value) -> Option<PathBuf> {
    message["executable"].as_str().map(PathBuf::from)
}

/// Finds who is to blame for an error.
fn blame(root: &Path, message: &Value, faults: &mut Faults) {
    let text = message["message"].as_str().unwrap_or_default();
    if message["spans"].as_array().is_none_or(Vec::is_empty) {
        // "aborting due to …"
        return;
    }
    let mut spans: Vec<&Value> = Vec::new();
    collect(message, &mut spans);
    spans.sort_by_key(|span| span["is_primary"] != true);
    let found = spans.iter().map(|span| around(root, span)).find(|found| !found.is_empty());
    match (found, constant(text)) {
        (_, Some(function)) if function != "on" => drop(faults.constant.insert(function)),
        (Some(found), _) => faults.mutants.extend(found),
        (None, _) => {
            // It may have to do with a constant that is none any more, such as one that fills an array.
            faults.constant.extend(spans.iter().flat_map(|span| words(root, span)));
            faults.other.push(message["rendered"].as_str().unwrap_or(text).to_owned());
        }
    }
}

/// All places that a message and its notes name, and from where macros were called that have them.
fn collect<'a>(message: &'a Value, spans: &mut Vec<&'a Value>) {
    for span in message["spans"].as_array().into_iter().flatten() {
        spans.extend(std::iter::successors(Some(span), |span| span["expansion"].get("span")));
    }
    message["children"].as_array().into_iter().flatten().for_each(|child| collect(child, spans));
}

/// The function that is called where only a constant one may be.
fn constant(text: &str) -> Option<String> {
    let name = text.strip_prefix("cannot call non-const ")?.split('`').nth(1)?;
    Some(name.rsplit("::").next()?.split('<').next()?.to_owned())
}

/// The mutants whose marks are nearest around a place.
fn around(root: &Path, span: &Value) -> BTreeSet<u32> {
    let (text, bytes) = place(root, span);
    nearest(&text, bytes.start, bytes.end)
}

/// All names in a place.
fn words(root: &Path, span: &Value) -> Vec<String> {
    let (text, bytes) = place(root, span);
    let part = text.get(bytes).unwrap_or_default();
    part.split(|letter: char| !letter.is_alphanumeric() && letter != '_').map(str::to_owned).collect()
}

/// A file, and the bytes of it that a message is about.
fn place(root: &Path, span: &Value) -> (String, Range<usize>) {
    let file = span["file_name"].as_str().unwrap_or_default();
    let number = |key: &str| span[key].as_u64().unwrap_or(0) as usize;
    let text = fs::read_to_string(root.join(file)).unwrap_or_default();
    (text, number("byte_start")..number("byte_end"))
}

/// The ids of the innermost marks around these bytes, or of the first in them.
fn nearest(text: &str, start: usize, end: usize) -> BTreeSet<u32> {
    let mut open: Vec<&str> = Vec::new();
    for (at, _) in text.match_indices("/*") {
        if at >= end {
            break;
        }
        let Some(mark) = text[at + 2..].split("*/").next() else { break };
        if let Some(ids) = mark.strip_prefix('<') {
            if at <= start || open.is_empty() {
                open.push(ids);
            }
        } else if at <= start && mark.strip_suffix('>').is_some_and(|ids| open.last() == Some(&ids)) {
            open.pop();
        }
    }
    open.last().into_iter().flat_map(|ids| ids.split(',')).filter_map(|id| id.parse().ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_error_is_that_of_the_nearest_marks() {
        let text = "a /*<1,2*/ b /*<1*/ c /*1>*/ d /*1,2>*/ e /*<3*/ f /*3>*/";
        let at = |word: &str| text.find(word).expect("it is there");
        let found = |word: &str| nearest(text, at(word), at(word) + 1).into_iter().collect::<Vec<_>>();
        assert_eq!(found("c"), [1]);
        assert_eq!(found("b"), [1, 2]);
        assert_eq!(found("d"), [1, 2]);
        assert_eq!(found("f"), [3]);
        assert!(found("a").is_empty() && found("e").is_empty());
        let whole: Vec<_> = nearest(text, at("e"), text.len()).into_iter().collect();
        assert_eq!(whole, [3], "the first in it, if nothing is around");
    }

    #[test]
    fn a_function_that_has_to_be_constant_is_known_by_its_name() {
        let name = |text: &str| constant(text);
        assert_eq!(name("cannot call non-const function `bits::mask` in constants").as_deref(), Some("mask"));
        let method = "cannot call non-const associated function `Value::<T>::win_in` in statics";
        assert_eq!(name(method).as_deref(), Some("win_in"));
        assert_eq!(name("mismatched types"), None);
    }
}
