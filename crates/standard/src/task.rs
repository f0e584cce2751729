//! What is asked of an algorithm, and what it may use.

use std::sync::Arc;
use std::time::Duration;

use jogada_catalog::Computer;
use jogada_rules::{Counters, Dice, Game, Limits, Playout, Standard, StopFlag, Stopped};
use jogada_search::mcts::{self, Tree};
use jogada_search::tree::{Found, deepened};
use jogada_search::{Assignment, Clock, Expert, Keepsake, Reporter, Table};

use crate::indirect::{Indirect, IndirectGuide};
use crate::stopwatch::Stopwatch;
use crate::thinker::Thinker;

/// A position to find a move in, for a player with its settings.
pub struct Task<'a, G: Standard> {
    /// The rules.
    pub game: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// The player.
    pub computer: &'a Computer,
    /// The evaluation that the player chose, with the engine compiled for it.
    pub thinker: &'a dyn Thinker<G>,
    /// How games are simulated.
    pub simulation: &'a SimulationSettings<G>,
    /// The game's own player, if it has one.
    pub expert: Option<&'a dyn Expert<G>>,
    /// How deep to look where neither the spec nor a limit says it; `None` is to the end of the game.
    pub usual_depth: Option<u32>,
    /// What is drawn by lot.
    pub dice: Dice,
    /// Start no new iteration after this.
    pub soft_time: Option<Duration>,
}

/// How games are played to their end, and what simulations assume where the spec says nothing.
pub struct SimulationSettings<G: Game> {
    /// The way to play on.
    pub playout: Arc<dyn Playout<G>>,
    /// The rest.
    pub options: mcts::Mcts,
}

impl<'a, G: Standard> Task<'a, G> {
    /// The evaluation, for a search that is compiled once a game.
    pub fn evaluator(&self) -> Indirect<'a, G> {
        Indirect(self.thinker.evaluator())
    }

    /// The game's advice, in the same way.
    pub fn guide(&self) -> IndirectGuide<'a, G> {
        IndirectGuide(self.thinker.guide())
    }

    /// How deep to look at the most.
    pub fn depth(&self) -> u32 {
        let limits = &self.computer.limits;
        let usual = if limits.may_interrupt() { None } else { self.usual_depth };
        limits.depth.or(usual).unwrap_or(u32::MAX)
    }

    /// One search at the depth asked for; depth by depth where the clock may interrupt it.
    pub fn by_depth(
        &self,
        clock: &mut Clock,
        mut search: impl FnMut(u32, &mut Clock) -> Found<G::Move>,
    ) -> Found<G::Move> {
        let most = self.depth();
        if self.computer.limits.may_interrupt() { deepened(most, clock, search) } else { search(most, clock) }
    }

    /// The answer of a player who can not have what it needs: some move, and why it is no better.
    pub fn unsearched(&self, stopped: Stopped) -> Found<G::Move> {
        Found { stopped: Some(stopped), ..Found::unsearched(self.game, self.state, &self.evaluator()) }
    }

    /// The same for the game's own player.
    pub(crate) fn assignment(&'a self, table: &'a Table, kept: &'a Keepsake) -> Assignment<'a, G> {
        Assignment {
            game: self.game,
            state: self.state,
            limits: self.computer.limits,
            depth: self.depth(),
            table,
            memory: self.computer.table,
            threads: self.computer.threads,
            soft_time: self.soft_time,
            dice: self.dice.clone(),
            kept,
            temperature: self.computer.keys.number("temperature").and_then(|hundredths| u32::try_from(hundredths).ok()),
        }
    }
}

/// A task under way: what may be remembered, when to stop, who watches and who hears of it.
pub struct Work<'a, 'r, G: Standard, O> {
    /// What is asked.
    pub task: &'a Task<'a, G>,
    /// What the player remembers from move to move.
    pub memory: &'a mut Memory<G>,
    /// When to stop.
    pub clock: &'a mut Clock,
    /// Who watches.
    pub observer: &'a mut O,
    /// Who hears what was found so far.
    pub report: &'a mut Reporter<'r, G::Move>,
}

/// What a player remembers from move to move. Empty until its algorithm needs it.
pub struct Memory<G: Standard> {
    table: Option<Table>,
    tree: Option<Tree<G>>,
    kept: Keepsake,
}

impl<G: Standard> Memory<G> {
    pub(crate) fn new() -> Self {
        Self { table: None, tree: None, kept: Keepsake::default() }
    }

    /// The table of positions, as large as the player's settings say, if there is room for it.
    pub fn table(&mut self, computer: &Computer) -> Result<&Table, Stopped> {
        if self.table.is_none() {
            self.table = Some(Table::sized(computer.table)?);
        }
        self.table.as_ref().ok_or(Stopped::Memory)
    }

    /// The table, as large as the game's own player needs it, and what that player left here.
    pub(crate) fn of_expert(&mut self, task: &Task<'_, G>) -> Result<(&Table, &Keepsake), Stopped> {
        let needs_table = task.expert.is_none_or(Expert::needs_table);
        if self.table.is_none() {
            self.table = Some(Table::sized(if needs_table { task.computer.table } else { 0 })?);
        }
        Ok((self.table.as_ref().ok_or(Stopped::Memory)?, &self.kept))
    }

    /// The tree of simulations.
    pub fn tree(&mut self, game: &G) -> &mut Tree<G> {
        self.tree.get_or_insert_with(|| Tree::new(game))
    }
}

/// What a search took.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct SearchEffort {
    pub(crate) counters: Counters,
    pub(crate) time: Duration,
    pub(crate) cpu: Duration,
}

/// Runs a search under the limits of its player and takes its times.
pub(crate) fn timed<R>(
    limits: &Limits,
    stop: &StopFlag,
    search: impl FnOnce(&mut Clock, &mut Counters) -> R,
) -> (R, SearchEffort) {
    let stopwatch = Stopwatch::start();
    let mut clock = Clock::start(limits, stop);
    let mut counters = Counters::default();
    let result = search(&mut clock, &mut counters);
    // Helper threads and simulations count on the clock alone.
    counters.nodes = counters.nodes.max(clock.nodes());
    let (_, cpu) = stopwatch.read();
    (result, SearchEffort { counters, time: clock.elapsed(), cpu })
}
