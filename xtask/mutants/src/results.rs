//! What came of each mutant, in a file that a later run goes on from.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// What came of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MutantFate {
    Caught,
    OutOfTime,
    /// All tests that get to it passed.
    Survived,
    /// No test gets to it.
    Unreached,
    /// It does not compile, at least not behind a switch.
    Unswitchable,
}

impl MutantFate {
    const ALL: [Self; 5] = [Self::Caught, Self::OutOfTime, Self::Survived, Self::Unreached, Self::Unswitchable];

    fn word(self) -> &'static str {
        match self {
            Self::Caught => "caught",
            Self::OutOfTime => "timeout",
            Self::Survived => "survived",
            Self::Unreached => "unreached",
            Self::Unswitchable => "not switchable",
        }
    }

    /// Whether the tests noticed.
    pub(crate) fn is_noticed(self) -> bool {
        matches!(self, Self::Caught | Self::OutOfTime)
    }

    /// Whether it need not be tried again.
    pub(crate) fn is_settled(self) -> bool {
        self.is_noticed() || self == Self::Unswitchable
    }

    /// Whether the tests let it pass.
    fn is_missed(self) -> bool {
        matches!(self, Self::Survived | Self::Unreached)
    }
}

impl fmt::Display for MutantFate {
    fn fmt(&self, formatter: &mut fmt::Formatter) -> fmt::Result {
        formatter.pad(self.word())
    }
}

/// The results of a crate: one line a mutant, the last one counts.
pub(crate) struct MutantFates {
    path: PathBuf,
    pub(crate) known: BTreeMap<String, MutantFate>,
}

impl MutantFates {
    /// Reads what is there.
    pub(crate) fn open(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_default();
        let line = |line: &str| {
            let (word, name) = line.split_once('\t')?;
            Some((name.to_owned(), MutantFate::ALL.into_iter().find(|outcome| outcome.word() == word)?))
        };
        Self { path: path.to_owned(), known: text.lines().filter_map(line).collect() }
    }

    /// Adds a line.
    pub(crate) fn add(&mut self, name: &str, outcome: MutantFate) -> io::Result<()> {
        self.known.insert(name.to_owned(), outcome);
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mut file = fs::OpenOptions::new().create(true).append(true).open(&self.path)?;
        writeln!(file, "{outcome}\t{name}")
    }

    /// How many of these came to what.
    pub(crate) fn counts<'a>(&self, names: impl Iterator<Item = &'a str>) -> BTreeMap<MutantFate, usize> {
        let mut counts = BTreeMap::new();
        for outcome in names.filter_map(|name| self.known.get(name)) {
            *counts.entry(*outcome).or_default() += 1;
        }
        counts
    }

    /// Whether a mutant is to be tried: what was noticed, or looked at by somebody, is not again.
    pub(crate) fn is_open(&self, name: &str, verdicts: &str) -> bool {
        match self.known.get(name) {
            Some(fate) => !fate.is_settled() && !judged(verdicts).contains(placeless(name).as_str()),
            None => true,
        }
    }

    /// Those of these that the tests let pass and nobody has looked at, without their places.
    pub(crate) fn unjudged<'a>(&self, names: impl Iterator<Item = &'a str>, verdicts: &str) -> BTreeSet<String> {
        let judged = judged(verdicts);
        let missed = names.filter(|name| self.known.get(*name).is_some_and(|outcome| outcome.is_missed()));
        missed.map(placeless).filter(|name| !judged.contains(name.as_str())).collect()
    }
}

/// The mutants that a list of verdicts names.
fn judged(verdicts: &str) -> BTreeSet<&str> {
    verdicts.lines().filter_map(|line| line.trim_start().strip_prefix("- `")?.split('`').next()).collect()
}

/// `file:line:column: change` without line and column, which change with every line above.
fn placeless(name: &str) -> String {
    let Some((place, change)) = name.split_once(": ") else { return name.to_owned() };
    format!("{}: {change}", place.split(':').next().unwrap_or(place))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_survivor_is_known_by_its_file_and_its_change_wherever_it_stands() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut results = MutantFates::open(&folder.path().join("new/results"));
        let names = ["a/b.rs:12:5: replace f -> u32 with 1", "a/b.rs:13:5: replace + with - in f", "a/b.rs:14:1: c"];
        for (name, outcome) in names.iter().zip([MutantFate::Survived, MutantFate::Unreached, MutantFate::Caught]) {
            results.add(name, outcome).expect("written");
        }
        let verdicts = "# Survivors\n\n- `a/b.rs: replace f -> u32 with 1` the same for all callers\n";
        let new: Vec<_> = results.unjudged(names.into_iter(), verdicts).into_iter().collect();
        assert_eq!(new, ["a/b.rs: replace + with - in f"]);
        assert_eq!(results.unjudged(names.into_iter(), "").len(), 2);
        let open: Vec<_> = names.into_iter().filter(|name| results.is_open(name, verdicts)).collect();
        assert_eq!(open, [names[1]], "neither what was looked at nor what was caught is tried again");
        assert!(results.is_open("a/b.rs:15:1: new", verdicts));
    }

    #[test]
    fn the_last_line_of_a_mutant_counts_when_a_run_goes_on() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("results");
        let mut results = MutantFates::open(&path);
        results.add("a: b", MutantFate::Survived).expect("written");
        results.add("a: b", MutantFate::Caught).expect("written");
        results.add("c: d", MutantFate::Unswitchable).expect("written");
        let again = MutantFates::open(&path);
        assert_eq!(again.known, results.known);
        let counts = again.counts(["a: b", "c: d", "e: f"].into_iter());
        assert_eq!(counts.into_iter().collect::<Vec<_>>(), [(MutantFate::Caught, 1), (MutantFate::Unswitchable, 1)]);
    }
}
