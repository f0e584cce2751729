//! The value of every number of a level, by workers who share it and own a part each: one pass a score.
//!
//! [`work_out`](super::work_out) has all values in one memory and looks at a number again whenever that may show more. That
//! does not do where a look is a question to another machine. Here every number is decided once, and only then told about:
//!
//! - Scores go from the highest down. In the pass of a score `s` exactly the numbers worth `s` or −`s` are decided; what is
//!   worth more was, and what is worth less will be. What no pass decides is worth nothing.
//! - A number is a win of `s` if a capture is worth `s`, or a quiet move leads to a loss of `s`. It is a loss of `s` when all
//!   its quiet moves lead to wins, of `s` or more since they are decided, and its best capture is worth −`s` or less.
//! - So for each number there is its best capture and how many of its quiet moves lead to numbers that are not decided: two
//!   bytes, which are its value once it is decided. Whoever decides a number tells each of its predecessors, in a word.
//!
//! Numbers are dealt out in blocks, in turn, so that every worker has some of everything.

use jogada_rules::{Backward, Lead, Outbox};

use super::marks::Marks;

/// So many numbers are dealt out together. A power of two.
pub const DEAL: u64 = 4096;

/// So many captures are looked up at a time.
const TOGETHER: usize = 128;

/// How the numbers of a level are dealt out to workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deal {
    /// How many numbers there are.
    pub count: u64,
    /// How many workers there are.
    pub workers: usize,
}

impl Deal {
    /// Whose a number is, and which it is of theirs.
    #[inline]
    pub const fn place(self, number: u64) -> (usize, u64) {
        // No level has so many blocks that they do not fit, and dividing 32 bits takes half of the time.
        let (block, workers) = ((number / DEAL) as u32, self.workers as u32);
        ((block % workers) as usize, (block / workers) as u64 * DEAL + number % DEAL)
    }

    /// The number that is a worker's `own`th.
    #[inline]
    pub const fn number(self, worker: usize, own: u64) -> u64 {
        (own / DEAL * self.workers as u64 + worker as u64) * DEAL + own % DEAL
    }

    /// The blocks of a worker, by number, in order.
    pub fn blocks(self, worker: usize) -> impl Iterator<Item = u64> {
        (worker as u64..self.count.div_ceil(DEAL)).step_by(self.workers)
    }

    /// How many numbers a block has: all but the last have as many as are dealt out together.
    pub fn length(self, block: u64) -> u64 {
        (self.count - block * DEAL).min(DEAL)
    }

    /// How many numbers a worker has.
    pub fn owned(self, worker: usize) -> u64 {
        self.blocks(worker).map(|block| self.length(block)).sum()
    }
}

/// What is known of a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardKnowledge {
    /// What the best capture is worth, [`Self::NO_CAPTURE`] if there is none; once it is decided, what the number is worth.
    pub worth: i8,
    /// How many quiet moves lead to numbers that are not decided, [`Self::DECIDED`] once it is decided itself.
    pub open: u8,
}

impl BoardKnowledge {
    /// Worth less than any capture.
    pub const NO_CAPTURE: i8 = i8::MIN;
    /// More quiet moves than there can be.
    pub const DECIDED: u8 = u8::MAX;

    /// Before anything is known.
    pub const NONE: Self = Self { worth: Self::NO_CAPTURE, open: 0 };

    const fn decided(worth: i8) -> Self {
        Self { worth, open: Self::DECIDED }
    }

    /// What it is worth when all passes are over.
    pub const fn value(self) -> i8 {
        if self.open == Self::DECIDED { self.worth } else { 0 }
    }
}

/// One worker's part of a level.
pub struct LevelShare<'a, G> {
    game: &'a G,
    level: usize,
    deal: Deal,
    worker: usize,
    known: Vec<BoardKnowledge>,
    /// Which of them were decided and not told about.
    news: Marks,
    score: i8,
}

impl<'a, G: Backward> LevelShare<'a, G> {
    /// Of a level of which nothing is known.
    pub fn new(game: &'a G, level: usize, deal: Deal, worker: usize) -> Self {
        let owned = deal.owned(worker);
        let known = vec![BoardKnowledge::NONE; owned as usize];
        Self { game, level, deal, worker, known, news: Marks::none(owned), score: 0 }
    }

    /// What is known of this worker's numbers, in order.
    pub fn known(&self) -> &[BoardKnowledge] {
        &self.known
    }

    /// The same, for what was known before.
    pub fn known_mut(&mut self) -> &mut [BoardKnowledge] {
        &mut self.known
    }

    /// Whose it is.
    pub const fn worker(&self) -> usize {
        self.worker
    }

    /// How many blocks it has.
    pub fn blocks(&self) -> u64 {
        (self.known.len() as u64).div_ceil(DEAL)
    }

    /// Looks at a block of its own, the `index`th: counts quiet moves, and has `worth` say what each capture is worth,
    /// which may as well say so later: [`hear_worth`](Self::hear_worth).
    pub fn look_ahead(&mut self, index: u64, mut worth: impl FnMut(u64, Lead) -> Option<i8>) {
        let first = index * DEAL;
        let mut notes = G::Notes::default();
        let mut board = self.game.board(self.level, self.deal.number(self.worker, first));
        let end = (first + DEAL).min(self.known.len() as u64);
        let mut captures = Vec::new();
        for own in first..end {
            if own > first {
                self.game.advance(&mut board);
            }
            let open = &mut self.known[own as usize].open;
            self.game.forward(self.level, &board, &mut notes, |lead| {
                if lead.level == self.level { *open += 1 } else { captures.push((own, lead)) }
            });
            // Values are all over the memory: many are asked for at a time, so that one is not waited for after the other.
            if captures.len() >= TOGETHER || own + 1 == end {
                for (own, lead) in captures.drain(..) {
                    if let Some(worth) = worth(own, lead) {
                        self.hear_worth(own, worth);
                    }
                }
            }
        }
    }

    /// Hears what a capture is worth.
    #[inline]
    pub fn hear_worth(&mut self, own: u64, worth: i8) {
        let known = &mut self.known[own as usize];
        known.worth = known.worth.max(worth);
    }

    /// Begins the pass of a score: decides what follows from captures and from earlier passes alone.
    pub fn begin(&mut self, score: i8) {
        self.score = score;
        let ready = |known: &BoardKnowledge| {
            (known.worth == score && known.open != BoardKnowledge::DECIDED)
                || (known.worth == -score && known.open == 0)
        };
        for (group, known) in self.known.chunks_mut(64).enumerate() {
            // Few groups have any: all at once is quicker than one after the other.
            if known.iter().fold(false, |any, known| any | ready(known)) {
                for (at, known) in known.iter_mut().enumerate().filter(|(_, known)| ready(known)) {
                    known.open = BoardKnowledge::DECIDED;
                    self.news.set(group as u64 * 64 + at as u64);
                }
            }
        }
    }

    /// Hears that successors of its numbers were decided, in the pass of the score that was begun.
    #[inline]
    pub fn hear(&mut self, words: &[u64]) {
        for &word in words {
            let (own, won) = (word / 2, word % 2 == 1);
            let known = &mut self.known[own as usize];
            if known.open == BoardKnowledge::DECIDED {
                continue;
            }
            if !won {
                *known = BoardKnowledge::decided(self.score);
                self.news.set(own);
                continue;
            }
            known.open -= 1;
            if known.open == 0 && known.worth <= -self.score {
                *known = BoardKnowledge::decided(-self.score);
                self.news.set(own);
            }
        }
    }

    /// Tells about numbers that were decided, in the order of their numbers, until there are `most` words or no more news.
    /// Says whether there is more.
    pub fn speak(&mut self, most: usize, outbox: &mut Outbox) -> bool {
        let mut notes = G::Notes::default();
        let mut last: Option<(u64, G::Board)> = None;
        let Self { game, level, deal, worker, known, news, .. } = self;
        news.take_while(|own| {
            let number = deal.number(*worker, own);
            let board = board_after(*game, *level, last, number);
            last = Some((number, board));
            let won = u64::from(known[own as usize].worth > 0);
            game.backward(&board, &mut notes, |before| {
                let (owner, theirs) = deal.place(before);
                outbox.tell(owner, theirs * 2 + won);
            });
            outbox.told() < most
        })
    }
}

/// It takes as long to find a board by its number as to go on to the next one so many times.
const STRIDE: u64 = 16;

/// The board with that number, from one before it.
#[inline]
pub(super) fn board_after<G: Backward>(game: &G, level: usize, last: Option<(u64, G::Board)>, number: u64) -> G::Board {
    match last {
        Some((before, mut board)) if number - before <= STRIDE => {
            (before..number).for_each(|_| game.advance(&mut board));
            board
        }
        _ => game.board(level, number),
    }
}
