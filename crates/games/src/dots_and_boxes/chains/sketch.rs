//! A copy of the board to draw on.

use crate::dots_and_boxes::board::{DotsBoard, LINE_WORDS, MOST_BOXES};
use crate::dots_and_boxes::knowledge::missing_lines;
use crate::dots_and_boxes::{DotsAndBoxes, DotsState, contains, flip};

/// The lines drawn, and how many each box still lacks.
pub(super) struct Sketch<'a> {
    board: &'a DotsBoard,
    lines: [u64; LINE_WORDS],
    missing: [u8; MOST_BOXES + 1],
}

/// What can be taken at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct ChainOffer {
    /// How many boxes.
    pub(super) boxes: i32,
    /// How many of them a double-deal hands back, if one is possible: two of an open chain, or four of an open loop.
    pub(super) dealt_back: i32,
}

impl<'a> Sketch<'a> {
    pub(super) fn of(game: &'a DotsAndBoxes, state: &DotsState) -> Self {
        Self { board: &game.board, lines: state.lines, missing: missing_lines(game, state) }
    }

    /// How many boxes there are, closed or not. The box of this number is the outside.
    pub(super) const fn boxes(&self) -> usize {
        self.board.boxes()
    }

    /// How many lines a box lacks.
    #[inline]
    pub(super) const fn missing(&self, number: usize) -> u8 {
        self.missing[number]
    }

    /// The same of all boxes, and of the outside, which never runs out.
    pub(super) const fn all_missing(&self) -> [u8; MOST_BOXES + 1] {
        self.missing
    }

    /// What lies across the free lines of a box.
    #[inline]
    pub(super) fn ways_out(&self, number: usize) -> impl Iterator<Item = usize> {
        self.free_around(number).map(move |line| self.across(line, number))
    }

    /// The way out of a box that does not lead to `before`.
    #[inline]
    pub(super) fn way_on(&self, number: usize, before: usize) -> usize {
        self.ways_out(number).find(|&way| way != before).expect("a box that lacks two lines has another way out")
    }

    #[inline]
    fn free_around(&self, number: usize) -> impl Iterator<Item = usize> {
        self.board.around(number).into_iter().map(usize::from).filter(|&line| !contains(&self.lines, line))
    }

    /// The box on the other side of a line.
    #[inline]
    fn across(&self, line: usize, number: usize) -> usize {
        let [one, two] = self.board.boxes_beside(line).map(usize::from);
        if one == number { two } else { one }
    }

    #[inline]
    fn draw(&mut self, line: usize) {
        flip(&mut self.lines, line);
        for number in self.board.boxes_beside(line) {
            self.missing[usize::from(number)] -= 1;
        }
    }

    /// Takes every box that lacks one line, and those that lack one then.
    pub(super) fn take_offer(&mut self) -> ChainOffer {
        let mut offer = ChainOffer { boxes: 0, dealt_back: 0 };
        for number in 0..self.boxes() {
            if self.missing(number) == 1 {
                self.take_run(number, &mut offer);
            }
        }
        offer
    }

    /// Takes the run that starts at `number`.
    fn take_run(&mut self, number: usize, offer: &mut ChainOffer) {
        let mut length = 0;
        let mut next = number;
        // A line that closes two boxes has met the run's other end.
        while self.missing(next) == 1 {
            let line = self.free_around(next).next().expect("a box that lacks a line has one free");
            let beyond = self.across(line, next);
            self.draw(line);
            length += 1;
            next = beyond;
        }
        let both_ends = self.missing(next) == 0;
        length += i32::from(both_ends);
        offer.boxes += length;
        // Of a run with two open ends four can be dealt back, in pairs; two are cheaper where there is a choice.
        let dealt_back = match (both_ends, length) {
            (false, 2..) => 2,
            (true, 4..) => 4,
            _ => return,
        };
        offer.dealt_back = if offer.dealt_back == 2 { 2 } else { dealt_back };
    }

    /// Draws every line that leaves no box lacking just one, and says how many that were.
    ///
    /// In no order: one row after the other would make for regular boards that no game comes to.
    pub(super) fn draw_safe_lines(&mut self) -> i32 {
        let board = self.board;
        let mut drawn = 0;
        // What is not safe now never becomes so: one pass is enough.
        for line in board.shuffled().iter().copied().map(usize::from) {
            let is_safe = |number: u16| self.missing(number.into()) > 2;
            if !contains(&self.lines, line) && board.boxes_beside(line).into_iter().all(is_safe) {
                self.draw(line);
                drawn += 1;
            }
        }
        drawn
    }
}
