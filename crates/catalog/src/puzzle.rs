//! What the catalog knows about a puzzle: its problems, its heuristics, how to solve it.

use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use jogada_rules::{Countdown, Folded, Heuristic, Promise, Reversible, Shown};
use jogada_search::Limits;

use crate::path::{Adviser, Distinct, Merged, Method, Need, Plan, Seekers, Symmetry};
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
    heuristics: Vec<(String, Promise)>,
    needs_met: Vec<Need>,
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

    /// The names of its heuristics with what they promise, the usual one first.
    pub fn heuristics(&self) -> &[(String, Promise)] {
        &self.heuristics
    }

    /// Whether it has what an algorithm needs.
    pub fn meets(&self, need: Need) -> bool {
        self.needs_met.contains(&need)
    }

    /// The path algorithms that can solve it.
    pub fn methods(&self) -> impl Iterator<Item = Method> {
        Method::all().filter(|method| method.need().is_none_or(|need| self.meets(need)))
    }

    /// Reads how to search for a way: a path algorithm with its settings.
    pub fn plan(&self, text: &str) -> Result<Plan, SpecError> {
        Plan::read(text, self)
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

/// Describes a puzzle to the catalog, step by step, while its types are still known.
///
/// Every path search that needs no more than a puzzle is there at once; each heuristic brings those that ask one, and
/// [`reversible`](Self::reversible) and the like those that need more. `F` says what is done about symmetric states.
pub struct PuzzleBuilder<P: Shown, F = Distinct> {
    name: String,
    parameters: Vec<Parameter>,
    problems: Vec<Problem>,
    make: Box<Maker<P>>,
    seekers: Seekers<P>,
    symmetry: PhantomData<F>,
}

type Maker<P> = dyn Fn(&Settings) -> Result<P, SpecError> + Send + Sync;

impl<P: Shown + 'static> PuzzleBuilder<P> {
    /// A puzzle of that name, made from its settings.
    pub fn new(name: &str, make: impl Fn(&Settings) -> Result<P, SpecError> + Send + Sync + 'static) -> Self {
        Self {
            name: name.to_owned(),
            parameters: vec![Parameter::new("problem", crate::spec::Takes::Text, "")],
            problems: Vec::new(),
            make: Box::new(make),
            seekers: Seekers::new::<Distinct>(),
            symmetry: PhantomData,
        }
    }

    /// Lets searches merge symmetric states, with the heuristics added after this.
    pub fn folded(self) -> PuzzleBuilder<P, Merged>
    where
        P: Folded,
    {
        let Self { name, parameters, problems, make, .. } = self;
        PuzzleBuilder { name, parameters, problems, make, seekers: Seekers::new::<Merged>(), symmetry: PhantomData }
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

impl<P: Shown + Folded + 'static> PuzzleBuilder<P, Merged> {
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

impl<P: Shown + 'static, F: Symmetry<P>> PuzzleBuilder<P, F> {
    /// Adds something that can be set.
    pub fn parameter(mut self, parameter: Parameter) -> Self {
        self.parameters.push(parameter);
        self
    }

    /// Adds a heuristic, and every search that asks one. The first is the usual one.
    pub fn heuristic(mut self, name: &str, heuristic: impl Heuristic<P> + 'static) -> Self {
        let promise = heuristic.promise();
        self.seekers.add(name, promise, Arc::new(Adviser::<_, F>(heuristic, PhantomData)));
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
        let heuristics = self.seekers.heuristics().map(|(name, promise)| (name.to_owned(), promise)).collect();
        let needs_met = Need::ALL.into_iter().filter(|need| self.seekers.meets(*need)).collect();
        let (make, seekers) = (self.make, Arc::new(self.seekers));
        let open = move |spec: &Spec, settings: &Settings| {
            let puzzle = make(settings)?;
            Ok(Box::new(PuzzleTable::new(spec.to_string(), Arc::new(puzzle), seekers.clone())) as Box<dyn Session>)
        };
        PuzzleEntry {
            name: self.name,
            parameters: self.parameters,
            problems: self.problems,
            heuristics,
            needs_met,
            open: Box::new(open),
        }
    }
}
