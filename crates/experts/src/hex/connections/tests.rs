use std::sync::Arc;

use jogada_rules::{Dice, Side};

use super::links::Pair;
use super::{Network, Reach};
use crate::hex::bits::CellBits;
use crate::hex::exhaustive::{Exhaustive, random_position};
use crate::hex::terrain::{Stones, Terrain};

/// Holds every connection of a network against everything that can be tried. Returns how many there were.
fn check_all(network: &Network<u64>, stones: &Stones<u64>) -> usize {
    let mut claims = 0;
    for (one, other, Pair { full, semi }) in network.all() {
        let own = stones.of[network.side.index()];
        let mut truth = Exhaustive::new(&network.terrain, network.side, own, [one, other]);
        for link in full {
            assert!(truth.is_full(link.carrier), "{one} {other} {link:?} in {stones:?}");
        }
        for link in semi {
            assert!(truth.is_semi(link.carrier), "{one} {other} {link:?} in {stones:?}");
            assert!(link.carrier.has(link.key.into()));
        }
        claims += full.len() + semi.len();
    }
    claims
}

#[test]
fn every_connection_claimed_holds_against_every_reply() {
    let mut dice = Dice::new(14);
    let mut claims = 0;
    for size in [3, 4, 5] {
        let terrain = Arc::new(Terrain::<u64>::new(size));
        for _ in 0..30 {
            let stones = random_position(&terrain, &mut dice, size * size / 5);
            for side in Side::BOTH {
                claims += check_all(&Network::new(&terrain, side, Reach::USUAL, &stones), &stones);
            }
        }
    }
    assert!(claims > 3_000, "{claims}");
}

#[test]
fn stones_can_be_added_and_taken_back() {
    let mut dice = Dice::new(15);
    let terrain = Arc::new(Terrain::<u64>::new(5));
    for _ in 0..10 {
        let before = random_position(&terrain, &mut dice, 6);
        for side in Side::BOTH {
            let mut network = Network::new(&terrain, side, Reach::USUAL, &before);
            let sizes: Vec<_> = network.pairs.iter().map(|pair| (pair.full.clone(), pair.semi.clone())).collect();
            let (counts, roots) = (network.counts.clone(), network.roots.clone());
            let mut stones = before;
            let mut depth = 0;
            while depth < 5 && !network.is_joined() {
                let free: Vec<_> = terrain.all.without(stones.taken()).cells().collect();
                if free.len() < 3 {
                    break;
                }
                let cell = free[dice.below(free.len())];
                let set = u64::single(cell);
                let (own, other) = if stones.turn == side { (set, 0) } else { (0, set) };
                stones = stones.after(cell);
                network.play(own, other);
                depth += 1;
                if !network.is_joined() {
                    check_all(&network, &stones);
                }
            }
            (0..depth).for_each(|_| network.undo());
            let after: Vec<_> = network.pairs.iter().map(|pair| (pair.full.clone(), pair.semi.clone())).collect();
            assert_eq!(after, sizes);
            assert_eq!((network.counts, network.roots), (counts, roots));
        }
    }
}
