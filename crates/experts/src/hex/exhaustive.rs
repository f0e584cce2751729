//! The slow and plain way to see whether a claim is true: everything is tried. Tests hold the rest against it.

use std::collections::HashMap;

use jogada_rules::{Dice, Side};

use super::bits::CellBits;
use super::connections::End;
use super::terrain::{Stones, Terrain};

/// A claim that `side` joins two ends with what is in the carrier, whatever else is the opponent's.
pub(super) struct Exhaustive<'a, B> {
    pub(super) terrain: &'a Terrain<B>,
    pub(super) side: Side,
    pub(super) stones: B,
    pub(super) ends: [End; 2],
    known: HashMap<(B, B, bool), bool>,
}

impl<'a, B: CellBits> Exhaustive<'a, B> {
    pub(super) fn new(terrain: &'a Terrain<B>, side: Side, stones: B, ends: [End; 2]) -> Self {
        let cells = terrain.size * terrain.size;
        let taken = ends.iter().filter(|&&end| usize::from(end) < cells);
        let stones = taken.fold(stones, |stones, &end| stones | B::single(end.into()));
        Self { terrain, side, stones, ends, known: HashMap::new() }
    }

    /// Whether the ends can be joined although the opponent moves first.
    pub(super) fn is_full(&mut self, carrier: B) -> bool {
        self.holds(B::NONE, carrier, false)
    }

    /// Whether they can be joined by moving first.
    pub(super) fn is_semi(&mut self, carrier: B) -> bool {
        self.holds(B::NONE, carrier, true)
    }

    fn holds(&mut self, won: B, left: B, is_own_turn: bool) -> bool {
        if self.are_joined(self.stones | won) {
            return true;
        }
        if !self.are_joined(self.stones | won | left) {
            return false;
        }
        if let Some(&known) = self.known.get(&(won, left, is_own_turn)) {
            return known;
        }
        let mut replies = left.cells().map(|cell| (cell, left.without(B::single(cell))));
        let holds = if is_own_turn {
            replies.any(|(cell, left)| self.holds(won | B::single(cell), left, false))
        } else {
            replies.all(|(_, left)| self.holds(won, left, true))
        };
        self.known.insert((won, left, is_own_turn), holds);
        holds
    }

    fn are_joined(&self, stones: B) -> bool {
        let reached = self.terrain.flood(self.around(self.ends[0], stones), stones);
        reached.meets(self.around(self.ends[1], stones))
    }

    /// The stones at an end: the cell itself, or those at the edge.
    fn around(&self, end: End, stones: B) -> B {
        let cells = self.terrain.size * self.terrain.size;
        match usize::from(end).checked_sub(cells) {
            Some(edge) => self.terrain.borders[self.side.index()][edge] & stones,
            None => B::single(end.into()),
        }
    }
}

/// Who wins a position, by trying everything.
pub(super) struct Outcomes<'a, B> {
    terrain: &'a Terrain<B>,
    known: HashMap<Stones<B>, bool>,
}

impl<'a, B: CellBits> Outcomes<'a, B> {
    pub(super) fn new(terrain: &'a Terrain<B>) -> Self {
        Self { terrain, known: HashMap::new() }
    }

    /// Whether the side to move wins.
    pub(super) fn wins(&mut self, stones: Stones<B>) -> bool {
        let free = self.terrain.all.without(stones.taken());
        if self.terrain.is_joined(!stones.turn, stones.of[(!stones.turn).index()]) {
            return false;
        }
        if self.terrain.is_joined(stones.turn, stones.of[stones.turn.index()]) {
            return true;
        }
        if let Some(&known) = self.known.get(&stones) {
            return known;
        }
        let wins = free.cells().any(|cell| !self.wins(stones.after(cell)));
        self.known.insert(stones, wins);
        wins
    }
}

/// A position by lot in which nobody has won yet, with at least `least` stones.
pub(super) fn random_position<B: CellBits>(terrain: &Terrain<B>, dice: &mut Dice, least: usize) -> Stones<B> {
    loop {
        let mut stones = Stones { of: [B::NONE; 2], turn: Side::First };
        let room = terrain.size * terrain.size;
        let count = least + dice.below(room - least);
        for _ in 0..count {
            let free: Vec<_> = terrain.all.without(stones.taken()).cells().collect();
            stones = stones.after(free[dice.below(free.len())]);
        }
        if Side::BOTH.iter().all(|&side| !terrain.is_joined(side, stones.of[side.index()])) {
            return stones;
        }
    }
}
