//! Breadth-first search: layer by layer.

use jogada_rules::{Cost, Puzzle};

use super::nodes::{NodeIndex, Nodes};
use super::run::{Run, conduct};
use super::{Answer, Node, Shortfall, WayObserver, WayOutcome};
use crate::room::Arena;
use crate::{Limits, StopFlag, Stopped};

/// Searches layer by layer. A goal is noticed when it is generated. The observer's `iteration` announces each layer.
///
/// - **Finds** a way of fewest moves.
/// - **Right** always; it is the cheapest too when all moves cost the same.
/// - **Costs** time and memory for every state nearer than the goal: exponential in its depth.
/// - **Needs** a puzzle.
/// - **Reference**: Moore, "The shortest path through a maze", 1959.
///
/// ```
/// use jogada_rules::example::Doubling;
/// use jogada_search::path::bfs;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = bfs(&puzzle, &Limits::NONE, &StopFlag::new(), &mut ());
/// // 1, 2, 4, 5, 10.
/// assert!(outcome.answer.is_proven());
/// assert_eq!(outcome.answer.path().map(|path| path.moves.len()), Some(4));
/// ```
pub fn bfs<P: Puzzle>(
    puzzle: &P,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, layers)
}

/// The states stand in the order in which they were found, so the queue is the list of nodes itself.
fn layers<P: Puzzle, O: WayObserver<P>>(run: &mut Run<'_, P, O>) -> Result<Answer<P::Move>, Stopped> {
    let root = run.blind_start();
    let solved = run.puzzle.is_goal(&root);
    let arena = Arena::default();
    let mut nodes = Nodes::rooted(&arena, root)?;
    if solved {
        return Ok(found(run, &nodes, 0));
    }
    let (mut next, mut layer) = (0, None);
    while (next as usize) < nodes.len() {
        let entry = nodes.at(next);
        let (state, g, depth) = (entry.state.clone(), entry.g, entry.depth());
        if depth >= run.depth_limit {
            return Ok(Answer::open(Shortfall::Depth, run.at_least));
        }
        if layer != Some(depth) {
            layer = Some(depth);
            run.iteration(Cost::moves(depth));
        }
        let steps = run.expand(u64::from(next), &state, depth)?;
        for step in &steps {
            let (place, is_new) = nodes.intern(&step.state, next, g + step.cost, depth + 1)?;
            if !is_new {
                run.duplicate(u64::from(next), step.mv);
                continue;
            }
            let (id, from, g) = (u64::from(place), Some((u64::from(next), step.mv)), g + step.cost);
            run.keep(&Node { id, from, state: &step.state, depth: depth + 1, g, h: Cost::ZERO, f: g });
            if run.puzzle.is_goal(&step.state) {
                return Ok(found(run, &nodes, place));
            }
        }
        run.recycle(steps);
        next += 1;
        run.hold(nodes.len() - next as usize, nodes.len(), nodes.bytes())?;
    }
    Ok(Answer::NoSolution)
}

fn found<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    nodes: &Nodes<'_, P::State>,
    place: NodeIndex,
) -> Answer<P::Move> {
    run.goal(u64::from(place), nodes.at(place).g);
    Answer::Found { path: nodes.path(run.puzzle, place), proven: run.even_costs() }
}
