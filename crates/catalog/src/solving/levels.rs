//! Solving by level: tables where there are any, else all positions of the level at once.

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use jogada_rules::{Endgame, Ranked, Value};
use jogada_search::retro::Retrograde;
use jogada_search::tree::Ends;
use jogada_search::{Clock, Stopped};

use super::{Known, Solver};

/// Looks the position up in a table, or else among all of its level, which it works out once.
pub(crate) struct ByLevels<K> {
    endgame: K,
    retrograde: Mutex<Retrograde>,
    /// The hardest way that was needed for the position in hand.
    way: AtomicU8,
}

/// No way was needed yet, a table had it, or its level was worked out.
const NONE: u8 = 0;
const TABLE: u8 = 1;
const LEVEL: u8 = 2;

impl<K> ByLevels<K> {
    pub(crate) const fn new(endgame: K) -> Self {
        Self { endgame, retrograde: Mutex::new(Retrograde::new()), way: AtomicU8::new(NONE) }
    }

    fn retrograde(&self) -> MutexGuard<'_, Retrograde> {
        self.retrograde.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What the levels that are worked out say: at the worst, that nobody gets more than all there is.
    fn worked_out<G: Ranked>(&self, game: &G, state: &G::State) -> Known {
        let all = game.rank(state).0 as i32;
        let bounds = self.retrograde().bounds(game, state);
        let (lower, upper) = bounds.map_or((-all, all), |bounds| (bounds.lower.into(), bounds.upper.into()));
        Known { lower: Value::points(lower), upper: Value::points(upper) }
    }
}

impl<G: Ranked, K: Endgame<G>> Solver<G> for ByLevels<K> {
    fn method(&self, _: &G) -> &'static str {
        if self.way.load(Ordering::Relaxed) == TABLE { "tables" } else { "retrograde" }
    }

    fn ends(&self) -> Ends {
        Ends::Outcome
    }

    fn known(&self, game: &G, state: &G::State, memory: usize, clock: &mut Clock) -> (Known, Option<Stopped>) {
        let value = self.endgame.value(game, state);
        self.way.fetch_max(if value.is_some() { TABLE } else { LEVEL }, Ordering::Relaxed);
        if let Some(value) = value {
            clock.add_nodes(1);
            return (Known::exactly(value), None);
        }
        let (level, _) = game.rank(state);
        let nothing = self.worked_out(game, state);
        let positions: u64 = (0..=level).map(|level| game.positions(level)).sum();
        if positions.saturating_mul(4) > memory as u64 {
            return (nothing, Some(Stopped::Memory));
        }
        if let Err(stopped) = self.retrograde().reach(game, level, clock) {
            return (nothing, Some(stopped));
        }
        (self.worked_out(game, state), None)
    }

    fn at_a_glance(&self, game: &G, state: &G::State) -> Known {
        self.endgame.value(game, state).map_or_else(|| self.worked_out(game, state), Known::exactly)
    }

    fn forget(&self) {
        self.way.store(NONE, Ordering::Relaxed);
    }
}
