//! The card of a puzzle: everything about it that is neither its rules nor an algorithm.

use std::marker::PhantomData;
use std::sync::Arc;

use jogada_catalog::{
    GameWords, NamedProblem, Need, Parameter, PuzzleEntry, PuzzleFacts, Quest, Settings, Spec, SpecError, Takes,
};
use jogada_rules::{Countdown, Folded, Heuristic, Phrase, Reversible, Shown};

use crate::quest_table::QuestTable;
use crate::seekers::Seekers;
use crate::symmetry::{Distinct, Merged, Symmetry};
use crate::ways::{WayCard, solver};

/// The card of a puzzle, filled in step by step while its types are still known.
///
/// Every path search that needs no more than a puzzle is there at once; each heuristic brings those that ask one, and
/// [`reversible`](Self::reversible) and the like those that need more. `F` says what is done about symmetric states.
pub struct PuzzleCard<P: Shown, F = Distinct> {
    name: String,
    about: Phrase,
    words: Option<GameWords>,
    parameters: Vec<Parameter>,
    problems: Vec<NamedProblem>,
    make: Box<Maker<P>>,
    seekers: Seekers<P>,
    symmetry: PhantomData<F>,
}

type Maker<P> = dyn Fn(&Settings) -> Result<P, SpecError> + Send + Sync;

impl<P: Shown + 'static> PuzzleCard<P> {
    /// A puzzle of that name, made from its settings.
    pub fn new(name: &str, make: impl Fn(&Settings) -> Result<P, SpecError> + Send + Sync + 'static) -> Self {
        Self {
            name: name.to_owned(),
            about: Phrase::same(""),
            words: None,
            parameters: vec![Parameter::new("problem", Takes::Text, "")],
            problems: Vec::new(),
            make: Box::new(make),
            seekers: Seekers::new::<Distinct>(),
            symmetry: PhantomData,
        }
    }

    /// Lets searches merge symmetric states, with the heuristics added after this.
    pub fn folded(self) -> PuzzleCard<P, Merged>
    where
        P: Folded,
    {
        let Self { name, about, words, parameters, problems, make, .. } = self;
        let seekers = Seekers::new::<Merged>();
        PuzzleCard { name, about, words, parameters, problems, make, seekers, symmetry: PhantomData }
    }

    /// Lets searches follow moves backward.
    pub fn reversible(mut self) -> Self
    where
        P: Reversible,
    {
        self.seekers.add_both_ends();
        self
    }
}

impl<P: Shown + Folded + 'static> PuzzleCard<P, Merged> {
    /// Lets searches follow moves backward.
    pub fn reversible(mut self) -> Self
    where
        P: Reversible,
    {
        self.seekers.add_both_ends_folded();
        self
    }

    /// Lets searches prove optima by what every move takes away at most.
    pub fn countdown(mut self) -> Self
    where
        P: Countdown + Reversible,
    {
        self.seekers.add_optimal();
        self
    }
}

impl<P: Shown + 'static, F: Symmetry<P>> PuzzleCard<P, F> {
    /// Says what it is, in a line.
    pub const fn about(mut self, en: &'static str, pt: &'static str) -> Self {
        self.about = Phrase::new(en, pt);
        self
    }

    /// Says what the page says about it.
    pub const fn words(mut self, words: GameWords) -> Self {
        self.words = Some(words);
        self
    }

    /// Adds an algorithm that finds ways through this puzzle.
    pub fn way<C: WayCard>(mut self) -> Self {
        self.seekers.add_way::<F, C>();
        self
    }

    /// Adds something that can be set.
    pub fn parameter(mut self, parameter: Parameter) -> Self {
        self.parameters.push(parameter);
        self
    }

    /// Adds a heuristic, and every search that asks one. The first is the usual one.
    pub fn heuristic(mut self, name: &str, heuristic: impl Heuristic<P> + 'static) -> Self {
        self.seekers.add::<F>(name, heuristic);
        self
    }

    /// Adds a problem; the first is the one that a spec without `problem` opens.
    pub fn problem(mut self, name: &str, start: &str, needs: &[(&str, String)]) -> Self {
        let needs = needs.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        self.problems.push(NamedProblem { name: name.to_owned(), start: start.to_owned(), needs });
        self
    }

    /// The finished entry.
    pub fn build(self) -> PuzzleEntry {
        let heuristics = self.seekers.heuristics().map(|(name, promise)| (name.to_owned(), promise)).collect();
        let needs_met = Need::ALL.into_iter().filter(|need| self.seekers.meets(*need)).collect();
        let methods = self.seekers.methods();
        let (make, seekers) = (self.make, Arc::new(self.seekers));
        let open = move |spec: &Spec, settings: &Settings| {
            let puzzle = make(settings)?;
            Ok(Box::new(QuestTable::new(spec.to_string(), settings.clone(), Arc::new(puzzle), seekers.clone()))
                as Box<dyn Quest>)
        };
        let facts = PuzzleFacts {
            name: self.name,
            about: self.about,
            words: self.words,
            parameters: self.parameters,
            problems: self.problems,
            heuristics,
            needs_met,
            methods,
            solver: solver::facts(),
        };
        PuzzleEntry::new(facts, Box::new(open))
    }
}
