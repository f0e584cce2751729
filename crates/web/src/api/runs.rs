//! `/api/runs`: the arena's runs in the data folder, and their games.

use std::fs;
use std::path::{Path, PathBuf};

use jogada_arena::{Folder, Game, Plan, Results, Summary};
use jogada_catalog::Catalog;
use serde::Serialize;

use super::VERSION;
use super::line::Line;
use crate::failure::{Failure, Trouble};
use crate::line::of_record;

/// Where in the data folder the arena keeps its runs.
const ARENA: &str = "arena";
/// The most runs that are listed, and the most games of one.
const MOST_RUNS: usize = 500;
const MOST_GAMES: usize = 20_000;

/// All runs.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Runs {
    /// The version of the form.
    pub v: u32,
    /// The runs, by name.
    pub runs: Vec<RunLine>,
}

/// A run in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunLine {
    /// Its name: that of its folder.
    pub name: String,
    /// The game.
    pub game: String,
    /// Who plays.
    pub players: Vec<String>,
    /// Games played so far.
    #[cfg_attr(test, ts(type = "number"))]
    pub games: u64,
    /// Games that the plan has.
    #[cfg_attr(test, ts(type = "number"))]
    pub planned: u64,
    /// Whether nothing is left to play.
    pub finished: bool,
}

/// A run with what it amounts to.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Run {
    /// The version of the form.
    pub v: u32,
    /// Its name.
    pub name: String,
    /// Ratings, cross table, tests: the keys of `jogada arena status --json`.
    #[cfg_attr(test, ts(type = "Record<string, any>"))]
    pub summary: serde_json::Value,
    /// Its games.
    pub games: Vec<GameLine>,
}

/// A game in a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameLine {
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub index: u64,
    /// Who moved first, and second.
    pub players: Vec<String>,
    /// Who won: 1, 2, or 0 for a draw.
    pub winner: u8,
    /// Why it ended.
    pub reason: String,
    /// How many moves it had.
    pub moves: usize,
}

/// A game of a run, ready to be played through.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct RunGame {
    /// The version of the form.
    pub v: u32,
    /// Its number.
    #[cfg_attr(test, ts(type = "number"))]
    pub index: u64,
    /// Who moved first, and second.
    pub players: Vec<String>,
    /// The game, ready for the other questions.
    pub line: Line,
    /// The record as it stands in the run.
    #[cfg_attr(test, ts(type = "Record<string, any>"))]
    pub record: serde_json::Value,
}

/// Lists the runs under a data folder. What is no run is left out.
pub(crate) fn runs(data: Option<&Path>) -> Runs {
    let mut names = names(data);
    names.truncate(MOST_RUNS);
    let run_line = |(name, path): (String, PathBuf)| {
        let (folder, plan) = Folder::open(&path).ok()?;
        let standing = results(&plan, folder.games().ok()?.values()).standing();
        let summary = Summary::of(&plan, &standing);
        Some(RunLine {
            name,
            game: plan.game.clone(),
            players: plan.labels(),
            games: summary.played,
            planned: summary.planned,
            finished: summary.finished,
        })
    };
    Runs { v: VERSION, runs: names.into_iter().filter_map(run_line).collect() }
}

/// One run.
pub(crate) fn run(data: Option<&Path>, name: &str) -> Result<Run, Failure> {
    let (folder, plan) = find(data, name)?;
    let games = folder.games().map_err(|_| Trouble::NotFound)?;
    let summary = Summary::of(&plan, &results(&plan, games.values()).standing());
    let game_line = |game: &Game| GameLine {
        index: game.index,
        players: vec![game.first.clone(), game.second.clone()],
        winner: game.winner,
        reason: game.reason.clone(),
        moves: game.record.moves.len(),
    };
    Ok(Run {
        v: VERSION,
        name: name.to_owned(),
        summary: serde_json::to_value(summary).map_err(|_| Trouble::Internal)?,
        games: games.values().take(MOST_GAMES).map(game_line).collect(),
    })
}

/// One game of a run.
pub(crate) fn game(catalog: &Catalog, data: Option<&Path>, name: &str, index: u64) -> Result<RunGame, Failure> {
    let (folder, _) = find(data, name)?;
    let mut games = folder.games().map_err(|_| Trouble::NotFound)?;
    let record = games.remove(&index).ok_or(Trouble::NotFound)?.record;
    let line = of_record(catalog, &record)?;
    let players = record.players.clone();
    let record = serde_json::to_value(record).map_err(|_| Trouble::Internal)?;
    Ok(RunGame { v: VERSION, index, players, line, record })
}

fn results<'a>(plan: &Plan, games: impl Iterator<Item = &'a Game>) -> Results {
    let mut results = Results::new(plan);
    games.for_each(|game| results.add(game));
    results
}

/// A run by its name. The name is looked for among those that are there, so none leads out of the folder.
fn find(data: Option<&Path>, name: &str) -> Result<(Folder, Plan), Failure> {
    let path = names(data).into_iter().find(|(known, _)| known == name).ok_or(Trouble::NotFound)?.1;
    Ok(Folder::open(&path).map_err(|_| Trouble::NotFound)?)
}

/// The folders of runs, by name.
fn names(data: Option<&Path>) -> Vec<(String, PathBuf)> {
    let entries = data.and_then(|data| fs::read_dir(data.join(ARENA)).ok());
    let named = |entry: fs::DirEntry| Some((entry.file_name().to_str()?.to_owned(), entry.path()));
    let mut found: Vec<_> = entries.into_iter().flatten().filter_map(Result::ok).filter_map(named).collect();
    found.sort();
    found
}
