//! What captures are worth, where the levels below are dealt out to workers as well.
//!
//! Workers of one process see each other's parts. What a worker of another process has is asked for in two words, and the
//! answer is a third.

use std::ops::Range;
use std::sync::Arc;

use jogada_rules::{Backward, Lead, Outbox};

use super::passes::{DEAL, Deal, LevelShare};
use super::values::Values;

/// The parts of a level that the workers of this process have.
#[derive(Clone, Debug)]
pub struct LevelBelow {
    /// Which level.
    pub level: usize,
    /// How it was dealt out.
    pub deal: Deal,
    /// What each of them has, in their order.
    pub parts: Vec<Arc<Values>>,
}

/// All that is known here of the levels that captures lead to.
#[derive(Debug)]
pub struct CaptureLooks {
    local: Range<usize>,
    levels: Vec<Option<LevelBelow>>,
    /// The next block that is to be looked at.
    block: u64,
    /// What others asked for and have not been told yet: whom to tell what.
    answers: Vec<(usize, u64)>,
}

/// The first word of a question has this bit; an answer has not.
const QUESTION: u64 = 1 << 63;
/// Bits for one of a worker's numbers.
const OWN_BITS: u32 = 47;
const OWN: u64 = (1 << OWN_BITS) - 1;

impl CaptureLooks {
    /// For the workers with these numbers, who have these levels.
    pub fn new(local: Range<usize>, below: Vec<LevelBelow>) -> Self {
        let mut levels = Vec::new();
        for part in below {
            levels.resize_with(levels.len().max(part.level + 1), || None);
            let level = part.level;
            levels[level] = Some(part);
        }
        Self { local, levels, block: 0, answers: Vec::new() }
    }

    /// How many boards were looked ahead from, to the next full block.
    pub const fn looked(&self) -> u64 {
        self.block * DEAL
    }

    /// Looks ahead from further blocks of a share, and answers what was asked, until there are `most` words to tell. Says
    /// whether there is more to do.
    pub fn speak<G: Backward>(&mut self, share: &mut LevelShare<'_, G>, most: usize, outbox: &mut Outbox) -> bool {
        for (worker, word) in self.answers.drain(..) {
            outbox.tell(worker, word);
        }
        while self.block < share.blocks() && outbox.told() < most {
            let asker = (share.worker() as u64) << OWN_BITS;
            share.look_ahead(self.block, |own, lead| match self.place(lead) {
                Ok(value) => Some(lead.gain - value),
                Err((owner, theirs)) => {
                    outbox.tell(owner, QUESTION | asker | own);
                    outbox.tell(owner, theirs << 16 | (lead.level as u64) << 8 | u64::from(lead.gain as u8));
                    None
                }
            });
            self.block += 1;
        }
        self.block < share.blocks()
    }

    /// Hears questions, which are answered when it speaks next, and answers.
    pub fn hear<G: Backward>(&mut self, share: &mut LevelShare<'_, G>, words: &[u64]) {
        let mut words = words.iter().copied();
        while let Some(word) = words.next() {
            if word & QUESTION == 0 {
                share.hear_worth(word >> 8, word as u8 as i8);
                continue;
            }
            let what = words.next().expect("a question has two words, which are told together");
            let (asker, own) = ((word & !QUESTION) >> OWN_BITS, word & OWN);
            let part = &self.below((what >> 8) as u8 as usize).parts[share.worker() - self.local.start];
            let worth = what as u8 as i8 - part.get(what >> 16);
            self.answers.push((asker as usize, own << 8 | u64::from(worth as u8)));
        }
    }

    /// The value of where a capture leads, or who has it.
    #[inline]
    fn place(&self, lead: Lead) -> Result<i8, (usize, u64)> {
        let below = self.below(lead.level);
        let (owner, theirs) = below.deal.place(lead.number);
        if self.local.contains(&owner) {
            Ok(below.parts[owner - self.local.start].get(theirs))
        } else {
            Err((owner, theirs))
        }
    }

    #[inline]
    fn below(&self, level: usize) -> &LevelBelow {
        self.levels[level].as_ref().expect("captures lead to the levels that were given")
    }
}
