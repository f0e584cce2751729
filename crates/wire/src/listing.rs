//! What can be chosen: `jogada games`, `jogada algorithms`, `jogada levels` and `/api/catalog`.

use std::collections::BTreeMap;
use std::sync::Arc;

use jogada_catalog::rules::{Phrase, Promise};
use jogada_catalog::{Algorithm, Catalog, GameEntry, Level, Measured, NamedProblem, PuzzleEntry, Spec, Takes};
use serde::Serialize;

use crate::VERSION;
use crate::parameter::ParameterListing;

/// The words that listings need from whoever speaks with people.
pub struct Wording<'a> {
    /// What stands in two languages, in the reader's.
    pub say: &'a dyn Fn(Phrase) -> String,
    /// What a parameter takes.
    pub takes: &'a dyn Fn(&Takes) -> String,
}

/// Everything that can be chosen: `/api/catalog`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct CatalogListing {
    /// The version of the form.
    pub v: u32,
    /// The version of the program.
    pub version: String,
    /// The games.
    pub games: Vec<GameListing>,
    /// The puzzles.
    pub puzzles: Vec<PuzzleListing>,
    /// The algorithms of games.
    pub algorithms: Vec<AlgorithmListing>,
    /// The algorithms of puzzles.
    pub path_algorithms: Vec<AlgorithmListing>,
}

impl CatalogListing {
    /// All of a catalog.
    pub fn of(catalog: &Catalog, wording: &Wording<'_>) -> Self {
        let listed =
            |known: &[Arc<Algorithm>]| known.iter().map(|known| AlgorithmListing::of(known, wording)).collect();
        Self {
            v: VERSION,
            version: env!("CARGO_PKG_VERSION").to_owned(),
            games: catalog.games().iter().map(|game| GameListing::of(game, wording)).collect(),
            puzzles: catalog.puzzles().iter().map(|puzzle| PuzzleListing::of(puzzle, wording)).collect(),
            algorithms: listed(&catalog.game_algorithms()),
            path_algorithms: listed(&catalog.path_algorithms()),
        }
    }
}

/// Games and puzzles: `jogada games`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GamesListing {
    /// The version of the form.
    pub v: u32,
    /// The games.
    pub games: Vec<GameListing>,
    /// The puzzles.
    pub puzzles: Vec<PuzzleListing>,
}

/// Algorithms: `jogada algorithms`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AlgorithmsListing {
    /// The version of the form.
    pub v: u32,
    /// Those of games.
    pub algorithms: Vec<AlgorithmListing>,
    /// Those of puzzles.
    pub path_algorithms: Vec<AlgorithmListing>,
}

/// The named players of games: `jogada levels`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LevelsListing {
    /// The version of the form.
    pub v: u32,
    /// Each game with its levels.
    pub games: Vec<GameLevels>,
}

/// The levels of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameLevels {
    /// The game.
    pub name: String,
    /// Its levels.
    pub levels: Vec<LevelListing>,
}

impl GameLevels {
    /// The levels of a game.
    pub fn of(game: &GameEntry) -> Self {
        Self { name: game.name().to_owned(), levels: game.levels().iter().map(LevelListing::from).collect() }
    }
}

/// A game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameListing {
    /// Its name.
    pub name: String,
    /// What it is, in a line.
    pub about: String,
    /// Whether points are scored.
    pub scoring: bool,
    /// What can be set.
    pub parameters: Vec<ParameterListing>,
    /// Its evaluations, the usual one first.
    pub evaluations: Vec<String>,
    /// Its levels.
    pub levels: Vec<LevelListing>,
    /// The level that gives hints.
    pub adviser: String,
}

impl GameListing {
    /// A game of the catalog.
    pub fn of(game: &GameEntry, wording: &Wording<'_>) -> Self {
        Self {
            name: game.name().to_owned(),
            about: (wording.say)(game.about()),
            scoring: game.open(&Spec::named(game.name())).is_ok_and(|session| session.is_scoring()),
            parameters: ParameterListing::all_of(game.parameters(), wording),
            evaluations: game.evaluations().to_vec(),
            levels: game.levels().iter().map(LevelListing::from).collect(),
            adviser: game.adviser().to_owned(),
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleListing {
    /// Its name.
    pub name: String,
    /// What it is, in a line.
    pub about: String,
    /// What can be set.
    pub parameters: Vec<ParameterListing>,
    /// The problems that it comes with.
    pub problems: Vec<String>,
    /// The position of each problem.
    pub starts: BTreeMap<String, String>,
    /// Its heuristics, the usual one first.
    pub heuristics: Vec<String>,
    /// What each heuristic promises: `consistent`, `admissible` or `nothing`.
    pub promises: BTreeMap<String, String>,
    /// The algorithms that can solve it.
    pub algorithms: Vec<String>,
}

impl PuzzleListing {
    /// A puzzle of the catalog.
    pub fn of(puzzle: &PuzzleEntry, wording: &Wording<'_>) -> Self {
        let start = |problem: &NamedProblem| (problem.name.clone(), problem.start.clone());
        let promise = |(name, promise): &(String, Promise)| (name.clone(), format!("{promise:?}").to_lowercase());
        Self {
            name: puzzle.name().to_owned(),
            about: (wording.say)(puzzle.about()),
            parameters: ParameterListing::all_of(puzzle.parameters(), wording),
            problems: puzzle.problems().iter().map(|problem| problem.name.clone()).collect(),
            starts: puzzle.problems().iter().map(start).collect(),
            heuristics: puzzle.heuristics().iter().map(|(name, _)| name.clone()).collect(),
            promises: puzzle.heuristics().iter().map(promise).collect(),
            algorithms: puzzle.methods().map(|method| method.name.to_owned()).collect(),
        }
    }
}

/// A named player.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LevelListing {
    /// Its name.
    pub name: String,
    /// The player it stands for.
    pub player: String,
    /// How it fared against the level before it, if that was measured.
    pub measured: Option<LevelMeasure>,
    /// The same on other boards than the usual one.
    pub elsewhere: Vec<LevelMeasure>,
}

impl From<&Level> for LevelListing {
    fn from(level: &Level) -> Self {
        let measured = level.measured.as_ref().map(LevelMeasure::from);
        let elsewhere = level.elsewhere.iter().map(LevelMeasure::from).collect();
        Self { name: level.name.clone(), player: level.spec.clone(), measured, elsewhere }
    }
}

/// How a level fared against another.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LevelMeasure {
    /// The game's spec.
    pub game: String,
    /// The level.
    pub level: String,
    /// What the level stood for at that time.
    pub spec: String,
    /// The other level.
    pub against: String,
    /// What that one stood for at that time.
    pub against_spec: String,
    /// Who really played, where levels that think by time had less of it.
    pub players: [String; 2],
    /// Pairs of games, sides exchanged.
    pub pairs: u64,
    /// Games won, drawn, lost.
    pub games: [u64; 3],
    /// The share of points.
    pub score: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// The day, as 2026-11-16.
    pub date: String,
    /// The version of the program.
    pub version: String,
}

impl From<&Measured> for LevelMeasure {
    fn from(measured: &Measured) -> Self {
        let Measured { game, level, spec, against, against_spec, players, pairs, games, .. } = measured.clone();
        let Measured { score, low, high, date, version, .. } = measured.clone();
        Self { game, level, spec, against, against_spec, players, pairs, games, score, low, high, date, version }
    }
}

/// An algorithm.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AlgorithmListing {
    /// Its name.
    pub name: String,
    /// What it is, in a line.
    pub about: String,
    /// What can be set.
    pub parameters: Vec<ParameterListing>,
}

impl AlgorithmListing {
    /// An algorithm of the catalog.
    pub fn of(algorithm: &Algorithm, wording: &Wording<'_>) -> Self {
        let parameters = ParameterListing::all_of(&algorithm.parameters, wording);
        Self { name: algorithm.name.to_owned(), about: (wording.say)(algorithm.about), parameters }
    }
}
