//! A random move: the opponent that everyone should beat.

use jogada_rules::{Dice, Game, Nothing};

use super::Found;

/// Draws one of the legal moves.
///
/// - **Finds** a legal move, each with the same chance.
/// - **Right** never on purpose.
/// - **Costs** nothing.
/// - **Needs** the rules.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Dice, Game};
/// use jogada_search::tree::random;
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let found = random(&Countdown21, &state, &mut Dice::new(1));
/// assert!(matches!(found.best(), Some(1..=3)));
/// ```
pub fn random<G: Game>(game: &G, state: &G::State, dice: &mut Dice) -> Found<G::Move> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let line = dice.pick(&moves).copied().into_iter().collect();
    Found { line, proven: false, ..Found::unsearched(game, state, &Nothing) }
}
