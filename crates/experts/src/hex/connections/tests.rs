use std::sync::Arc;

use jogada_rules::{Dice, Side};

use super::{Network, NetworkReach, pair_index};
use crate::hex::bits::CellBits;
use crate::hex::terrain::{Stones, Terrain};
use crate::hex::truth::{check_connections, check_network, random_position};
use crate::told::{Chronicle, told};

#[test]
fn stones_can_be_added_and_taken_back() {
    let mut dice = Dice::new(15);
    let terrain = Arc::new(Terrain::<u64>::new(5));
    for _ in 0..10 {
        let before = random_position(&terrain, &mut dice, 6);
        for side in Side::BOTH {
            let mut network = Network::new(&terrain, side, NetworkReach::USUAL, &before);
            let sizes: Vec<_> = network.pairs.iter().map(|pair| (pair.full.clone(), pair.semi.clone())).collect();
            let (partners, roots) = (network.partners.clone(), network.roots.clone());
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
            assert_eq!((network.partners, network.roots), (partners, roots));
        }
    }
}

#[test]
fn stones_that_are_added_and_taken_back_again_and_again_take_no_more_room() {
    let terrain = Arc::new(Terrain::<u64>::new(6));
    let stones = random_position(&terrain, &mut Dice::new(16), 6);
    let mut network = Network::new(&terrain, Side::First, NetworkReach::USUAL, &stones);
    let free: Vec<_> = terrain.all.without(stones.taken()).cells().collect();
    let mut rooms = (0..3).map(|_| {
        for &cell in &free {
            network.play(u64::single(cell), 0);
            network.undo();
            network.play(0, u64::single(cell));
            network.undo();
        }
        network.spare.len()
    });
    let first = rooms.next();
    assert!(rooms.all(|room| Some(room) == first), "more than {first:?}");
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

/// How much is kept: as usual, with patience, little, and with edges as ends between.
const REACHES: [NetworkReach; 4] = [
    NetworkReach::USUAL,
    NetworkReach { fulls: 20, semis: 60, between_empty: 16, together: 6, over_edges: false, steps: 100_000 },
    NetworkReach { fulls: 2, semis: 3, between_empty: 2, together: 2, over_edges: false, steps: 300 },
    NetworkReach { over_edges: true, ..NetworkReach::USUAL },
];

/// Notes all that a network knows.
fn note<B: CellBits>(told: &mut Chronicle, network: &Network<B>) {
    told.note((network.is_joined(), network.winning(), network.threats(), &network.roots));
    for (one, other, pair) in network.all().filter(|(_, _, pair)| !pair.is_empty()) {
        told.note((one, other, &pair.full, &pair.semi, network.spans[pair_index(one, other)]));
        told.note(pair.full.iter().map(|link| network.full_origin(one, other, link.carrier)).collect::<Vec<_>>());
        told.note(pair.semi.iter().map(|link| network.semi_origin(one, other, link.carrier)).collect::<Vec<_>>());
    }
    let stones = network.stones.cells();
    stones.for_each(|stone| told.note([0, 1].map(|edge| network.to_edge(stone, edge).map(|pair| pair.full.len()))));
}

/// Notes what is found in positions by lot, while stones are added one or two at a time, and taken back.
fn note_positions<B: CellBits>(told: &mut Chronicle, size: usize, least: usize, number: usize) {
    let (terrain, mut dice) = (Arc::new(Terrain::<B>::new(size)), Dice::new((size + 100 * number) as u64));
    let mut stones = random_position(&terrain, &mut dice, least);
    let (side, reach) = (Side::BOTH[number % 2], REACHES[number / 2 % REACHES.len()]);
    note(told, &Network::explained(&terrain, side, reach, &stones));
    let mut network = Network::new(&terrain, side, reach, &stones);
    let mut before = Vec::new();
    while before.len() < 5 && !network.is_joined() {
        let number = |network: &Network<B>| self::told(|told| note(told, network));
        before.push(number(&network));
        told.note(before.last());
        let mut free: Vec<_> = terrain.all.without(stones.taken()).cells().collect();
        dice.shuffle(&mut free);
        let (mut own, mut other) = (B::NONE, B::NONE);
        for &cell in free.iter().take(1 + before.len() % 2) {
            let set = if stones.turn == side { &mut own } else { &mut other };
            *set = *set | B::single(cell);
            stones = stones.after(cell);
        }
        network.play(own, other);
    }
    note(told, &network);
    while let Some(before) = before.pop() {
        network.undo();
        assert_eq!(self::told(|told| note(told, &network)), before, "as it was before");
    }
}

/// Every connection that is found in positions of several sizes, with its carrier, its key and where it comes from, as
/// stones come and go.
#[test]
fn what_is_told_of_connections() {
    let number = told(|told| {
        for number in 0..16 {
            (2..=4).for_each(|size| note_positions::<u64>(told, size, number % 3, number));
            note_positions::<u64>(told, 5, 8 + number % 6, number);
            note_positions::<u128>(told, 6, 16 + number % 6, number);
        }
    });
    assert_eq!(number, "422e-e1ac-1bdc-beca");
}
