//! Matches between players.

use std::path::PathBuf;

use jogada_arena::{Folder, RunError, RunPlan, run, summarize};
use jogada_catalog::StopFlag;
use pyo3::prelude::*;

use crate::attend::attend;
use crate::session::catalog;
use crate::{bounds, complaint, json};

/// Plays what is missing of a match in `folder`; its figures, as JSON.
#[pyfunction]
#[pyo3(signature = (folder, game, players, games, seed=0, threads=1, progress=None))]
#[expect(clippy::too_many_arguments, clippy::needless_pass_by_value, reason = "the Python half names and owns them")]
pub(crate) fn contest(
    py: Python<'_>,
    folder: PathBuf,
    game: &str,
    players: Vec<String>,
    games: usize,
    seed: u64,
    threads: usize,
    progress: Option<&Bound<'_, PyAny>>,
) -> PyResult<String> {
    let threads = bounds::threads(threads)?;
    let games = bounds::count("games", games)? as u64;
    let plan = RunPlan { seed, ..RunPlan::new(game, &players, games) };
    let played = attend(py, progress, move |stop: &StopFlag, tell| {
        // Wrong texts are told before anything is written.
        plan.field(catalog()).map_err(RunError::from)?;
        let (folder, plan) = Folder::prepare(&folder, &plan)?;
        let mut hear = |_: &jogada_arena::FinishedGame, results: &jogada_arena::Results| {
            let standing = results.standing();
            tell(format!("{{\"played\":{},\"planned\":{}}}", standing.played, standing.planned));
        };
        let standing = run(catalog(), &folder, &plan, threads, stop, &mut hear)?;
        Ok::<_, RunError>(json(&summarize(&plan, &standing)))
    })?;
    played.map_err(|error| complaint::run(&error))
}
