//! A few numbers that are looked at together.
//!
//! Values are all over the memory. First everything that will be asked for is listed, then it is asked for in loops that
//! depend on nothing else: so a processor waits for many values at the same time instead of for one after the other.

use jogada_rules::{Backward, Lead};

use super::values::Values;

/// So many numbers make a batch.
const SIZE: usize = 32;

/// Numbers with their boards, and what is found out about them.
pub(super) struct Batch<G: Backward> {
    notes: G::Notes,
    numbers: Vec<u64>,
    boards: Vec<G::Board>,
    /// Where the moves of all boards lead, one board after the other.
    leads: Vec<Lead>,
    /// How many leads there are up to and including each board's.
    ends: Vec<usize>,
    /// What each lead is worth to the mover.
    worths: Vec<i8>,
    /// What one ply shows.
    shown: Vec<i8>,
    /// Which of the boards have news, by index.
    news: Vec<usize>,
    /// Predecessors of those, each with the value that is the news.
    before: Vec<(u64, i8)>,
}

impl<G: Backward> Batch<G> {
    pub(super) fn new() -> Self {
        Self {
            notes: G::Notes::default(),
            numbers: Vec::with_capacity(SIZE),
            boards: Vec::with_capacity(SIZE),
            leads: Vec::new(),
            ends: Vec::with_capacity(SIZE),
            worths: Vec::new(),
            shown: Vec::with_capacity(SIZE),
            news: Vec::with_capacity(SIZE),
            before: Vec::new(),
        }
    }

    pub(super) const fn is_full(&self) -> bool {
        self.numbers.len() >= SIZE
    }

    pub(super) fn clear(&mut self) {
        self.numbers.clear();
        self.boards.clear();
        self.leads.clear();
        self.ends.clear();
    }

    #[inline]
    pub(super) fn add(&mut self, game: &G, level: usize, number: u64, board: G::Board) {
        game.forward(level, &board, &mut self.notes, |lead| self.leads.push(lead));
        self.numbers.push(number);
        self.boards.push(board);
        self.ends.push(self.leads.len());
    }

    /// Finds what one ply shows about each board.
    #[inline]
    pub(super) fn look(&mut self, levels: &[&Values]) {
        self.worths.clear();
        self.worths.extend(self.leads.iter().map(|lead| lead.gain - levels[lead.level].get(lead.number)));
        self.shown.clear();
        let mut start = 0;
        for &end in &self.ends {
            let best = self.worths[start..end].iter().copied().max();
            self.shown.push(best.expect("the named side moves or passes"));
            start = end;
        }
    }

    /// The numbers with what was shown of them.
    pub(super) fn shown(&self) -> impl Iterator<Item = (u64, i8)> + '_ {
        self.numbers.iter().copied().zip(self.shown.iter().copied())
    }

    /// Has `keep` keep what was shown, which says whether it was news.
    #[inline]
    pub(super) fn keep_news(&mut self, keep: impl Fn(u64, i8) -> bool) {
        self.news.clear();
        for index in 0..self.numbers.len() {
            if keep(self.numbers[index], self.shown[index]) {
                self.news.push(index);
            }
        }
    }

    /// Tells all predecessors that the news may matter to.
    #[inline]
    pub(super) fn tell_predecessors(&mut self, game: &G, own: &Values, mut tell: impl FnMut(u64)) {
        self.before.clear();
        for &index in &self.news {
            let value = self.shown[index];
            game.backward(&self.boards[index], &mut self.notes, |before| self.before.push((before, value)));
        }
        // A loss is a move to win by, for whom it is news; a win matters to those who may lose. What each of them has
        // is asked of all before any is told, for the reason above.
        let known = self.before.iter().map(|&(before, _)| own.get(before));
        self.worths.clear();
        self.worths.extend(known);
        for (&(before, value), &known) in self.before.iter().zip(&self.worths) {
            if if value < 0 { known < -value } else { known <= 0 } {
                tell(before);
            }
        }
    }
}
