//! A position to learn from, as self-play writes it and training reads it.
//!
//! A record is the winner (1 the side to move, 255 the other), the value that a search gave the position (a signed byte,
//! ±127), whether the visits are worth learning from, the number of stones (at most 255), then a byte a cell for the
//! stones and two bytes a cell, little end first, for the visits. Records of one board size are equally long and lie in
//! one file.

use super::view::View;

/// A position, what a search thought of it, and how the game ended.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The position.
    pub view: View,
    /// How often the search went to each cell, in the view's order.
    pub visits: Vec<u16>,
    /// What the search expected, from −1 to 1, for the side to move.
    pub value: f32,
    /// Whether the search was long enough for its visits to teach anything.
    pub teaches_moves: bool,
    /// Whether the side to move has won in the end.
    pub won: bool,
}

impl Sample {
    /// Appends the record to `out`.
    pub fn write(&self, out: &mut Vec<u8>) {
        let stones = self.view.stones();
        let placed = stones.iter().filter(|&&stone| stone as u8 != 0).count();
        let value = (self.value.clamp(-1.0, 1.0) * 127.0).round() as i8;
        out.push(if self.won { 1 } else { u8::MAX });
        out.push(value as u8);
        out.push(u8::from(self.teaches_moves));
        out.push(placed.min(255) as u8);
        out.extend(stones.iter().map(|&stone| stone as u8));
        out.extend(self.visits.iter().flat_map(|visits| visits.to_le_bytes()));
    }
}
