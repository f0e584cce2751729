//! Would the tests notice? `jogada-mutants [PART] [--jobs N] [--share K/N] [--tests WORDS]` changes the code that proves in
//! one place after the other and runs the tests of its crate that get there.
//!
//! All mutants of a crate are in one build, each behind a switch that a variable of the environment turns on: a mutant
//! costs a run of a few tests instead of a build and all of them. Which there are says `cargo mutants --list`. What does
//! not compile behind a switch is told as that.

#![expect(clippy::print_stdout, reason = "a tool for people at a terminal")]

mod build;
mod compile;
mod hunt;
mod jobs;
mod list;
mod part;
mod render;
mod results;
mod site;
mod suite;
mod tree;
mod wish;

use std::env;
use std::fs;
use std::path::Path;
use std::process::ExitCode;

use hunt::Hunt;
use list::Mutant;
use part::{Area, Package};
use results::{MutantFate, MutantFates};
use wish::HuntWish;

/// Survivors that were looked at, with what was found.
const VERDICTS: &str = "docs/mutants.md";

fn main() -> ExitCode {
    let wish = match HuntWish::read(env::args().skip(1)) {
        Ok(wish) => wish,
        Err(error) => {
            println!("{error}");
            return ExitCode::from(2);
        }
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("it lies in the workspace");
    let mut sound = None;
    for package in part::PACKAGES {
        let parts = package.meant(wish.part.as_deref());
        if !parts.is_empty() {
            let fine = hunted(root, package, &parts, &wish).unwrap_or_else(|error| {
                println!("{}: {error}", package.name);
                false
            });
            sound = Some(sound.unwrap_or(true) && fine);
        }
    }
    match sound {
        Some(true) => ExitCode::SUCCESS,
        Some(false) => ExitCode::FAILURE,
        None => {
            println!("parts are {}", part::names().join(", "));
            ExitCode::from(2)
        }
    }
}

/// Tries what is left of the mutants of these parts; whether there is no survivor without a verdict.
fn hunted(root: &Path, package: &Package, parts: &[Area<'_>], wish: &HuntWish) -> Result<bool, String> {
    let mutants = wish.sample(list::list(root, &files(parts))?);
    let verdicts = fs::read_to_string(root.join(VERDICTS)).unwrap_or_default();
    let mut results = MutantFates::open(&root.join("target/mutants").join(package.name));
    let programs = build::build(root, package, &mutants, &mut results)?;
    let folder = root.join("target/mutants/tree").join(package.folder);
    let notes = root.join("target/mutants/reached");
    let tests = suite::record(&folder, &programs, wish.tests.as_deref().unwrap_or_default(), &notes, wish.jobs());
    println!("{}: {} mutants, {} tests", package.name, mutants.len(), tests.len());
    let hunt = Hunt { folder, tests: &tests, jobs: wish.jobs() };
    for part in parts {
        let is_open = |mutant: &&Mutant| part.has(&mutant.file) && results.is_open(&mutant.name, &verdicts);
        let mut open: Vec<_> = mutants.iter().filter(is_open).collect();
        if wish.tests.is_some() {
            // What some of the tests do not get to may well be what others do.
            open.retain(|mutant| tests.iter().any(|test| test.reached.contains(&mutant.change.id)));
        }
        let mut failed = None;
        hunt.all(&open, |mutant, outcome| {
            if !outcome.is_noticed() {
                println!("{outcome}: {}", mutant.name);
            }
            failed = results.add(&mutant.name, outcome).err().or(failed.take());
        });
        if let Some(error) = failed {
            return Err(error.to_string());
        }
    }
    let tell = |part: &&Area<'_>| {
        let names = || mutants.iter().filter(|mutant| part.has(&mutant.file)).map(|mutant| mutant.name.as_str());
        told(part.name, &results, names, &verdicts)
    };
    Ok(parts.iter().filter(|part| !tell(part)).count() == 0)
}

/// Patterns of the files of these parts: switches elsewhere would only make tests slow.
fn files(parts: &[Area<'_>]) -> Vec<String> {
    parts.iter().map(Area::files).collect()
}

/// Says how a part fared, and names survivors that nobody has looked at; whether there are none.
fn told<'a, I: Iterator<Item = &'a str>>(
    part: &str,
    results: &MutantFates,
    names: impl Fn() -> I,
    verdicts: &str,
) -> bool {
    let counts = results.counts(names());
    let count = |outcome: MutantFate| counts.get(&outcome).copied().unwrap_or(0);
    let noticed = count(MutantFate::Caught) + count(MutantFate::OutOfTime);
    let missed = count(MutantFate::Survived) + count(MutantFate::Unreached);
    let all = names().count();
    let share = 100.0 * noticed as f64 / (noticed + missed).max(1) as f64;
    let line: Vec<_> = counts.iter().map(|(outcome, count)| format!("{count} {outcome}")).collect();
    println!("{part}: {all} mutants, {}; {share:.1} % of those that could be switched noticed", line.join(", "));
    let new = results.unjudged(names(), verdicts);
    for mutant in &new {
        println!("  not in {VERDICTS}: {mutant}");
    }
    new.is_empty() && noticed > 0
}
