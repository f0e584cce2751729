//! What Nim, tic-tac-toe and trees of one's own tell.

use jogada_games::nim::{Nim, NimSum};
use jogada_games::tic_tac_toe::{OpenLines, Threats, TicTacToe};
use jogada_games::tree::{EXAMPLES, OwnTree};

use crate::game::{RandomGames, tell_advice, tell_estimate};
use crate::telling::told;

#[test]
fn what_nim_tells() {
    let number = told(|telling| {
        for (heaps, misere) in [(&[1][..], true), (&[1, 3, 5, 7], false), (&[2, 1, 1], true), (&[13, 30], false)] {
            let game = Nim::new(heaps, misere).expect("heaps");
            let games = RandomGames { seed: 9, games: 4, cap: 20, view_every: 2 };
            games.tell(telling, &game, |telling, state, _| {
                telling.tell((state.heaps(), state.nim_sum(), game.is_misere()));
                tell_estimate(telling, &game, state, &NimSum);
            });
        }
        telling.tell([1, 4, 16, 17].map(|count| Nim::odd(count, false).map(|game| format!("{game:?}"))));
    });
    assert_eq!(number, 0xC62B_A4CA_1763_C3FA, "{number:#x}");
}

#[test]
fn what_tic_tac_toe_tells() {
    let number = told(|telling| {
        for (rows, cols, win) in [(1, 1, 1), (3, 3, 3), (1, 5, 2), (2, 4, 3), (4, 3, 3), (5, 5, 4), (8, 8, 5)] {
            let game = TicTacToe::new(rows, cols, win).expect("a size");
            telling.tell((game.size(), game.win()));
            let games = RandomGames { seed: 10, games: 4, cap: 20, view_every: 5 };
            games.tell(telling, &game, |telling, state, _| {
                (0..rows * cols).for_each(|cell| telling.tell(state.stone(cell)));
                tell_estimate(telling, &game, state, &OpenLines);
                tell_advice(telling, &game, state, &Threats);
            });
        }
    });
    assert_eq!(number, 0x0BAE_F81D_3AEB_5153, "{number:#x}");
}

#[test]
fn what_trees_tell() {
    let number = told(|telling| {
        let games = RandomGames { seed: 11, games: 3, cap: 9, view_every: 2 };
        for example in &EXAMPLES {
            let game = OwnTree::example(example.name).expect("an example");
            games.tell(telling, &game, |_, _, _| ());
        }
        for (depth, branching) in [(1, 1), (2, 3), (3, 2), (5, 2), (4, 3)] {
            let game = OwnTree::random(depth, branching, 12).expect("a size");
            games.tell(telling, &game, |_, _, _| ());
        }
    });
    assert_eq!(number, 0x06AE_D4F1_24AA_9E7F, "{number:#x}");
}
