//! Where game meets algorithm: each evaluation of a game brings every search along, compiled for both.

use std::sync::Arc;

use cpu_time::ProcessTime;
use jogada_rules::{Dice, Evaluator, Game, Value, Window};
use jogada_search::tree::{AlphaBeta, Found, alphabeta, deepened, greedy, minimax, random};
use jogada_search::{Clock, Counters, Limits, StopFlag};

use crate::player::{Algorithm, Computer};

/// An evaluation with all the searches that can use it.
pub(crate) trait Thinker<G: Game>: Send + Sync {
    /// The estimate of a position that goes on.
    fn evaluate(&self, game: &G, state: &G::State) -> Value;

    /// Searches for a move.
    fn search(&self, task: &Task<'_, G>, clock: &mut Clock, counters: &mut Counters) -> Found<G::Move>;
}

/// The evaluations of a game by name, the usual one first.
pub(crate) type Thinkers<G> = Arc<[(String, Arc<dyn Thinker<G>>)]>;

/// What is asked of a thinker.
pub(crate) struct Task<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    pub(crate) computer: &'a Computer,
    /// How deep to look where neither the spec nor a limit says it; `None` is to the end of the game.
    pub(crate) usual_depth: Option<u32>,
    pub(crate) dice: Dice,
}

impl<G: Game, E: Evaluator<G>> Thinker<G> for E {
    fn evaluate(&self, game: &G, state: &G::State) -> Value {
        Evaluator::evaluate(self, game, state)
    }

    fn search(&self, task: &Task<'_, G>, clock: &mut Clock, counters: &mut Counters) -> Found<G::Move> {
        let mut dice = task.dice.clone();
        let Task { game, state, computer, .. } = *task;
        let (ends, order) = (computer.ends, computer.order);
        match computer.algorithm {
            Algorithm::Random => random(game, state, &mut dice),
            Algorithm::Greedy => greedy(game, state, self, &mut dice, clock, counters),
            Algorithm::Minimax => {
                by_depth(task, clock, |depth, clock| minimax(game, state, self, depth, ends, clock, counters))
            }
            Algorithm::AlphaBeta => by_depth(task, clock, |depth, clock| {
                let options = AlphaBeta { depth, ends, order };
                alphabeta(game, state, self, options, Window::FULL, clock, counters)
            }),
        }
    }
}

/// One search at the depth asked for; depth by depth where the clock may interrupt it.
fn by_depth<G: Game>(
    task: &Task<'_, G>,
    clock: &mut Clock,
    mut search: impl FnMut(u32, &mut Clock) -> Found<G::Move>,
) -> Found<G::Move> {
    let limits = &task.computer.limits;
    if limits.may_interrupt() {
        let most = limits.depth.unwrap_or(u32::MAX);
        return deepened(most, clock, search);
    }
    search(limits.depth.or(task.usual_depth).unwrap_or(u32::MAX), clock)
}

/// Runs a search under the limits of its player and takes its times.
pub(crate) fn timed<R>(
    limits: &Limits,
    stop: &StopFlag,
    search: impl FnOnce(&mut Clock, &mut Counters) -> R,
) -> (R, Counters, std::time::Duration, std::time::Duration) {
    let cpu = ProcessTime::try_now().ok();
    let mut clock = Clock::start(limits, stop);
    let mut counters = Counters::default();
    let result = search(&mut clock, &mut counters);
    let cpu = cpu.and_then(|start| start.try_elapsed().ok()).unwrap_or_default();
    (result, counters, clock.elapsed(), cpu)
}
