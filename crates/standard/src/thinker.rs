//! An evaluation of a game with the engine that is compiled for it.

use std::sync::Arc;

use jogada_rules::{Counters, Endgame, Evaluator, Guide, Standard};
use jogada_search::tree::{Engine, Found, Informed, Pvs, analyze, pvs};
use jogada_search::{Clock, Reporter, Table};

/// An evaluation of a game. The engine, which does little but ask it, is compiled for each; every other search asks it
/// through a pointer.
pub trait Thinker<G: Standard>: Send + Sync {
    /// The evaluation.
    fn evaluator(&self) -> &dyn Evaluator<G>;

    /// The game's advice.
    fn guide(&self) -> &dyn Guide<G>;

    /// Whether the guide knows noisy moves.
    fn is_noisy(&self) -> bool;

    /// Exact values of endings.
    fn endgame(&self) -> &dyn Endgame<G>;

    /// Searches for a move with the engine.
    fn pvs(
        &self,
        task: &EngineTask<'_, G>,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Reporter<'_, G::Move>,
    ) -> Found<G::Move>;

    /// Searches for the `lines` best moves with the engine, best first.
    fn analyze(
        &self,
        task: &EngineTask<'_, G>,
        lines: usize,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Reporter<'_, G::Move>,
    ) -> Vec<Found<G::Move>>;
}

/// What the engine is to search, and how.
pub struct EngineTask<'a, G: Standard> {
    /// The rules.
    pub game: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// What is remembered.
    pub table: &'a Table,
    /// Whether exact values of endings are used.
    pub uses_endgame: bool,
    /// How to search.
    pub options: Pvs,
}

/// The evaluations of a game by name, the usual one first.
pub(crate) type Thinkers<G> = Arc<[(String, Arc<dyn Thinker<G>>)]>;

/// What a game knows about itself, for the engine to use.
pub(crate) struct Strategy<E, U, K> {
    pub(crate) evaluator: E,
    /// Exact values of endings.
    pub(crate) endgame: K,
    pub(crate) guide: U,
    /// Whether the guide knows noisy moves.
    pub(crate) is_noisy: bool,
}

impl<E, U, K> Strategy<E, U, K> {
    fn informed<'a, G: Standard>(&'a self, task: &EngineTask<'_, G>) -> Informed<'a, E, K>
    where
        K: Endgame<G>,
    {
        let endgame = task.uses_endgame.then_some(&self.endgame);
        Informed::new(&self.evaluator, endgame, task.game, task.state)
    }

    fn engine<'a, G: Standard, I>(&'a self, task: &EngineTask<'a, G>, evaluator: &'a I) -> Engine<'a, G, I, U> {
        let EngineTask { game, table, options, .. } = *task;
        Engine { game, evaluator, guide: &self.guide, table, options }
    }
}

impl<G: Standard, E: Evaluator<G>, U: Guide<G>, K: Endgame<G>> Thinker<G> for Strategy<E, U, K> {
    fn evaluator(&self) -> &dyn Evaluator<G> {
        &self.evaluator
    }

    fn guide(&self) -> &dyn Guide<G> {
        &self.guide
    }

    fn is_noisy(&self) -> bool {
        self.is_noisy
    }

    fn endgame(&self) -> &dyn Endgame<G> {
        &self.endgame
    }

    fn pvs(
        &self,
        task: &EngineTask<'_, G>,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Reporter<'_, G::Move>,
    ) -> Found<G::Move> {
        let informed = self.informed(task);
        pvs(self.engine(task, &informed), task.state, clock, counters, report)
    }

    fn analyze(
        &self,
        task: &EngineTask<'_, G>,
        lines: usize,
        clock: &mut Clock,
        counters: &mut Counters,
        report: &mut Reporter<'_, G::Move>,
    ) -> Vec<Found<G::Move>> {
        let informed = self.informed(task);
        analyze(self.engine(task, &informed), task.state, lines, clock, counters, report)
    }
}
