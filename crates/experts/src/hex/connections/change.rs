//! Stones added to a position, and taken back.
//!
//! A stone of the opponent takes the connections that need its cell, and no other: what was left out because a smaller
//! carrier was known falls with that carrier. An own stone leaves every carrier; semi connections that wait for it become
//! full, and its group takes over whatever the parts had.

use super::links::{Link, NO_KEY, Pair};
use super::origins::FullOrigin;
use super::{Endpoint, Network};
use crate::hex::bits::CellBits;

/// What a change has to put back.
#[derive(Clone, Debug)]
pub(super) struct Frame<B> {
    saved: Vec<SavedPair<B>>,
    roots: Vec<Endpoint>,
    stones: B,
    free: B,
}

/// A pair as it was before a change.
#[derive(Clone, Debug)]
struct SavedPair<B> {
    index: u32,
    ends: [Endpoint; 2],
    span: B,
    pair: Pair<B>,
}

/// The change that is under way.
struct Change<B> {
    own: B,
    other: B,
    /// Connections to be kept again, under their new ends.
    moved: Vec<(Endpoint, Endpoint, Link<B>)>,
}

impl<B: CellBits> Network<B> {
    /// Adds stones of the own side and of the other one, all on empty cells.
    pub(in crate::hex) fn play(&mut self, own: B, other: B) {
        debug_assert!(self.origins.is_none(), "where a connection comes from is known as long as nothing is added");
        let (stones, free, roots) = (self.stones, self.free, self.roots.clone());
        self.frames.push(Frame { saved: Vec::new(), roots, stones, free });
        self.stones = self.stones | own;
        self.free = self.free.without(own | other);
        if !own.is_empty() {
            self.find_roots();
        }
        let mut change = Change { own, other, moved: Vec::new() };
        self.sweep(&mut change);
        for (one, other, link) in change.moved {
            if link.key == NO_KEY {
                self.add_full(one, other, link.carrier, || FullOrigin::Touch);
            } else {
                self.add_semi(one, other, link.carrier, link.key, None);
            }
        }
        self.close();
    }

    /// Takes the last change back.
    pub(in crate::hex) fn undo(&mut self) {
        let frame = self.frames.pop().expect("what is taken back was played");
        for SavedPair { index, ends: [one, other], span, pair } in frame.saved {
            let index = index as usize;
            let mut old = std::mem::replace(&mut self.pairs[index], pair);
            old.clear();
            self.spare.push(old);
            self.spans[index] = span;
            self.saved_in[index] = 0;
            self.note_partners(one, other);
        }
        self.roots = frame.roots;
        self.stones = frame.stones;
        self.free = frame.free;
    }

    /// Keeps a pair as it is, so that it can be put back.
    pub(super) fn save(&mut self, index: usize, one: Endpoint, other: Endpoint) {
        let depth = self.frames.len() as u32;
        if let Some(frame) = self.frames.last_mut()
            && self.saved_in[index] != depth
        {
            let mut pair = self.spare.pop().unwrap_or_default();
            pair.copy_from(&self.pairs[index]);
            frame.saved.push(SavedPair { index: index as u32, ends: [one, other], span: self.spans[index], pair });
            self.saved_in[index] = depth;
        }
    }

    /// Goes through all pairs for what the change takes away, moves or makes new.
    fn sweep(&mut self, change: &mut Change<B>) {
        let touched = change.own | change.other;
        let is_changed: Vec<bool> = (0..self.ends() as Endpoint).map(|end| self.is_changed(end, change)).collect();
        let mut index = 0;
        for high in 1..self.ends() {
            for low in 0..high {
                let is_concerned = self.spans[index].meets(touched) || is_changed[low] || is_changed[high];
                if is_concerned && !self.pairs[index].is_empty() {
                    self.sweep_pair(index, low as Endpoint, high as Endpoint, change);
                }
                index += 1;
            }
        }
    }

    /// Whether an end is gone, or part of a group that stands under another.
    fn is_changed(&self, end: Endpoint, change: &Change<B>) -> bool {
        self.roots[end as usize] != end || self.is_among(end, change.other)
    }

    fn sweep_pair(&mut self, index: usize, low: Endpoint, high: Endpoint, change: &mut Change<B>) {
        let roots = [self.roots[low as usize], self.roots[high as usize]];
        let is_gone = self.is_among(low, change.other) || self.is_among(high, change.other) || roots[0] == roots[1];
        self.set_aside(index, low, high);
        if is_gone {
            self.note_partners(low, high);
            return;
        }
        let is_moved = roots != [low, high];
        let (left, mut span) = (&mut self.pairs[index], B::NONE);
        let frame = self.frames.last().expect("a change is under way");
        let pair = &frame.saved.last().expect("it was just set aside").pair;
        for &link in pair.full.iter().chain(&pair.semi) {
            if link.carrier.meets(change.other) {
                continue;
            }
            let is_full = link.key == NO_KEY || change.own.has(link.key as usize);
            // What comes to another end, or has changed, joins with others anew. What a group had before it grew was
            // joined among itself already, and with what comes to it the newcomers are.
            if is_moved || link.carrier.meets(change.own) {
                let key = if is_full { NO_KEY } else { link.key };
                let carrier = link.carrier.without(change.own);
                change.moved.push((roots[0], roots[1], Link { carrier, key, is_fresh: true }));
            } else {
                left.push(link);
                span = span | link.carrier;
            }
        }
        self.spans[index] = span;
        self.note_partners(low, high);
    }

    /// Takes a pair out that was not changed yet, to be put back later. As when it is [saved](Self::save), one of those in use
    /// no more comes into use, for `undo` gives one back: else there were ever more of them.
    fn set_aside(&mut self, index: usize, low: Endpoint, high: Endpoint) {
        let empty = self.spare.pop().unwrap_or_default();
        let pair = std::mem::replace(&mut self.pairs[index], empty);
        self.saved_in[index] = self.frames.len() as u32;
        let span = std::mem::replace(&mut self.spans[index], B::NONE);
        let saved = &mut self.frames.last_mut().expect("a change is under way").saved;
        saved.push(SavedPair { index: index as u32, ends: [low, high], span, pair });
    }

    fn is_among(&self, end: Endpoint, cells: B) -> bool {
        (end as usize) < self.ends() - 2 && cells.has(end as usize)
    }
}
