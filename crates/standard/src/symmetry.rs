//! Symmetric states as one state, for puzzles that have such.

use jogada_rules::{Folded, Heuristic, Puzzle, Shown};
use jogada_search::path::{Answer, Fold, Folding, Path, WayOutcome};

use crate::seekers::Job;
use crate::watcher::Watcher;
use crate::ways::WayCard;

/// What a puzzle does about symmetric states; chosen by `PuzzleCard::folded`.
pub trait Symmetry<P: Puzzle>: Send + Sync + 'static {
    /// Whether it can merge them.
    const MERGES: bool;

    /// Searches on the board or modulo symmetry, as the plan says.
    #[doc(hidden)]
    fn search<H: Heuristic<P>, C: WayCard>(
        heuristic: &H,
        job: &Job<'_, P>,
        watcher: &mut Watcher<'_, P>,
    ) -> WayOutcome<P::Move>;
}

/// Every state is its own.
#[derive(Clone, Copy, Debug)]
pub struct Distinct;

/// Symmetric states are one, where a plan wants it.
#[derive(Clone, Copy, Debug)]
pub struct Merged;

impl<P: Shown> Symmetry<P> for Distinct {
    const MERGES: bool = false;

    fn search<H: Heuristic<P>, C: WayCard>(
        heuristic: &H,
        job: &Job<'_, P>,
        watcher: &mut Watcher<'_, P>,
    ) -> WayOutcome<P::Move> {
        C::search(job.work(job.puzzle, heuristic, watcher))
    }
}

impl<P: Shown + Folded> Symmetry<P> for Merged {
    const MERGES: bool = true;

    fn search<H: Heuristic<P>, C: WayCard>(
        heuristic: &H,
        job: &Job<'_, P>,
        watcher: &mut Watcher<'_, P>,
    ) -> WayOutcome<P::Move> {
        if job.plan.symmetry {
            let heuristic = Folding(heuristic);
            return unfolded(job.puzzle, |fold| C::search(job.work(fold, &heuristic, watcher)));
        }
        C::search(job.work(job.puzzle, heuristic, watcher))
    }
}

/// Searches modulo symmetry, and takes the answer back to the real board.
pub(crate) fn unfolded<'a, P: Folded>(
    puzzle: &'a P,
    search: impl FnOnce(&Fold<'a, P>) -> WayOutcome<P::Move>,
) -> WayOutcome<P::Move> {
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
