//! Chains and loops: what a board without safe lines falls apart into.
//!
//! A run is a row of boxes that lack two lines each. It ends at the outside, or at a joint: a box that lacks more. When
//! a run is gone its joints lack one line less, and a joint that lacks two joins the runs that are left around it. The
//! shortest runs go first, because they cost their opener least; but never one that comes back to its own joint before
//! what else ends there: opening the one would open the other.

use super::sketch::Sketch;
use crate::dots_and_boxes::board::MOST_BOXES;

/// The most runs that are followed. The largest board has room for more, but not in any game that was played.
pub(super) const MOST_RUNS: usize = 128;

/// A row of boxes between two ends: numbers of joints, or of the outside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Run {
    length: u16,
    ends: [u16; 2],
}

/// Lengths of chains and of loops.
#[derive(Clone, Debug)]
pub(super) struct Pieces {
    lengths: [[u16; MOST_RUNS]; 2],
    counts: [usize; 2],
}

const CHAIN: usize = 0;
const LOOP: usize = 1;

impl Pieces {
    const fn new() -> Self {
        Self { lengths: [[0; MOST_RUNS]; 2], counts: [0; 2] }
    }

    #[cfg(test)]
    pub(super) fn from_lengths(chains: &[u16], loops: &[u16]) -> Self {
        let mut pieces = Self::new();
        for (kind, lengths) in [(CHAIN, chains), (LOOP, loops)] {
            for &length in lengths {
                pieces.add(kind, length);
            }
        }
        pieces
    }

    #[inline]
    fn add(&mut self, kind: usize, length: u16) {
        if self.counts[kind] < MOST_RUNS {
            self.lengths[kind][self.counts[kind]] = length;
            self.counts[kind] += 1;
        }
    }

    /// The chains and the loops, shortest first.
    pub(super) fn sorted(&mut self) -> (&[u16], &[u16]) {
        let [chains, loops] = &mut self.lengths;
        let (chains, loops) = (&mut chains[..self.counts[CHAIN]], &mut loops[..self.counts[LOOP]]);
        chains.sort_unstable();
        loops.sort_unstable();
        (chains, loops)
    }
}

/// The chains and loops of a board without safe lines.
pub(super) fn fall_apart(sketch: &Sketch<'_>) -> Pieces {
    let mut web = Web::of(sketch);
    while let Some(run) = web.take_shortest() {
        web.pieces.add(CHAIN, run.length);
        run.ends.into_iter().for_each(|end| web.loosen(end.into()));
    }
    web.pieces
}

/// Runs and joints.
struct Web {
    runs: [Run; MOST_RUNS],
    count: usize,
    /// How many lines each joint lacks.
    missing: [u8; MOST_BOXES + 1],
    outside: u16,
    pieces: Pieces,
}

impl Web {
    fn of(sketch: &Sketch<'_>) -> Self {
        let mut web = Self {
            runs: [Run::default(); MOST_RUNS],
            count: 0,
            missing: sketch.all_missing(),
            outside: sketch.boxes() as u16,
            pieces: Pieces::new(),
        };
        let mut seen = [false; MOST_BOXES];
        for number in 0..sketch.boxes() {
            if sketch.missing(number) == 2 && !seen[number] {
                web.follow(sketch, number, &mut seen);
            }
        }
        web
    }

    /// Adds the run or the loop that `start` is part of.
    fn follow(&mut self, sketch: &Sketch<'_>, start: usize, seen: &mut [bool; MOST_BOXES]) {
        let mut length = 1;
        let mut ends = [0; 2];
        seen[start] = true;
        let mut ways = sketch.ways_out(start);
        for end in &mut ends {
            let (mut before, mut here) = (start, ways.next().expect("a box that lacks two lines has two ways out"));
            while sketch.missing(here) == 2 {
                if here == start {
                    self.pieces.add(LOOP, length);
                    return;
                }
                seen[here] = true;
                length += 1;
                (before, here) = (here, sketch.way_on(here, before));
            }
            *end = here as u16;
        }
        self.push(Run { length, ends });
    }

    fn push(&mut self, run: Run) {
        if self.count < MOST_RUNS {
            self.runs[self.count] = run;
            self.count += 1;
        }
    }

    fn remove(&mut self, index: usize) -> Run {
        self.count -= 1;
        self.runs.swap(index, self.count);
        self.runs[self.count]
    }

    fn take_shortest(&mut self) -> Option<Run> {
        let index = (0..self.count).min_by_key(|&index| self.cost(self.runs[index]))?;
        Some(self.remove(index))
    }

    /// What decides which run is opened first: the least.
    const fn cost(&self, run: Run) -> (bool, u16) {
        let comes_back = run.ends[0] == run.ends[1] && run.ends[0] != self.outside;
        (comes_back, run.length)
    }

    /// Draws a line of a joint.
    fn loosen(&mut self, joint: usize) {
        self.missing[joint] -= 1;
        if self.missing[joint] == 2 {
            self.join(joint);
        }
    }

    /// Makes one run of the two that end at `joint`.
    fn join(&mut self, joint: usize) {
        let Some(one) = self.take_at(joint) else { return };
        match self.take_at(joint) {
            Some(two) => {
                let ends = [one.other_end(joint), two.other_end(joint)];
                self.push(Run { length: one.length + two.length + 1, ends });
            }
            // Both its ends were there.
            None => self.pieces.add(LOOP, one.length + 1),
        }
    }

    /// Takes out a run that ends at `joint`.
    fn take_at(&mut self, joint: usize) -> Option<Run> {
        let index = (0..self.count).find(|&index| self.runs[index].ends.contains(&(joint as u16)))?;
        Some(self.remove(index))
    }
}

impl Run {
    const fn other_end(self, joint: usize) -> u16 {
        let [one, two] = self.ends;
        if one as usize == joint { two } else { one }
    }
}
