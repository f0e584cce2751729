//! MTD(f): home in on the value by asking yes or no.

use jogada_rules::{Evaluator, Guide, Indexed, Keyed, Value, Window};

use super::pvs::{Engine, RootMove, Worker};
use super::{Found, deepened, is_final};
use crate::{Clock, Observer, Stopped};

/// Looks for the best move in `state`, deeper and deeper, each guess being the value found before.
///
/// - **Finds** the same value as minimax, and a best move, by searches with empty windows alone: each says on which
///   side of a guess the value lies.
/// - **Right** as the search it drives, which is [`pvs`](super::pvs()).
/// - **Costs** fewer positions than one wide window when the guess is good; without a table, many times more.
/// - **Needs** what the search it drives needs, and a table above all.
/// - **Reference**: Plaat, Schaeffer, Pijls and de Bruin, "Best-first fixed-depth minimax algorithms", 1996.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::tree::{Engine, Pvs, mtdf};
/// use jogada_search::{Clock, Table};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let table = Table::new(1 << 16);
/// let options = Pvs::default();
/// let engine = Engine { game: &Countdown21, evaluator: &Nothing, guide: &(), table: &table, options };
/// let found = mtdf(engine, &state, &mut Clock::unlimited(), &mut ());
/// assert_eq!((found.best(), found.value, found.proven), (Some(3), Value::win_in(5), true));
/// ```
pub fn mtdf<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>>(
    engine: Engine<'_, G, E, U>,
    state: &G::State,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Found<G::Move> {
    engine.table.grow_older();
    let unsearched = Found::unsearched_to(engine.game, state, engine.evaluator, engine.options.ends);
    if unsearched.proven {
        return unsearched;
    }
    let mut guess = unsearched.value;
    let mut roots = Vec::new();
    deepened(engine.options.depth, clock, |depth, clock| {
        let mut worker = Worker::new(engine, state, clock, observer);
        if roots.is_empty() {
            roots = worker.root_moves(state);
        }
        match home_in(&mut worker, state, &mut roots, depth, guess) {
            Err(stopped) => Found { stopped: Some(stopped), ..unsearched.clone() },
            Ok(best) => {
                guess = best.value;
                best
            }
        }
    })
}

/// Narrows the value down from both sides. The last search that failed high found the move.
fn home_in<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, O: Observer<G::Move>>(
    worker: &mut Worker<'_, G, E, U, O>,
    state: &G::State,
    roots: &mut [RootMove<G::Move>],
    depth: u32,
    guess: Value,
) -> Result<Found<G::Move>, Stopped> {
    let (mut lower, mut upper) = (Value::MIN, Value::MAX);
    let mut guess = guess;
    let mut found = Found { line: roots[0].line.clone(), value: guess, depth, proven: false, stopped: None };
    let mut upper_proven = false;
    let mut lower_proven = false;
    while lower < upper {
        let asked = guess.max(lower.next());
        let value = worker.search_root(state, roots, depth, Window::new(below(asked), asked), 1)?;
        if value >= asked {
            lower = value;
            lower_proven = roots[0].is_proven();
            found.line.clone_from(&roots[0].line);
        } else {
            upper = value;
            upper_proven = roots.iter().all(RootMove::is_proven);
        }
        guess = value;
    }
    found.value = lower;
    found.proven = is_final(lower, depth) || lower_proven && upper_proven;
    Ok(found)
}

fn below(value: Value) -> Value {
    Value::from_raw(value.raw() - 1)
}
