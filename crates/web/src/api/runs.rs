//! `/api/runs`: the arena's runs in the data folder, and their games.

use std::fs;
use std::path::{Path, PathBuf};

use jogada_arena::{FinishedGame, Folder, Results, RunPlan, summarize};
use jogada_catalog::Catalog;
use jogada_wire::{RecordDocument, RunAnswer, RunGame, RunLine, Runs, VERSION, write_record};

use crate::contests::Contests;
use crate::failure::{RequestFailure, Trouble};
use crate::line::of_record;

/// Where in the data folder the arena keeps its runs.
pub(crate) const ARENA: &str = "arena";
/// The most runs that are listed, and the most games of one.
const MOST_RUNS: usize = 500;
const MOST_GAMES: usize = 20_000;

/// Lists the runs under a data folder. What is no run is left out.
pub(crate) fn runs(data: Option<&Path>, contests: &Contests) -> Runs {
    let mut names = names(data);
    names.truncate(MOST_RUNS);
    let run_line = |(name, path): (String, PathBuf)| {
        let (folder, plan) = Folder::open(&path).ok()?;
        let standing = results(&plan, folder.games().ok()?.values()).standing();
        let summary = summarize(&plan, &standing);
        Some(RunLine {
            running: contests.is_running(&name),
            name,
            game: plan.game.clone(),
            players: plan.labels(),
            played: summary.played,
            planned: summary.planned,
            finished: summary.finished,
        })
    };
    Runs { v: VERSION, runs: names.into_iter().filter_map(run_line).collect(), engines: contests.engines() }
}

/// One run.
pub(crate) fn run(data: Option<&Path>, name: &str, contests: &Contests) -> Result<RunAnswer, RequestFailure> {
    let (folder, plan) = find(data, name)?;
    let games = folder.games().map_err(|_| Trouble::NotFound)?;
    let summary = summarize(&plan, &results(&plan, games.values()).standing());
    let games = games.values().take(MOST_GAMES).map(FinishedGame::told).collect();
    Ok(RunAnswer { v: VERSION, name: name.to_owned(), summary, games, running: contests.is_running(name) })
}

/// All games of a run, a record a line.
pub(crate) fn records(data: Option<&Path>, name: &str) -> Result<String, RequestFailure> {
    let (folder, _) = find(data, name)?;
    let games = folder.games().map_err(|_| Trouble::NotFound)?;
    Ok(games.into_values().map(|game| write_record(&game.record) + "\n").collect())
}

/// One game of a run.
pub(crate) fn game(catalog: &Catalog, data: Option<&Path>, name: &str, index: u64) -> Result<RunGame, RequestFailure> {
    let (folder, _) = find(data, name)?;
    let mut games = folder.games().map_err(|_| Trouble::NotFound)?;
    let record = games.remove(&index).ok_or(Trouble::NotFound)?.record;
    let line = of_record(catalog, &record)?;
    let players = record.players.clone();
    let record = RecordDocument::from(record);
    Ok(RunGame { v: VERSION, index, players, line, record })
}

fn results<'a>(plan: &RunPlan, games: impl Iterator<Item = &'a FinishedGame>) -> Results {
    let mut results = Results::new(plan);
    games.for_each(|game| results.add(game));
    results
}

/// A run by its name. The name is looked for among those that are there, so none leads out of the folder.
pub(crate) fn find(data: Option<&Path>, name: &str) -> Result<(Folder, RunPlan), RequestFailure> {
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
