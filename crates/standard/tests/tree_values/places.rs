//! Positions from the middle of random games.

use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
use jogada_games::hex::Hex;
use jogada_games::nim::Nim;
use jogada_games::tic_tac_toe::TicTacToe;
use jogada_rules::{Dice, Game, Standard};

/// `count` positions that go on, each after a random number of random moves.
pub(crate) fn positions<G: Game>(game: &G, count: usize, seed: u64) -> Vec<G::State> {
    let mut dice = Dice::new(seed);
    let mut found = Vec::new();
    while found.len() < count {
        let mut state = game.initial();
        let length = longest(game, &mut dice);
        let stop = length / 5 + dice.below(length.max(1));
        for _ in 0..stop {
            if game.settled(&state).is_some() {
                break;
            }
            step(game, &mut state, &mut dice);
        }
        if game.settled(&state).is_none() {
            found.push(state);
        }
    }
    found
}

/// How long a random game is, with a limit for those that may go on for long.
fn longest<G: Game>(game: &G, dice: &mut Dice) -> usize {
    let mut state = game.initial();
    (0..60)
        .take_while(|_| {
            let goes_on = game.settled(&state).is_none();
            if goes_on {
                step(game, &mut state, dice);
            }
            goes_on
        })
        .count()
}

fn step<G: Game>(game: &G, state: &mut G::State, dice: &mut Dice) {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let mv = moves[dice.below(moves.len())];
    game.play(state, mv);
}

/// Something to do with any game.
pub(crate) trait Visitor {
    /// Does it with `count` positions of a game.
    fn visit<G: Standard>(&mut self, name: &str, game: &G, count: usize);
}

/// The games of which every position can be searched to its end.
pub(crate) fn visit_finite_games(visitor: &mut impl Visitor) {
    let dots = |rows, cols, turns| DotsAndBoxes::new(rows, cols, turns).expect("a size");
    visitor.visit("dots", &dots(2, 2, Turns::Again), 120);
    visitor.visit("dots that alternate", &dots(1, 3, Turns::Alternate), 100);
    visitor.visit("hex with swap", &Hex::new(3, true).expect("a size"), 120);
    visitor.visit("nim", &Nim::new(&[1, 2, 3, 4], false).expect("heaps"), 60);
    visitor.visit("nim, misere", &Nim::new(&[3, 4, 2], true).expect("heaps"), 60);
    visitor.visit("tic-tac-toe", &TicTacToe::new(3, 3, 3).expect("a size"), 120);
}
