//! Who wins a position, proven.
//!
//! **Finds** who wins, with the empty cells that the winner needs for it: whatever lies outside, it stays a win.
//! **Right** whenever it answers.
//! **Costs** a build of connections at every position that is new; memory for what is remembered, which is bounded.
//! **Reference**: Nagai, 2002 (df-pn); Henderson, Arneson and Hayward, "Solving 8×8 Hex", 2009 (inferior cells and
//! connections at every node); Arneson, Hayward and Henderson, "Solving Hex: beyond humans", 2010 (focused df-pn).
//!
//! At every position, in this order: what does not matter is filled in; what was proven of another one may hold here;
//! connections settle it or leave a must-play region; moves that a reply leaves dead go. What remains is searched by df-pn
//! that looks at the few most promising moves only, and at the next one when one of them is refuted. A refutation says which
//! cells it needs, and moves outside of them are refuted with it. A net may say which moves are promising; then more is spent on
//! its first choices before others are looked at. What it says costs or saves time and changes no answer.

mod advised;
mod checkpoint;
mod crew;
mod expansion;
mod lemmas;
mod numbers;
mod search;
mod table;
#[cfg(test)]
mod told;

use std::sync::{Arc, PoisonError, RwLock};

use jogada_search::{Clock, Stopped};

use self::crew::solve_together;
use self::expansion::Expansion;
use self::lemmas::Lemmas;
use self::table::{Known, SolverTable, TablePlace};
use super::bits::CellBits;
use super::connections::NetworkReach;
use super::inferior::{FilledIn, Filler};
use super::net::Net;
use super::terrain::{Stones, Terrain};
pub(super) use checkpoint::HexCheckpoint;
pub(super) use expansion::smallest;
pub(super) use table::SolverVerdict;

/// What a solver uses: each part can be left out, which costs time and must not change an answer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Parts {
    /// Fill in cells that do not matter, and leave out moves that are worthless.
    pub(super) inferior: bool,
    /// Look for connections, and how far.
    pub(super) connections: Option<NetworkReach>,
    /// How many moves are looked at at a time: so many, and this share of all.
    pub(super) width: (usize, f64),
}

impl Parts {
    pub(super) const ALL: Self = Self { inferior: true, connections: Some(NetworkReach::PROVING), width: (1, 0.6) };
}

/// One so many-th of the memory is for lemmas.
const LEMMAS: usize = 8;

/// Answers questions about positions of a board of one size, and remembers.
pub(super) struct SizedSolver<B> {
    pub(super) terrain: Arc<Terrain<B>>,
    parts: Parts,
    table: SolverTable<B>,
    lemmas: RwLock<Lemmas<B>>,
    /// Says what to try first.
    net: Option<&'static Net>,
}

impl<B: CellBits> SizedSolver<B> {
    pub(super) fn new(size: usize, memory: usize, parts: Parts) -> Self {
        let terrain = Arc::new(Terrain::new(size));
        let lemmas = RwLock::new(Lemmas::new(&terrain, memory / LEMMAS));
        Self { terrain, parts, table: SolverTable::new(size, memory - memory / LEMMAS), lemmas, net: None }
    }

    /// The same, and a net says what to try first, if there is one.
    pub(super) fn advised_by(self, net: Option<&'static Net>) -> Self {
        Self { net, ..self }
    }

    /// Who wins, and the cells that are needed for it.
    pub(super) fn solve(&self, stones: Stones<B>, clock: &mut Clock) -> Result<SolverVerdict<B>, Stopped> {
        self.solve_aloud(stones, 1, clock, &mut |_| {})
    }

    /// The same with several threads, and `hear` told again and again how many positions were entered.
    pub(super) fn solve_aloud(
        &self,
        stones: Stones<B>,
        threads: usize,
        clock: &mut Clock,
        hear: &mut dyn FnMut(u64),
    ) -> Result<SolverVerdict<B>, Stopped> {
        let filled = self.filled(stones);
        if let Some(known) = self.recall(stones) {
            return Ok(known);
        }
        Ok(filled.restored(solve_together(self, filled.stones, threads, clock, hear)?))
    }

    /// Who wins, if something proven earlier says so.
    fn follows(&self, stones: &Stones<B>) -> Option<SolverVerdict<B>> {
        // A thread that died while it wrote leaves whole lemmas behind.
        self.lemmas.read().unwrap_or_else(PoisonError::into_inner).verdict(stones)
    }

    /// Lets what was proven serve other positions.
    fn teach(&self, stones: &Stones<B>, verdict: &SolverVerdict<B>, work: u64) {
        self.lemmas.write().unwrap_or_else(PoisonError::into_inner).add(&self.terrain, stones, verdict, work);
    }

    /// How full the memory is, in thousandths.
    pub(super) fn fill(&self) -> u32 {
        self.table.fill()
    }

    /// Who wins, if that is remembered.
    pub(super) fn recall(&self, stones: Stones<B>) -> Option<SolverVerdict<B>> {
        let filled = self.filled(stones);
        match self.table.get(&TablePlace::of(&self.terrain, filled.stones))? {
            Known::Decided(verdict) => Some(filled.restored(verdict)),
            Known::Open(_) => None,
        }
    }

    /// Who wins, if that is remembered, or follows from what was proven of another position.
    pub(super) fn known(&self, stones: Stones<B>) -> Option<SolverVerdict<B>> {
        let filled = self.filled(stones);
        match self.table.get(&TablePlace::of(&self.terrain, filled.stones)) {
            Some(Known::Decided(verdict)) => Some(filled.restored(verdict)),
            _ => self.follows(&filled.stones).map(|verdict| filled.restored(verdict)),
        }
    }

    /// The moves outside of which nothing wins, as far as connections show.
    pub(super) fn must_play(&self, stones: Stones<B>) -> B {
        let expansion = Expansion::new(self, stones, &mut Clock::unlimited());
        expansion.expect("nobody stops it").must_play(&[stones])
    }

    fn filled(&self, stones: Stones<B>) -> FilledIn<B> {
        if self.parts.inferior { *Filler::new(&self.terrain, stones).filled() } else { FilledIn::plain(stones) }
    }
}

impl<B: CellBits> FilledIn<B> {
    /// What a verdict about the filled position says about the one before: the winner needs what it has captured.
    fn restored(&self, verdict: SolverVerdict<B>) -> SolverVerdict<B> {
        let turn = self.stones.turn;
        let winner = if verdict.mover_wins { turn } else { !turn };
        SolverVerdict { carrier: verdict.carrier | self.captured[winner.index()], ..verdict }
    }
}
