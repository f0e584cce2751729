//! A path algorithm with all its settings.

use std::fmt;
use std::thread;

use jogada_search::Limits;
use jogada_search::path::Weight;

use super::method::{Method, Need};
use crate::puzzle::PuzzleEntry;
use crate::settings::Settings;
use crate::spec::{Kind, Spec, SpecError};

/// A path algorithm with all its settings, checked against the puzzle it is for.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// How it searches.
    pub method: Method,
    /// How far.
    pub limits: Limits,
    /// The heuristic it asks, if it asks one.
    pub heuristic: Option<String>,
    /// Whether symmetric states are one state to it.
    pub symmetry: bool,
    /// How much estimates count, for weighted A*.
    pub(crate) weight: Weight,
    /// How many states a beam keeps.
    pub(crate) width: usize,
    /// How many nodes SMA* may hold.
    pub(crate) most_nodes: usize,
    /// Whether IDA* has a table.
    pub(crate) table: bool,
    /// How many threads prove an optimum; as many as there are cores unless given.
    pub(super) threads: Option<usize>,
    pub(super) text: String,
}

impl Plan {
    /// Reads a plan for `puzzle` from a spec: `bfs:symmetry=on`, `sma:memory=500,heuristic=base`.
    pub fn read(text: &str, puzzle: &PuzzleEntry) -> Result<Self, SpecError> {
        let spec = Spec::parse(text)?;
        let Some(method) = Method::named(&spec.name) else {
            return Err(spec.unknown_name(Kind::Algorithm, Method::all().map(Method::name)));
        };
        if let Some(need) = method.need().filter(|need| !puzzle.meets(*need)) {
            return Err(spec.unsuited(puzzle.name(), need));
        }
        let settings = Settings::read(&spec, &method.parameters())?;
        if settings.switch("symmetry") && !puzzle.meets(Need::Symmetry) {
            return Err(settings.unsuited("symmetry", puzzle.name(), Need::Symmetry));
        }
        let heuristic = if method.asks_heuristic() { Some(heuristic(&settings, puzzle)?) } else { None };
        Ok(Self { heuristic, text: spec.to_string(), ..Self::with(method, &settings) })
    }

    /// An algorithm with nothing set.
    pub(crate) fn plain(method: Method, heuristic: Option<&str>) -> Self {
        let spec = Spec::named(method.name());
        let settings = Settings::read(&spec, &method.parameters()).expect("a spec without settings");
        Self { heuristic: heuristic.map(str::to_owned), ..Self::with(method, &settings) }
    }

    fn with(method: Method, settings: &Settings) -> Self {
        let memory = settings.number("memory").map(|memory| memory as usize);
        let in_nodes = method.counts_nodes();
        Self {
            method,
            limits: Limits {
                depth: settings.number("depth").map(|depth| depth as u32),
                nodes: settings.number("nodes").map(|nodes| nodes as u64),
                time: settings.time("time"),
                memory: memory.filter(|_| !in_nodes),
            },
            heuristic: None,
            symmetry: settings.switch("symmetry"),
            weight: Weight::thousandths(settings.number("weight").unwrap_or(1000) as u32),
            width: settings.size("width"),
            most_nodes: memory.filter(|_| in_nodes).unwrap_or(usize::MAX),
            table: settings.switch("table"),
            threads: settings.number("threads").map(|threads| threads as usize),
            text: method.name().to_owned(),
        }
    }

    /// How many threads to use. Their number changes nothing but the time.
    pub(crate) fn threads(&self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
    }

    /// Whether the same start always gets the same answer.
    pub const fn is_deterministic(&self) -> bool {
        self.limits.time.is_none()
    }
}

/// The heuristic that is set, or the puzzle's usual one.
fn heuristic(settings: &Settings, puzzle: &PuzzleEntry) -> Result<String, SpecError> {
    let names = || puzzle.heuristics().iter().map(|(name, _)| name.as_str());
    let wanted = settings.text("heuristic").map(str::to_lowercase);
    let found = match &wanted {
        Some(wanted) => names().find(|name| name == wanted),
        None => names().next(),
    };
    found.map(str::to_owned).ok_or_else(|| settings.unknown("heuristic", Kind::Heuristic, names()))
}

/// The spec it was read from.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
