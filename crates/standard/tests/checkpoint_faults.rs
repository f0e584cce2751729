//! Checkpoints on a disk that fails: what was kept is found again, whole, and the value is right in the end.

use std::path::Path;
use std::time::Duration;

use jogada_catalog::{Limits, SolvePlan, Solving, StopFlag};
use jogada_files::trial::every_fault;
use jogada_rules::CheckpointError;

fn solve(game: &str, file: &Path, nodes: Option<u64>) -> Result<Solving, CheckpointError> {
    let mut session = jogada_standard::catalog().open(game).expect("a game");
    let limits = Limits { nodes, ..Limits::default() };
    let checkpoint_every = Duration::ZERO;
    let plan = SolvePlan { limits, checkpoint: Some(file.to_owned()), checkpoint_every, ..SolvePlan::default() };
    session.solve_aloud(&plan, &StopFlag::new(), &mut |_| {})
}

fn check(game: &str, nodes: u64) {
    let place = tempfile::tempdir().expect("a folder");
    let value = jogada_standard::catalog().open(game).expect("a game").solve(&Limits::default(), &StopFlag::new());
    let value = value.value().expect("solved");
    let points = every_fault(
        place.path(),
        |folder| drop(solve(game, &folder.join("kept"), Some(1)).expect("no fault yet")),
        |folder| solve(game, &folder.join("kept"), Some(nodes)),
        |folder, told, point| {
            let file = folder.join("kept");
            let unsolved = told.as_ref().map_or(true, |solving| solving.stopped.is_some());
            // It was there before: only a solved position may remove it.
            assert!(file.exists() || !unsolved, "{game}, {point:?}: the checkpoint is lost");
            let whole = solve(game, &file, None).unwrap_or_else(|error| panic!("{game}, {point:?}: {error}"));
            assert_eq!(whole.value(), Some(value), "{game}, {point:?}");
            assert!(!file.exists(), "{game}, {point:?}: solved");
        },
    );
    assert!(points > 30, "{game}: {points}");
}

#[test]
fn a_checkpoint_of_boxes_outlives_every_fault() {
    check("dots-and-boxes:rows=2,cols=2", 20);
}

#[test]
fn a_checkpoint_of_hex_outlives_every_fault() {
    check("hex:size=3,swap=off", 2);
}
