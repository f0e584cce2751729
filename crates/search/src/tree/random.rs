//! A random move: the opponent that everyone should beat.
//!
//! **Finds** a legal move, each with the same chance.
//! **Right** never on purpose.
//! **Costs** nothing.
//! **Needs** the rules.

use jogada_rules::{Dice, Game, Nothing};

use super::Found;

/// Draws one of the legal moves.
pub fn random<G: Game>(game: &G, state: &G::State, dice: &mut Dice) -> Found<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let line = dice.pick(&moves).copied().into_iter().collect();
    Found { line, proven: false, ..Found::unsearched(game, state, &Nothing) }
}
