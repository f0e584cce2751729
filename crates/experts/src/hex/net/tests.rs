use jogada_games::hex::{Hex, HexState};
use jogada_rules::{Dice, Game, Symmetric};

use super::made_up::random_file;
use super::*;
use crate::told::told;

fn opinion(net: &Net, game: &Hex, state: &HexState) -> Opinion {
    let (mut scratch, mut opinion) = (Scratch::new(net, game.size()), Opinion::default());
    net.look(&Perspective::of(game, state), &mut scratch, &mut opinion);
    opinion
}

/// Positions of random games on boards of several sizes.
fn positions(mut look: impl FnMut(&Hex, &HexState)) {
    let mut dice = Dice::new(7);
    for size in [1, 2, 5, 8, 11, 13] {
        let game = Hex::new(size, false).expect("a size that exists");
        let mut state = game.initial();
        while game.settled(&state).is_none() {
            look(&game, &state);
            let mut moves = Vec::new();
            for _ in 0..3 {
                moves.clear();
                game.moves(&state, &mut moves);
                if let Some(&mv) = dice.pick(&moves) {
                    game.play(&mut state, mv);
                }
            }
        }
    }
}

#[test]
fn every_way_to_compute_gives_the_same_bits() {
    for (blocks, channels) in [(0, 32), (2, 32), (3, 64)] {
        let net = Net::read(&random_file(blocks, channels, 5)).expect("a sound file");
        let nets: Vec<_> = InstructionSet::available().into_iter().map(|way| net.clone().computed(way)).collect();
        let mut different = std::collections::HashSet::new();
        positions(|game, state| {
            let first = opinion(&nets[0], game, state);
            different.insert(first.logits.clone());
            for net in &nets[1..] {
                assert_eq!(opinion(net, game, state), first, "{:?}", net.way);
            }
        });
        assert!(different.len() > 30, "the positions are told apart: {}", different.len());
    }
}

#[test]
fn a_scratch_keeps_nothing_from_one_look_to_the_next() {
    let net = Net::read(&random_file(2, 64, 3)).expect("a sound file");
    let mut scratch: Option<Scratch> = None;
    positions(|game, state| {
        if scratch.as_ref().is_none_or(|scratch| scratch.grid.size != game.size()) {
            scratch = Some(Scratch::new(&net, game.size()));
        }
        let mut again = Opinion::default();
        net.look(&Perspective::of(game, state), scratch.as_mut().expect("just made"), &mut again);
        assert_eq!(again, opinion(&net, game, state));
    });
}

#[test]
fn a_policy_shares_out_one_among_free_cells() {
    let net = Net::read(&random_file(2, 32, 9)).expect("a sound file");
    positions(|game, state| {
        let perspective = Perspective::of(game, state);
        let opinion = opinion(&net, game, state);
        assert!((opinion.policy.iter().sum::<f32>() - 1.0).abs() < 1e-3);
        assert!((0..opinion.policy.len()).all(|index| perspective.is_empty(index) || opinion.policy[index] == 0.0));
        assert!((-1.0..=1.0).contains(&opinion.value));
    });
}

#[test]
fn both_sides_see_the_same_game() {
    let net = Net::read(&random_file(2, 32, 9)).expect("a sound file");
    let game = Hex::new(6, true).expect("a size that exists");
    let mut state = game.initial();
    game.play(&mut state, jogada_games::hex::HexMove::Place(jogada_games::hex::Cell::new(1, 4)));
    let before = opinion(&net, &game, &state);
    game.play(&mut state, jogada_games::hex::HexMove::Swap);
    assert_eq!(opinion(&net, &game, &state), before, "a swap exchanges the sides and nothing else");
    assert_ne!(opinion(&net, &game, &game.image(&state, 1)).policy, before.policy);
}

#[test]
fn a_damaged_or_foreign_file_is_refused_with_the_place() {
    let sound = random_file(1, 32, 1);
    let refused = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut bytes = sound.clone();
        change(&mut bytes);
        Net::read(&bytes).expect_err("refused").to_string()
    };
    assert!(Net::read(&sound).is_ok());
    assert!(refused(&|bytes| bytes[0] ^= 1).contains("not a file of Hex weights"));
    assert!(refused(&Vec::clear).contains("not a file of Hex weights"));
    assert!(refused(&|bytes| bytes[8] = 9).contains("byte 8: version 9"));
    assert!(refused(&|bytes| bytes[16] = 33).contains("byte 16: 33 is out of range for channels"));
    assert!(refused(&|bytes| bytes[5000] ^= 4).contains("byte 20: the checksum"));
    assert!(refused(&|bytes| bytes.truncate(15)).contains("byte 12: the file ends"));
    let layers = |change: &dyn Fn(&mut Vec<u8>)| {
        let mut layers = sound[weights::HEAD..].to_vec();
        change(&mut layers);
        Net::read(&weights::with_head(1, 32, &layers)).expect_err("refused").to_string()
    };
    assert!(layers(&|layers| layers.truncate(3000)).contains("the file ends within a layer"));
    assert!(layers(&|layers| layers.push(0)).contains("something follows the last layer"));
    assert!(layers(&|layers| layers[0] = 99).contains("byte 28: 99 is out of range for a shift"));
    assert!(layers(&|layers| layers[6] = 1).contains("byte 32: "));
}

/// All that a made-up net says of many positions, in every way to compute, at several temperatures.
#[test]
fn what_is_told_by_a_net() {
    let nets = [(0, 32), (3, 64)].map(|(blocks, channels)| Net::read(&random_file(blocks, channels, 6)));
    for way in InstructionSet::available() {
        let number = told(|told| {
            for net in &nets {
                let net = net.clone().expect("a sound file").computed(way);
                positions(|game, state| {
                    if game.size() > 8 {
                        return;
                    }
                    let opinion = opinion(&net, game, state);
                    told.note((&opinion, [1, 50, 300].map(|hundredths| opinion.tempered(hundredths))));
                });
            }
            told.note((-9000..9000).step_by(77).map(tables::expectation).collect::<Vec<_>>());
        });
        assert_eq!(number, "5896-2e70-dfb7-c292", "{way:?}");
    }
}
