//! Where game meets algorithm: each evaluation of a game brings every search along, compiled for both.

use std::sync::Arc;
use std::time::Duration;

use jogada_rules::{Dice, Endgame, Evaluator, Game, Guide, Playout, Standard, Value, Window};
use jogada_search::mcts::{self, Tree};
use jogada_search::proof::{self, DfPn, ProofTable};
use jogada_search::tree::{
    AlphaBeta, Engine, Found, Informed, Negamax, Options, Sss, alphabeta, analyze, deepened, greedy, minimax, mtdf,
    negamax, pvs, random, sss,
};
use jogada_search::{Clock, Counters, Limits, Observer, Report, StopFlag, Table};

use crate::indirect::Indirect;
use crate::player::{Algorithm, Computer};
use crate::stopwatch::Stopwatch;
use crate::trace::Tracer;

/// An evaluation with all the searches that can use it.
pub(crate) trait Thinker<G: Standard>: Send + Sync {
    /// The estimate of a position that goes on.
    fn evaluate(&self, game: &G, state: &G::State) -> Value;

    /// Searches for a move.
    fn search(
        &self,
        task: &Task<'_, G>,
        memory: &mut Memory<G>,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Report<'_, G::Move>,
    ) -> Found<G::Move>;

    /// Searches for a move with nothing remembered, while `watchers` count and write down what it does.
    fn trace(&self, task: &Task<'_, G>, clock: &mut Clock, watchers: &mut (Counters, Tracer<'_, G>)) -> Found<G::Move>;

    /// Searches for the `lines` best moves, best first.
    fn analyze(
        &self,
        task: &Task<'_, G>,
        lines: usize,
        memory: &mut Memory<G>,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Report<'_, G::Move>,
    ) -> Vec<Found<G::Move>>;
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
    /// Start no new iteration after this.
    pub(crate) soft_time: Option<Duration>,
}

/// What a player remembers from move to move. Empty until its algorithm needs it.
pub(crate) struct Memory<G: Standard> {
    table: Option<Table>,
    tree: Option<Tree<G>>,
}

impl<G: Standard> Memory<G> {
    pub(crate) const fn new() -> Self {
        Self { table: None, tree: None }
    }

    pub(crate) fn table(&mut self, computer: &Computer) -> &Table {
        self.table.get_or_insert_with(|| Table::new(computer.table))
    }

    fn tree(&mut self, game: &G) -> &mut Tree<G> {
        self.tree.get_or_insert_with(|| Tree::new(game))
    }
}

/// How far noisy moves are followed beyond the depth.
const QUIESCENCE: u32 = 16;
/// What a node of proof-number search takes, in bytes.
const PNS_NODE: usize = 64;
/// The most nodes that SSS* may hold.
const SSS_NODES: usize = 4_000_000;

/// What a game knows about itself, for searches to use.
pub(crate) struct Strategy<E, U, P, K> {
    pub(crate) evaluator: E,
    /// Exact values of endings.
    pub(crate) endgame: K,
    pub(crate) guide: U,
    /// Whether the guide knows noisy moves.
    pub(crate) is_noisy: bool,
    pub(crate) playout: P,
    /// What simulations assume where the spec says nothing.
    pub(crate) simulation: mcts::Options,
}

impl<E, U, P, K> Strategy<E, U, P, K> {
    /// The evaluation of a task, with what is known of endings.
    fn informed<'a, G: Game, V>(&'a self, evaluator: &'a V, task: &Task<'_, G>) -> Informed<'a, V, K>
    where
        K: Endgame<G>,
    {
        let endgame = task.computer.tables.then_some(&self.endgame);
        Informed::new(evaluator, endgame, task.game, task.state)
    }

    fn engine<'a, G: Game, I>(&'a self, task: &Task<'a, G>, evaluator: &'a I, table: &'a Table) -> Engine<'a, G, I, U> {
        let computer = task.computer;
        let quiet = computer.quiescence.unwrap_or(self.is_noisy);
        let options = Options {
            depth: most_depth(task),
            step: if computer.limits.may_interrupt() { 1 } else { 2 },
            ends: computer.ends,
            quiescence: if quiet { QUIESCENCE } else { 0 },
            threads: computer.threads,
            soft_time: task.soft_time,
            answer_only_move: computer.limits.time.is_some(),
            ..Options::default()
        };
        Engine { game: task.game, evaluator, guide: &self.guide, table, options }
    }

    fn simulator<'a, G: Game>(&'a self, task: &Task<'a, G>) -> mcts::Engine<'a, G, P, U> {
        let computer = task.computer;
        let options = mcts::Options {
            rave: if computer.rave.unwrap_or(true) { self.simulation.rave } else { 0.0 },
            threads: computer.threads,
            memory: computer.table,
            seed: task.dice.clone().roll(),
            answer_only_move: computer.limits.time.is_some(),
            ..self.simulation
        };
        mcts::Engine { game: task.game, playout: &self.playout, guide: &self.guide, options }
    }
}

/// Proves what it can; an unproven position gets the estimate and the first move.
fn prove<G: Standard>(
    evaluator: &impl Evaluator<G>,
    task: &Task<'_, G>,
    clock: &mut Clock,
    observer: &mut impl Observer<G::Move>,
) -> Found<G::Move> {
    let Task { game, state, computer, .. } = *task;
    let solution = if computer.algorithm == Algorithm::Pns {
        let most_nodes = (computer.table / PNS_NODE).max(2);
        proof::solve_best_first(game, state, evaluator, most_nodes, clock, observer)
    } else {
        let table = ProofTable::new(computer.table);
        let prover = DfPn { game, evaluator, table: &table, threads: computer.threads };
        proof::solve_watched(prover, state, clock, observer)
    };
    let mut found = Found::unsearched(game, state, evaluator);
    found.line = solution.best.map_or(found.line, |best| vec![best]);
    found.proven = solution.lower == solution.upper;
    found.value = if found.proven { solution.lower } else { found.value };
    found.stopped = solution.stopped;
    found
}

impl<E, U, P, K> Strategy<E, U, P, K> {
    /// Searches for a move by whichever algorithm is asked for, with its own evaluation or that one [indirectly](Indirect).
    fn run<G: Standard>(
        &self,
        evaluator: &impl Evaluator<G>,
        task: &Task<'_, G>,
        memory: &mut Memory<G>,
        clock: &mut Clock,
        observer: &mut impl Observer<G::Move>,
        report: &mut Report<'_, G::Move>,
    ) -> Found<G::Move>
    where
        U: Guide<G>,
        P: Playout<G>,
        K: Endgame<G>,
    {
        let mut dice = task.dice.clone();
        let Task { game, state, computer, .. } = *task;
        let (ends, order) = (computer.ends, computer.order);
        match computer.algorithm {
            Algorithm::Random => random(game, state, &mut dice),
            Algorithm::Greedy => greedy(game, state, evaluator, &mut dice, clock, observer),
            Algorithm::Minimax => {
                by_depth(task, clock, |depth, clock| minimax(game, state, evaluator, depth, ends, clock, observer))
            }
            Algorithm::AlphaBeta => by_depth(task, clock, |depth, clock| {
                let options = AlphaBeta { depth, ends, order };
                alphabeta(game, state, evaluator, options, Window::FULL, clock, observer)
            }),
            Algorithm::Negamax => {
                let table = memory.table(computer);
                by_depth(task, clock, |depth, clock| {
                    let options = Negamax { depth, ends, table };
                    negamax(game, state, evaluator, &self.guide, options, clock, observer)
                })
            }
            Algorithm::Sss => by_depth(task, clock, |depth, clock| {
                let options = Sss { depth, ends, most_nodes: SSS_NODES };
                sss(game, state, evaluator, options, clock, observer)
            }),
            // A game without an expert of its own is not offered one.
            Algorithm::Pvs | Algorithm::Expert => {
                let (informed, table) = (self.informed(evaluator, task), memory.table(computer));
                pvs(self.engine(task, &informed, table), state, clock, observer, report)
            }
            Algorithm::Mtdf => {
                let (informed, table) = (self.informed(evaluator, task), memory.table(computer));
                mtdf(self.engine(task, &informed, table), state, clock, observer)
            }
            Algorithm::Mcts => mcts::watched(self.simulator(task), memory.tree(game), state, clock, observer, report),
            Algorithm::DfPn | Algorithm::Pns => prove(evaluator, task, clock, observer),
        }
    }
}

impl<G: Standard, E: Evaluator<G>, U: Guide<G>, P: Playout<G>, K: Endgame<G>> Thinker<G> for Strategy<E, U, P, K> {
    fn evaluate(&self, game: &G, state: &G::State) -> Value {
        self.evaluator.evaluate(game, state)
    }

    fn search(
        &self,
        task: &Task<'_, G>,
        memory: &mut Memory<G>,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Report<'_, G::Move>,
    ) -> Found<G::Move> {
        self.run(&self.evaluator, task, memory, clock, counters, report)
    }

    fn trace(&self, task: &Task<'_, G>, clock: &mut Clock, watchers: &mut (Counters, Tracer<'_, G>)) -> Found<G::Move> {
        self.run(&Indirect(&self.evaluator), task, &mut Memory::new(), clock, watchers, &mut |_| {})
    }

    fn analyze(
        &self,
        task: &Task<'_, G>,
        lines: usize,
        memory: &mut Memory<G>,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Report<'_, G::Move>,
    ) -> Vec<Found<G::Move>> {
        if task.computer.algorithm == Algorithm::Mcts {
            let (simulator, tree) = (self.simulator(task), memory.tree(task.game));
            let whole = mcts::mcts(simulator, tree, task.state, clock, report);
            let mut ranked = mcts::lines(simulator, tree, lines);
            for found in &mut ranked {
                found.stopped = whole.stopped;
            }
            // A search stopped at once has ranked nothing, but it has a move.
            return if ranked.is_empty() && whole.best().is_some() { vec![whole] } else { ranked };
        }
        let (informed, table) = (self.informed(&self.evaluator, task), memory.table(task.computer));
        analyze(self.engine(task, &informed, table), task.state, lines, clock, counters, report)
    }
}

/// One search at the depth asked for; depth by depth where the clock may interrupt it.
fn by_depth<G: Game>(
    task: &Task<'_, G>,
    clock: &mut Clock,
    mut search: impl FnMut(u32, &mut Clock) -> Found<G::Move>,
) -> Found<G::Move> {
    let most = most_depth(task);
    if task.computer.limits.may_interrupt() { deepened(most, clock, search) } else { search(most, clock) }
}

/// How deep to look at the most.
pub(crate) fn most_depth<G: Game>(task: &Task<'_, G>) -> u32 {
    let limits = &task.computer.limits;
    let usual = if limits.may_interrupt() { None } else { task.usual_depth };
    limits.depth.or(usual).unwrap_or(u32::MAX)
}

/// What a search took.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Effort {
    pub(crate) counters: Counters,
    pub(crate) time: Duration,
    pub(crate) cpu: Duration,
}

/// Runs a search under the limits of its player and takes its times.
pub(crate) fn timed<R>(
    limits: &Limits,
    stop: &StopFlag,
    search: impl FnOnce(&mut Clock, &mut Counters) -> R,
) -> (R, Effort) {
    let stopwatch = Stopwatch::start();
    let mut clock = Clock::start(limits, stop);
    let mut counters = Counters::default();
    let result = search(&mut clock, &mut counters);
    // Helper threads and simulations count on the clock alone.
    counters.nodes = counters.nodes.max(clock.nodes());
    let (_, cpu) = stopwatch.read();
    (result, Effort { counters, time: clock.elapsed(), cpu })
}
