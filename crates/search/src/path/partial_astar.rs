//! A* with partial expansion: successors that are not needed yet are not stored.

use jogada_rules::{Cost, Heuristic, Promise, Puzzle, Steps};

use super::front::Front;
use super::nodes::NodeIndex;
use super::run::{Run, conduct};
use super::{Answer, Shortfall, WayObserver, WayOutcome};
use crate::room::Arena;
use crate::{Limits, StopFlag, Stopped};

/// Searches by A* with partial expansion. A node that is expanded again counts again, and so do its successors.
///
/// - **Finds** the cheapest way.
/// - **Right** when the heuristic is admissible.
/// - **Costs** a fraction of A*'s memory where most successors are worse than their parent: a node is expanded once for
///   each distinct f among its successors below the answer, and stores only those of that f.
/// - **Needs** a puzzle and a heuristic.
/// - **Reference**: Yoshizumi, Miura and Ishida, "A* with partial expansion for large branching factor problems", 2000.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::partial_astar;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = partial_astar(&puzzle, &HalfWay, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn partial_astar<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| search(run, heuristic))
}

fn search<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
) -> Result<Answer<P::Move>, Stopped> {
    let (root, h) = run.informed_start(heuristic);
    let exact = heuristic.promise() >= Promise::Admissible;
    let arena = Arena::default();
    let mut front = Front::new(&arena);
    front.root(root, h)?;
    let mut cut = false;
    while let Some((f, place)) = front.pop() {
        run.pick(u64::from(place));
        if exact && !cut {
            run.raise(f);
        }
        let entry = front.nodes.at(place);
        let depth = entry.depth();
        if run.puzzle.is_goal(&entry.state) {
            run.goal(u64::from(place), entry.g);
            let proven = exact && (!cut || run.even_costs());
            return Ok(Answer::Found { path: front.nodes.path(run.puzzle, place), proven });
        }
        if depth >= run.depth_limit {
            cut = true;
            continue;
        }
        let state = entry.state.clone();
        let steps = run.expand(u64::from(place), &state, depth)?;
        store(run, heuristic, &mut front, f, place, &steps)?;
        run.recycle(steps);
        run.hold(front.open.len(), front.nodes.len(), front.bytes())?;
    }
    Ok(if cut { Answer::open(Shortfall::Depth, run.at_least) } else { Answer::NoSolution })
}

/// Stores those of `steps` that belong to the contour `f`; the node waits again for the next contour among the others.
fn store<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
    front: &mut Front<'_, P::State>,
    f: Cost,
    parent: NodeIndex,
    steps: &Steps<P>,
) -> Result<(), Stopped> {
    let entry = front.nodes.at_mut(parent);
    let (parent_g, again) = (entry.g, entry.is_closed());
    entry.close();
    let mut later = Cost::MAX;
    for step in steps {
        let h = heuristic.estimate(run.puzzle, &step.state);
        let child_f = parent_g + step.cost + h;
        if child_f > f {
            later = later.min(child_f);
            run.defer(u64::from(parent), step.mv, child_f);
        } else if !again || child_f == f {
            // Successors below f were stored when the node was expanded before.
            front.receive(run, parent, step, true, |_| (h, child_f))?;
        }
    }
    if later < Cost::MAX {
        run.revise(u64::from(parent), later);
        front.open.push(later, parent_g, parent)?;
    }
    Ok(())
}
