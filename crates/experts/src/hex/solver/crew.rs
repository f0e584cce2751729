//! Several threads at one question: they share the table, and keep out of each other's way.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;

use jogada_search::{Clock, Stopped};

use super::SizedSolver;
use super::search::FocusedSearch;
use super::table::SolverVerdict;
use crate::hex::bits::CellBits;
use crate::hex::terrain::Stones;

/// What the threads know of each other.
pub(super) struct Crew<B> {
    is_done: AtomicBool,
    /// How many are below each position right now; nothing for a single thread.
    busy: Option<Mutex<HashMap<Stones<B>, u32>>>,
}

impl<B: CellBits> Crew<B> {
    fn new(threads: usize) -> Self {
        Self { is_done: AtomicBool::new(false), busy: (threads > 1).then(Mutex::default) }
    }

    /// Whether someone has found the answer, or may not go on.
    pub(super) fn is_done(&self) -> bool {
        self.is_done.load(Ordering::Relaxed)
    }

    /// Tells that someone goes into a position.
    pub(super) fn enter(&self, stones: &Stones<B>) {
        if let Some(busy) = &self.busy {
            *busy.lock().unwrap_or_else(PoisonError::into_inner).entry(*stones).or_default() += 1;
        }
    }

    /// Tells that someone has left a position.
    pub(super) fn leave(&self, stones: &Stones<B>) {
        let Some(busy) = &self.busy else { return };
        let mut busy = busy.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = busy.get_mut(stones) {
            *count -= 1;
            if *count == 0 {
                busy.remove(stones);
            }
        }
    }

    /// How many are below a position.
    pub(super) fn inside(&self, stones: &Stones<B>) -> u32 {
        let Some(busy) = &self.busy else { return 0 };
        busy.lock().unwrap_or_else(PoisonError::into_inner).get(stones).copied().unwrap_or(0)
    }
}

/// Finds out who wins, with several threads. `hear` is told again and again how many positions the first has entered.
pub(super) fn solve_together<B: CellBits>(
    solver: &SizedSolver<B>,
    root: Stones<B>,
    threads: usize,
    clock: &mut Clock,
    hear: &mut dyn FnMut(u64),
) -> Result<SolverVerdict<B>, Stopped> {
    let crew = Crew::new(threads);
    if threads <= 1 {
        return FocusedSearch::new(solver, root, clock, &crew, hear).and_then(FocusedSearch::solve);
    }
    let (found, nodes) = thread::scope(|scope| {
        let help = || {
            let (mut part, crew) = (clock.part(u64::MAX), &crew);
            scope.spawn(move || {
                let found =
                    FocusedSearch::new(solver, root, &mut part, crew, &mut |_| {}).and_then(FocusedSearch::solve);
                crew.is_done.store(true, Ordering::Relaxed);
                (found, part.nodes())
            })
        };
        let helpers: Vec<_> = (1..threads).map(|_| help()).collect();
        let found = FocusedSearch::new(solver, root, clock, &crew, hear).and_then(FocusedSearch::solve);
        crew.is_done.store(true, Ordering::Relaxed);
        let helpers = helpers.into_iter().map(|helper| helper.join().expect("a search does not panic"));
        let (theirs, nodes): (Vec<_>, Vec<_>) = helpers.unzip();
        (theirs.into_iter().fold(found, Result::or), nodes.into_iter().sum())
    });
    clock.add_nodes(nodes);
    found
}

#[cfg(test)]
mod tests {
    use jogada_rules::Side;

    use super::super::Parts;
    use super::*;

    /// Every position that is remembered was entered by somebody, and counted.
    #[test]
    fn what_helpers_enter_counts() {
        let solver = SizedSolver::<u64>::new(6, 64 << 20, Parts::ALL);
        let mut clock = Clock::unlimited();
        let root = Stones { of: [1 << 12, 0], turn: Side::Second };
        let verdict = solve_together(&solver, root, 3, &mut clock, &mut |_| {}).expect("nobody stops it");
        assert!(!verdict.mover_wins, "a3 wins");
        let remembered = solver.table.entries().len() as u64;
        assert!(clock.nodes() >= remembered, "{} entered, {remembered} remembered", clock.nodes());
    }

    /// A thread is inside a position from when it enters until it leaves, and alone nobody asks.
    #[test]
    fn what_is_told_of_threads_inside_a_position() {
        let [one, other] = [1u64, 2].map(|own| Stones { of: [own, 0], turn: Side::First });
        let (crew, alone) = (Crew::new(2), Crew::new(1));
        for crew in [&crew, &alone] {
            crew.enter(&one);
            crew.enter(&one);
            crew.enter(&other);
            crew.leave(&other);
        }
        assert_eq!((crew.inside(&one), crew.inside(&other), alone.inside(&one)), (2, 0, 0));
        crew.leave(&one);
        assert_eq!((crew.inside(&one), crew.is_done()), (1, false));
    }
}
