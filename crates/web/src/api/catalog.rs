//! `/api/catalog`: what can be chosen.

use jogada_catalog::rules::Promise;
use jogada_catalog::{Algorithm, Catalog, GameEntry, Measured, Parameter, PuzzleEntry, Spec, Takes};
use jogada_words::Language;
use serde::Serialize;

use super::VERSION;

/// Everything that can be chosen.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[cfg_attr(test, ts(rename = "Catalog"))]
pub struct CatalogAnswer {
    /// The version of the form.
    pub v: u32,
    /// The version of the program.
    pub version: String,
    /// The games.
    pub games: Vec<GameAnswer>,
    /// The puzzles.
    pub puzzles: Vec<PuzzleAnswer>,
    /// The algorithms, those of games and those of puzzles.
    pub algorithms: Vec<AlgorithmAnswer>,
}

/// A game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameAnswer {
    /// Its name.
    pub name: String,
    /// What it is, in a line.
    pub about: String,
    /// Whether points are scored.
    pub scoring: bool,
    /// What can be set.
    pub parameters: Vec<ParameterAnswer>,
    /// Its evaluations, the usual one first.
    pub evaluations: Vec<String>,
    /// Its levels.
    pub levels: Vec<LevelAnswer>,
    /// The level that gives hints.
    pub adviser: String,
}

/// A puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PuzzleAnswer {
    /// Its name.
    pub name: String,
    /// What it is, in a line.
    pub about: String,
    /// What can be set.
    pub parameters: Vec<ParameterAnswer>,
    /// The problems that it comes with.
    pub problems: Vec<ProblemAnswer>,
    /// Its heuristics, the usual one first.
    pub heuristics: Vec<HeuristicAnswer>,
    /// The algorithms that can solve it.
    pub algorithms: Vec<String>,
}

/// A start position with a name.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ProblemAnswer {
    /// Its name.
    pub name: String,
    /// The spec that opens it.
    pub spec: String,
    /// The position.
    pub start: String,
}

/// A heuristic.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HeuristicAnswer {
    /// Its name.
    pub name: String,
    /// What it promises: `consistent`, `admissible` or `nothing`.
    pub promise: String,
}

/// A level.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LevelAnswer {
    /// Its name.
    pub name: String,
    /// The player it stands for.
    pub spec: String,
    /// How it fared against the level before it, if that was measured.
    pub measured: Option<MeasuredAnswer>,
}

/// How a level fared against another.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct MeasuredAnswer {
    /// The other level.
    pub against: String,
    /// The share of points.
    pub score: f64,
    /// The lower end of its 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// Pairs of games, sides exchanged.
    #[cfg_attr(test, ts(type = "number"))]
    pub pairs: u64,
    /// Who really played, where levels that think by time had less of it.
    pub players: [String; 2],
    /// The day, as 2026-11-16.
    pub date: String,
    /// The version of the program.
    pub version: String,
}

/// An algorithm.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct AlgorithmAnswer {
    /// Its name.
    pub name: String,
    /// `tree` for games, `path` for puzzles.
    pub kind: String,
    /// What it is, in a line.
    pub about: String,
    /// What can be set.
    pub keys: Vec<ParameterAnswer>,
}

/// Something that can be set.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ParameterAnswer {
    /// Its key.
    pub name: String,
    /// What it takes.
    pub kind: ParameterKind,
    /// The least number.
    pub least: Option<f64>,
    /// The largest number.
    pub most: Option<f64>,
    /// The words of a choice.
    pub choices: Vec<String>,
    /// What holds when it is not set; empty where that depends.
    pub default: String,
}

/// What a key takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum ParameterKind {
    /// A whole number.
    Number,
    /// `on` or `off`.
    Switch,
    /// One of several words.
    Choice,
    /// Numbers joined by `+`.
    Numbers,
    /// A time: `2s`, `500ms`.
    Time,
    /// A count: `5000`, `20k`.
    Count,
    /// A size: `64M`.
    Bytes,
    /// A number with decimals.
    Decimal,
    /// Any text.
    Text,
}

/// Lists everything.
pub(crate) fn catalog(catalog: &Catalog, language: Language) -> CatalogAnswer {
    let (trees, paths) = (catalog.game_algorithms(), catalog.path_algorithms());
    let trees = trees.iter().map(|algorithm| algorithm_answer(algorithm, "tree", language));
    let paths = paths.iter().map(|algorithm| algorithm_answer(algorithm, "path", language));
    CatalogAnswer {
        v: VERSION,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        games: catalog.games().iter().map(|game| game_answer(game, language)).collect(),
        puzzles: catalog.puzzles().iter().map(|puzzle| puzzle_answer(puzzle, language)).collect(),
        algorithms: trees.chain(paths).collect(),
    }
}

fn game_answer(game: &GameEntry, language: Language) -> GameAnswer {
    let levels = game.levels().iter().map(|level| LevelAnswer {
        name: level.name.clone(),
        spec: level.spec.clone(),
        measured: level.measured.as_ref().map(MeasuredAnswer::from),
    });
    GameAnswer {
        name: game.name().to_owned(),
        about: game.about().text(language).to_owned(),
        scoring: game.open(&Spec::named(game.name())).is_ok_and(|session| session.is_scoring()),
        parameters: game.parameters().iter().map(ParameterAnswer::from).collect(),
        evaluations: game.evaluations().to_vec(),
        levels: levels.collect(),
        adviser: game.adviser().to_owned(),
    }
}

impl From<&Measured> for MeasuredAnswer {
    fn from(measured: &Measured) -> Self {
        let Measured { against, players, pairs, score, low, high, date, version, .. } = measured.clone();
        Self { against, score, low, high, pairs, players, date, version }
    }
}

fn puzzle_answer(puzzle: &PuzzleEntry, language: Language) -> PuzzleAnswer {
    let problem = |problem: &jogada_catalog::Problem| ProblemAnswer {
        name: problem.name.clone(),
        spec: Spec::named(puzzle.name()).or("problem", &problem.name).to_string(),
        start: problem.start.clone(),
    };
    let heuristic = |(name, promise): &(String, Promise)| HeuristicAnswer {
        name: name.clone(),
        promise: format!("{promise:?}").to_lowercase(),
    };
    PuzzleAnswer {
        name: puzzle.name().to_owned(),
        about: puzzle.about().text(language).to_owned(),
        parameters: puzzle.parameters().iter().map(ParameterAnswer::from).collect(),
        problems: puzzle.problems().iter().map(problem).collect(),
        heuristics: puzzle.heuristics().iter().map(heuristic).collect(),
        algorithms: puzzle.methods().map(|method| method.name.to_owned()).collect(),
    }
}

fn algorithm_answer(algorithm: &Algorithm, kind: &str, language: Language) -> AlgorithmAnswer {
    let keys = algorithm.parameters.iter().map(ParameterAnswer::from).collect();
    let about = algorithm.about.text(language).to_owned();
    AlgorithmAnswer { name: algorithm.name.to_owned(), kind: kind.to_owned(), about, keys }
}

impl From<&Parameter> for ParameterAnswer {
    fn from(parameter: &Parameter) -> Self {
        let (kind, range) = match parameter.takes {
            Takes::Number { least, most } => (ParameterKind::Number, Some((least as f64, most as f64))),
            Takes::Numbers { least, most } => (ParameterKind::Numbers, Some((least as f64, most as f64))),
            Takes::Decimal { least, most } => {
                (ParameterKind::Decimal, Some((least as f64 / 1000.0, most as f64 / 1000.0)))
            }
            Takes::Switch => (ParameterKind::Switch, None),
            Takes::Choice(_) => (ParameterKind::Choice, None),
            Takes::Time => (ParameterKind::Time, None),
            Takes::Count => (ParameterKind::Count, None),
            Takes::Bytes => (ParameterKind::Bytes, None),
            Takes::Text | Takes::Clock => (ParameterKind::Text, None),
        };
        Self {
            name: parameter.name.clone(),
            kind,
            least: range.map(|(least, _)| least),
            most: range.map(|(_, most)| most),
            choices: if let Takes::Choice(words) = &parameter.takes { words.clone() } else { Vec::new() },
            default: parameter.default.clone(),
        }
    }
}
