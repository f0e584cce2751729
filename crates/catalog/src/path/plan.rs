//! A path algorithm with all its settings.

use std::fmt;
use std::sync::Arc;

use jogada_rules::{Limits, Shortage, USUAL_MEMORY};

use crate::algorithm::{Algorithm, Need};
use crate::puzzle::PuzzleEntry;
use crate::settings::Settings;
use crate::spec::{Kind, Spec, SpecError};
use jogada_platform::machine::memory;

/// A path algorithm with all its settings, checked against the puzzle it is for.
///
/// ```
/// use jogada_catalog::Spec;
/// use jogada_catalog::path::Plan;
///
/// let catalog = jogada_standard::catalog();
/// let puzzle = catalog.puzzle(&Spec::named("sliding-tiles")).expect("there is one");
/// let plan = Plan::read("astar:heuristic=linear-conflict", puzzle).expect("it fits");
/// assert_eq!(plan.to_string(), "astar:heuristic=linear-conflict");
/// assert!(Plan::read("astar:heuristic=guess", puzzle).is_err());
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    /// How it searches.
    pub method: Arc<Algorithm>,
    /// How far.
    pub limits: Limits,
    /// The heuristic it asks, if it asks one.
    pub heuristic: Option<String>,
    /// Whether symmetric states are one state to it.
    pub symmetry: bool,
    /// Everything that is set, for the algorithm to read its own keys from.
    pub keys: Settings,
    text: String,
}

impl Plan {
    /// Reads a plan for `puzzle` from a spec: `bfs:symmetry=on`, `sma:memory=500,heuristic=base`.
    pub fn read(text: &str, puzzle: &PuzzleEntry) -> Result<Self, SpecError> {
        let spec = Spec::parse(text)?;
        let methods = puzzle.all_methods();
        let Some(method) = methods.iter().find(|method| method.is_called(&spec.name)) else {
            return Err(spec.unknown_name(Kind::Algorithm, methods.iter().map(|method| method.name)));
        };
        if let Some(need) = method.need.filter(|need| !puzzle.meets(*need)) {
            return Err(spec.unsuited(puzzle.name(), need));
        }
        let spec = spec.in_english(&method.parameters)?.renamed(method.name);
        let settings = Settings::read(&spec, &method.parameters)?;
        if settings.switch("symmetry") && !puzzle.meets(Need::Symmetry) {
            return Err(settings.unsuited("symmetry", puzzle.name(), Need::Symmetry));
        }
        let heuristic = if method.asks_heuristic() { Some(heuristic(&settings, puzzle)?) } else { None };
        let plan = Self { heuristic, text: spec.to_string(), ..Self::with(method.clone(), settings) };
        let needed = plan.limits.memory.unwrap_or_default() as u64;
        Shortage::check(needed, memory()).map_err(|shortage| spec.unaffordable(shortage))?;
        Ok(plan)
    }

    /// An algorithm with nothing set but what `keys` says, for a puzzle that has what it needs.
    pub fn plain(method: Arc<Algorithm>, heuristic: Option<&str>, keys: &[(&str, &str)]) -> Self {
        let spec = keys.iter().fold(Spec::named(method.name), |spec, (key, value)| spec.or(key, value));
        let settings = Settings::read(&spec, &method.parameters).expect("keys that the algorithm takes");
        Self { heuristic: heuristic.map(str::to_owned), ..Self::with(method, settings) }
    }

    fn with(method: Arc<Algorithm>, settings: Settings) -> Self {
        let memory = settings.number("memory").map(|memory| memory as usize);
        Self {
            limits: Limits {
                depth: settings.number("depth").map(|depth| depth as u32),
                nodes: settings.number("nodes").map(|nodes| nodes as u64),
                time: settings.time("time"),
                memory: memory.filter(|_| !method.counts_nodes()).or(Some(USUAL_MEMORY)),
            },
            heuristic: None,
            symmetry: settings.switch("symmetry"),
            text: method.name.to_owned(),
            method,
            keys: settings,
        }
    }

    /// Whether the same start always gets the same answer.
    pub const fn is_deterministic(&self) -> bool {
        self.limits.time.is_none()
    }
}

/// The heuristic that is set; else the algorithm's usual one, if the puzzle has it, or the puzzle's.
fn heuristic(settings: &Settings, puzzle: &PuzzleEntry) -> Result<String, SpecError> {
    let names = || puzzle.heuristics().iter().map(|(name, _)| name.as_str());
    let wanted = settings.text("heuristic").map(str::to_lowercase);
    let known = names().find(|name| Some(*name) == wanted.as_deref());
    let found = if settings.is_set("heuristic") { known } else { known.or_else(|| names().next()) };
    found.map(str::to_owned).ok_or_else(|| settings.unknown("heuristic", Kind::Heuristic, names()))
}

/// The spec it was read from.
impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}
