//! Solving: exact values, by whichever way fits a game.
//!
//! A [`Solver`] is asked about the moves of one position and answers with bounds for each. What it needs to remember
//! from one move to the next belongs to the call, so one solver serves any number of callers at once.

mod levels;
mod must_play;
mod theory;
mod tree;

pub use levels::ByLevels;
pub use must_play::ByMustPlay;
pub use theory::ByTheory;
pub use tree::ByTree;

use jogada_rules::{Bounds, CheckpointError, Ends, Game, SolvePlan, SolveProgress, Stopped};

use crate::Clock;

/// The moves of a position.
pub struct MovesOf<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// Its moves, all or some.
    pub moves: &'a [G::Move],
}

/// Solving as it is asked for.
pub struct SolveCall<'a> {
    /// How many bytes may be used.
    pub memory: usize,
    /// What else was asked for.
    pub plan: &'a SolvePlan,
    /// When to stop.
    pub clock: &'a mut Clock,
    /// Who hears how far it has got.
    pub hear: &'a mut dyn FnMut(&SolveProgress),
}

/// What solving came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solved {
    /// What is proven about each move that was asked about, for the side that would play it.
    pub moves: Vec<Bounds>,
    /// How it was found out.
    pub method: &'static str,
    /// Why it is not more, if it could be.
    pub stopped: Option<Stopped>,
    /// The proof, where one was wanted and can be written down.
    pub proof: Option<String>,
}

/// What solving may remember where no limit is given.
const USUAL_MEMORY: usize = 256 << 20;

/// A way to find exact values.
pub trait Solver<G: Game>: Send + Sync {
    /// How many bytes it may use where nobody says.
    fn usual_memory(&self) -> usize {
        USUAL_MEMORY
    }

    /// What holds of a position before any work is done: bounds that are no closer prove nothing.
    fn widest(&self, _game: &G, _state: &G::State) -> Bounds {
        Bounds::OPEN
    }

    /// What can be proven about each of these moves before the clock stops.
    fn solve(&self, moves: &MovesOf<'_, G>, call: &mut SolveCall<'_>) -> Result<Solved, CheckpointError>;
}

/// A way to find the value of one position after another, while `self` remembers what helps with the next.
pub trait Prover<G: Game> {
    /// What can be proven about a position that goes on before the clock stops.
    fn prove(&mut self, game: &G, state: &G::State, clock: &mut Clock) -> (Bounds, Option<Stopped>);

    /// What is known about it without any work.
    fn at_a_glance(&self, game: &G, state: &G::State) -> Bounds;
}

/// Asks a prover about the moves one by one. Keeps no checkpoints.
pub fn move_by_move<G: Game>(
    prover: &mut impl Prover<G>,
    moves: &MovesOf<'_, G>,
    ends: Ends,
    call: &mut SolveCall<'_>,
) -> Result<(Vec<Bounds>, Option<Stopped>), CheckpointError> {
    if call.plan.checkpoint.is_some() {
        return Err(CheckpointError::None);
    }
    let MovesOf { game, state, moves } = *moves;
    let mut state = state.clone();
    let mut stopped = None;
    let mut known_of = |&mv| {
        game.descend(&mut state, mv, |child, edge| {
            let (known, why) = match game.settled(child) {
                Some(settled) => (Bounds::exactly(ends.value(settled)), None),
                // Whoever wants the answer now does not wait for a look at every move.
                None if matches!(stopped, Some(Stopped::Asked | Stopped::Time)) => {
                    (prover.at_a_glance(game, child), None)
                }
                None => prover.prove(game, child, call.clock),
            };
            stopped = stopped.or(why);
            known.lifted(edge)
        })
    };
    let known = moves.iter().map(&mut known_of).collect();
    Ok((known, stopped))
}
