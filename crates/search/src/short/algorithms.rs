//! What each algorithm of the builder has of its own.

use std::sync::OnceLock;

use jogada_rules::{Evaluator, Game, Guide, Indexed, Keyed, Limits, Uniform, Window};

use super::search::SearchBuilder;
use crate::mcts::{self, Simulation, Tree};
use crate::tree::{self, Engine, Found, Order};
use crate::{Clock, Table};

/// An algorithm of the builder.
pub trait SearchKind<G: Game, E, U>: Sized {
    /// Searches `state` as `search` says.
    fn search(search: &SearchBuilder<'_, Self, G, E, U>, state: &G::State) -> Found<G::Move>;
}

/// What the table of the engines takes unless they are told.
const TABLE: usize = 16 << 20;
/// How many simulations there are where nothing limits them.
const SIMULATIONS: u64 = 10_000;
/// How long a simulated game may last.
const LONGEST_GAME: usize = 10_000;

/// What principal variation search has of its own. The table is kept from one search to the next.
#[derive(Debug)]
pub struct ByPvs {
    options: tree::Pvs,
    memory: usize,
    table: OnceLock<Table>,
}

impl Default for ByPvs {
    fn default() -> Self {
        Self { options: tree::Pvs::default(), memory: TABLE, table: OnceLock::new() }
    }
}

impl ByPvs {
    fn table(&self) -> &Table {
        self.table.get_or_init(|| Table::new(self.memory))
    }
}

impl<A, G: Game, E, U> SearchBuilder<'_, A, G, E, U> {
    fn clock(&self) -> Clock {
        Clock::start(&self.limits, &self.stop)
    }

    fn plies(&self) -> u32 {
        self.limits.depth.unwrap_or(u32::MAX)
    }
}

impl<G: Game, E, U> SearchBuilder<'_, ByPvs, G, E, U> {
    /// How to search, in all detail; depth and what ends are worth are the builder's.
    pub const fn options(mut self, options: tree::Pvs) -> Self {
        self.algorithm.options = options;
        self
    }

    /// Searches with so many threads.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.algorithm.options.threads = threads;
        self
    }

    /// Remembers positions in so many bytes.
    pub fn memory(mut self, bytes: usize) -> Self {
        self.algorithm = ByPvs { memory: bytes, table: OnceLock::new(), ..self.algorithm };
        self
    }
}

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>> SearchBuilder<'_, ByPvs, G, E, U> {
    /// The `count` best moves with their values and continuations, best first.
    pub fn lines(&self, state: &G::State, count: usize) -> Vec<Found<G::Move>> {
        tree::analyze(self.engine(), state, count, &mut self.clock(), &mut (), &mut |_| {})
    }

    fn engine(&self) -> Engine<'_, G, E, U> {
        let options = tree::Pvs { depth: self.plies(), ends: self.ends, ..self.algorithm.options };
        let table = self.algorithm.table();
        Engine { game: self.game, evaluator: &self.evaluator, guide: &self.guide, table, options }
    }
}

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>> SearchKind<G, E, U> for ByPvs {
    fn search(search: &SearchBuilder<'_, Self, G, E, U>, state: &G::State) -> Found<G::Move> {
        tree::pvs(search.engine(), state, &mut search.clock(), &mut (), &mut |_| {})
    }
}

/// What MTD(f) has of its own: nothing but its table.
#[derive(Debug, Default)]
pub struct ByMtdf {
    engine: ByPvs,
}

impl<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>> SearchKind<G, E, U> for ByMtdf {
    fn search(search: &SearchBuilder<'_, Self, G, E, U>, state: &G::State) -> Found<G::Move> {
        let SearchBuilder { game, evaluator, guide, algorithm: Self { engine }, .. } = search;
        let options = tree::Pvs { depth: search.plies(), ends: search.ends, ..engine.options };
        let engine = Engine { game: *game, evaluator, guide, table: engine.table(), options };
        tree::mtdf(engine, state, &mut search.clock(), &mut ())
    }
}

/// What alpha-beta has of its own: nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByAlphaBeta;

impl<G: Game, E: Evaluator<G>, U> SearchKind<G, E, U> for ByAlphaBeta {
    fn search(search: &SearchBuilder<'_, Self, G, E, U>, state: &G::State) -> Found<G::Move> {
        let options = tree::AlphaBeta { depth: search.plies(), ends: search.ends, order: Order::Natural };
        let clock = &mut search.clock();
        tree::alphabeta(search.game, state, &search.evaluator, options, Window::FULL, clock, &mut ())
    }
}

/// What minimax has of its own: nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByMinimax;

impl<G: Game, E: Evaluator<G>, U> SearchKind<G, E, U> for ByMinimax {
    fn search(search: &SearchBuilder<'_, Self, G, E, U>, state: &G::State) -> Found<G::Move> {
        let (depth, clock) = (search.plies(), &mut search.clock());
        tree::minimax(search.game, state, &search.evaluator, depth, search.ends, clock, &mut ())
    }
}

/// What simulations have of their own.
#[derive(Clone, Copy, Debug, Default)]
pub struct ByMcts {
    options: mcts::Mcts,
}

impl<G: Game, E, U> SearchBuilder<'_, ByMcts, G, E, U> {
    /// How to search, in all detail.
    pub const fn options(mut self, options: mcts::Mcts) -> Self {
        self.algorithm.options = options;
        self
    }

    /// Simulates with so many threads.
    pub const fn threads(mut self, threads: usize) -> Self {
        self.algorithm.options.threads = threads;
        self
    }

    /// Draws other games.
    pub const fn seed(mut self, seed: u64) -> Self {
        self.algorithm.options.seed = seed;
        self
    }
}

impl<G: Indexed, E, U: Guide<G>> SearchKind<G, E, U> for ByMcts {
    fn search(search: &SearchBuilder<'_, Self, G, E, U>, state: &G::State) -> Found<G::Move> {
        let SearchBuilder { game, guide, limits, stop, algorithm: Self { options }, .. } = search;
        let limits = if limits.may_interrupt() { *limits } else { limits.or(Limits::nodes(SIMULATIONS)) };
        let simulation = Simulation { game: *game, playout: &Uniform { cap: LONGEST_GAME }, guide, options: *options };
        mcts::mcts(simulation, &mut Tree::new(*game), state, &mut Clock::start(&limits, stop), &mut |_| {})
    }
}
