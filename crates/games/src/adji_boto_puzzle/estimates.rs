//! Estimates of the moves still to make.

use jogada_rules::{Cost, Heuristic, Promise};

use super::{AdjiBotoPuzzle, MOST_PER_MOVE, PuzzleBoard};
use crate::adji_boto::sowing::HOLES;

/// The pieces left. A move may take five at once, so this overestimates.
#[derive(Clone, Copy, Debug, Default)]
pub struct Base;

/// Pieces left, half the empty holes, and three tenths of the spread: the neighbors that holes with pieces have in the
/// grid. Nothing on the empty board. It overestimates even more than [`Base`], and finds long solutions quickly.
#[derive(Clone, Copy, Debug, Default)]
pub struct Advanced;

/// A fifth of the pieces left, rounded up: a move takes five at most.
#[derive(Clone, Copy, Debug, Default)]
pub struct Fifths;

impl Heuristic<AdjiBotoPuzzle> for Base {
    #[inline]
    fn estimate(&self, _: &AdjiBotoPuzzle, state: &PuzzleBoard) -> Cost {
        Cost::moves(state.pieces())
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}

impl Heuristic<AdjiBotoPuzzle> for Advanced {
    #[inline]
    fn estimate(&self, _: &AdjiBotoPuzzle, state: &PuzzleBoard) -> Cost {
        let pieces = state.pieces();
        if pieces == 0 {
            return Cost::ZERO;
        }
        let beside = |index| if index % HOLES == 0 || index % HOLES == HOLES - 1 { 300 * 2 } else { 300 * 3 };
        let weight = |(index, &held): (usize, &u8)| if held == 0 { 500 } else { beside(index) };
        Cost::moves(pieces) + Cost::thousandths(state.holes.iter().enumerate().map(weight).sum())
    }

    fn promise(&self) -> Promise {
        Promise::Nothing
    }
}

impl Heuristic<AdjiBotoPuzzle> for Fifths {
    #[inline]
    fn estimate(&self, _: &AdjiBotoPuzzle, state: &PuzzleBoard) -> Cost {
        Cost::moves(state.pieces().div_ceil(MOST_PER_MOVE))
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}
