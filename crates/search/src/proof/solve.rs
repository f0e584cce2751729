//! The exact value of a position by a handful of questions.

use jogada_rules::{Evaluator, Game, Keyed, Side, Value, margin};

use super::depth_first::df_pn_watched;
use super::{DfPn, Proof, Question, proof_number_search};
use crate::{Clock, Observer, Stopped};

/// What is proven about a position, for the side to move: equal bounds are its value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solution<M> {
    /// At least this. Decided games have no distance: it was not asked for.
    pub lower: Value,
    /// At most this.
    pub upper: Value,
    /// A move that gets the lower bound, if a question needed one.
    pub best: Option<M>,
    /// Why the search ended before the bounds met, if it was stopped.
    pub stopped: Option<Stopped>,
}

/// Halves what the value can be until it is known or the clock stops it.
///
/// Scoring games need an evaluator whose reach is finite: it says what can be asked at all.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::Clock;
/// use jogada_search::proof::{DfPn, ProofTable, solve};
///
/// let table = ProofTable::new(1 << 16);
/// let prover = DfPn { game: &Countdown21, evaluator: &Nothing, table: &table, threads: 1 };
/// let solution = solve(prover, &Countdown21.initial(), &mut Clock::unlimited());
/// assert_eq!((solution.lower, solution.upper), (Value::SOME_WIN, Value::SOME_WIN));
/// assert_eq!(solution.best, Some(1));
/// ```
pub fn solve<G: Keyed, E: Evaluator<G>>(
    prover: DfPn<'_, G, E>,
    state: &G::State,
    clock: &mut Clock,
) -> Solution<G::Move> {
    solve_watched(prover, state, clock, &mut ())
}

/// [`solve()`] while someone watches the first thread.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::proof::{DfPn, ProofTable, solve_watched};
/// use jogada_search::{Clock, Observer};
///
/// /// Counts the questions.
/// #[derive(Default)]
/// struct Questions(u32);
///
/// impl Observer<u8> for Questions {
///     fn ask(&mut self, _: i32) {
///         self.0 += 1;
///     }
/// }
///
/// let (table, mut questions) = (ProofTable::new(1 << 16), Questions::default());
/// let prover = DfPn { game: &Countdown21, evaluator: &Nothing, table: &table, threads: 1 };
/// let solution = solve_watched(prover, &Countdown21.initial(), &mut Clock::unlimited(), &mut questions);
/// assert_eq!((solution.lower, questions.0), (Value::SOME_WIN, 2), "at least a draw, and a win?");
/// ```
pub fn solve_watched<G: Keyed, E: Evaluator<G>>(
    prover: DfPn<'_, G, E>,
    state: &G::State,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Solution<G::Move> {
    by_questions(prover.game, state, prover.evaluator, |question| {
        df_pn_watched(prover, state, question, clock, observer)
    })
}

/// [`solve_watched()`] by best-first search, with at most `most_nodes` nodes in memory for each question.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::Clock;
/// use jogada_search::proof::solve_best_first;
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3] {
///     Countdown21.play(&mut state, mv);
/// }
/// let clock = &mut Clock::unlimited();
/// let solution = solve_best_first(&Countdown21, &state, &Nothing, 10_000, clock, &mut ());
/// assert_eq!(solution.upper, Value::SOME_LOSS);
/// ```
pub fn solve_best_first<G: Game, E: Evaluator<G>>(
    game: &G,
    state: &G::State,
    evaluator: &E,
    most_nodes: usize,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Solution<G::Move> {
    by_questions(game, state, evaluator, |question| {
        proof_number_search(game, state, evaluator, question, most_nodes, clock, observer)
    })
}

fn by_questions<G: Game, E: Evaluator<G>>(
    game: &G,
    state: &G::State,
    evaluator: &E,
    mut prove: impl FnMut(Question) -> Proof<G::Move>,
) -> Solution<G::Move> {
    if let Some(settled) = game.settled(state) {
        let value = settled.outcome();
        return Solution { lower: value, upper: value, best: None, stopped: None };
    }
    let side = game.turn(state);
    let had = if !game.is_scoring() {
        0
    } else if side == Side::First {
        margin(game, state)
    } else {
        -margin(game, state)
    };
    let reach = evaluator.reach(game, state, u32::MAX);
    let (mut lower, mut upper) =
        if game.is_scoring() { (reach.alpha.whole_points(), reach.beta.whole_points()) } else { (-1, 1) };
    let (mut best, mut stopped) = (None, None);
    while lower < upper {
        // The upper half first: a yes brings a move along.
        let middle = lower + (upper - lower + 1) / 2;
        let proof = prove(Question { side, at_least: had + middle });
        match proof.answer {
            Some(true) => (lower, best) = (middle, proof.best.or(best)),
            Some(false) => upper = middle - 1,
            None => {
                stopped = proof.stopped;
                break;
            }
        }
    }
    let value = |points: i32| if game.is_scoring() { Value::points(points) } else { outcome(points) };
    Solution { lower: value(lower), upper: value(upper), best, stopped }
}

const fn outcome(sign: i32) -> Value {
    match sign {
        0 => Value::ZERO,
        1.. => Value::SOME_WIN,
        _ => Value::SOME_LOSS,
    }
}
