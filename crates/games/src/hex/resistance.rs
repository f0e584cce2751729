//! Electrical resistance, the evaluation `resistance`.
//!
//! To a side the board is a circuit between its two edges: own stones conduct, empty cells resist, the opponent's
//! stones insulate. Current takes all ways at once, each as far as it is worth, so the conductance of the whole board
//! tells many half-built chains from a single one where a distance sees only the shortest.
//!
//! By itself it is weaker than two-distance at equal nodes, and slower: it does not know that a bridge holds.
//!
//! Reference: V. Anshelevich, "A hierarchical approach to computer Hex", 2002. Costs one elimination of a banded matrix
//! a side, about `size` to the fourth steps of which most go by the vector; no memory beyond the stack.

mod circuit;

use jogada_rules::{Evaluator, Game, Side, Value};

use self::circuit::conductance;
use super::{Hex, HexState, MOST_SIZE};

/// The share of the side to move in both sides' conductance, from −10 to 10 points: it rises with the ratio of the two,
/// and a ratio is what a local advantage multiplies, wherever it is.
#[derive(Clone, Copy, Debug, Default)]
pub struct Resistance;

/// The points for conducting where the other side does not at all.
const WHOLE: f32 = 1000.0;

impl Evaluator<Hex> for Resistance {
    fn evaluate(&self, game: &Hex, state: &HexState) -> Value {
        let mover = game.turn(state);
        let [own, other] = [mover, !mover].map(|side| game.conductance(state, side));
        // Never zero by zero: while nobody has won, both sides can still be joined.
        Value::hundredths((WHOLE * (own - other) / (own + other)) as i32)
    }
}

/// What a cell puts in the way of a current, once on the way in and once on the way out.
mod ohms {
    /// An own stone: next to nothing.
    pub(super) const STONE: f32 = 1.0 / 64.0;
    pub(super) const EMPTY: f32 = 1.0;
    /// No way through.
    pub(super) const BLOCKED: f32 = f32::INFINITY;
}

/// The resistance of every cell, row by row from one edge to join to the other.
pub(super) type Resistances = [[f32; MOST_SIZE]; MOST_SIZE];

impl Hex {
    /// How well the board conducts between the edges of `side`: 0 if the opponent has won.
    pub fn conductance(&self, state: &HexState, side: Side) -> f32 {
        conductance(&cells_of(self, state, side), self.size())
    }
}

fn cells_of(game: &Hex, state: &HexState, side: Side) -> Resistances {
    let mut cells = [[ohms::EMPTY; MOST_SIZE]; MOST_SIZE];
    for (owner, ohms) in [(side, ohms::STONE), (!side, ohms::BLOCKED)] {
        for bit in state.stones[owner.index()].bits() {
            let cell = game.board.cell(bit);
            // Mirrored on the long diagonal, Second's edges are where First's were, and neighbors stay neighbors.
            let cell = if side == Side::First { cell } else { cell.mirrored() };
            cells[cell.row as usize][cell.col as usize] = ohms;
        }
    }
    cells
}
