//! Best-first search: the loop that uniform cost, greedy, A* and weighted A* share.

use jogada_rules::{Cost, Heuristic, Promise, Puzzle};

use super::front::Front;
use super::run::Run;
use super::{Answer, Shortfall, WayObserver};
use crate::Stopped;
use crate::room::Arena;

/// What distinguishes one best-first search from another.
pub(super) struct BestFirstOrder<R> {
    /// What to sort by, from the cost so far and the estimate.
    pub(super) rank: R,
    /// Whether a cheaper way to a known state is followed.
    pub(super) reopens: bool,
    /// Whether the rank of the best waiting node is a lower bound for every way, so that the first goal is optimal.
    pub(super) exact: bool,
}

/// Expands the waiting node of the lowest rank until that node is a goal.
pub(super) fn best_first<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
    order: &BestFirstOrder<impl Fn(Cost, Cost) -> Cost>,
) -> Result<Answer<P::Move>, Stopped> {
    let root = run.puzzle.initial();
    let h = heuristic.estimate(run.puzzle, &root);
    let admissible = heuristic.promise() >= Promise::Admissible;
    let f = (order.rank)(Cost::ZERO, h);
    run.start(&root, h, f);
    if admissible {
        run.raise(h);
    }
    let arena = Arena::default();
    let mut front = Front::new(&arena);
    front.root(root, f)?;
    let mut cut = false;
    while let Some((f, place)) = front.pop() {
        run.pick(u64::from(place));
        if order.exact && !cut {
            run.raise(f);
        }
        let entry = front.nodes.at_mut(place);
        let (g, depth) = (entry.g, entry.depth());
        if run.puzzle.is_goal(&entry.state) {
            run.goal(u64::from(place), g);
            // What costs no more than an admissible estimate of the start is optimal, however it was found.
            let proven = order.exact && (!cut || run.even_costs()) || admissible && g <= h;
            return Ok(Answer::Found { path: front.nodes.path(run.puzzle, place), proven });
        }
        if depth >= run.depth_limit {
            cut = true;
            continue;
        }
        entry.close();
        let state = entry.state.clone();
        let steps = run.expand(u64::from(place), &state, depth)?;
        for step in &steps {
            let puzzle = run.puzzle;
            front.receive(run, place, step, order.reopens, |g| {
                let h = heuristic.estimate(puzzle, &step.state);
                (h, (order.rank)(g, h))
            })?;
        }
        run.recycle(steps);
        run.hold(front.open.len(), front.nodes.len(), front.bytes())?;
    }
    Ok(if cut { Answer::open(Shortfall::Depth, run.at_least) } else { Answer::NoSolution })
}
