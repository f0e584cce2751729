//! Symmetric states as one state, for puzzles that have such.

use jogada_rules::{Folded, Heuristic, Puzzle, Shown};
use jogada_search::path::{Answer, Fold, Folding, Outcome, Path};

use super::event::Watcher;
use super::method::{Blind, Informed};
use super::seekers::{Job, search_blindly, search_informed};

/// What a puzzle does about symmetric states; chosen by `PuzzleBuilder::folded`.
pub trait Symmetry<P: Puzzle>: Send + Sync + 'static {
    /// Whether it can merge them.
    const MERGES: bool;

    /// Searches without a heuristic, on the board or modulo symmetry as the plan says.
    #[doc(hidden)]
    fn search_blindly(blind: Blind, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> Outcome<P::Move>;

    /// Searches with a heuristic, on the board or modulo symmetry as the plan says.
    #[doc(hidden)]
    fn search_informed<H: Heuristic<P>>(
        heuristic: &H,
        informed: Informed,
        job: &Job<'_, P>,
        watcher: &mut Watcher<'_, P>,
    ) -> Outcome<P::Move>;
}

/// Every state is its own.
#[derive(Clone, Copy, Debug)]
pub struct Distinct;

/// Symmetric states are one, where a plan wants it.
#[derive(Clone, Copy, Debug)]
pub struct Merged;

impl<P: Shown> Symmetry<P> for Distinct {
    const MERGES: bool = false;

    fn search_blindly(blind: Blind, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> Outcome<P::Move> {
        search_blindly(job.puzzle, blind, job, watcher)
    }

    fn search_informed<H: Heuristic<P>>(
        heuristic: &H,
        informed: Informed,
        job: &Job<'_, P>,
        watcher: &mut Watcher<'_, P>,
    ) -> Outcome<P::Move> {
        search_informed(job.puzzle, heuristic, informed, job, watcher)
    }
}

impl<P: Shown + Folded> Symmetry<P> for Merged {
    const MERGES: bool = true;

    fn search_blindly(blind: Blind, job: &Job<'_, P>, watcher: &mut Watcher<'_, P>) -> Outcome<P::Move> {
        if job.plan.symmetry {
            return unfolded(job.puzzle, |fold| search_blindly(fold, blind, job, watcher));
        }
        search_blindly(job.puzzle, blind, job, watcher)
    }

    fn search_informed<H: Heuristic<P>>(
        heuristic: &H,
        informed: Informed,
        job: &Job<'_, P>,
        watcher: &mut Watcher<'_, P>,
    ) -> Outcome<P::Move> {
        if job.plan.symmetry {
            let heuristic = Folding(heuristic);
            return unfolded(job.puzzle, |fold| search_informed(fold, &heuristic, informed, job, watcher));
        }
        search_informed(job.puzzle, heuristic, informed, job, watcher)
    }
}

/// Searches modulo symmetry, and takes the answer back to the real board.
pub(super) fn unfolded<'a, P: Folded>(
    puzzle: &'a P,
    search: impl FnOnce(&Fold<'a, P>) -> Outcome<P::Move>,
) -> Outcome<P::Move> {
    let fold = Fold(puzzle);
    let mut outcome = search(&fold);
    let take_back = |path: &mut Path<P::Move>| {
        *path = fold.unfold(&path.moves).expect("the moves were found on the folded board");
    };
    match &mut outcome.answer {
        Answer::Found { path, .. } | Answer::Stopped { best: Some(path), .. } => take_back(path),
        _ => {}
    }
    outcome
}
