//! What is known about an algorithm, whatever game or puzzle it searches.

use std::fmt;

use jogada_rules::{Counted, Deed, Language, Odds, Phrase};

use crate::dialect;
use crate::settings::Parameter;
use crate::spec::Takes;
use crate::words::{AlgorithmLesson, Texts};

/// An algorithm: its name, what can be set, and what it does, for everyone who lists, reads, explains or completes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Algorithm {
    /// The name that specs use.
    pub name: &'static str,
    /// What it is, in a line.
    pub about: Phrase,
    /// What the page teaches about it.
    pub lesson: Option<AlgorithmLesson>,
    /// What the lab says about its steps in other words than about those of other algorithms.
    pub texts: Texts,
    /// What kind of search it is.
    pub family: Family,
    /// What it counts besides positions.
    pub counted: Counted,
    /// What its values are shares of, where no points are scored, if they are chances to win.
    pub odds: Option<Odds>,
    /// The keys that a spec of it takes.
    pub parameters: Vec<Parameter>,
    /// What it does, line by line; nothing if it can not be watched.
    pub pseudocode: &'static [CodeLine],
    /// What it asks of a puzzle, whatever its settings.
    pub need: Option<Need>,
    /// Whether it goes on from where it stopped when it is asked about the same position again.
    pub resumes: bool,
    /// Whether it divides the time of a clock itself: it ends before its limit where more would change little.
    pub paces_itself: bool,
}

impl Algorithm {
    /// Whether a spec may use this name for it: its own, or what people call it in any language.
    pub fn is_called(&self, name: &str) -> bool {
        let titles = self.lesson.iter().flat_map(|lesson| Language::ALL.map(|language| lesson.title.text(language)));
        self.name == name || titles.into_iter().any(|title| dialect::plain(title) == dialect::plain(name))
    }

    /// Whether it can be watched at work.
    pub const fn is_traceable(&self) -> bool {
        !self.pseudocode.is_empty()
    }

    /// Whether it asks a heuristic.
    pub fn asks_heuristic(&self) -> bool {
        self.need == Some(Need::Heuristic)
    }

    /// Whether it takes this key.
    pub fn takes(&self, key: &str) -> bool {
        self.parameters.iter().any(|parameter| parameter.name == key)
    }

    /// Whether its key `memory` is a number of nodes rather than of bytes.
    pub fn counts_nodes(&self) -> bool {
        self.parameters.iter().any(|parameter| parameter.name == "memory" && parameter.takes == Takes::Count)
    }
}

/// A kind of search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// For a way through a puzzle.
    Path,
    /// Of a game tree, by values.
    Tree,
    /// Of a game tree, by simulations.
    Simulation,
    /// Of a game tree, by proof numbers.
    Proof,
}

impl Family {
    /// Whether a search of this kind goes on for as long as it may where nothing limits it.
    pub const fn is_endless(self) -> bool {
        matches!(self, Self::Simulation | Self::Proof)
    }
}

/// A line of pseudocode.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CodeLine {
    /// How far it is indented, in levels.
    pub indent: u8,
    /// In English.
    pub en: &'static str,
    /// In Portuguese.
    pub pt: &'static str,
    /// The words of the events that it stands for.
    pub steps: &'static [Deed],
    /// The same line told of MAX and MIN, where that is not how the side to move sees it.
    pub max_min: Option<Phrase>,
}

impl CodeLine {
    /// A line that stands for these steps.
    pub const fn new(indent: u8, en: &'static str, pt: &'static str, steps: &'static [Deed]) -> Self {
        Self { indent, en, pt, steps, max_min: None }
    }

    /// Says how the line is told of MAX and MIN.
    pub const fn of_two(self, en: &'static str, pt: &'static str) -> Self {
        Self { max_min: Some(Phrase::new(en, pt)), ..self }
    }
}

/// What an algorithm asks of a puzzle that not every puzzle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// A heuristic.
    Heuristic,
    /// Moves that can be followed backward.
    Predecessors,
    /// Symmetric states.
    Symmetry,
    /// Something that every move takes away from, besides predecessors and symmetric states.
    Countdown,
}

impl Need {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Heuristic, Self::Predecessors, Self::Symmetry, Self::Countdown];
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Heuristic => "a heuristic",
            Self::Predecessors => "moves that can be followed backward",
            Self::Symmetry => "symmetric positions",
            Self::Countdown => "something that counts down to the goal",
        })
    }
}
