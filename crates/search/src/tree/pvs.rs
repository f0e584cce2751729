//! Principal variation search: the engine.
//!
//! The files of this folder follow one node from top to bottom: [`deepen`] drives the iterations, [`root`] the moves at
//! the root, [`interior`] a node, [`frontier`] the last ply, [`quiescence`] what comes after it; [`ordering`] decides
//! what is tried first.

mod deepen;
mod frontier;
mod interior;
mod options;
mod ordering;
mod quiescence;
mod root;
mod worker;

pub use options::{Aids, Ordering, Pvs};

use jogada_rules::{Evaluator, Guide, Indexed, Keyed};

use super::Found;
use crate::helpers::{unread, with_helpers};
use crate::info::Reporter;
use crate::table::Table;
use crate::{Clock, Observer};

pub(super) use root::RootMove;
pub(super) use worker::Worker;

/// An engine for one game: what it knows and how it searches. The table may be shared and outlives a search.
#[derive(Debug)]
pub struct Engine<'a, G, E, U> {
    /// The rules.
    pub game: &'a G,
    /// The estimate at the horizon.
    pub evaluator: &'a E,
    /// The game's advice.
    pub guide: &'a U,
    /// What is remembered. One table belongs to one game, evaluation and choice of quiescence.
    pub table: &'a Table,
    /// How to search.
    pub options: Pvs,
}

impl<G, E, U> Clone for Engine<'_, G, E, U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, E, U> Copy for Engine<'_, G, E, U> {}

/// Looks for the best move in `state`; `report` hears of every finished iteration.
///
/// - **Finds** the value of a position and the best line, deeper and deeper until it is told to stop.
/// - **Right** as minimax is at the same depth while quiescence is off: every aid below only saves work.
/// - **Costs** about the square root of minimax with good move order; memory in the table.
/// - **Needs** keys and slot numbers of the game, an evaluation, and the game's advice on moves if it has any.
/// - **Reference**: Marsland and Campbell, "Parallel search of strongly ordered game trees", 1982 (PVS); Slate and
///   Atkin, 1977 (iterative deepening, the table, killers); Schaeffer, 1983 (history); Plaat, 1996 (child probing); the
///   threads are "Lazy SMP", folklore of computer chess.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::tree::{Engine, Pvs, pvs};
/// use jogada_search::{Clock, Table};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let table = Table::new(1 << 16);
/// let options = Pvs::default();
/// let engine = Engine { game: &Countdown21, evaluator: &Nothing, guide: &(), table: &table, options };
/// let found = pvs(engine, &state, &mut Clock::unlimited(), &mut (), &mut |info| {
///     println!("{} plies: {}", info.depth, info.value);
/// });
/// assert_eq!((found.best(), found.value, found.proven), (Some(3), Value::win_in(5), true));
/// ```
pub fn pvs<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>>(
    engine: Engine<'_, G, E, U>,
    state: &G::State,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
    report: &mut Reporter<'_, G::Move>,
) -> Found<G::Move> {
    let lines = analyze(engine, state, 1, clock, observer, report);
    lines
        .into_iter()
        .next()
        .unwrap_or_else(|| Found::unsearched_to(engine.game, state, engine.evaluator, engine.options.ends))
}

/// The `lines` best moves with their values and continuations, best first: as many as there are moves for the values
/// of all. Empty only for a settled position.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::tree::{Engine, Pvs, analyze};
/// use jogada_search::{Clock, Table};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let table = Table::new(1 << 16);
/// let options = Pvs::default();
/// let engine = Engine { game: &Countdown21, evaluator: &Nothing, guide: &(), table: &table, options };
/// let lines = analyze(engine, &state, 3, &mut Clock::unlimited(), &mut (), &mut |_| {});
/// let values: Vec<_> = lines.iter().map(|line| (line.best(), line.value)).collect();
/// assert_eq!(values[0], (Some(3), Value::win_in(5)));
/// assert!(values[1..].iter().all(|(_, value)| value.is_loss()), "{values:?}");
/// ```
pub fn analyze<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>>(
    engine: Engine<'_, G, E, U>,
    state: &G::State,
    lines: usize,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
    report: &mut Reporter<'_, G::Move>,
) -> Vec<Found<G::Move>> {
    engine.table.grow_older();
    // A helper that starts one ply further than the first thread is mostly ahead of it, the next one beside it.
    let help = |number: usize, clock: &mut Clock| {
        let from = if number.is_multiple_of(2) { 1 } else { 2 };
        Worker::new(engine, state, clock, &mut unread()).deepen(state, 1, from, &mut |_| {});
    };
    with_helpers(engine.options.threads.saturating_sub(1), clock, help, |clock| {
        Worker::new(engine, state, clock, observer).deepen(state, lines.max(1), 1, report)
    })
}
