//! Who plays: people, levels, and algorithms with their settings.

use std::sync::Arc;

use jogada_rules::Limits;

use crate::algorithm::Algorithm;
use crate::best_moves::BestMoves;
use crate::dialect;
use crate::entry::GameEntry;
use crate::game_clock::GameClock;
use crate::settings::Settings;
use crate::spec::{Kind, Spec, SpecError, Takes};

/// Someone who chooses moves.
#[derive(Clone, Debug, PartialEq)]
#[expect(
    clippy::large_enum_variant,
    reason = "there are two of them in a game, and they are looked at, not moved about"
)]
///
/// ```
/// use jogada_catalog::Player;
///
/// let catalog = jogada_standard::catalog();
/// let Ok(Player::Computer(computer)) = catalog.player("hex", "mcts:nodes=2k") else { panic!("a computer") };
/// assert_eq!((computer.limits.nodes, computer.is_deterministic()), (Some(2000), true));
/// assert!(catalog.player("hex", "human").expect("a person").is_human());
/// ```
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
    pub algorithm: Arc<Algorithm>,
    /// How far.
    pub limits: Limits,
    /// Its clock for the whole game, of which each move gets a share.
    pub clock: Option<GameClock>,
    /// By which evaluation; the game's first unless given.
    pub evaluation: Option<String>,
    /// The seed of everything it draws by lot.
    pub seed: u64,
    /// Whether its spec says the seed.
    pub has_own_seed: bool,
    /// How many moves in a hundred it plays at random.
    pub slip: u32,
    /// How large a table it remembers positions in, in bytes.
    pub table: usize,
    /// How many threads it thinks with.
    pub threads: usize,
    /// The best moves that it remembers from game to game, if it does.
    pub memory: Option<BestMoves>,
    /// What is set of the keys that only some algorithms have.
    pub keys: Settings,
}

/// The keys that mean the same to every algorithm that takes them: they are read here, the rest by the algorithm.
const SHARED: [&str; 10] = ["depth", "nodes", "time", "clock", "eval", "seed", "slip", "table", "threads", "memory"];

impl Player {
    /// Reads a player for `game`: `human`, one of its levels, or an algorithm; levels take an algorithm's keys too,
    /// which then override the level's.
    pub fn parse(text: &str, game: &GameEntry) -> Result<Self, SpecError> {
        let spec = player_spec(Spec::parse(text)?);
        if spec.name == "human" {
            Settings::read(&spec, &[])?;
            return Ok(Self::Human);
        }
        let (base, algorithm) = based(&spec, game)?;
        // What the person typed first, so that an error points into it.
        let typed = Settings::read(&spec, &algorithm.parameters)?;
        known_evaluation(&typed, game)?;
        let spec = spec.in_english(&algorithm.parameters)?;
        let settings = Settings::read(&base.overridden(&spec), &algorithm.parameters)?;
        known_evaluation(&settings, game)?;
        Ok(Self::Computer(Computer::new(algorithm.clone(), &settings)))
    }

    /// A player's spec as it is written: its own name, its own keys.
    pub fn written(text: &str, game: &GameEntry) -> Result<Spec, SpecError> {
        let spec = player_spec(Spec::parse(text)?);
        if spec.name == "human" {
            return Ok(spec);
        }
        let (_, algorithm) = based(&spec, game)?;
        let is_level = game.levels().iter().any(|level| level.name == spec.name);
        let name = if is_level { spec.name.clone() } else { algorithm.name.to_owned() };
        Ok(spec.in_english(&algorithm.parameters)?.renamed(&name))
    }

    /// Whether a person plays.
    pub const fn is_human(&self) -> bool {
        matches!(self, Self::Human)
    }
}

/// A spec with the name of a level or person in place of a Portuguese one.
pub(crate) fn player_spec(spec: Spec) -> Spec {
    match dialect::player_meant(&spec.name) {
        Some(name) => spec.renamed(name),
        None => spec,
    }
}

/// What a player is made from: its level's spec or its own, and the algorithm that is named there.
fn based<'a>(spec: &Spec, game: &'a GameEntry) -> Result<(Spec, &'a Arc<Algorithm>), SpecError> {
    let base = match game.levels().iter().find(|level| level.name == spec.name) {
        Some(level) => Spec::parse(&level.spec)?,
        None => spec.clone(),
    };
    match game.algorithm(&base.name) {
        Some(algorithm) => Ok((base, algorithm)),
        None => Err(spec.unknown_name(Kind::Player, known_names(game))),
    }
}

fn known_names(game: &GameEntry) -> impl Iterator<Item = &str> {
    let levels = game.levels().iter().map(|level| level.name.as_str());
    let algorithms = game.algorithms().iter().map(|algorithm| algorithm.name);
    std::iter::once("human").chain(levels).chain(algorithms)
}

/// Fails if the settings name an evaluation that the game does not have.
fn known_evaluation(settings: &Settings, game: &GameEntry) -> Result<(), SpecError> {
    let Some(name) = settings.text("eval") else { return Ok(()) };
    let mut known = game.evaluations().iter().map(String::as_str);
    if known.any(|known| known.eq_ignore_ascii_case(name)) {
        return Ok(());
    }
    Err(settings.unknown("eval", Kind::Evaluation, game.evaluations().iter().map(String::as_str)))
}

impl Computer {
    /// An algorithm with settings that were read for it.
    pub fn new(algorithm: Arc<Algorithm>, settings: &Settings) -> Self {
        let number = |key: &str| settings.number(key);
        Self {
            algorithm,
            limits: Limits {
                depth: number("depth").map(|depth| depth as u32),
                nodes: number("nodes").map(|nodes| nodes as u64),
                time: settings.time("time"),
                memory: None,
            },
            clock: settings.clock("clock"),
            evaluation: settings.text("eval").map(str::to_lowercase),
            seed: number("seed").unwrap_or_default() as u64,
            has_own_seed: settings.is_set("seed"),
            slip: number("slip").unwrap_or_default() as u32,
            table: number("table").unwrap_or_default() as usize,
            threads: number("threads").unwrap_or(1) as usize,
            memory: settings.text("memory").and_then(BestMoves::asked),
            keys: settings.without(&SHARED),
        }
    }

    /// The same with this seed, unless its spec says another.
    pub fn seeded(self, seed: Option<u64>) -> Self {
        let seed = seed.filter(|_| !self.has_own_seed).unwrap_or(self.seed);
        Self { seed, ..self }
    }

    /// Whether the same position always gets the same answer: one thread, no limit by time, no file of moves.
    pub fn is_deterministic(&self) -> bool {
        let by_file = self.memory.as_ref().is_some_and(|memory| memory.file().is_some());
        self.limits.time.is_none() && self.clock.is_none() && self.threads == 1 && !by_file
    }

    /// The same, refused if its spec, `text`, names a file: nobody elsewhere has a say about files here.
    pub fn without_files(self, text: &str) -> Result<Self, SpecError> {
        if self.memory.as_ref().and_then(BestMoves::file).is_none() {
            return Ok(self);
        }
        let spec = Spec::parse(text)?.in_english(&self.algorithm.parameters)?;
        let settings = Settings::read(&spec, &self.algorithm.parameters)?;
        Err(settings.wrong("memory", Takes::Choice(vec!["on".to_owned(), "off".to_owned()])))
    }

    /// The same who remembers what `other` does, if both remember for as long.
    pub fn sharing_memory(mut self, other: &Self) -> Self {
        if self.memory == other.memory {
            self.memory.clone_from(&other.memory);
        }
        self
    }

    /// The same with nothing remembered yet.
    pub fn with_empty_memory(mut self) -> Self {
        self.memory = self.memory.as_ref().map(BestMoves::emptied);
        self
    }
}
