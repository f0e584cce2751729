//! Steepest ascent: take what looks best at once.

use jogada_rules::{Dice, Evaluator, Game, Value, Window};

use super::Found;
use crate::{Clock, Observer};

/// Chooses the move whose position looks best to the mover.
///
/// - **Finds** a move that leads to the best estimate; equal ones are drawn by lot.
/// - **Right** only as far as the evaluation is.
/// - **Costs** one evaluation a move.
/// - **Needs** the rules and an evaluation.
/// - **Reference**: hill climbing, as in Russell and Norvig, "Artificial Intelligence", chapter 4.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Dice, Game, Nothing};
/// use jogada_search::Clock;
/// use jogada_search::tree::greedy;
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// for mv in [3, 3, 2] {
///     Countdown21.play(&mut state, mv);
/// }
/// let (dice, clock) = (&mut Dice::new(1), &mut Clock::unlimited());
/// let found = greedy(&Countdown21, &state, &Nothing, dice, clock, &mut ());
/// assert_eq!(found.best(), Some(3), "from 18 it is one move to 21");
/// ```
pub fn greedy<G: Game>(
    game: &G,
    state: &G::State,
    evaluator: &impl Evaluator<G>,
    dice: &mut Dice,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Found<G::Move> {
    let mut found = Found::unsearched(game, state, evaluator);
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mut state = state.clone();
    let mut best = Vec::new();
    let mut best_value = Value::MIN;
    observer.begin(1, Window::FULL);
    for mv in moves {
        if let Err(stopped) = clock.tick() {
            found.stopped = Some(stopped);
            break;
        }
        observer.enter(1, mv, Window::FULL);
        let value = game.descend(&mut state, mv, |child, edge| {
            let value = game.settled(child).unwrap_or_else(|| evaluator.evaluate(game, child));
            observer.evaluate(1, value);
            edge.lift(value)
        });
        if value > best_value {
            best_value = value;
            best.clear();
            observer.raise(0, mv, value);
        }
        if value == best_value {
            best.push(mv);
        }
    }
    if let Some(&mv) = dice.pick(&best) {
        found = Found { line: vec![mv], value: best_value, depth: 1, proven: best_value.is_win(), ..found };
    }
    found
}
