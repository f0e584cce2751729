//! What a net says to a solver: which moves to try first, and how much more to spend on them than on others.
//!
//! Proof numbers alone share the effort out evenly among moves that look alike to them, and a position that is won by one move
//! of forty is proven forty times as late. So the number of each move counts for more the worse its rank.

use jogada_rules::Side;

use super::numbers::MoverNumbers;
use crate::hex::bits::CellBits;
use crate::hex::net::{Net, Opinion, Scratch};
use crate::hex::perspective::{Perspective, Stone};
use crate::hex::terrain::Stones;

/// Asks a net about positions of one size.
pub(super) struct Advice {
    size: usize,
    net: &'static Net,
    scratch: Scratch,
    opinion: Opinion,
}

impl Advice {
    pub(super) fn new(size: usize, net: &'static Net) -> Self {
        Self { size, net, scratch: Scratch::new(net, size), opinion: Opinion::default() }
    }

    /// How much each cell is worth looking at, 1 in all.
    pub(super) fn shares<B: CellBits>(&mut self, stones: &Stones<B>) -> impl Fn(usize) -> f64 {
        let (size, is_mirrored) = (self.size, stones.turn == Side::Second);
        let seen_at = move |cell: usize| if is_mirrored { cell % size * size + cell / size } else { cell };
        let mut seen = vec![Stone::None; size * size];
        for side in Side::BOTH {
            let stone = if side == stones.turn { Stone::Mine } else { Stone::Theirs };
            stones.of[side.index()].cells().for_each(|cell| seen[seen_at(cell)] = stone);
        }
        self.net.look(&Perspective::of_stones(size, seen), &mut self.scratch, &mut self.opinion);
        move |cell| f64::from(self.opinion.policy[seen_at(cell)])
    }
}

/// A number of positions still to be decided, as it counts for the move of that rank: half as much more for each that ranks
/// before it.
pub(super) fn weighed(number: u32, rank: u32) -> u32 {
    let weighed = u64::from(number) * u64::from(2 + rank) / 2;
    weighed.min(u64::from(MoverNumbers::INFINITE - 1)) as u32
}

/// The least number that counts as `limit` for the move of that rank, or more.
pub(super) fn allowed(limit: u32, rank: u32) -> u32 {
    (2 * u64::from(limit)).div_ceil(u64::from(2 + rank)) as u32
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use jogada_rules::Dice;
    use jogada_search::Clock;

    use super::super::{Parts, SizedSolver};
    use super::*;
    use crate::hex::net::made_up;
    use crate::hex::truth::{Outcomes, random_position};

    static STRANGE: LazyLock<Net> = LazyLock::new(|| made_up::net(2, 32, 5));

    #[test]
    fn whatever_a_net_says_the_answer_is_the_same() {
        for number in 0..200 {
            let size = 3 + number % 2;
            let solver = SizedSolver::<u64>::new(size, 1 << 18, Parts::ALL).advised_by(Some(&STRANGE));
            let least = if size == 3 { 0 } else { 5 };
            let stones = random_position(&solver.terrain, &mut Dice::new(number as u64), least);
            let verdict = solver.solve(stones, &mut Clock::unlimited()).expect("nothing stops it");
            assert_eq!(verdict.mover_wins, Outcomes::new(&solver.terrain).wins(stones), "{stones:?}");
        }
    }

    #[test]
    fn advice_changes_what_is_tried() {
        let nodes = [None, Some(&*STRANGE)].map(|net| {
            let solver = SizedSolver::<u64>::new(6, 1 << 20, Parts::ALL).advised_by(net);
            let mut clock = Clock::unlimited();
            let stones = Stones { of: [1 << 12, 0], turn: Side::Second };
            assert!(!solver.solve(stones, &mut clock).expect("nothing stops it").mover_wins, "a3 wins");
            clock.nodes()
        });
        assert_ne!(nodes[0], nodes[1]);
    }

    #[test]
    fn both_sides_see_the_board_from_their_own_edges() {
        let mut advice = Advice::new(5, &STRANGE);
        let mirrored = |set: u64| {
            (0..25).filter(|cell| set >> cell & 1 == 1).fold(0, |to, cell| to | 1u64 << (cell % 5 * 5 + cell / 5))
        };
        let stones = Stones { of: [1 << 7 | 1 << 13, 1 << 3], turn: Side::First };
        let first: Vec<u64> = (0..25).map(advice.shares(&stones)).map(f64::to_bits).collect();
        let other = Stones { of: [mirrored(stones.of[1]), mirrored(stones.of[0])], turn: Side::Second };
        let second: Vec<u64> = (0..25).map(advice.shares(&other)).map(f64::to_bits).collect();
        assert!((0..25).all(|cell| first[cell] == second[cell % 5 * 5 + cell / 5]), "{first:?} {second:?}");
        let shares: Vec<f64> = first.into_iter().map(f64::from_bits).collect();
        assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-3 && shares[7] < 1e-9);
    }

    #[test]
    fn what_is_allowed_is_the_least_that_reaches_the_limit() {
        for (limit, rank) in (1..40).flat_map(|limit| (0..40).map(move |rank| (limit, rank))) {
            let allowed = allowed(limit, rank);
            assert!(weighed(allowed, rank) >= limit && weighed(allowed - 1, rank) < limit, "{limit} {rank}");
        }
        assert_eq!((weighed(7, 0), weighed(7, 1), weighed(7, 4)), (7, 10, 21));
        assert_eq!(weighed(MoverNumbers::INFINITE, 60), MoverNumbers::INFINITE - 1);
    }
}
