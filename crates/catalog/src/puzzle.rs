//! What the catalog knows about a puzzle: its problems, its heuristics, how to solve it.

use std::sync::Arc;

use jogada_rules::{Language, Phrase, Promise};

use crate::algorithm::{Algorithm, Need};
use crate::board::{Quest, Session};
use crate::named::named_entry;
use crate::path::Plan;
use crate::player::{Computer, Player, player_spec};
use crate::settings::{Parameter, Settings};
use crate::spec::{Kind, Spec, SpecError};
use crate::words::GameWords;

/// A puzzle in the catalog, its types erased.
///
/// ```
/// use jogada_catalog::Spec;
///
/// let catalog = jogada_standard::catalog();
/// let puzzle = catalog.puzzle(&Spec::named("sliding-tiles")).expect("there is one");
/// assert!(puzzle.methods().any(|algorithm| algorithm.name == "astar"));
/// assert_eq!(puzzle.heuristics()[0].0, "linear-conflict");
/// ```
pub struct PuzzleEntry {
    facts: PuzzleFacts,
    open: Box<QuestOpener>,
}

/// What there is to know about a puzzle before it is opened.
pub struct PuzzleFacts {
    /// The name that specs use.
    pub name: String,
    /// What it is, in a line.
    pub about: Phrase,
    /// What the page says about it.
    pub words: Option<GameWords>,
    /// What can be set; `problem` chooses one of the problems.
    pub parameters: Vec<Parameter>,
    /// The problems it comes with.
    pub problems: Vec<NamedProblem>,
    /// The names of its heuristics with what they promise, the usual one first.
    pub heuristics: Vec<(String, Promise)>,
    /// What it has that algorithms ask for.
    pub needs_met: Vec<Need>,
    /// The path algorithms that there are, those too that ask for more than it has.
    pub methods: Vec<Arc<Algorithm>>,
    /// Who gives hints and solves it where no algorithm is named.
    pub solver: Arc<Algorithm>,
}

/// Starts a puzzle as its settings say.
pub type QuestOpener = dyn Fn(&Spec, &Settings) -> Result<Box<dyn Quest>, SpecError> + Send + Sync;

/// A start position with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedProblem {
    /// The name, as specs and flags write it.
    pub name: String,
    /// The start, as text.
    pub start: String,
    /// Settings of the puzzle that the start needs, such as the size of its board.
    pub needs: Vec<(String, String)>,
}

named_entry!(PuzzleEntry);

impl PuzzleEntry {
    /// A puzzle with what is known about it and how it is opened.
    pub fn new(facts: PuzzleFacts, open: Box<QuestOpener>) -> Self {
        Self { facts, open }
    }

    /// The problems it comes with.
    pub fn problems(&self) -> &[NamedProblem] {
        &self.facts.problems
    }

    /// The names of its heuristics with what they promise, the usual one first.
    pub fn heuristics(&self) -> &[(String, Promise)] {
        &self.facts.heuristics
    }

    /// Whether it has what an algorithm needs.
    pub fn meets(&self, need: Need) -> bool {
        self.facts.needs_met.contains(&need)
    }

    /// The path algorithms that can solve it.
    pub fn methods(&self) -> impl Iterator<Item = &Arc<Algorithm>> {
        self.facts.methods.iter().filter(|method| method.need.is_none_or(|need| self.meets(need)))
    }

    /// All path algorithms, those too that ask for more than this puzzle has.
    pub fn all_methods(&self) -> &[Arc<Algorithm>] {
        &self.facts.methods
    }

    /// Reads how to search for a way: a path algorithm with its settings.
    pub fn plan(&self, text: &str) -> Result<Plan, SpecError> {
        Plan::read(text, self)
    }

    /// Starts the puzzle as the spec says.
    pub fn open(&self, spec: &Spec) -> Result<Session, SpecError> {
        self.open_quest(spec).map(Session::Quest)
    }

    /// Starts the puzzle as the spec says, known to be one.
    pub fn open_quest(&self, spec: &Spec) -> Result<Box<dyn Quest>, SpecError> {
        let mut full = self.written(spec)?;
        let problem = self.problem_of(&Settings::read(&full, self.parameters())?)?;
        for (key, value) in problem.iter().flat_map(|problem| &problem.needs) {
            full = full.or(key, value);
        }
        let settings = Settings::read(&full, self.parameters())?;
        let mut quest = (self.open)(&full, &settings)?;
        if let Some(problem) = problem {
            // A problem of another size than the one asked for is none of this board's.
            let fits = quest.set_position(&problem.start);
            fits.map_err(|_| settings.unknown("problem", Kind::Problem, []))?;
        }
        Ok(quest)
    }

    /// The problem that the settings name, if they name one.
    fn problem_of(&self, settings: &Settings) -> Result<Option<&NamedProblem>, SpecError> {
        let Some(name) = settings.text("problem") else { return Ok(None) };
        let found = self.problems().iter().find(|problem| problem.name.eq_ignore_ascii_case(name));
        let names = self.problems().iter().map(|problem| problem.name.as_str());
        found.map(Some).ok_or_else(|| settings.unknown("problem", Kind::Problem, names))
    }

    /// Reads who solves it: `human`, or its solver with limits.
    pub fn player(&self, text: &str) -> Result<Player, SpecError> {
        let spec = player_spec(Spec::parse(text)?);
        let solver = &self.facts.solver;
        if spec.name == "human" {
            return Settings::read(&spec, &[]).map(|_| Player::Human);
        }
        if spec.name == solver.name {
            let settings = Settings::read(&spec, &solver.parameters)?;
            return Ok(Player::Computer(Computer::new(solver.clone(), &settings)));
        }
        Err(spec.unknown_name(Kind::Player, ["human", solver.name]))
    }

    /// The player who gives hints.
    pub fn adviser(&self) -> &str {
        self.facts.solver.name
    }
}
