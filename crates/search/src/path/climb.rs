//! Enforced hill climbing: breadth first to the next better state, and never back.

use jogada_rules::{Cost, Heuristic, Puzzle};

use super::nodes::{NodeIndex, Nodes};
use super::run::{Run, conduct};
use super::{Answer, Id, Node, Path, Shortfall, WayObserver, WayOutcome};
use crate::room::Arena;
use crate::{Limits, StopFlag, Stopped};

/// Climbs from state to state, each nearer to the goal by the heuristic than the last.
///
/// From where it stands it looks breadth first for a state whose estimate is lower, goes there for good, and begins again.
///
/// - **Finds** a way soon, where every state can be left again and the heuristic misleads only for a few moves.
/// - **Right** about the cheapest way never, unless the start is solved; that there is none only if nothing at all is
///   better than the start. Where moves can not be taken back it may climb into a dead end.
/// - **Costs** time and memory exponential in how long the heuristic misleads, and linear in the way's length.
/// - **Needs** a puzzle and a heuristic; which promises nothing.
/// - **Reference**: Hoffmann and Nebel, "The FF planning system: fast plan generation through heuristic search", 2001.
///
/// ```
/// use jogada_rules::example::{Doubling, HalfWay};
/// use jogada_search::path::climb;
/// use jogada_search::{Limits, StopFlag};
///
/// let puzzle = Doubling { goal: 10 };
/// let outcome = climb(&puzzle, &HalfWay, &Limits::NONE, &StopFlag::new(), &mut ());
/// assert!(outcome.answer.path().is_some(), "a way, if not always the shortest");
/// ```
pub fn climb<P: Puzzle>(
    puzzle: &P,
    heuristic: &impl Heuristic<P>,
    limits: &Limits,
    stop: &StopFlag,
    observer: &mut impl WayObserver<P>,
) -> WayOutcome<P::Move> {
    conduct(puzzle, limits, stop, observer, |run| ascend(run, heuristic))
}

/// How far the climb has come.
struct Camp<P: Puzzle> {
    /// Where it stands, and the number of that node.
    state: P::State,
    id: Id,
    h: Cost,
    /// The way up to it.
    way: Path<P::Move>,
    /// The number of the next node that is made.
    next: Id,
}

fn ascend<P: Puzzle, O: WayObserver<P>>(
    run: &mut Run<'_, P, O>,
    heuristic: &impl Heuristic<P>,
) -> Result<Answer<P::Move>, Stopped> {
    let (state, h) = run.informed_start(heuristic);
    let mut camp = Camp { state, id: 0, h, way: Path { moves: Vec::new(), cost: Cost::ZERO }, next: 1 };
    while !run.puzzle.is_goal(&camp.state) {
        run.iteration(camp.h);
        let scouted = Stage::new(run, heuristic, &camp, &Arena::default())?.search()?;
        match scouted {
            Scouted::Better(higher) => camp = higher,
            Scouted::TooDeep => return Ok(Answer::open(Shortfall::Depth, run.at_least)),
            // The first stage saw all that can be reached; a later one only what can be from where it stands.
            Scouted::Nothing if camp.way.moves.is_empty() => return Ok(Answer::NoSolution),
            Scouted::Nothing => return Ok(Answer::open(Shortfall::Dropped, run.at_least)),
        }
    }
    run.goal(camp.id, camp.way.cost);
    Ok(Answer::Found { proven: camp.way.moves.is_empty(), path: camp.way })
}

/// What a stage found.
enum Scouted<P: Puzzle> {
    Better(Camp<P>),
    TooDeep,
    Nothing,
}

/// The way from one camp to the next.
struct Stage<'s, 'r, P: Puzzle, O, H> {
    run: &'s mut Run<'r, P, O>,
    heuristic: &'s H,
    camp: &'s Camp<P>,
    nodes: Nodes<'s, P::State>,
}

impl<'s, 'r, P: Puzzle, O: WayObserver<P>, H: Heuristic<P>> Stage<'s, 'r, P, O, H> {
    fn new(run: &'s mut Run<'r, P, O>, heuristic: &'s H, camp: &'s Camp<P>, arena: &'s Arena) -> Result<Self, Stopped> {
        Ok(Self { run, heuristic, camp, nodes: Nodes::rooted(arena, camp.state.clone())? })
    }

    /// Breadth first: nodes stand in the order in which they were made.
    fn search(mut self) -> Result<Scouted<P>, Stopped> {
        let mut place: NodeIndex = 0;
        while (place as usize) < self.nodes.len() {
            if self.depth(place) >= self.run.depth_limit {
                return Ok(Scouted::TooDeep);
            }
            if let Some(better) = self.expand(place)? {
                return Ok(Scouted::Better(better));
            }
            place += 1;
            let waiting = self.nodes.len() - place as usize;
            self.run.hold(waiting, self.nodes.len(), self.nodes.bytes())?;
        }
        Ok(Scouted::Nothing)
    }

    fn expand(&mut self, parent: NodeIndex) -> Result<Option<Camp<P>>, Stopped> {
        let entry = self.nodes.at(parent);
        let (state, g, deep) = (entry.state.clone(), entry.g, entry.depth());
        let depth = self.depth(parent);
        let steps = self.run.expand(self.id(parent), &state, depth)?;
        for step in &steps {
            let (place, is_new) = self.nodes.intern(&step.state, parent, g + step.cost, deep + 1)?;
            if !is_new {
                self.run.duplicate(self.id(parent), step.mv);
                continue;
            }
            let h = self.heuristic.estimate(self.run.puzzle, &step.state);
            let (id, from, g) = (self.id(place), Some((self.id(parent), step.mv)), self.camp.way.cost + g + step.cost);
            self.run.keep(&Node { id, from, state: &step.state, depth: depth + 1, g, h, f: h });
            if h < self.camp.h || self.run.puzzle.is_goal(&step.state) {
                return Ok(Some(self.higher(place, h)));
            }
        }
        self.run.recycle(steps);
        Ok(None)
    }

    /// The camp at a node of this stage.
    fn higher(&self, place: NodeIndex, h: Cost) -> Camp<P> {
        let stage = self.nodes.path(self.run.puzzle, place);
        let mut way = self.camp.way.clone();
        way.moves.extend(stage.moves);
        way.cost += stage.cost;
        // The first node of a stage is the camp, which has its number.
        let next = self.camp.next + self.nodes.len() as Id - 1;
        Camp { state: self.nodes.at(place).state.clone(), id: self.id(place), h, way, next }
    }

    /// The number by which observers know a node of this stage.
    fn id(&self, place: NodeIndex) -> Id {
        if place == 0 { self.camp.id } else { self.camp.next + Id::from(place) - 1 }
    }

    fn depth(&self, place: NodeIndex) -> u32 {
        self.camp.way.moves.len() as u32 + self.nodes.at(place).depth()
    }
}
