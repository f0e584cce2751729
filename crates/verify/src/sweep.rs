//! Adji-boto with few pieces: all boards of a number of pieces, swept again and again until nothing changes.
//!
//! Boards are kept by what is in their twelve holes, in a map; nothing here knows how others number them. A value is
//! what the side that is named to move can be sure of, play without end being worth nothing: known values start at 0
//! and grow away from it.

use std::collections::HashMap;

use jogada_games::adji_boto::{AdjiBoto, Position};
use jogada_rules::{Dice, Game, Notation};

use crate::{Checker, ValuedPosition};

/// The boards with at most so many pieces are swept.
const MOST: usize = 7;
/// Twelve holes: the mover's row in the direction of sowing, then the other's.
type Holes = [u8; 12];

/// The values of all boards with few pieces.
pub(crate) struct Sweep {
    game: AdjiBoto,
    dice: Dice,
    values: HashMap<Holes, i32>,
}

impl Sweep {
    pub(crate) fn new(game: AdjiBoto, seed: u64) -> Self {
        let mut sweep = Self { game, dice: Dice::new(seed), values: HashMap::from([([0; 12], 0)]) };
        for pieces in 1..=MOST {
            sweep.work_out(pieces);
        }
        sweep
    }

    fn work_out(&mut self, pieces: usize) {
        let mut boards = Vec::new();
        all_boards(&mut [0; 12], 0, pieces as u8, &mut boards);
        self.values.extend(boards.iter().map(|&board| (board, 0)));
        loop {
            let mut changed = false;
            for &board in &boards {
                let shown = best_of(&self.values, board);
                changed |= self.values.insert(board, shown) != Some(shown);
            }
            if !changed {
                return;
            }
        }
    }

    fn holes(state: &Position, first_moves: bool) -> Holes {
        let [top, bottom] = state.grid();
        let against: Vec<u8> = top.iter().rev().copied().collect();
        let (own, other) = if first_moves { (&bottom[..], &against[..]) } else { (&against[..], &bottom[..]) };
        std::array::from_fn(|hole| if hole < 6 { own[hole] } else { other[hole - 6] })
    }

    fn value_of(&self, state: &Position) -> Option<i32> {
        self.values.get(&Self::holes(state, self.game.turn(state).number() == 1)).copied()
    }
}

/// All ways to lay `left` pieces in the holes from `from` on.
fn all_boards(board: &mut Holes, from: usize, left: u8, out: &mut Vec<Holes>) {
    if from == board.len() - 1 {
        board[from] = left;
        out.push(*board);
        return;
    }
    for here in 0..=left {
        board[from] = here;
        all_boards(board, from + 1, left - here, out);
    }
}

/// What one move shows. A side without pieces lets the turn pass.
fn best_of(values: &HashMap<Holes, i32>, board: Holes) -> i32 {
    let plays: Vec<_> = (0..6).filter(|&hole| board[hole] > 0).collect();
    if plays.is_empty() {
        return -values[&turned(board)];
    }
    let worth = |&hole: &usize| {
        let (after, caught) = sown(board, hole);
        i32::from(caught) - values[&turned(after)]
    };
    plays.iter().map(worth).max().expect("there is a hole to play")
}

/// Sows piece by piece, as the rules tell it.
fn sown(mut board: Holes, origin: usize) -> (Holes, u8) {
    let mut hand = std::mem::take(&mut board[origin]);
    let mut at = origin;
    while hand > 0 {
        at = (at + 1) % 12;
        if at != origin {
            board[at] += 1;
            hand -= 1;
        }
    }
    let caught = if at >= 6 && [1, 3, 5].contains(&board[at]) { std::mem::take(&mut board[at]) } else { 0 };
    (board, caught)
}

/// The board as the other side sees it.
fn turned(board: Holes) -> Holes {
    std::array::from_fn(|hole| board[(hole + 6) % 12])
}

impl Checker for Sweep {
    fn draw(&mut self) -> ValuedPosition {
        loop {
            let mut holes = [0u8; 12];
            let pieces = 1 + self.dice.below(MOST);
            (0..pieces).for_each(|_| holes[self.dice.below(12)] += 1);
            let row = |holes: &[u8]| holes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
            let text = format!("(({})({})) 0 0 {}", row(&holes[..6]), row(&holes[6..]), 1 + self.dice.below(2));
            let state = self.game.read_position(&text).expect("a board of few pieces");
            // A side that is named and has nothing to play has had its turn passed: what is told is for who moves.
            if let Some(value) = self.value_of(&state) {
                return ValuedPosition { position: self.game.position_text(&state), value };
            }
        }
    }

    fn value(&mut self, position: &str) -> Option<i32> {
        self.value_of(&self.game.read_position(position).ok()?)
    }
}
