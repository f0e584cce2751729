//! Cells that do not matter: dead ones, captured ones, moves that an answer makes worthless, and moves that another is as good
//! as.
//!
//! **Finds** cells whose color changes nothing (dead), pairs that a side owns whoever moves first (captured), moves
//! after which one reply leaves the stone dead (vulnerable), and moves that another one leaves captured or dead (dominated).
//! **Right** always: each finding rests on [`patterns`], which are proven by exhausting what can still be played around
//! a cell.
//! **Costs** a look at the surroundings of each empty cell, and again where something was filled.
//! **Reference**: Björnsson, Hayward, Johanson and van Rijswijck, "Dead cell analysis in Hex and the Shannon game",
//! 2006.
//!
//! Why a filled position may stand for the real one, with carriers: let the winner win the filled position although all
//! cells outside of carrier and own stones are the loser's. Take the fillings back, last one first. What was filled for the
//! loser only helps by being empty. A dead cell's color changes nothing, so the winner does without it. A captured pair
//! of the winner joins the carrier: one of its cells answers the other and leaves it dead. So the carrier grows by the
//! captured pairs of the winner and by nothing else.

pub(super) mod patterns;

use jogada_rules::Side;

use self::patterns::{Surroundings, dead_patterns};
use super::bits::CellBits;
use super::terrain::{Beside, Stones, Terrain};

/// A position with everything filled in that does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct FilledIn<B> {
    pub(super) stones: Stones<B>,
    /// The cells that were filled because each side has captured them.
    pub(super) captured: [B; 2],
    /// The cells that were filled because they are dead.
    pub(super) dead: B,
}

impl<B: CellBits> FilledIn<B> {
    /// A position in which nothing was filled in.
    pub(super) const fn plain(stones: Stones<B>) -> Self {
        Self { stones, captured: [B::NONE; 2], dead: B::NONE }
    }
}

/// The surroundings of all cells, kept up to date while cells are filled.
#[derive(Clone, Debug)]
pub(super) struct Filler<'a, B> {
    terrain: &'a Terrain<B>,
    around: Vec<Surroundings>,
    filled: FilledIn<B>,
}

impl<'a, B: CellBits> Filler<'a, B> {
    /// Fills in what does not matter.
    pub(super) fn new(terrain: &'a Terrain<B>, stones: Stones<B>) -> Self {
        let around = terrain.around.iter().map(|ring| {
            let mut around = Surroundings::default();
            for (direction, beside) in ring.iter().enumerate() {
                let owner = match *beside {
                    Beside::Edge(side) => Some(side),
                    Beside::Cell(cell) => Side::BOTH.into_iter().find(|side| stones.of[side.index()].has(cell)),
                };
                if let Some(side) = owner {
                    around = around.with(direction, side);
                }
            }
            around
        });
        let mut filler = Self { terrain, around: around.collect(), filled: FilledIn::plain(stones) };
        filler.settle(terrain.all);
        filler
    }

    /// The position as it is now.
    pub(super) const fn filled(&self) -> &FilledIn<B> {
        &self.filled
    }

    fn free(&self) -> B {
        self.terrain.all.without(self.filled.stones.taken())
    }

    /// What is filled in after a stone of `side` on an empty cell, beyond what is filled already.
    pub(super) fn after(&self, side: Side, cell: usize, scratch: &mut Self) -> FilledIn<B> {
        scratch.around.copy_from_slice(&self.around);
        scratch.filled = FilledIn { captured: [B::NONE; 2], dead: B::NONE, ..self.filled };
        scratch.put(side, cell);
        scratch.settle(self.terrain.near[cell]);
        scratch.filled
    }

    /// Puts a stone on an empty cell.
    fn put(&mut self, side: Side, cell: usize) {
        let stones = &mut self.filled.stones.of[side.index()];
        *stones = *stones | B::single(cell);
        for (direction, beside) in self.terrain.around[cell].iter().enumerate() {
            if let Beside::Cell(near) = *beside {
                self.around[near] = self.around[near].with((direction + 3) % 6, side);
            }
        }
    }

    /// Fills until nothing changes, where something may have changed around the cells of `changed`.
    fn settle(&mut self, mut changed: B) {
        let patterns = dead_patterns();
        while !changed.is_empty() {
            let cell = changed.lowest();
            changed = changed.without(B::single(cell));
            if !self.free().has(cell) {
                continue;
            }
            if patterns.is_dead(self.around[cell]) {
                // Whose stone it becomes does not matter.
                self.put(Side::First, cell);
                self.filled.dead = self.filled.dead | B::single(cell);
                changed = changed | self.terrain.near[cell];
            } else if let Some((side, other)) = self.captured_with(cell) {
                for cell in [cell, other] {
                    self.put(side, cell);
                    let captured = &mut self.filled.captured[side.index()];
                    *captured = *captured | B::single(cell);
                    changed = changed | self.terrain.near[cell];
                }
            }
        }
    }

    /// The empty neighbor with which an empty cell is captured, and by whom: each, once taken, leaves the other dead.
    fn captured_with(&self, cell: usize) -> Option<(Side, usize)> {
        let (patterns, free) = (dead_patterns(), self.free());
        for (direction, beside) in self.terrain.around[cell].iter().enumerate() {
            let Beside::Cell(other) = *beside else { continue };
            if !free.has(other) {
                continue;
            }
            for side in Side::BOTH {
                if patterns.is_dead(self.around[cell].with(direction, side))
                    && patterns.is_dead(self.around[other].with((direction + 3) % 6, side))
                {
                    return Some((side, other));
                }
            }
        }
        None
    }

    /// Looks at every move of the side to move and at every reply to see which moves need not be tried.
    pub(super) fn hopeless(&self) -> Hopeless<B> {
        let mover = self.filled.stones.turn;
        let free = self.free();
        let mut scratch = self.clone();
        let mut found = Hopeless { vulnerable: B::NONE, answers: B::NONE, dominated: B::NONE };
        for cell in free.cells() {
            let after = self.after(!mover, cell, &mut scratch);
            let killed = after.dead.without(found.vulnerable);
            if !killed.is_empty() {
                found.vulnerable = found.vulnerable | killed;
                found.answers = found.answers | killed | B::single(cell) | after.captured[(!mover).index()];
            }
        }
        // Only moves that stay may stand in for others.
        for cell in free.without(found.vulnerable).cells() {
            if !found.dominated.has(cell) {
                let after = self.after(mover, cell, &mut scratch);
                found.dominated = found.dominated | after.dead | after.captured[mover.index()];
            }
        }
        found
    }
}

/// Moves that need not be tried, or not first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Hopeless<B> {
    /// Moves of the side to move that a reply leaves dead: if any move wins, another one does.
    pub(super) vulnerable: B,
    /// Those moves with all that the opponent needs for the replies: what a proof that leaves them out needs besides.
    pub(super) answers: B,
    /// Moves that are no better than some other move that is not vulnerable, because that one leaves them captured or dead. They
    /// are tried late, which leaves them out: what refutes the other move needs none of their cells, so it refutes them too.
    pub(super) dominated: B,
}

#[cfg(test)]
mod tests {
    use crate::hex::truth::check_reductions;

    #[test]
    fn filling_in_and_leaving_out_changes_nothing() {
        let cells = check_reductions(14, 300).expect("nothing changes");
        assert!(cells > 300, "{cells}");
    }
}
