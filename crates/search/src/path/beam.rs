//! Beam search: layer by layer, only the best of each.

use jogada_rules::{Cost, Heuristic, Puzzle};

use super::nodes::{NodeIndex, Nodes};
use super::run::{Run, conduct};
use super::{Answer, Node, Shortfall, WayObserver, WayOutcome};
use crate::room::Arena;
use crate::{Limits, StopFlag, Stopped};

/// Searches with a beam of `width` states a layer.
///
/// - **Finds** a way soon, if what it keeps leads to one; often a short one.
/// - **Right** about the cheapest, or that there is none, only if it never had to drop a state and all moves cost the
///   same; then it was a breadth-first search.
/// - **Costs** time for `width` states a layer; memory for all of those, because it goes nowhere twice.
/// - **Needs** a puzzle, a heuristic and a width.
/// - **Reference**: Lowerre, "The Harpy speech recognition system", 1976.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::beam;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = beam(&puzzle, &HalfWay, 3, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn beam<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    width: usize,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| shine(run, heuristic, width.max(1)))
}

/// A node of a layer, with what it is ranked by.
type Ranked = (Cost, NodeIndex);

fn shine<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
    width: usize,
) -> Result<Answer<P::Move>, Stopped> {
    let (root, h) = run.informed_start(heuristic);
    let solved = run.puzzle.is_goal(&root);
    let arena = Arena::default();
    let mut nodes = Nodes::rooted(&arena, root)?;
    if solved {
        return Ok(found(run, &nodes, 0, true));
    }
    let mut layer: Vec<Ranked> = vec![(h, 0)];
    let mut dropped = false;
    for depth in 0.. {
        if layer.is_empty() {
            break;
        }
        if depth >= run.depth_limit {
            return Ok(Answer::open(Shortfall::Depth, run.at_least));
        }
        run.iteration(Cost::moves(depth));
        let mut next = Vec::new();
        for &(_, place) in &layer {
            if let Some(goal) = expand(run, heuristic, &mut nodes, place, &mut next)? {
                return Ok(found(run, &nodes, goal, !dropped));
            }
        }
        run.hold(next.len(), nodes.len(), nodes.bytes() + next.capacity() * size_of::<Ranked>())?;
        if next.len() > width {
            // Equal ones stay as they came, since places grow; a stable sort would ask for memory that may not be there.
            next.sort_unstable();
            for (f, place) in next.drain(width..) {
                run.forget(u64::from(place), f);
            }
            dropped = true;
        }
        layer = next;
    }
    Ok(if dropped { Answer::open(Shortfall::Dropped, run.at_least) } else { Answer::NoSolution })
}

/// Adds the new successors of a node to the next layer; answers with a goal among them.
fn expand<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
    nodes: &mut Nodes<'_, P::State>,
    parent: NodeIndex,
    next: &mut Vec<Ranked>,
) -> Result<Option<NodeIndex>, Stopped> {
    let entry = nodes.at(parent);
    let (state, g, depth) = (entry.state.clone(), entry.g, entry.depth());
    let steps = run.expand(u64::from(parent), &state, depth)?;
    next.try_reserve(steps.len()).map_err(|_| Stopped::Memory)?;
    for step in &steps {
        let g = g + step.cost;
        let (place, is_new) = nodes.intern(&step.state, parent, g, depth + 1)?;
        if !is_new {
            run.duplicate(u64::from(parent), step.mv);
            continue;
        }
        let h = heuristic.estimate(run.puzzle, &step.state);
        let (id, from) = (u64::from(place), Some((u64::from(parent), step.mv)));
        run.keep(&Node { id, from, state: &step.state, depth: depth + 1, g, h, f: g + h });
        if run.puzzle.is_goal(&step.state) {
            return Ok(Some(place));
        }
        next.push((g + h, place));
    }
    run.recycle(steps);
    Ok(None)
}

fn found<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    nodes: &Nodes<'_, P::State>,
    place: NodeIndex,
    complete: bool,
) -> Answer<P::Move> {
    run.goal(u64::from(place), nodes.at(place).g);
    Answer::Found { path: nodes.path(run.puzzle, place), proven: complete && run.even_costs() }
}
