//! What is known of each generation: a line each in a file that anybody can read.

use std::fs;
use std::path::{Path, PathBuf};

use jogada_files::put_in_place;

use crate::run::Stop;

/// What the file says of a generation, in order.
const COLUMNS: [&str; 12] = [
    "generation",
    "games",
    "positions",
    "play_cpu",
    "learn_cpu",
    "trained_on",
    "step",
    "held_out",
    "first_choice",
    "winner",
    "last",
    "accepted",
];

/// Named facts, as the parts of training print them: `name=value` with spaces between.
#[derive(Debug, Default)]
pub(super) struct Facts(Vec<(String, String)>);

impl Facts {
    pub(super) fn parse(line: &str) -> Self {
        let pair = |word: &str| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
        Self(line.split_whitespace().filter_map(pair).collect())
    }

    pub(super) fn extend(&mut self, others: Self) {
        self.0.extend(others.0);
    }

    pub(super) fn set(&mut self, name: &str, value: &str) {
        self.0.push((name.to_owned(), value.to_owned()));
    }

    /// The same with `name` called otherwise.
    pub(super) fn renamed(mut self, name: &str, other: &str) -> Self {
        self.0.iter_mut().filter(|(had, _)| had == name).for_each(|(had, _)| other.clone_into(had));
        self
    }

    /// What is known by that name; nothing if nothing is.
    pub(super) fn of(&self, name: &str) -> String {
        self.0.iter().find(|(had, _)| had == name).map(|(_, value)| value.clone()).unwrap_or_default()
    }

    /// The number known by that name, or 0.
    pub(super) fn number(&self, name: &str) -> f64 {
        self.of(name).parse().unwrap_or(0.0)
    }
}

/// The file of generations.
#[derive(Debug)]
pub(super) struct TrainingLedger {
    path: PathBuf,
    lines: Vec<String>,
}

impl TrainingLedger {
    pub(super) fn open(path: &Path) -> Self {
        let text = fs::read_to_string(path).unwrap_or_else(|_| COLUMNS.join(","));
        Self { path: path.to_owned(), lines: text.lines().map(str::to_owned).collect() }
    }

    /// The first generation that the file says nothing of.
    pub(super) fn next_generation(&self) -> u32 {
        self.lines.len() as u32 - 1
    }

    /// The last generation that was better than those before.
    pub(super) fn best(&self) -> Option<u32> {
        let place = self.lines.iter().rposition(|line| line.ends_with(",yes"))?;
        Some(place as u32 - 1)
    }

    pub(super) fn add(&mut self, generation: u32, facts: &Facts) -> Result<(), Stop> {
        let value = |column: &&str| if *column == COLUMNS[0] { generation.to_string() } else { facts.of(column) };
        self.lines.push(COLUMNS.iter().map(value).collect::<Vec<_>>().join(","));
        Ok(put_in_place(&self.path, (self.lines.join("\n") + "\n").as_bytes())?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_is_the_last_that_was_taken() {
        let folder = std::env::temp_dir().join(format!("jogada-ledger-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder of our own");
        let path = folder.join("generations.csv");
        let mut ledger = TrainingLedger::open(&path);
        assert_eq!((ledger.next_generation(), ledger.best()), (0, None));
        for (generation, accepted) in (0..).zip(["yes", "no", "yes", "no"]) {
            let mut facts = Facts::parse("games=600 last=3-1");
            facts.set("accepted", accepted);
            ledger.add(generation, &facts).expect("the folder is there");
        }
        let read = TrainingLedger::open(&path);
        assert_eq!((read.next_generation(), read.best()), (4, Some(2)));
        fs::remove_dir_all(folder).expect("it is ours");
    }
}
