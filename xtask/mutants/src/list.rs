//! Which mutants there are, by `cargo mutants --list --json`, and where each belongs.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::render::Switch;
use crate::site::{Bytes, Site, SiteKind, sites};

/// A change of a program, as the list has it.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mutant {
    /// `file:line:column: change`.
    pub(crate) name: String,
    pub(crate) file: String,
    kind: Kind,
    start: Place,
    end: Place,
    pub(crate) change: Mutation,
}

/// What a switch turns on.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Mutation {
    pub(crate) id: u32,
    pub(crate) replacement: String,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Kind {
    Body,
    Operator,
    Arm,
    Guard,
    Field,
}

/// Line and column, from one.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Place {
    line: usize,
    column: usize,
}

/// The mutants of these files of a workspace, numbered from one.
pub(crate) fn list(root: &Path, files: &[String]) -> Result<Vec<Mutant>, String> {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["mutants", "--list", "--json", "--workspace"]).current_dir(root);
    cargo.args(files.iter().flat_map(|file| ["--file", file]));
    let output = cargo.output().map_err(|error| error.to_string())?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    }
    read(&output.stdout)
}

/// Reads the list.
fn read(json: &[u8]) -> Result<Vec<Mutant>, String> {
    let list: Vec<Value> = serde_json::from_slice(json).map_err(|error| error.to_string())?;
    let mutants = list.iter().zip(1..).map(|(mutant, id)| one(mutant, id).ok_or_else(|| mutant.to_string()));
    mutants.collect::<Result<_, _>>().map_err(|mutant| format!("not understood: {mutant}"))
}

fn one(mutant: &Value, id: u32) -> Option<Mutant> {
    let text = |key: &str| mutant[key].as_str().map(str::to_owned);
    let kind = match mutant["genre"].as_str()? {
        "FnValue" => Kind::Body,
        "BinaryOperator" | "UnaryOperator" => Kind::Operator,
        "MatchArm" => Kind::Arm,
        "MatchArmGuard" => Kind::Guard,
        "StructField" => Kind::Field,
        _ => return None,
    };
    let place = |key: &str| {
        let number = |name: &str| mutant["span"][key][name].as_u64().map(|number| number as usize);
        Some(Place { line: number("line")?, column: number("column")? })
    };
    let change = Mutation { id, replacement: text("replacement")? };
    Some(Mutant { name: text("name")?, file: text("file")?, kind, start: place("start")?, end: place("end")?, change })
}

/// The switches that a source needs for these mutants; whose place is not found has none.
pub(crate) fn switches(source: &str, mutants: &[&Mutant]) -> syn::Result<Vec<Switch>> {
    let sites = sites(source)?;
    let mut changes: BTreeMap<usize, Vec<Mutation>> = BTreeMap::new();
    for mutant in mutants {
        if let Some(index) = find(&sites, source, mutant) {
            changes.entry(index).or_default().push(mutant.change.clone());
        }
    }
    let switched = sites.into_iter().enumerate().filter_map(|(index, site)| match &site.shape {
        SiteKind::Const { .. } => Some(Switch { site, changes: Vec::new() }),
        _ => Some(Switch { changes: changes.remove(&index)?, site }),
    });
    Ok(switched.collect())
}

/// The place that a mutant is about.
fn find(sites: &[Site], source: &str, mutant: &Mutant) -> Option<usize> {
    let bytes = offset(source, mutant.start)..offset(source, mutant.end);
    let fits = |site: &Site| match (mutant.kind, &site.shape) {
        (Kind::Body, SiteKind::Body) => site.mark.start <= bytes.start && bytes.end <= site.mark.end,
        (Kind::Arm, SiteKind::Arm { .. }) => bytes.contains(&site.mark.start),
        (Kind::Guard, SiteKind::Arm { guard: Some(guard) }) => guard.start <= bytes.end && bytes.start <= guard.start,
        (
            Kind::Operator,
            SiteKind::Arithmetic { .. }
            | SiteKind::Comparison { .. }
            | SiteKind::Logic { .. }
            | SiteKind::Assignment { .. }
            | SiteKind::Unary { .. },
        )
        | (Kind::Field, SiteKind::Field { .. }) => site.mark.start == bytes.start,
        _ => false,
    };
    let fitting = sites.iter().enumerate().filter(|(_, site)| fits(site));
    match mutant.kind {
        // The innermost function, and the outermost arm that begins there.
        Kind::Body => fitting.min_by_key(|(_, site)| site.mark.len()),
        _ => fitting.min_by_key(|(_, site)| site.mark.start),
    }
    .map(|(index, _)| index)
}

/// The byte at a place.
fn offset(source: &str, place: Place) -> usize {
    let line: usize = source.split_inclusive('\n').take(place.line - 1).map(str::len).sum();
    let column: Bytes = 0..place.column - 1;
    line + source[line..].chars().take(column.len()).map(char::len_utf8).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::render;

    /// A line of the list: what it is, where it begins and ends, and what it puts there.
    fn line(genre: &str, start: [usize; 2], end: [usize; 2], replacement: &str) -> Value {
        let place = |[line, column]: [usize; 2]| serde_json::json!({ "line": line, "column": column });
        serde_json::json!({
            "name": "a.rs:1:1: some change", "file": "a.rs", "genre": genre, "replacement": replacement,
            "span": { "start": place(start), "end": place(end) },
        })
    }

    #[test]
    fn every_kind_of_mutant_finds_its_place() {
        let source = "// ä\nfn f(a: u8) -> u8 {\n    match a { 0 if g() => -1, n => S { n: n + 1, ..s() }.n }\n}\n";
        let at = |word: &str| source.lines().nth(2).and_then(|line| line.find(word)).expect("it is there") + 1;
        let on_line = |genre: &str, word: &str, replacement: &str| {
            line(genre, [3, at(word)], [3, at(word) + word.len()], replacement)
        };
        let list = [
            line("FnValue", [3, 5], [3, at("}.n }") + 5], "7"),
            on_line("MatchArm", "0 if g() => -1", ""),
            on_line("MatchArmGuard", "g()", "true"),
            on_line("UnaryOperator", "-", ""),
            on_line("BinaryOperator", "+", "*"),
            on_line("StructField", "n: n + 1,", ""),
        ];
        let mutants = read(Value::from(list.to_vec()).to_string().as_bytes()).expect("they are understood");
        let switches = switches(source, &mutants.iter().collect::<Vec<_>>()).expect("it parses");
        let kinds: Vec<_> = switches.iter().map(|switch| switch.changes.len()).collect();
        assert_eq!(kinds, [1, 2, 1, 1, 1], "arm and guard are one place");
        let text = render(source, &switches);
        for id in 1..=list.len() {
            assert!(text.contains(&format!("mutant_switch::on({id})")), "{id} in {text}");
        }
        syn::parse_file(&text).expect("what is written can be read");
    }

    #[test]
    fn a_line_that_is_not_understood_is_named() {
        let list = Value::from(vec![line("Weather", [1, 1], [1, 1], "")]);
        assert!(read(list.to_string().as_bytes()).expect_err("there is no such kind").contains("Weather"));
    }
}
