//! Monte-Carlo tree search: play games to their end and remember which first moves did well.
//!
//! **Finds** the move that did best in many simulated games, and proves wins, losses and exact scores on the way.
//! **Right** in the limit; what it calls proven is proven. Everything else is statistics.
//! **Costs** a playout a simulation; memory in the nodes that were visited often.
//! **Needs** the rules, slot numbers and a playout; the game's own playout and priors make it strong.
//! **Reference**: Kocsis and Szepesvári, 2006 (UCT); Gelly and Silver, 2007 (all moves as first); Winands, Björnsson and
//! Saito, 2008 (MCTS-Solver); Cazenave and Saffidine, 2010 (bounds on scores); Enzenberger and Müller, 2009 (threads
//! without locks: a statistic that two threads write at once may lose one of the two).

mod interval;
#[cfg(all(test, shuttle))]
mod model;
mod ranking;
mod scale;
mod select;
mod simulate;
mod stat;
mod tree;

use std::time::Duration;

use jogada_rules::{Guide, Indexed, Playout, Window};

use crate::helpers::{unread, with_helpers};
use crate::info::{Reporter, SearchInfo};
use crate::tree::Found;
use crate::{Clock, Observer, Stopped};
use scale::Scale;
use simulate::Simulator;

pub use tree::Tree;

/// How to search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Mcts {
    /// How much a move gains by having been tried little.
    pub exploration: f32,
    /// At most so many games in which a move was made later count like games in which it was made first; 0 for none.
    pub rave: f32,
    /// How many games the game's prior counts for; 0 for none.
    pub prior: f32,
    /// A position gets children of its own after so many simulations.
    pub expand_after: u32,
    /// In scoring games, the margin that is halfway between a draw and everything.
    pub spread: u32,
    /// How many threads simulate.
    pub threads: usize,
    /// The most bytes that the tree may take.
    pub memory: usize,
    /// What the playouts are drawn from.
    pub seed: u64,
    /// Answer at once where there is only one move.
    pub answer_only_move: bool,
    /// After this long, end as soon as the choice is clear.
    pub soft_time: Option<Duration>,
}

impl Default for Mcts {
    fn default() -> Self {
        Self {
            exploration: 0.7,
            rave: 0.0,
            prior: 0.0,
            expand_after: 2,
            spread: 6,
            threads: 1,
            memory: 256 << 20,
            seed: 1,
            answer_only_move: false,
            soft_time: None,
        }
    }
}

/// What a search by simulation works with.
#[derive(Debug)]
pub struct Simulation<'a, G, P, U> {
    /// The rules.
    pub game: &'a G,
    /// How games are played to their end.
    pub playout: &'a P,
    /// The game's advice: its priors count.
    pub guide: &'a U,
    /// How to search.
    pub options: Mcts,
}

impl<G, P, U> Clone for Simulation<'_, G, P, U> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G, P, U> Copy for Simulation<'_, G, P, U> {}

/// Simulations between the first two reports; doubled after each.
const FIRST_REPORT: u64 = 1024;
/// Simulations between two looks at whether the choice is clear.
const LOOK_EVERY: u64 = 256;

/// Simulates games from `state` until the clock stops it or the value is proven. A node of the clock is a simulation.
/// What `tree` knows about `state` from the moves before is used, and it is left for the next.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Uniform, Value};
/// use jogada_search::Clock;
/// use jogada_search::mcts::{Mcts, Simulation, Tree, mcts};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let mut tree = Tree::new(&Countdown21);
/// let playout = &Uniform { cap: 100 };
/// let engine = Simulation { game: &Countdown21, playout, guide: &(), options: Mcts::default() };
/// let found = mcts(engine, &mut tree, &state, &mut Clock::unlimited(), &mut |_| {});
/// assert_eq!((found.best(), found.value, found.proven), (Some(3), Value::SOME_WIN, true));
/// ```
pub fn mcts<G: Indexed, P: Playout<G>, U: Guide<G>>(
    engine: Simulation<'_, G, P, U>,
    tree: &mut Tree<G>,
    state: &G::State,
    clock: &mut Clock,
    report: &mut Reporter<'_, G::Move>,
) -> Found<G::Move> {
    watched(engine, tree, state, clock, &mut (), report)
}

/// [`mcts()`] while someone watches the first thread.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Uniform, Value};
/// use jogada_search::{Clock, Counters};
/// use jogada_search::mcts::{Mcts, Simulation, Tree, watched};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let mut tree = Tree::new(&Countdown21);
/// let playout = &Uniform { cap: 100 };
/// let engine = Simulation { game: &Countdown21, playout, guide: &(), options: Mcts::default() };
/// let counters = &mut Counters::default();
/// let found = watched(engine, &mut tree, &state, &mut Clock::unlimited(), counters, &mut |_| {});
/// assert!(found.value == Value::SOME_WIN && counters.ends > 0);
/// ```
pub fn watched<G: Indexed, P: Playout<G>, U: Guide<G>>(
    engine: Simulation<'_, G, P, U>,
    tree: &mut Tree<G>,
    state: &G::State,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
    report: &mut Reporter<'_, G::Move>,
) -> Found<G::Move> {
    // Moves without slots can not be told apart in games in which they were made later.
    let rave = if engine.game.slots() == 0 { 0.0 } else { engine.options.rave };
    let engine = Simulation { options: Mcts { rave, ..engine.options }, ..engine };
    tree.move_to(engine.game, state);
    observer.begin(0, Window::FULL);
    let only = engine.options.answer_only_move && tree.has_only_move(engine.game);
    let stopped = if engine.game.settled(state).is_some() || only {
        None
    } else {
        let (tree, helpers) = (&*tree, engine.options.threads.saturating_sub(1));
        let help = |number, clock: &mut Clock| _ = run(engine, tree, number as u64, clock, &mut unread(), &mut |_| {});
        with_helpers(helpers, clock, help, |clock| run(engine, tree, 0, clock, observer, report))
    };
    let mut found = answer(engine, tree);
    found.stopped = stopped;
    let (chosen, all) = tree.games_of(found.best());
    observer.tally(chosen, all, tree.size());
    found
}

/// The `count` most promising moves with what is expected of them, best first.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Uniform};
/// use jogada_search::{Clock, Limits, StopFlag};
/// use jogada_search::mcts::{Mcts, Simulation, Tree, lines, mcts};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let mut tree = Tree::new(&Countdown21);
/// let playout = &Uniform { cap: 100 };
/// let engine = Simulation { game: &Countdown21, playout, guide: &(), options: Mcts::default() };
/// let mut clock = Clock::start(&Limits::nodes(50), &StopFlag::new());
/// let found = mcts(engine, &mut tree, &state, &mut clock, &mut |_| {});
/// let ranked = lines(engine, &tree, 3);
/// assert_eq!((ranked.len(), ranked[0].best()), (3, found.best()));
/// ```
pub fn lines<G: Indexed, P, U>(engine: Simulation<'_, G, P, U>, tree: &Tree<G>, count: usize) -> Vec<Found<G::Move>> {
    let scale = Scale::of(engine.game, tree.root_state(), engine.options.spread);
    tree.ranked(engine.game, count).into_iter().map(|line| line.found(&scale)).collect()
}

fn answer<G: Indexed, P, U>(engine: Simulation<'_, G, P, U>, tree: &Tree<G>) -> Found<G::Move> {
    let unsearched = Found::unsearched(engine.game, tree.root_state(), &jogada_rules::Nothing);
    let best = lines(engine, tree, 1).into_iter().next();
    let (lower, upper) = tree.bounds();
    best.map_or(unsearched, |found| Found {
        proven: lower == upper,
        value: if lower == upper { lower } else { found.value },
        ..found
    })
}

/// One thread's loop.
fn run<G: Indexed, P: Playout<G>, U: Guide<G>>(
    engine: Simulation<'_, G, P, U>,
    tree: &Tree<G>,
    thread: u64,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
    report: &mut Reporter<'_, G::Move>,
) -> Option<Stopped> {
    let mut simulator = Simulator::new(engine, tree, thread, observer);
    let mut next_report = FIRST_REPORT;
    while !tree.is_solved() {
        if let Err(stopped) = clock.tick() {
            return Some(stopped);
        }
        simulator.simulate();
        if clock.nodes().is_multiple_of(LOOK_EVERY) && is_time_to_answer(engine.options, tree, clock) {
            break;
        }
        if clock.nodes() >= next_report {
            next_report *= 2;
            tell(engine, tree, clock, simulator.deepest(), report);
        }
    }
    tell(engine, tree, clock, simulator.deepest(), report);
    None
}

/// Whether more time is better kept for another move.
fn is_time_to_answer<G: Indexed>(options: Mcts, tree: &Tree<G>, clock: &Clock) -> bool {
    options.soft_time.is_some_and(|soft| clock.elapsed() >= soft) && tree.is_clear()
}

fn tell<G: Indexed, P, U>(
    engine: Simulation<'_, G, P, U>,
    tree: &Tree<G>,
    clock: &Clock,
    deepest: u32,
    report: &mut Reporter<'_, G::Move>,
) {
    let found = answer(engine, tree);
    report(&SearchInfo {
        depth: found.line.len() as u32,
        selective_depth: deepest,
        line_number: 0,
        value: found.value,
        proven: found.proven,
        nodes: clock.nodes(),
        fill: (tree.bytes() as u64 * 1000 / engine.options.memory.max(1) as u64) as u32,
        time: clock.elapsed(),
        line: found.line,
    });
}
