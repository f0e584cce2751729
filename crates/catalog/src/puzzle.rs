//! What the catalog knows about a puzzle: its problems, its heuristics, how to solve it.

use std::sync::Arc;
use std::time::Duration;

use jogada_rules::{Puzzle, Shown};
use jogada_search::{Limits, StopFlag};

use crate::player::{Algorithm, Computer, Player, parameter};
use crate::puzzle_table::PuzzleTable;
use crate::session::Session;
use crate::settings::{Parameter, Settings};
use crate::spec::{Kind, Spec, SpecError};

/// How long a hint may take.
const HINT_TIME: Duration = Duration::from_secs(5);

/// A puzzle in the catalog, its types erased.
pub struct PuzzleEntry {
    name: String,
    parameters: Vec<Parameter>,
    problems: Vec<Problem>,
    open: Box<Opener>,
}

type Opener = dyn Fn(&Spec, &Settings) -> Result<Box<dyn Session>, SpecError> + Send + Sync;

/// A start position with a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The name, as specs and flags write it.
    pub name: String,
    /// The start, as text.
    pub start: String,
    /// Settings of the puzzle that the start needs, such as the size of its board.
    pub needs: Vec<(String, String)>,
}

impl PuzzleEntry {
    /// The name that specs use.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// What can be set; `problem` chooses one of the problems.
    pub fn parameters(&self) -> &[Parameter] {
        &self.parameters
    }

    /// The problems it comes with.
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Starts the puzzle as the spec says.
    pub fn open(&self, spec: &Spec) -> Result<Box<dyn Session>, SpecError> {
        let problem = self.problem_of(&Settings::read(spec, &self.parameters)?)?;
        let mut full = spec.clone();
        for (key, value) in problem.iter().flat_map(|problem| &problem.needs) {
            full = full.or(key, value);
        }
        let settings = Settings::read(&full, &self.parameters)?;
        let mut session = (self.open)(&full, &settings)?;
        if let Some(problem) = problem {
            // A problem of another size than the one asked for is none of this board's.
            let fits = session.set_position(&problem.start);
            fits.map_err(|_| settings.unknown("problem", Kind::Problem, []))?;
        }
        Ok(session)
    }

    /// The problem that the settings name, if they name one.
    fn problem_of(&self, settings: &Settings) -> Result<Option<&Problem>, SpecError> {
        let Some(name) = settings.text("problem") else { return Ok(None) };
        let found = self.problems.iter().find(|problem| problem.name.eq_ignore_ascii_case(name));
        let names = self.problems.iter().map(|problem| problem.name.as_str());
        found.map(Some).ok_or_else(|| settings.unknown("problem", Kind::Problem, names))
    }

    /// Reads who solves it: `human`, or `solver` with limits.
    pub fn player(&self, text: &str) -> Result<Player, SpecError> {
        let spec = Spec::parse(text)?;
        match spec.name.as_str() {
            "human" => Settings::read(&spec, &[]).map(|_| Player::Human),
            "solver" => {
                let settings = Settings::read(&spec, &[parameter("nodes"), parameter("time")])?;
                let limits = Limits {
                    nodes: settings.number("nodes").map(|nodes| nodes as u64),
                    time: settings.time("time").or(Some(HINT_TIME)),
                    ..Limits::NONE
                };
                Ok(Player::Computer(Computer { limits, ..Computer::plain(Algorithm::Greedy) }))
            }
            _ => Err(spec.unknown_name(Kind::Player, ["human", "solver"])),
        }
    }
}

/// Finds a way to the goal, the shortest it can within the limits.
pub(crate) type Solver<P> = dyn Fn(&P, &Limits, &StopFlag) -> Option<Solved<<P as Puzzle>::Move>> + Send + Sync;

/// A way to the goal.
pub struct Solved<M> {
    /// The moves.
    pub moves: Vec<M>,
    /// Whether no way is shorter.
    pub proven: bool,
}

/// Describes a puzzle to the catalog, step by step, while its types are still known.
pub struct PuzzleBuilder<P: Puzzle> {
    name: String,
    parameters: Vec<Parameter>,
    problems: Vec<Problem>,
    make: Box<Maker<P>>,
    solver: Arc<Solver<P>>,
}

type Maker<P> = dyn Fn(&Settings) -> Result<P, SpecError> + Send + Sync;

impl<P: Shown + 'static> PuzzleBuilder<P> {
    /// A puzzle of that name, made from its settings, and how hints find their way.
    pub fn new(
        name: &str,
        make: impl Fn(&Settings) -> Result<P, SpecError> + Send + Sync + 'static,
        solver: impl Fn(&P, &Limits, &StopFlag) -> Option<Solved<P::Move>> + Send + Sync + 'static,
    ) -> Self {
        Self {
            name: name.to_owned(),
            parameters: vec![Parameter::new("problem", crate::spec::Takes::Text, "")],
            problems: Vec::new(),
            make: Box::new(make),
            solver: Arc::new(solver),
        }
    }

    /// Adds something that can be set.
    pub fn parameter(mut self, parameter: Parameter) -> Self {
        self.parameters.push(parameter);
        self
    }

    /// Adds a problem; the first is the one that a spec without `problem` opens.
    pub fn problem(mut self, name: &str, start: &str, needs: &[(&str, String)]) -> Self {
        let needs = needs.iter().map(|(key, value)| ((*key).to_owned(), value.clone())).collect();
        self.problems.push(Problem { name: name.to_owned(), start: start.to_owned(), needs });
        self
    }

    /// The finished entry.
    pub fn build(self) -> PuzzleEntry {
        let (make, solver) = (self.make, self.solver);
        let open = move |spec: &Spec, settings: &Settings| {
            let puzzle = make(settings)?;
            Ok(Box::new(PuzzleTable::new(spec.to_string(), Arc::new(puzzle), solver.clone())) as Box<dyn Session>)
        };
        PuzzleEntry { name: self.name, parameters: self.parameters, problems: self.problems, open: Box::new(open) }
    }
}
