//! What Hex tells.

use jogada_games::hex::{
    BridgeSaver, Bridges, CenterFirst, Fill, Filled, Hex, HexState, Report, Resistance, TwoDistance,
};
use jogada_rules::{Dice, Evaluator, Game, Indexed, Placement, Playout, Side, Trail};

use crate::game::{RandomGames, tell_advice};
use crate::telling::{Telling, told};

/// Sizes of every number of words that a board takes, the least and the most of each.
const SIZES: [usize; 13] = [1, 2, 3, 5, 7, 8, 12, 13, 15, 16, 20, 21, 26];

fn hex(size: usize, swap: bool) -> Hex {
    Hex::new(size, swap).expect("a size from 1 to 26")
}

/// Calls `see` with positions of all sizes, of which most are halfway through a game.
fn positions(seed: u64, each: usize, mut see: impl FnMut(&Hex, &HexState, &mut Dice)) {
    for size in SIZES {
        for swap in [false, true] {
            let (game, mut dice) = (hex(size, swap), Dice::new(seed + size as u64));
            for _ in 0..each {
                let state = jogada_rules::contract::random_position(&game, &mut dice, size * size);
                see(&game, &state, &mut dice);
            }
        }
    }
}

#[test]
fn what_hex_tells_of_games() {
    let small = told(|telling| {
        for (size, swap) in [(1, true), (2, true), (3, false), (4, true), (5, true)] {
            let game = hex(size, swap);
            let games = RandomGames { seed: 1, games: 3, cap: 30, view_every: 3 };
            games.tell(telling, &game, |telling, state, _| {
                telling.tell((game.has_swap(), game.is_swap_pending(state), game.is_placement(state)));
                tell_advice(telling, &game, state, &CenterFirst);
            });
        }
    });
    assert_eq!(small, 0x0E85_4FEE_659F_F254, "{small:#x}");
}

#[test]
fn what_hex_tells_of_large_boards() {
    let large = told(|telling| {
        for size in SIZES.into_iter().skip(4) {
            let (game, state) = (hex(size, true), hex(size, true).initial());
            game.cells().for_each(|cell| telling.tell((cell, game.neighbors(cell).collect::<Vec<_>>())));
            tell_advice(telling, &game, &state, &CenterFirst);
        }
        positions(2, 3, |game, state, _| {
            telling.tell((game.settled(state), game.turn(state), game.cells().count()));
            game.cells().for_each(|cell| telling.tell(game.owner(state, cell).map(Side::number)));
        });
        let games = RandomGames { seed: 2, games: 1, cap: 6, view_every: 7 };
        for size in [8, 13, 21] {
            games.tell(telling, &hex(size, true), |_, _, _| ());
        }
    });
    assert_eq!(large, 0x1A78_FC30_F17F_2AAF, "{large:#x}");
}

#[test]
fn what_hex_tells_by_its_estimates() {
    let estimates = told(|telling| {
        positions(3, 4, |game, state, _| {
            for side in Side::BOTH {
                telling.tell((game.distance(state, side), game.bridge_distance(state, side)));
                telling.tell((game.potential(state, side), game.conductance(state, side).to_bits()));
            }
            if game.settled(state).is_none() {
                telling.tell((Report.evaluate(game, state), Bridges.evaluate(game, state)));
                telling.tell((TwoDistance.evaluate(game, state), Resistance.evaluate(game, state)));
            }
        });
    });
    assert_eq!(estimates, 0xCE4C_DC1E_F5DF_03AD, "{estimates:#x}");
}

fn tell_filled(telling: &mut Telling, game: &Hex, filled: &Filled) {
    telling.tell((filled.winner, filled.cells_of_first()));
    for (slot, cell) in game.cells().enumerate() {
        telling.tell((filled.owner(game, cell).number(), filled.is_first_at(game, slot)));
    }
}

fn tell_playout(telling: &mut Telling, game: &Hex, state: &HexState, dice: &mut Dice, playout: &impl Playout<Hex>) {
    telling.tell(playout.playout(game, &mut state.clone(), dice));
    let mut trail = Trail::new(game.slots());
    telling.tell(playout.playout_with_trail(game, &mut state.clone(), dice, &mut trail));
    (0..game.slots()).for_each(|slot| telling.tell(Side::BOTH.map(|side| trail.has(side, slot))));
}

#[test]
fn what_hex_tells_by_its_playouts() {
    let playouts = told(|telling| {
        positions(4, 3, |game, state, dice| {
            tell_filled(telling, game, &Fill.fill(game, state, dice));
            tell_filled(telling, game, &BridgeSaver.fill(game, state, dice));
            tell_playout(telling, game, state, dice, &Fill);
            tell_playout(telling, game, state, dice, &BridgeSaver);
        });
    });
    assert_eq!(playouts, 0xE007_CEB0_5DD9_FD91, "{playouts:#x}");
}
