//! A position to learn from, as self-play writes it and training reads it.
//!
//! A record is the winner (1 the side to move, 255 the other), the value that a search gave the position (a signed
//! byte, ±127), whether the visits are worth learning from, the number of stones (at most 255), then a byte a cell for
//! the stones and two bytes a cell, little end first, for the visits. Records of one board size are equally long and
//! lie in one file.

use jogada_experts::hex::perspective::{Perspective, Stone};
use thiserror::Error;

/// Why bytes are no samples.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum SampleError {
    /// They end within a record.
    #[error("byte {0}: the samples end within a record")]
    Short(usize),
    /// A byte that is no stone.
    #[error("byte {place}: {byte} is no stone")]
    Stone {
        /// Where it is.
        place: usize,
        /// What it is.
        byte: u8,
    },
}

/// Bytes of a record before the stones.
const HEAD: usize = 4;

/// A position, what a search thought of it, and how the game ended.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The position.
    pub perspective: Perspective,
    /// How much the search is for each cell, in the perspective's order: its visits, or shares in any unit.
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
        let stones = self.perspective.stones();
        let placed = stones.iter().filter(|&&stone| stone as u8 != 0).count();
        let value = (self.value.clamp(-1.0, 1.0) * 127.0).round() as i8;
        out.push(if self.won { 1 } else { u8::MAX });
        out.push(value as u8);
        out.push(u8::from(self.teaches_moves));
        out.push(placed.min(255) as u8);
        out.extend(stones.iter().map(|&stone| stone as u8));
        out.extend(self.visits.iter().flat_map(|visits| visits.to_le_bytes()));
    }

    /// The records in `bytes`, of boards `size` wide.
    pub fn read_all(size: usize, bytes: &[u8]) -> Result<Vec<Self>, SampleError> {
        let length = HEAD + 3 * size * size;
        let whole = bytes.len() / length * length;
        if whole < bytes.len() {
            return Err(SampleError::Short(whole));
        }
        let records = bytes.chunks_exact(length).enumerate();
        records.map(|(number, record)| Self::read(size, record, number * length)).collect()
    }

    fn read(size: usize, record: &[u8], place: usize) -> Result<Self, SampleError> {
        let (head, rest) = record.split_at(HEAD);
        let (stones, visits) = rest.split_at(size * size);
        let stone = |(index, &byte): (usize, &u8)| match byte {
            0 => Ok(Stone::None),
            1 => Ok(Stone::Mine),
            2 => Ok(Stone::Theirs),
            _ => Err(SampleError::Stone { place: place + HEAD + index, byte }),
        };
        let stones = stones.iter().enumerate().map(stone).collect::<Result<_, _>>()?;
        Ok(Self {
            perspective: Perspective::of_stones(size, stones),
            visits: visits.as_chunks().0.iter().map(|&pair| u16::from_le_bytes(pair)).collect(),
            value: f32::from(head[1] as i8) / 127.0,
            teaches_moves: head[2] != 0,
            won: head[0] == 1,
        })
    }
}

#[cfg(test)]
mod tests {
    use jogada_experts::hex::net::Net;
    use jogada_rules::Dice;

    use super::*;
    use crate::selfplay::{SelfPlayPace, game};

    #[test]
    fn a_game_of_the_net_reads_back_as_it_was_written() {
        let pace = SelfPlayPace { full: 20, brief: 5, one_in: 2 };
        let samples = game(Net::standard(), 5, pace, &mut Dice::new(4));
        assert!(samples.len() > 2);
        let mut bytes = Vec::new();
        for sample in &samples {
            sample.write(&mut bytes);
        }
        let read = Sample::read_all(5, &bytes).expect("just written");
        assert_eq!(read.len(), samples.len());
        for (read, sample) in read.iter().zip(&samples) {
            assert_eq!(read.perspective.stones(), sample.perspective.stones());
            assert_eq!((&read.visits, read.won, read.teaches_moves), (&sample.visits, sample.won, true));
            assert!((read.value - sample.value).abs() < 0.01 && read.visits.iter().any(|&visits| visits > 0));
        }
    }

    #[test]
    fn damaged_samples_are_refused_with_the_place() {
        let mut bytes = vec![0; 2 * (HEAD + 3 * 4)];
        assert_eq!(Sample::read_all(2, &bytes).map(|samples| samples.len()), Ok(2));
        bytes[22] = 3;
        assert_eq!(Sample::read_all(2, &bytes).err(), Some(SampleError::Stone { place: 22, byte: 3 }));
        assert_eq!(Sample::read_all(2, &bytes[..17]).err(), Some(SampleError::Short(16)));
    }
}
