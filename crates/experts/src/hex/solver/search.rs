//! df-pn over positions in which everything that does not matter is filled in.

use jogada_search::tree::deep;
use jogada_search::{Clock, Stopped};

use super::SizedSolver;
use super::advised::{allowed, weighed};
use super::crew::Crew;
use super::expansion::Expansion;
use super::numbers::MoverNumbers;
use super::table::{Known, NO_MOVE, Open, SolverVerdict, TablePlace};
use crate::hex::bits::CellBits;
use crate::hex::inferior::{FilledIn, Filler};
use crate::hex::terrain::Stones;

/// One thread's search.
pub(super) struct FocusedSearch<'a, B> {
    solver: &'a SizedSolver<B>,
    expansion: Expansion<'a, B>,
    /// The positions from the root to the one in hand.
    line: Vec<Stones<B>>,
    clock: &'a mut Clock,
    crew: &'a Crew<B>,
    hear: &'a mut dyn FnMut(u64),
}

/// So many new positions between two reports.
const REPORT: u64 = 256;

/// A move that may still win.
struct Child<B> {
    cell: usize,
    /// The position after it, filled in.
    filled: FilledIn<B>,
    place: TablePlace<B>,
    numbers: MoverNumbers,
    /// How many look more promising to an adviser; nothing where there is none.
    rank: u32,
}

impl<B> Child<B> {
    /// What it seems to take until the child is lost for who moves there.
    fn effort(&self) -> u32 {
        weighed(self.numbers.loss, self.rank)
    }
}

impl<'a, B: CellBits> FocusedSearch<'a, B> {
    pub(super) fn new(
        solver: &'a SizedSolver<B>,
        root: Stones<B>,
        clock: &'a mut Clock,
        crew: &'a Crew<B>,
        hear: &'a mut dyn FnMut(u64),
    ) -> Result<Self, Stopped> {
        let expansion = Expansion::new(solver, root, clock)?;
        Ok(Self { solver, expansion, line: vec![root], clock, crew, hear })
    }

    /// Searches until the root is decided.
    pub(super) fn solve(mut self) -> Result<SolverVerdict<B>, Stopped> {
        loop {
            let place = TablePlace::of(&self.solver.terrain, self.line[0]);
            if let Some(verdict) = self.node(place, MoverNumbers::UNBOUNDED)? {
                return Ok(verdict);
            }
        }
    }

    /// Looks at the last position of the line until it is decided or its numbers reach the limit.
    fn node(&mut self, place: TablePlace<B>, limit: MoverNumbers) -> Result<Option<SolverVerdict<B>>, Stopped> {
        let before = self.clock.nodes();
        let mut open = match self.look(&place)? {
            Known::Decided(verdict) => return Ok(Some(verdict)),
            Known::Open(open) => open,
        };
        let mut children = self.children(&open);
        loop {
            let (verdict, next) = self.review(&mut children, &mut open);
            if let Some(verdict) = verdict {
                let work = 1 + self.clock.nodes() - before;
                self.solver.teach(&self.position(), &verdict, work);
                self.solver.table.put(&place, Known::Decided(verdict), work);
                return Ok(Some(verdict));
            }
            let (next, second) = next;
            if open.numbers.reach(limit) {
                self.solver.table.put(&place, Known::Open(open), 1 + self.clock.nodes() - before);
                return Ok(None);
            }
            let child = &children[next];
            let effort = limit.win.min(second.saturating_add(1 + second / 4));
            let further = MoverNumbers {
                win: (limit.loss + child.numbers.win).saturating_sub(open.numbers.loss),
                loss: allowed(effort, child.rank).max(child.numbers.loss + 1),
            };
            self.line.push(child.filled.stones);
            self.crew.enter(&child.filled.stones);
            let result = deep(self.line.len() as u32, || self.node(child.place, further));
            self.crew.leave(&child.filled.stones);
            self.line.pop();
            if let Err(stopped) = result {
                self.solver.table.put(&place, Known::Open(open), 1 + self.clock.nodes() - before);
                return Err(stopped);
            }
        }
    }

    /// The position in hand.
    fn position(&self) -> Stones<B> {
        *self.line.last().expect("a line starts with the root")
    }

    /// What is known about the position in hand, found out if need be.
    fn look(&mut self, place: &TablePlace<B>) -> Result<Known<B>, Stopped> {
        if self.crew.is_done() {
            return Err(Stopped::Asked);
        }
        if let Some(known) = self.solver.table.get(place) {
            return Ok(known);
        }
        self.clock.tick()?;
        if self.clock.nodes().is_multiple_of(REPORT) {
            (self.hear)(self.clock.nodes());
        }
        let follows = self.solver.follows(&self.position()).map(Known::Decided);
        let known = follows.unwrap_or_else(|| self.expansion.expand(&self.line));
        self.solver.table.put(place, known, 1);
        Ok(known)
    }

    /// The moves that may still win, the most promising first.
    fn children(&self, open: &Open<B>) -> Vec<Child<B>> {
        let stones = self.position();
        let SizedSolver { terrain, parts, .. } = self.solver;
        let surroundings = Filler::new(terrain, stones);
        let mut scratch = surroundings.clone();
        let child = |cell: usize| {
            let filled = if parts.inferior {
                let mut filled = surroundings.after(stones.turn, cell, &mut scratch);
                filled.stones.turn = !stones.turn;
                filled
            } else {
                FilledIn::plain(stones.after(cell))
            };
            Child { cell, filled, place: TablePlace::of(terrain, filled.stones), numbers: MoverNumbers::NEW, rank: 0 }
        };
        let ordered = open.order.into_iter().take_while(|&mv| mv != NO_MOVE).map(usize::from);
        let listed = ordered.clone().fold(B::NONE, |set, cell| set | B::single(cell));
        let others = open.region.without(listed).cells();
        let mut children: Vec<_> = ordered.filter(|&cell| open.region.has(cell)).chain(others).map(child).collect();
        if self.solver.net.is_some() {
            (0..).zip(&mut children).for_each(|(rank, child)| child.rank = rank);
        }
        children
    }

    /// Looks all moves up. Says who wins if that is known now, and else which move to look at, and the loss number of
    /// the second best.
    fn review(&self, children: &mut Vec<Child<B>>, open: &mut Open<B>) -> (Option<SolverVerdict<B>>, (usize, u32)) {
        let mover = self.position().turn;
        for child in children.iter_mut() {
            if !open.region.has(child.cell) {
                continue;
            }
            match self.solver.table.get(&child.place) {
                None => child.numbers = MoverNumbers::NEW,
                Some(Known::Open(known)) => child.numbers = known.numbers,
                Some(Known::Decided(SolverVerdict { mover_wins: false, carrier, .. })) => {
                    let carrier = carrier | child.filled.captured[mover.index()] | B::single(child.cell);
                    let best = Some(child.cell as u16);
                    return (Some(SolverVerdict { mover_wins: true, carrier, best }), (0, 0));
                }
                Some(Known::Decided(SolverVerdict { carrier, .. })) => {
                    let carrier = carrier | child.filled.captured[(!mover).index()];
                    open.region = open.region & carrier;
                    open.needed = open.needed | carrier;
                    // The move itself is answered, wherever it lies.
                    open.region = open.region.without(B::single(child.cell));
                }
            }
        }
        for child in children.iter_mut() {
            // Where others are at work already, it looks as if more had to be done.
            let others = self.crew.inside(&child.filled.stones);
            child.numbers.loss = child.numbers.loss.saturating_add(others * (1 + child.numbers.loss / 2));
        }
        children.retain(|child| open.region.has(child.cell));
        if children.is_empty() {
            return (Some(SolverVerdict { mover_wins: false, carrier: open.needed, best: None }), (0, 0));
        }
        (None, self.summarize(children, open))
    }

    fn summarize(&self, children: &[Child<B>], open: &mut Open<B>) -> (usize, u32) {
        let (least, share) = self.solver.parts.width;
        let width = least.max((children.len() as f64 * share).ceil() as usize).min(children.len());
        let (mut best, mut second) = (0, MoverNumbers::INFINITE);
        let mut most = 0;
        for (index, child) in children[..width].iter().enumerate() {
            most = most.max(child.numbers.win);
            if index > 0 && child.effort() < children[best].effort() {
                second = children[best].effort();
                best = index;
            } else if index > 0 {
                second = second.min(child.effort());
            }
        }
        // The hardest move and one more for each other: moves lead to the same positions, and a sum would count those
        // again and again.
        let loss = (most + width as u32 - 1).min(MoverNumbers::INFINITE - 1);
        open.numbers = MoverNumbers { win: children[best].effort(), loss };
        (best, second)
    }
}
