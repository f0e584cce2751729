//! Minimax: look at everything.

use jogada_rules::{Evaluator, Game, Value, Window};

use super::{Ends, Found, Lines, deep};
use crate::{Clock, Observer, Stopped};

/// Searches `state` to `depth` plies without leaving anything out.
///
/// - **Finds** the value of a position and a best move, looking `depth` plies ahead.
/// - **Right** always, within its depth; exact when every line ends before it.
/// - **Costs** time in the number of move sequences, b^d; memory in the depth.
/// - **Needs** the rules and an evaluation.
/// - **Reference**: Shannon, "Programming a computer for playing chess", 1950; in the negamax form of Knuth and Moore,
///   1975.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::Clock;
/// use jogada_search::tree::{Ends, minimax};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let found = minimax(&Countdown21, &state, &Nothing, 11, Ends::Distance, &mut Clock::unlimited(), &mut ());
/// // 13 is one more than a multiple of four: the opponent loses from there.
/// assert_eq!((found.best(), found.value, found.proven), (Some(3), Value::win_in(5), true));
/// ```
pub fn minimax<G: Game>(
    game: &G,
    state: &G::State,
    evaluator: &impl Evaluator<G>,
    depth: u32,
    ends: Ends,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Found<G::Move> {
    let mut search =
        Minimax { game, evaluator, ends, clock, observer, moves: Vec::new(), lines: Lines::new(), estimated: false };
    let mut root = Value::MIN;
    search.observer.begin(depth, Window::FULL);
    let result = search.value(&mut state.clone(), depth, 0, &mut root);
    let line = search.lines.take();
    let proven = result.is_ok() && (!search.estimated || root.is_decided());
    if line.is_empty() {
        let unsearched = Found::unsearched(game, state, evaluator);
        // Settled, at the horizon already, or stopped before the first move was searched.
        let value = if root == Value::MIN { unsearched.value } else { root };
        return Found { stopped: result.err(), value, depth, proven, ..unsearched };
    }
    Found { line, value: root, depth, proven, stopped: result.err() }
}

struct Minimax<'a, G: Game, E, O> {
    game: &'a G,
    evaluator: &'a E,
    ends: Ends,
    clock: &'a mut Clock,
    observer: &'a mut O,
    /// The moves of all open nodes, one after the other.
    moves: Vec<G::Move>,
    lines: Lines<G::Move>,
    estimated: bool,
}

impl<G: Game, E: Evaluator<G>, O: Observer<G::Move>> Minimax<'_, G, E, O> {
    /// Puts the value of `state` into `best`, which holds the best so far if the clock stops the search.
    fn value(&mut self, state: &mut G::State, depth: u32, ply: u32, best: &mut Value) -> Result<(), Stopped> {
        self.lines.clear(ply);
        if let Some(settled) = self.game.settled(state) {
            *best = self.ends.value(settled);
            self.observer.settle(ply, *best);
            return Ok(());
        }
        if depth == 0 {
            self.estimated = true;
            *best = self.evaluator.evaluate(self.game, state);
            self.observer.evaluate(ply, *best);
            return Ok(());
        }
        deep(ply, || self.best_child(state, depth, ply, best))
    }

    fn best_child(&mut self, state: &mut G::State, depth: u32, ply: u32, best: &mut Value) -> Result<(), Stopped> {
        let game = self.game;
        let first = self.moves.len();
        game.moves(state, &mut self.moves);
        for index in first..self.moves.len() {
            let mv = self.moves[index];
            self.clock.tick()?;
            self.observer.enter(ply + 1, mv, Window::FULL);
            let value = game.descend(state, mv, |child, edge| {
                let mut value = Value::MIN;
                self.value(child, depth - 1, ply + 1, &mut value)?;
                self.observer.leave(ply + 1, value);
                Ok(edge.lift(value))
            })?;
            if value > *best {
                *best = value;
                self.lines.follow(ply, mv);
                self.observer.raise(ply, mv, value);
            }
        }
        self.moves.truncate(first);
        Ok(())
    }
}
