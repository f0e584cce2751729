//! The search: can the side to move get at least so much?
//!
//! Values have the parity of the open boxes, so "at least this much?" in steps of two is the whole of it. A position is
//! answered by the ledger, by the pieces alone once the rest is gone, or by its moves: the line that worked last time,
//! safe lines from the middle outward, and what can be given away. Threads share the ledger and tell each other what
//! they are busy with, so that each looks elsewhere first.
//!
//! References: Barker and Korf, "Solving Dots-and-Boxes", 2012; Berlekamp, Conway and Guy, "Winning Ways", chapter 16.

#[cfg(test)]
mod tests;

use std::sync::atomic::{AtomicU64, Ordering};

use jogada_search::{Clock, Stopped};

use super::field::Set;
use super::ledger::{Ledger, LedgerEntry, NO_LINE};
use super::quiet::{Ground, Quiet};
use super::web::Offer;

/// A search in progress.
pub(super) struct QuietSearch<'a> {
    ground: Ground<'a>,
    ledger: &'a Ledger,
    /// What other threads are at; nothing where there is one thread.
    desk: Option<&'a ThreadDesk>,
    pub(super) clock: Clock,
    /// Called now and then.
    pulse: &'a mut dyn FnMut(&Clock),
    next_pulse: u64,
}

/// Positions between two pulses: a few milliseconds.
const PULSE: u64 = 1 << 13;

/// Positions with fewer free lines are answered without asking who is at them.
const WORTH_SHARING: u32 = 12;
/// Positions with fewer free lines do not look at all their children in the ledger first.
const WORTH_PROBING: u32 = 8;

/// What is known about one position, for the side to move.
#[derive(Clone, Copy, Debug)]
struct Bounds {
    lower: i32,
    upper: i32,
}

/// A move that proves what was asked: a line of the field, or a piece that was opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Proof {
    Line(usize),
    Piece,
}

/// A question that the ledger could not answer.
struct Open {
    number: u64,
    symmetry: usize,
    bounds: Bounds,
    hint: Option<usize>,
    least: i32,
}

/// What the moves tried so far get.
#[derive(Debug)]
struct Best {
    /// At least this much if it is enough, else at most.
    bound: i32,
    proof: Option<Proof>,
    /// What was asked for.
    least: i32,
}

impl Best {
    #[inline]
    fn raise(&mut self, bound: i32, proof: Proof) {
        if bound > self.bound {
            (self.bound, self.proof) = (bound, Some(proof));
        }
    }

    #[inline]
    const fn is_enough(&self) -> bool {
        self.bound >= self.least
    }
}

impl Bounds {
    fn of(entry: LedgerEntry, boxes: i32) -> Self {
        Self { lower: 2 * i32::from(entry.lower) - boxes, upper: 2 * i32::from(entry.upper) - boxes }
    }

    /// The bound that says whether it is `least` or more, if one does.
    const fn answer(self, least: i32) -> Option<i32> {
        if self.lower >= least {
            Some(self.lower)
        } else if self.upper < least {
            Some(self.upper)
        } else {
            None
        }
    }
}

impl<'a> QuietSearch<'a> {
    pub(super) fn new(
        ground: Ground<'a>,
        ledger: &'a Ledger,
        desk: Option<&'a ThreadDesk>,
        clock: Clock,
        pulse: &'a mut dyn FnMut(&Clock),
    ) -> Self {
        Self { ground, ledger, desk, next_pulse: clock.nodes() + PULSE, clock, pulse }
    }

    /// Whether the side to move gets at least `least` more boxes than the other side.
    pub(super) fn is_at_least(&mut self, quiet: &Quiet, least: i32) -> Result<bool, Stopped> {
        Ok(self.bound(quiet, least)? >= least)
    }

    /// What the side to move gets more than the other side: at least this much if it is `least` or more, else at most.
    fn bound(&mut self, quiet: &Quiet, least: i32) -> Result<i32, Stopped> {
        match self.look_up(quiet, least) {
            Ok(bound) => Ok(bound),
            Err(open) => self.work_out(quiet, &open),
        }
    }

    /// What is known without searching; else what the search has to start from.
    #[inline]
    fn look_up(&self, quiet: &Quiet, least: i32) -> Result<i32, Open> {
        let boxes = quiet.boxes;
        // Of an odd number of boxes no one gets an even margin.
        let least = least + ((least + boxes) & 1);
        if quiet.free() == 0 {
            return Ok(self.ground.collections.value(quiet.collection));
        }
        let everything = Bounds { lower: -boxes, upper: boxes };
        if let Some(bound) = everything.answer(least) {
            return Ok(bound);
        }
        let (number, symmetry) = quiet.number(self.ground.field);
        let Some(entry) = self.ledger.find(number) else {
            return Err(Open { number, symmetry, bounds: everything, hint: None, least });
        };
        let bounds = Bounds::of(entry, boxes);
        let hint = (entry.line != NO_LINE).then(|| self.ground.field.origin(entry.line.into(), symmetry));
        bounds.answer(least).ok_or(Open { number, symmetry, bounds, hint, least })
    }

    fn work_out(&mut self, quiet: &Quiet, open: &Open) -> Result<i32, Stopped> {
        self.clock.tick()?;
        if self.clock.nodes() >= self.next_pulse {
            self.next_pulse += PULSE;
            (self.pulse)(&self.clock);
        }
        let before = self.clock.nodes();
        let desk = self.desk.filter(|_| quiet.free().count_ones() >= WORTH_SHARING);
        if let Some(desk) = desk {
            desk.enter(open.number);
        }
        let best = self.try_moves(quiet, open);
        if let Some(desk) = desk {
            desk.leave(open.number);
        }
        let best = best?;
        self.write_down(quiet, open, &best, self.clock.nodes() - before);
        Ok(best.bound)
    }

    fn write_down(&self, quiet: &Quiet, open: &Open, best: &Best, nodes: u64) {
        let mut bounds = open.bounds;
        if best.is_enough() {
            bounds.lower = bounds.lower.max(best.bound);
        } else {
            bounds.upper = bounds.upper.min(best.bound);
        }
        let line = match best.proof {
            Some(Proof::Line(line)) if best.is_enough() => self.ground.field.image(line, open.symmetry) as u8,
            _ => NO_LINE,
        };
        let steps = |bound: i32| i32::midpoint(bound, quiet.boxes) as u8;
        let work = (1 + (nodes + 1).ilog2() / 3).min(7) as u8;
        self.ledger
            .store(open.number, LedgerEntry { lower: steps(bounds.lower), upper: steps(bounds.upper), line, work });
    }

    /// The best of the moves, up to the first that gets what was asked for.
    fn try_moves(&mut self, quiet: &Quiet, open: &Open) -> Result<Best, Stopped> {
        let mut best = Best { bound: -quiet.boxes, proof: None, least: open.least };
        let mut safe = quiet.safe_lines(self.ground.field);
        if let Some(line) = open.hint.filter(|&line| safe >> line & 1 == 1) {
            safe &= !(1 << line);
            self.try_safe(quiet, 1 << line, &mut best)?;
        }
        if !best.is_enough() {
            if quiet.free().count_ones() >= WORTH_PROBING {
                self.try_many(quiet, safe, &mut best)?;
            } else {
                self.try_safe(quiet, safe, &mut best)?;
            }
        }
        if !best.is_enough() {
            self.try_giving(quiet, &mut best)?;
        }
        Ok(best)
    }

    /// Looks all safe lines up before it searches any; what other threads are at comes last.
    fn try_many(&mut self, quiet: &Quiet, mut safe: Set, best: &mut Best) -> Result<(), Stopped> {
        let numbers = self.numbers_after(quiet, safe);
        let mut left = safe;
        let mut busy = 0;
        while left != 0 {
            let line = last(left);
            left &= !(1 << line);
            // A safe line takes no box, and what is asked of the other side has the parity of the boxes again.
            let entry = self.ledger.find(numbers[line]);
            match entry.and_then(|entry| Bounds::of(entry, quiet.boxes).answer(2 - best.least)) {
                Some(bound) => {
                    best.raise(-bound, Proof::Line(line));
                    safe &= !(1 << line);
                }
                None if self.desk.is_some_and(|desk| desk.is_busy(numbers[line])) => busy |= 1 << line,
                None => {}
            }
            if best.is_enough() {
                return Ok(());
            }
        }
        self.try_safe(quiet, safe & !busy, best)?;
        self.try_safe(quiet, busy, best)
    }

    /// The numbers of the positions after some safe lines, and the ledger made ready to be asked about them.
    fn numbers_after(&self, quiet: &Quiet, mut safe: Set) -> [u64; 64] {
        let mut numbers = [0; 64];
        while safe != 0 {
            let line = last(safe);
            safe &= !(1 << line);
            numbers[line] = quiet.after_safe(self.ground, line).number(self.ground.field).0;
            self.ledger.prefetch(numbers[line]);
        }
        numbers
    }

    fn try_safe(&mut self, quiet: &Quiet, mut safe: Set, best: &mut Best) -> Result<(), Stopped> {
        while safe != 0 && !best.is_enough() {
            let line = last(safe);
            safe &= !(1 << line);
            let after = quiet.after_safe(self.ground, line);
            best.raise(-self.bound(&after, 1 - best.least)?, Proof::Line(line));
        }
        Ok(())
    }

    fn try_giving(&mut self, quiet: &Quiet, best: &mut Best) -> Result<(), Stopped> {
        let collections = self.ground.collections;
        for opening in collections.openings(quiet.collection) {
            let bound = self.bound_of_gift(opening.offer, &quiet.after_opening(opening), best.least)?;
            best.raise(bound, Proof::Piece);
            if best.is_enough() {
                return Ok(());
            }
        }
        let mut result = Ok(());
        quiet.each_giving(self.ground, |lines, offer, after| {
            match self.bound_of_gift(offer, &after, best.least) {
                Ok(bound) => best.raise(bound, Proof::Line(last(lines))),
                Err(stopped) => result = Err(stopped),
            }
            result.is_ok() && !best.is_enough()
        });
        result
    }

    /// A bound on what giving this away leaves.
    fn bound_of_gift(&mut self, offer: Offer, after: &Quiet, least: i32) -> Result<i32, Stopped> {
        let Offer { boxes, dealt } = offer;
        if dealt == 0 {
            return Ok(-boxes - self.bound(after, 1 - least - boxes)?);
        }
        // The other side gets the boxes less the deal, and how far the rest is from minus the deal, either way.
        let room = dealt - boxes - least;
        if room < 0 {
            // With an odd number of boxes left the rest is at least one away from the deal.
            return Ok(dealt - boxes - (after.boxes & 1));
        }
        let upper = self.bound(after, room - dealt + 1)?;
        if upper > room - dealt {
            return Ok(dealt - boxes - (upper + dealt));
        }
        let lower = self.bound(after, -room - dealt)?;
        if lower < -room - dealt {
            return Ok(dealt - boxes - (lower + dealt).abs());
        }
        Ok(dealt - boxes - (upper + dealt).abs().max((lower + dealt).abs()))
    }
}

/// The line nearest the middle.
#[inline]
const fn last(lines: Set) -> usize {
    63 - lines.leading_zeros() as usize
}

/// What threads are busy with. It may forget, and then two work on the same.
pub(super) struct ThreadDesk(Vec<AtomicU64>);

/// Far more than threads have positions open.
const PLACES: usize = 1 << 12;

impl ThreadDesk {
    pub(super) fn new() -> Self {
        Self((0..PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    fn place(&self, number: u64) -> &AtomicU64 {
        &self.0[(number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 52) as usize]
    }

    fn enter(&self, number: u64) {
        self.place(number).store(number, Ordering::Relaxed);
    }

    fn leave(&self, number: u64) {
        let _ = self.place(number).compare_exchange(number, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    fn is_busy(&self, number: u64) -> bool {
        self.place(number).load(Ordering::Relaxed) == number
    }
}
