//! Proofs that serve other positions: what the winner had and needed, whatever else was on the board.
//!
//! The table finds a position that it has seen. A lemma finds every position in which the winner has the same stones, or
//! more, and the loser none on the cells of the carrier: that is what a carrier means. It serves its images, too: half a turn
//! changes nothing, and mirrored on the long diagonal it is the other side's.

use jogada_rules::Side;

use super::table::{NO_MOVE, SolverVerdict};
use crate::hex::bits::CellBits;
use crate::hex::terrain::{Stones, Terrain};

/// Why a side wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Lemma<B> {
    /// The stones that it needs.
    stones: B,
    /// Those, and the cells where the loser may have none.
    ground: B,
    /// The move that wins if it has to move, or none if it wins although the other side moves.
    best: u16,
    /// What it took to find it out, or what is left of that.
    work: u32,
}

/// What was proven, for all who search.
#[derive(Clone, Debug)]
pub(super) struct Lemmas<B> {
    /// By winner and by one of the stones that it needs, where those without come last: who has not that stone need not be
    /// compared.
    shelves: [Vec<Shelf<B>>; 2],
    /// So many share a stone at most; then one goes that took little work.
    room: usize,
}

/// The most that share a stone, however much memory there is: all of them are compared.
const MOST_ROOM: usize = 1 << 14;
/// So many are compared when one of them has to go.
const RIVALS: usize = 8;

#[derive(Clone, Debug)]
struct Shelf<B> {
    lemmas: Vec<Lemma<B>>,
    /// Where the next that has to go is looked for.
    next: usize,
}

impl<B: CellBits> Shelf<B> {
    const EMPTY: Self = Self { lemmas: Vec::new(), next: 0 };

    fn put(&mut self, lemma: Lemma<B>, room: usize) {
        if self.lemmas.len() < room {
            self.lemmas.push(lemma);
        } else if room > 0 {
            self.replace(lemma, room);
        }
    }

    /// Puts a lemma in the place of the one of a few that took the least work. The others count for less from now on, so that
    /// nothing stays for ever.
    fn replace(&mut self, lemma: Lemma<B>, room: usize) {
        let rivals = (0..RIVALS.min(room)).map(|step| (self.next + step) % room);
        let least = rivals.clone().min_by_key(|&slot| self.lemmas[slot].work).expect("there is room");
        for slot in rivals {
            self.lemmas[slot].work -= self.lemmas[slot].work / 4;
        }
        self.lemmas[least] = lemma;
        self.next = (self.next + RIVALS) % room;
    }
}

impl<B: CellBits> Lemma<B> {
    /// Whether it holds where the winner has its own stones, the loser `theirs`, and the winner is to move or not.
    #[inline]
    fn holds(&self, own: B, theirs: B, is_winners_turn: bool) -> bool {
        self.stones.is_within(own)
            && !self.ground.meets(theirs)
            && (self.best == NO_MOVE || is_winners_turn && !own.has(self.best.into()))
    }

    /// The lemma with its cells elsewhere.
    fn moved(&self, to: impl Fn(usize) -> usize) -> Self {
        let all = |set: B| set.cells().fold(B::NONE, |moved, cell| moved | B::single(to(cell)));
        let best = if self.best == NO_MOVE { NO_MOVE } else { to(self.best.into()) as u16 };
        Self { stones: all(self.stones), ground: all(self.ground), best, work: self.work }
    }
}

impl<B: CellBits> Lemmas<B> {
    /// None yet, and at most as many as fit into `memory` bytes.
    pub(super) fn new(terrain: &Terrain<B>, memory: usize) -> Self {
        let count = terrain.size * terrain.size + 1;
        let shelves = || vec![Shelf::EMPTY; count];
        let room = memory / (2 * count * size_of::<Lemma<B>>());
        Self { shelves: [shelves(), shelves()], room: room.min(MOST_ROOM) }
    }

    /// Who wins a position, if a lemma says it.
    pub(super) fn verdict(&self, stones: &Stones<B>) -> Option<SolverVerdict<B>> {
        Side::BOTH.into_iter().find_map(|winner| {
            let [own, theirs] = [winner, !winner].map(|side| stones.of[side.index()]);
            let mover_wins = stones.turn == winner;
            let shelves = &self.shelves[winner.index()];
            let mut lemmas = own.cells().chain([shelves.len() - 1]).flat_map(|shelf| &shelves[shelf].lemmas);
            let lemma = lemmas.find(|lemma| lemma.holds(own, theirs, mover_wins))?;
            let best = (lemma.best != NO_MOVE).then_some(lemma.best);
            Some(SolverVerdict { mover_wins, carrier: lemma.ground.without(own), best })
        })
    }

    /// Remembers who wins a position, which took so much work to find out.
    pub(super) fn add(&mut self, terrain: &Terrain<B>, stones: &Stones<B>, verdict: &SolverVerdict<B>, work: u64) {
        let winner = if verdict.mover_wins { stones.turn } else { !stones.turn };
        let own = stones.of[winner.index()];
        // What hangs together with both edges is all that can join them.
        let [one, other] = terrain.borders[winner.index()].map(|border| terrain.flood(border, own | verdict.carrier));
        let ground = one & other;
        let work = work.min(u64::from(u32::MAX)) as u32;
        let lemma = Lemma { stones: own & ground, ground, best: verdict.best.unwrap_or(NO_MOVE), work };
        let (size, cells) = (terrain.size, terrain.size * terrain.size);
        let mirrored = lemma.moved(|cell| cell % size * size + cell / size);
        for (side, lemma) in [(winner, lemma), (!winner, mirrored)] {
            self.put(side, lemma);
            self.put(side, lemma.moved(|cell| cells - 1 - cell));
        }
    }

    /// Puts a lemma where the fewest are that need the same stone.
    fn put(&mut self, winner: Side, lemma: Lemma<B>) {
        let shelves = &mut self.shelves[winner.index()];
        let shelf = lemma.stones.cells().min_by_key(|&cell| shelves[cell].lemmas.len()).unwrap_or(shelves.len() - 1);
        shelves[shelf].put(lemma, self.room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hex::bits::collected;

    /// First holds the middle of 3×3 and wins although Second moves: by two ways to each edge.
    fn taught() -> (Terrain<u64>, Lemmas<u64>) {
        let terrain = Terrain::new(3);
        let mut lemmas = Lemmas::new(&terrain, 1 << 20);
        let stones = Stones { of: [1 << 4, 1 << 3], turn: Side::Second };
        let carrier = collected([1, 2, 6, 7]);
        lemmas.add(&terrain, &stones, &SolverVerdict { mover_wins: false, carrier, best: None }, 1);
        (terrain, lemmas)
    }

    #[test]
    fn a_lemma_holds_wherever_the_winner_has_as_much_and_the_loser_nothing_that_is_needed() {
        let (_, lemmas) = taught();
        let verdict = |first, second, turn| lemmas.verdict(&Stones { of: [first, second], turn });
        let carrier = collected([1, 2, 6, 7]);
        let lost = SolverVerdict { mover_wins: false, carrier, best: None };
        assert_eq!(verdict(1 << 4, 1 << 5, Side::Second), Some(lost), "other stones of the loser");
        let less = SolverVerdict { carrier: carrier & !(1 << 1), ..lost };
        assert_eq!(verdict(1 << 4 | 1 << 1, 1 << 5, Side::Second), Some(less), "more of the winner's");
        let won = SolverVerdict { mover_wins: true, ..lost };
        assert_eq!(verdict(1 << 4, 1 << 3, Side::First), Some(won), "the move besides");
        assert_eq!(verdict(1 << 4, 1 << 1, Side::Second), None, "a cell that is needed");
        assert_eq!(verdict(1 << 0, 0, Side::Second), None, "without the stone");
        let mirrored = collected([3, 6, 2, 5]);
        let theirs = SolverVerdict { mover_wins: false, carrier: mirrored, best: None };
        assert_eq!(verdict(1 << 0, 1 << 4, Side::First), Some(theirs), "the other side's, mirrored");
    }

    #[test]
    fn a_lemma_that_begins_with_a_move_holds_where_that_can_be_made() {
        let terrain = Terrain::<u64>::new(3);
        let mut lemmas = Lemmas::new(&terrain, 1 << 20);
        let bare = Stones { of: [0, 1 << 3], turn: Side::First };
        let carrier = collected([1, 2, 4, 6, 7]);
        lemmas.add(&terrain, &bare, &SolverVerdict { mover_wins: true, carrier, best: Some(4) }, 1);
        let verdict = |first, second, turn| lemmas.verdict(&Stones { of: [first, second], turn });
        let won = SolverVerdict { mover_wins: true, carrier, best: Some(4) };
        assert_eq!(verdict(0, 1 << 5, Side::First), Some(won));
        assert_eq!(verdict(0, 1 << 1 | 1 << 5, Side::First), None, "a cell that is needed");
        assert_eq!(verdict(1 << 4, 1 << 5, Side::First), None, "the move is made already");
    }

    #[test]
    fn a_lemma_of_a_full_shelf_that_took_little_work_goes() {
        let mut shelf = Shelf::EMPTY;
        let lemma = |stones: u64, work| Lemma { stones, ground: stones, best: NO_MOVE, work };
        let kept = |shelf: &Shelf<u64>| shelf.lemmas.iter().map(|lemma| (lemma.stones, lemma.work)).collect::<Vec<_>>();
        (0..4).for_each(|stones| shelf.put(lemma(stones, 8 + stones as u32 % 2), 4));
        shelf.put(lemma(4, 1), 4);
        assert_eq!(
            kept(&shelf),
            [(4, 1), (1, 7), (2, 6), (3, 7)],
            "the first of the least goes, the others count for less"
        );
        shelf.put(lemma(5, 3), 4);
        assert_eq!(kept(&shelf), [(5, 3), (1, 6), (2, 5), (3, 6)]);
        let mut large = Shelf::EMPTY;
        (0..20).for_each(|stones| large.put(lemma(stones, 2), 20));
        (20..23).for_each(|stones| large.put(lemma(stones, 1), 20));
        let gone: Vec<u64> = (0..20).filter(|&stones| kept(&large).iter().all(|&(kept, _)| kept != stones)).collect();
        assert_eq!(gone, [0, 8], "each time others are compared, the third time a young one that took less with them");
    }

    #[test]
    fn lemmas_take_no_more_memory_than_they_may() {
        let terrain = Terrain::<u64>::new(8);
        for memory in [0, 100, 10_000, 100_000] {
            let mut lemmas = Lemmas::new(&terrain, memory);
            for cell in 0..64 {
                let stones = Stones { of: [1 << cell, 0], turn: Side::Second };
                let verdict = SolverVerdict { mover_wins: false, carrier: !(1 << cell), best: None };
                (0..40).for_each(|_| lemmas.add(&terrain, &stones, &verdict, 1));
            }
            let kept: usize = lemmas.shelves.iter().flatten().map(|shelf| shelf.lemmas.len()).sum();
            assert!(kept * size_of::<Lemma<u64>>() <= memory, "{kept} in {memory}");
            assert_eq!(kept > 0, memory >= 10_000);
        }
    }
}
