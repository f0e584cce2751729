//! Exact values: which method a game is solved by, and what came of it.

mod levels;
mod must_play;
mod own;

use std::path::PathBuf;
use std::time::Duration;

use jogada_experts::dots_and_boxes;
use jogada_rules::{Bound, Edge, Evaluator, Game, Guide, Nothing, Side, Standard, Value};
use jogada_search::tree::{Ends, Engine, Options, pvs};
use jogada_search::{Clock, Limits, Stopped, Table};
use thiserror::Error;

pub(crate) use levels::ByLevels;
pub(crate) use must_play::ByMustPlay;
use own::Own;

/// What is proven about a position.
#[derive(Clone, Debug)]
pub struct Solving {
    /// What `side` can be sure of.
    pub lower: Value,
    /// What `side` can not exceed. Solved where the two meet.
    pub upper: Value,
    /// The side to move.
    pub side: Side,
    /// All best moves of a solved position; of another the one that is known to be worth most, or may be.
    pub best_moves: Vec<String>,
    /// What is proven about each legal move, in the order of the game; empty once it is over.
    pub moves: Vec<ProvenMove>,
    /// How it was solved.
    pub method: &'static str,
    /// Positions entered.
    pub nodes: u64,
    /// Wall time.
    pub time: Duration,
    /// Processor time.
    pub cpu: Duration,
    /// Why it stopped early, if it did.
    pub stopped: Option<Stopped>,
}

impl Solving {
    /// The exact value, if it is known.
    pub fn value(&self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// What is proven about a move, for the side that would play it: points it takes and points to come after it, or how the
/// game ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProvenMove {
    /// The move as text.
    pub mv: String,
    /// What the mover can be sure of.
    pub lower: Value,
    /// What the mover can not exceed. Exact where the two meet.
    pub upper: Value,
}

impl ProvenMove {
    /// The exact value of the move, if it is known.
    pub fn value(&self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }
}

/// What is known about a position: at least, at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    pub(crate) lower: Value,
    pub(crate) upper: Value,
}

impl Known {
    pub(crate) const fn exactly(value: Value) -> Self {
        Self { lower: value, upper: value }
    }

    /// What is known about a child, as its parent sees it.
    pub(crate) fn lifted(self, edge: Edge) -> Self {
        let (one, other) = (edge.lift(self.lower), edge.lift(self.upper));
        match edge.lift_bound(Bound::Lower) {
            Bound::Lower => Self { lower: one, upper: other },
            _ => Self { lower: other, upper: one },
        }
    }
}

/// How to solve a position.
#[derive(Clone, Debug)]
pub struct SolvePlan {
    /// How far to go.
    pub limits: Limits,
    /// How many threads to use, where the method can use more than one.
    pub threads: usize,
    /// A file to keep what is proven in, and to go on from; removed once the position is solved.
    pub checkpoint: Option<PathBuf>,
    /// How often that is done.
    pub checkpoint_every: Duration,
}

impl Default for SolvePlan {
    fn default() -> Self {
        Self { limits: Limits::NONE, threads: 1, checkpoint: None, checkpoint_every: Duration::from_secs(60) }
    }
}

/// How far solving has got.
#[derive(Clone, Copy, Debug)]
pub struct SolveProgress {
    /// Positions entered.
    pub nodes: u64,
    /// How full the memory is, in thousandths.
    pub fill: u32,
    /// Time since it began.
    pub time: Duration,
    /// What the side to move can be sure of.
    pub lower: Value,
    /// What the side to move can not exceed.
    pub upper: Value,
}

/// Why a checkpoint can not be used.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// This game is solved without checkpoints.
    #[error("this game is solved without checkpoints")]
    None,
    /// The file is the trouble.
    #[error(transparent)]
    File(#[from] dots_and_boxes::CheckpointError),
}

/// Solving as it is asked for.
pub(crate) struct SolveCall<'a> {
    pub(crate) memory: usize,
    pub(crate) plan: &'a SolvePlan,
    pub(crate) clock: &'a mut Clock,
    pub(crate) hear: &'a mut dyn FnMut(&SolveProgress),
}

/// What is proven about some moves, and why it is not more.
pub(crate) type SolvedMoves<M> = (Vec<(M, Known)>, Option<Stopped>);

/// What solving may remember where no limit is given.
const USUAL_MEMORY: usize = 256 << 20;

/// A way to find the exact value of a position.
pub(crate) trait Solver<G: Game>: Send + Sync {
    /// Its name, for people who ask how.
    fn method(&self, game: &G) -> &'static str;

    /// How many bytes it may use where nobody says.
    fn usual_memory(&self) -> usize {
        USUAL_MEMORY
    }

    /// Whether it tells a quick win from a slow one.
    fn ends(&self) -> Ends;

    /// What can be proven about a position that goes on before the clock stops. `memory` is how many bytes it may use.
    fn known(&self, game: &G, state: &G::State, memory: usize, clock: &mut Clock) -> (Known, Option<Stopped>);

    /// What is known about it without any work.
    fn at_a_glance(&self, game: &G, state: &G::State) -> Known;

    /// What can be proven about each of these moves, for the side that would play it.
    fn known_moves(
        &self,
        game: &G,
        state: &G::State,
        moves: &[G::Move],
        call: &mut SolveCall<'_>,
    ) -> Result<(Vec<Known>, Option<Stopped>), CheckpointError> {
        if call.plan.checkpoint.is_some() {
            return Err(CheckpointError::None);
        }
        let mut state = state.clone();
        let mut stopped = None;
        let mut known_of = |&mv| {
            game.descend(&mut state, mv, |child, edge| {
                let (known, why) = match game.settled(child) {
                    Some(settled) => (Known::exactly(self.ends().value(settled)), None),
                    // Whoever wants the answer now does not wait for a look at every move.
                    None if matches!(stopped, Some(Stopped::Asked | Stopped::Time)) => {
                        (self.at_a_glance(game, child), None)
                    }
                    None => self.known(game, child, call.memory, call.clock),
                };
                stopped = stopped.or(why);
                known.lifted(edge)
            })
        };
        let known = moves.iter().map(&mut known_of).collect();
        Ok((known, stopped))
    }

    /// Forgets what it remembers from the last position solved.
    fn forget(&self) {}
}

/// Searches the whole tree, remembering positions.
pub(crate) struct ByTree<E, U> {
    evaluator: E,
    guide: U,
    ends: Ends,
    table: Own<Table>,
}

impl<E, U> ByTree<E, U> {
    pub(crate) const fn new(evaluator: E, guide: U, ends: Ends) -> Self {
        Self { evaluator, guide, ends, table: Own::new() }
    }
}

impl<G: Standard, E: Evaluator<G>, U: Guide<G>> Solver<G> for ByTree<E, U> {
    fn method(&self, _: &G) -> &'static str {
        "pvs"
    }

    fn ends(&self) -> Ends {
        self.ends
    }

    fn known(&self, game: &G, state: &G::State, memory: usize, clock: &mut Clock) -> (Known, Option<Stopped>) {
        let options = Options { ends: self.ends, ..Options::default() };
        let search = |table: &mut Table| {
            let engine = Engine { game, evaluator: &self.evaluator, guide: &self.guide, table, options };
            pvs(engine, state, clock, &mut (), &mut |_| {})
        };
        let found = self.table.with(|| Table::new(memory), search);
        if found.proven {
            return (Known::exactly(found.value), None);
        }
        (self.at_a_glance(game, state), found.stopped)
    }

    fn at_a_glance(&self, game: &G, state: &G::State) -> Known {
        let reach = Evaluator::<G>::reach(&self.evaluator, game, state, u32::MAX);
        Known { lower: reach.alpha.max(Value::LOSS), upper: reach.beta.min(Value::WIN) }
    }

    fn forget(&self) {
        self.table.forget();
    }
}

/// Knows the value by theory, and checks it by search as long as the clock allows.
pub(crate) struct ByTheory<T> {
    theory: T,
    check: ByTree<Nothing, ()>,
    /// What the check may still enter for the position in hand.
    left: Own<u64>,
}

impl<T> ByTheory<T> {
    pub(crate) const fn new(theory: T) -> Self {
        Self { theory, check: ByTree::new(Nothing, (), Ends::Outcome), left: Own::new() }
    }
}

/// How many positions the check of a theory may enter: small games entirely, large ones as far as that goes.
const CHECK: u64 = 1_000_000;
/// What it may remember meanwhile.
const CHECK_MEMORY: usize = 16 << 20;

impl<G: Standard, T: Fn(&G, &G::State) -> Value + Send + Sync> Solver<G> for ByTheory<T> {
    fn method(&self, _: &G) -> &'static str {
        "theory"
    }

    fn ends(&self) -> Ends {
        Ends::Outcome
    }

    fn known(&self, game: &G, state: &G::State, memory: usize, clock: &mut Clock) -> (Known, Option<Stopped>) {
        let value = (self.theory)(game, state);
        let left = self.left.with(|| CHECK, |left| *left);
        if left == 0 {
            return (Known::exactly(value), None);
        }
        let mut part = clock.part(left);
        let (searched, _) = self.check.known(game, state, memory.min(CHECK_MEMORY), &mut part);
        self.left.with(|| left, |left| *left -= part.nodes());
        clock.add_nodes(part.nodes());
        if searched.lower == searched.upper && searched.lower.outcome() != value.outcome() {
            // A theory that the search refutes is no theory: believe the search.
            return (searched, None);
        }
        (Known::exactly(value), None)
    }

    fn at_a_glance(&self, game: &G, state: &G::State) -> Known {
        Known::exactly((self.theory)(game, state))
    }

    fn forget(&self) {
        self.left.forget();
        Solver::<G>::forget(&self.check);
    }
}
