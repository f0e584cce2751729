//! What Adji-boto tells.

use jogada_games::adji_boto::{AdjiBoto, Captures, Pit, Positional, RowNotes, Score, Sprint};
use jogada_rules::{Backward, Dice, Game, Playout, Ranked};

use crate::game::{RandomGames, tell_advice, tell_estimate};
use crate::telling::told;

#[test]
fn what_adji_boto_tells() {
    let number = told(|telling| {
        telling.tell([0, 3, 5, 6].map(|index| Pit::new(index).map(Pit::index)));
        for (per_hole, cap) in [(1, 60), (3, 60), (8, 150), (21, 60)] {
            let game = AdjiBoto::new(per_hole).expect("few enough");
            let games = RandomGames { seed: 5, games: 2, cap, view_every: 12 };
            games.tell(telling, &game, |telling, state, dice| {
                telling.tell((state.grid(), state.pieces(), game.rank(state)));
                tell_estimate(telling, &game, state, &Score);
                tell_estimate(telling, &game, state, &Positional);
                tell_advice(telling, &game, state, &Captures);
                telling.tell(Sprint { cap: dice.below(60) }.playout(&game, &mut state.clone(), dice));
            });
        }
    });
    assert_eq!(number, 0x6F0C_2F89_87ED_6A75, "{number:#x}");
}

#[test]
fn what_adji_boto_tells_by_number() {
    let number = told(|telling| {
        let (game, mut dice, mut notes) = (AdjiBoto::default(), Dice::new(6), RowNotes::default());
        for level in [1, 2, 3, 5, 8, 13, 30, 60, 96, 180, 255] {
            telling.tell(game.positions(level));
            for _ in 0..24 {
                let number = dice.below(game.positions(level) as usize) as u64;
                let mut board = game.board(level, number);
                for next in number..game.positions(level).min(number + 6) {
                    telling.tell(board);
                    game.forward(level, &board, &mut notes, |lead| telling.tell(lead));
                    game.backward(&board, &mut notes, |before| telling.tell(before));
                    if next + 1 < game.positions(level) {
                        game.advance(&mut board);
                    }
                }
                let state = game.unrank(level, number);
                telling.tell((state, game.rank(&state), game.turn(&state)));
            }
        }
    });
    assert_eq!(number, 0xED68_B253_8841_AAF5, "{number:#x}");
}
