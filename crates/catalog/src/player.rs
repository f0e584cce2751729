//! Who plays: people, levels, and algorithms with their settings.

use jogada_search::Limits;
use jogada_search::tree::{Ends, Order};

use crate::entry::GameEntry;
use crate::settings::{Parameter, Settings};
use crate::spec::{Kind, Spec, SpecError, Takes};

/// Someone who chooses moves.
#[derive(Clone, Debug, PartialEq)]
pub enum Player {
    /// A person at the front end.
    Human,
    /// An algorithm.
    Computer(Computer),
}

/// A searching player with all its settings.
#[derive(Clone, Debug, PartialEq)]
pub struct Computer {
    /// How it searches.
    pub algorithm: Algorithm,
    /// How far.
    pub limits: Limits,
    /// By which evaluation; the game's first unless given.
    pub evaluation: Option<String>,
    /// The seed of everything it draws by lot.
    pub seed: u64,
    /// How many moves in a hundred it plays at random.
    pub slip: u32,
    /// What ends are worth to it.
    pub ends: Ends,
    /// In which order it tries moves.
    pub order: Order,
}

/// The algorithms that play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is documented where it is implemented")]
pub enum Algorithm {
    Random,
    Greedy,
    Minimax,
    AlphaBeta,
}

impl Algorithm {
    /// All of them, in the order that listings have.
    pub const ALL: [Self; 4] = [Self::Random, Self::Greedy, Self::Minimax, Self::AlphaBeta];

    /// The name that specs use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alphabeta",
        }
    }

    /// The keys that a spec of this algorithm takes.
    pub fn parameters(self) -> Vec<Parameter> {
        let keys: &[&str] = match self {
            Self::Random => &["seed"],
            Self::Greedy => &["eval", "seed", "slip"],
            Self::Minimax => &["depth", "nodes", "time", "eval", "ends", "seed", "slip"],
            Self::AlphaBeta => &["depth", "nodes", "time", "eval", "ends", "order", "seed", "slip"],
        };
        keys.iter().map(|key| parameter(key)).collect()
    }

    fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|algorithm| algorithm.name() == name)
    }
}

/// The one definition of each key.
pub(crate) fn parameter(key: &str) -> Parameter {
    match key {
        "depth" => Parameter::new(key, Takes::Number { least: 1, most: 1_000_000 }, ""),
        "nodes" => Parameter::new(key, Takes::Count, ""),
        "time" => Parameter::new(key, Takes::Time, ""),
        "ends" => Parameter::choice(key, &["outcome", "distance"]),
        "order" => Parameter::choice(key, &["natural", "evaluation"]),
        "seed" => Parameter::new(key, Takes::Number { least: 0, most: i64::MAX }, "0"),
        "slip" => Parameter::number(key, 0, 100, 0),
        _ => Parameter::new(key, Takes::Text, ""),
    }
}

impl Player {
    /// Reads a player for `game`: `human`, one of its levels, or an algorithm; levels take an algorithm's keys too,
    /// which then override the level's.
    pub fn parse(text: &str, game: &GameEntry) -> Result<Self, SpecError> {
        let spec = Spec::parse(text)?;
        if spec.name == "human" {
            Settings::read(&spec, &[])?;
            return Ok(Self::Human);
        }
        let level = game.levels().iter().find(|level| level.name == spec.name);
        let base = match level {
            Some(level) => Spec::parse(&level.spec)?,
            None => spec.clone(),
        };
        let Some(algorithm) = Algorithm::named(&base.name) else {
            return Err(spec.unknown_name(Kind::Player, known_names(game)));
        };
        let parameters = algorithm.parameters();
        let overrides = Settings::read(&spec, &parameters)?;
        let settings = Settings::read(&base, &parameters)?;
        Computer::read(algorithm, &settings, &overrides, game).map(Self::Computer)
    }

    /// Whether a person plays.
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

fn known_names(game: &GameEntry) -> impl Iterator<Item = &str> {
    let levels = game.levels().iter().map(|level| level.name.as_str());
    std::iter::once("human").chain(levels).chain(Algorithm::ALL.map(Algorithm::name))
}

impl Computer {
    fn read(
        algorithm: Algorithm,
        settings: &Settings,
        overrides: &Settings,
        game: &GameEntry,
    ) -> Result<Self, SpecError> {
        let from = |key: &str| if overrides.is_set(key) { overrides } else { settings };
        let number = |key: &str| from(key).number(key);
        let evaluation = from("eval").text("eval").map(str::to_lowercase);
        if evaluation.as_ref().is_some_and(|name| !game.evaluations().contains(name)) {
            let known = game.evaluations().iter().map(String::as_str);
            return Err(from("eval").unknown("eval", Kind::Evaluation, known));
        }
        Ok(Self {
            algorithm,
            limits: Limits {
                depth: number("depth").map(|depth| depth as u32),
                nodes: number("nodes").map(|nodes| nodes as u64),
                time: from("time").time("time"),
                memory: None,
            },
            evaluation,
            seed: number("seed").unwrap_or_default() as u64,
            slip: number("slip").unwrap_or_default() as u32,
            ends: if from("ends").text("ends") == Some("distance") { Ends::Distance } else { Ends::Outcome },
            order: if from("order").text("order") == Some("evaluation") { Order::Evaluation } else { Order::Natural },
        })
    }

    /// A player of that kind with nothing set.
    pub const fn plain(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            limits: Limits::NONE,
            evaluation: None,
            seed: 0,
            slip: 0,
            ends: Ends::Outcome,
            order: Order::Natural,
        }
    }

    /// Whether the same position always gets the same answer: no limit by time.
    pub const fn is_deterministic(&self) -> bool {
        self.limits.time.is_none()
    }
}
