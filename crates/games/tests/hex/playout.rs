//! Playouts of Hex: right counts, one winner, and the odds of uniformly random play.

use jogada_games::hex::{BridgeSaver, Fill, Filled, Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Indexed, Playout, Side, Uniform, contract};

use crate::{hex, hex_with_swap, is_joined_slowly, read};

type Filler = fn(&Hex, &HexState, &mut Dice) -> Filled;

const FILLERS: [(&str, Filler); 2] = [
    ("fill", |game, state, dice| Fill.fill(game, state, dice)),
    ("bridge saver", |game, state, dice| BridgeSaver.fill(game, state, dice)),
];

#[test]
fn a_full_board_has_exactly_one_winner() {
    for size in [1, 2, 3, 5, 7, 8, 11, 12, 13, 15, 16, 19, 20, 21, 26] {
        let game = hex(size);
        let mut dice = Dice::new(size as u64);
        for (name, filler) in FILLERS {
            for _ in 0..10 {
                let filled = filler(&game, &game.initial(), &mut dice);
                let joined =
                    Side::BOTH.map(|side| is_joined_slowly(&game, side, |cell| filled.owner(&game, cell) == side));
                let expected = Side::BOTH.map(|side| side == filled.winner);
                assert_eq!(joined, expected, "{name} on size {size}");
            }
        }
    }
}

#[test]
fn stones_stay_and_the_rest_is_shared_in_turn() {
    for (size, swap) in [(2, true), (5, false), (6, true), (11, true), (14, false), (19, true), (26, false)] {
        let game = Hex::new(size, swap).expect("a size from 1 to 26");
        let mut dice = Dice::new(11);
        for _ in 0..20 {
            let state = contract::random_position(&game, &mut dice, size * size / 2);
            if game.is_swap_pending(&state) {
                continue;
            }
            let count = |owner| game.cells().filter(|&cell| game.owner(&state, cell) == owner).count();
            let left = count(None);
            let share = if game.turn(&state) == Side::First { left.div_ceil(2) } else { left / 2 };
            for (name, filler) in FILLERS {
                let filled = filler(&game, &state, &mut dice);
                assert_eq!(filled.cells_of_first(), count(Some(Side::First)) + share, "{name}");
                for cell in game.cells() {
                    assert!(game.owner(&state, cell).is_none_or(|owner| owner == filled.owner(&game, cell)), "{name}");
                    let slot = game.slot(&state, HexMove::Place(cell));
                    assert_eq!(filled.is_first_at(&game, slot), filled.owner(&game, cell) == Side::First);
                }
            }
        }
    }
}

/// First's wins among so many playouts.
fn wins(game: &Hex, state: &HexState, playout: &dyn Playout<Hex>, seed: u64, playouts: u32) -> f64 {
    let mut dice = Dice::new(seed);
    let won = (0..playouts).filter(|_| playout.playout(game, &mut state.clone(), &mut dice) == 1).count();
    won as f64 / f64::from(playouts)
}

#[test]
fn filling_at_once_has_the_odds_of_uniformly_random_moves() {
    for (size, text) in [
        (3, ".../.../... 1"),
        (4, "x.../..o./..../.... 1"),
        (4, "x.../..o./.x../.... 2"),
        (5, "...x./..o../x.o../..x../....o 1"),
        (5, "...x./..o../x.o../..xx./....o 2"),
    ] {
        let game = hex(size);
        let state = read(&game, text);
        let playouts = 20_000;
        let slow = wins(&game, &state, &Uniform { cap: size * size }, 3, playouts);
        let quick = wins(&game, &state, &Fill, 4, playouts);
        // Five standard deviations of the difference of two such shares.
        let allowed = 5.0 * (0.5 / f64::from(playouts)).sqrt();
        assert!((slow - quick).abs() < allowed, "{text}: {slow} and {quick}");
    }
}

#[test]
fn every_arrangement_is_equally_likely() {
    let game = hex(2);
    let mut dice = Dice::new(2);
    let mut counts = std::collections::BTreeMap::new();
    for _ in 0..60_000 {
        let filled = Fill.fill(&game, &game.initial(), &mut dice);
        let owners: Vec<_> = game.cells().map(|cell| filled.owner(&game, cell)).collect();
        *counts.entry(owners).or_insert(0_i32) += 1;
    }
    assert_eq!(counts.len(), 6, "two of four cells");
    // Five standard deviations around ten thousand each.
    assert!(counts.values().all(|count| (count - 10_000).abs() < 460), "{counts:?}");
}

#[test]
fn a_pending_swap_is_played_as_often_as_random_moves_play_it() {
    let game = hex_with_swap(2);
    let state = read(&game, "x./.. 2");
    let playouts = 40_000;
    let slow = wins(&game, &state, &Uniform { cap: 9 }, 5, playouts);
    let quick = wins(&game, &state, &Fill, 6, playouts);
    let without = wins(&hex(2), &read(&hex(2), "x./.. 2"), &Fill, 6, playouts);
    assert!((slow - quick).abs() < 0.02, "{slow} and {quick}");
    assert!((slow - without).abs() > 0.03, "on this board the swap makes a difference: {slow} and {without}");
}

#[test]
fn a_game_that_is_over_stays_won() {
    let game = hex(3);
    let state = read(&game, "x.o/xo./x.. 2");
    let mut dice = Dice::new(1);
    for playout in [&Fill as &dyn Playout<Hex>, &BridgeSaver] {
        assert_eq!(playout.playout(&game, &mut state.clone(), &mut dice), 1);
    }
}

#[test]
fn a_bridge_to_an_edge_is_saved_every_time() {
    // First's chain lacks one of b1 and c1 to the top; b3 is of no use to anyone.
    let game = hex(4);
    let chain = read(&game, "o..o/oxoo/x.xx/xxxo 2");
    let mut dice = Dice::new(1);
    let lost = (0..500).filter(|_| BridgeSaver.playout(&game, &mut chain.clone(), &mut dice) == -1).count();
    assert_eq!(lost, 0);
    let lost = (0..500).filter(|_| Fill.playout(&game, &mut chain.clone(), &mut dice) == -1).count();
    assert!(lost > 50, "random play loses it often: {lost}");
}

#[test]
fn the_same_seed_gives_the_same_playout() {
    let game = hex_with_swap(11);
    for (name, filler) in FILLERS {
        let [one, other] = [7, 7].map(|seed| filler(&game, &game.initial(), &mut Dice::new(seed)));
        assert_eq!(one, other, "{name}");
    }
}
