use std::sync::Arc;

use jogada_rules::{Dice, Side};

use super::{Network, NetworkReach};
use crate::hex::bits::CellBits;
use crate::hex::terrain::{Stones, Terrain};
use crate::hex::truth::{check_connections, check_network, random_position};

#[test]
fn stones_can_be_added_and_taken_back() {
    let mut dice = Dice::new(15);
    let terrain = Arc::new(Terrain::<u64>::new(5));
    for _ in 0..10 {
        let before = random_position(&terrain, &mut dice, 6);
        for side in Side::BOTH {
            let mut network = Network::new(&terrain, side, NetworkReach::USUAL, &before);
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
                    check_network(&terrain, &network, &stones).expect("every claim holds");
                }
            }
            (0..depth).for_each(|_| network.undo());
            let after: Vec<_> = network.pairs.iter().map(|pair| (pair.full.clone(), pair.semi.clone())).collect();
            assert_eq!(after, sizes);
            assert_eq!((network.counts, network.roots), (counts, roots));
        }
    }
}

#[test]
fn every_connection_claimed_holds_against_every_reply() {
    check_connections(14, 10_000).expect("every claim holds");
}

#[test]
fn a_ladder_runs_into_its_escape_and_an_edge_template_holds() {
    let terrain = Arc::new(Terrain::<u64>::new(8));
    let edge = 65;
    // A stone of First's in the third row from the bottom, with room: the template that books call Ziggurat.
    let stones = Stones { of: [u64::single(8 * 5 + 4), u64::single(8 * 4 + 4)], turn: Side::Second };
    let network = Network::new(&terrain, Side::First, NetworkReach::USUAL, &stones);
    assert!(!network.between(8 * 5 + 4, edge).full.is_empty());
    // In the second row with Second below it on one side, the way along the edge leads to a stone that waits there.
    let ladder = [8 * 6 + 2, 8 * 6 + 6].into_iter().fold(0, |set, cell| set | u64::single(cell));
    let wall = [8 * 7 + 1, 8 * 7 + 2].into_iter().fold(0, |set, cell| set | u64::single(cell));
    let stones = Stones { of: [ladder, wall], turn: Side::Second };
    let network = Network::new(&terrain, Side::First, NetworkReach::USUAL, &stones);
    assert!(!network.between(8 * 6 + 2, edge).semi.is_empty());
}

#[test]
fn what_is_cut_short_claims_nothing_wrong() {
    let mut dice = Dice::new(16);
    let terrain = Arc::new(Terrain::<u64>::new(4));
    let reach = NetworkReach { steps: 40, ..NetworkReach::USUAL };
    for _ in 0..10 {
        let mut stones = random_position(&terrain, &mut dice, 3);
        let mut network = Network::new(&terrain, Side::First, reach, &stones);
        check_network(&terrain, &network, &stones).expect("every claim holds");
        let cell = terrain.all.without(stones.taken()).lowest();
        let (own, other) = if stones.turn == Side::First { (u64::single(cell), 0) } else { (0, u64::single(cell)) };
        stones = stones.after(cell);
        network.play(own, other);
        if !network.is_joined() {
            check_network(&terrain, &network, &stones).expect("every claim holds");
        }
    }
}
