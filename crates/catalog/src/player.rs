//! Who plays: people, levels, and algorithms with their settings.

use jogada_search::Limits;
use jogada_search::tree::{Ends, Order};

use crate::entry::GameEntry;
use crate::game_clock::GameClock;
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
    /// Its clock for the whole game, of which each move gets a share.
    pub clock: Option<GameClock>,
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
    /// How large a table it remembers positions in, in bytes.
    pub table: usize,
    /// How many threads it thinks with.
    pub threads: usize,
    /// Whether it follows noisy moves beyond its depth; where the game has such moves unless given.
    pub quiescence: Option<bool>,
    /// Whether its simulations count moves made later as if made first; where the game gains by it unless given.
    pub rave: Option<bool>,
    /// Whether it uses tables of endings where there are any.
    pub tables: bool,
}

/// The algorithms that play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is documented where it is implemented")]
pub enum Algorithm {
    Random,
    Greedy,
    Minimax,
    AlphaBeta,
    Negamax,
    Pvs,
    Mtdf,
    Sss,
    Mcts,
    DfPn,
    Pns,
    Expert,
}

impl Algorithm {
    /// All of them, in the order that listings have.
    pub const ALL: [Self; 12] = [
        Self::Random,
        Self::Greedy,
        Self::Minimax,
        Self::AlphaBeta,
        Self::Negamax,
        Self::Pvs,
        Self::Mtdf,
        Self::Sss,
        Self::Mcts,
        Self::DfPn,
        Self::Pns,
        Self::Expert,
    ];

    /// The name that specs use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Greedy => "greedy",
            Self::Minimax => "minimax",
            Self::AlphaBeta => "alphabeta",
            Self::Negamax => "negamax",
            Self::Pvs => "pvs",
            Self::Mtdf => "mtdf",
            Self::Sss => "sss",
            Self::Mcts => "mcts",
            Self::DfPn => "dfpn",
            Self::Pns => "pns",
            Self::Expert => "expert",
        }
    }

    /// The keys that a spec of this algorithm takes.
    pub fn parameters(self) -> Vec<Parameter> {
        let keys: &[&str] = match self {
            Self::Random => &["seed"],
            Self::Greedy => &["eval", "seed", "slip"],
            Self::Minimax | Self::Sss => &["depth", "nodes", "time", "clock", "eval", "ends", "seed", "slip"],
            Self::AlphaBeta => &["depth", "nodes", "time", "clock", "eval", "ends", "order", "seed", "slip"],
            Self::Negamax => &["depth", "nodes", "time", "clock", "eval", "ends", "table", "seed", "slip"],
            Self::Pvs => &[
                "depth",
                "nodes",
                "time",
                "clock",
                "eval",
                "ends",
                "table",
                "tables",
                "threads",
                "quiescence",
                "seed",
                "slip",
            ],
            Self::Expert => &["depth", "nodes", "time", "clock", "table", "threads", "seed", "slip"],
            Self::Mcts => &["nodes", "time", "clock", "table", "threads", "rave", "seed", "slip"],
            Self::DfPn => &["nodes", "time", "clock", "eval", "table", "threads", "seed", "slip"],
            Self::Pns => &["nodes", "time", "clock", "eval", "table", "seed", "slip"],
            Self::Mtdf => {
                &["depth", "nodes", "time", "clock", "eval", "ends", "table", "tables", "quiescence", "seed", "slip"]
            }
        };
        let of_its_own = |key: &str| match key {
            "ends" => self.ends(),
            "table" => Parameter::new(key, Takes::Bytes, self.usual_table()),
            _ => parameter(key),
        };
        keys.iter().map(|key| of_its_own(key)).collect()
    }

    /// A tree of simulations is worth keeping whole; a table serves as well when it forgets a little.
    const fn usual_table(self) -> &'static str {
        match self {
            Self::Mcts => "256M",
            Self::DfPn | Self::Pns => "64M",
            _ => "16M",
        }
    }

    /// What the textbook counts is the outcome; what plays prefers the quicker win.
    fn ends(self) -> Parameter {
        match self {
            Self::Pvs | Self::Mtdf => Parameter::choice("ends", &["distance", "outcome"]),
            _ => Parameter::choice("ends", &["outcome", "distance"]),
        }
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
        "clock" => Parameter::new(key, Takes::Clock, ""),
        "order" => Parameter::choice(key, &["natural", "evaluation"]),
        "seed" => Parameter::new(key, Takes::Number { least: 0, most: i64::MAX }, "0"),
        "threads" => Parameter::number(key, 1, 256, 1),
        "rave" | "quiescence" => Parameter::new(key, Takes::Switch, ""),
        "slip" => Parameter::number(key, 0, 100, 0),
        "tables" => Parameter::switch(key, true),
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
        let known = Algorithm::named(&base.name).filter(|&algorithm| game.offers(algorithm));
        let Some(algorithm) = known else {
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
    let offered = |&algorithm: &Algorithm| game.offers(algorithm);
    let algorithms = Algorithm::ALL.into_iter().filter(offered).map(|algorithm| -> &str { algorithm.name() });
    std::iter::once("human").chain(levels).chain(algorithms)
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
        let choice = |key: &str| from(key).is_set(key).then(|| from(key).switch(key));
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
            clock: from("clock").clock("clock"),
            evaluation,
            seed: number("seed").unwrap_or_default() as u64,
            slip: number("slip").unwrap_or_default() as u32,
            ends: if from("ends").text("ends") == Some("distance") { Ends::Distance } else { Ends::Outcome },
            order: if from("order").text("order") == Some("evaluation") { Order::Evaluation } else { Order::Natural },
            table: number("table").unwrap_or_default() as usize,
            threads: number("threads").unwrap_or(1) as usize,
            quiescence: choice("quiescence"),
            rave: choice("rave"),
            tables: from("tables").switch("tables"),
        })
    }

    /// A player of that kind with nothing set.
    pub const fn plain(algorithm: Algorithm) -> Self {
        Self {
            algorithm,
            limits: Limits::NONE,
            clock: None,
            evaluation: None,
            seed: 0,
            slip: 0,
            ends: Ends::Outcome,
            order: Order::Natural,
            table: 0,
            threads: 1,
            quiescence: None,
            rave: None,
            tables: true,
        }
    }

    /// Whether the same position always gets the same answer: one thread, and no limit by time.
    pub const fn is_deterministic(&self) -> bool {
        self.limits.time.is_none() && self.clock.is_none() && self.threads == 1
    }
}
