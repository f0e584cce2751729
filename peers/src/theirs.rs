//! Our rules as the `minimax` crate wants them: no rules value, values that include what was scored already.

use std::marker::PhantomData;
use std::sync::LazyLock;

use jogada_games::adji_boto::AdjiBoto;
use jogada_games::tic_tac_toe::TicTacToe;
use jogada_rules::{Keyed, Side};
use minimax::{Evaluation, Winner};

/// A game whose rules value can be had from anywhere.
pub(crate) trait Fixed: Keyed + Sized + 'static {
    fn rules() -> &'static Self;
}

impl Fixed for AdjiBoto {
    fn rules() -> &'static Self {
        static RULES: LazyLock<AdjiBoto> = LazyLock::new(AdjiBoto::default);
        &RULES
    }
}

impl Fixed for TicTacToe {
    fn rules() -> &'static Self {
        static RULES: LazyLock<TicTacToe> = LazyLock::new(|| TicTacToe::new(3, 3, 3).expect("the usual size"));
        &RULES
    }
}

/// The game `G` in their terms. In what is raced no turn is ever kept or skipped.
pub(crate) struct Theirs<G>(PhantomData<G>);

impl<G: Fixed> minimax::Game for Theirs<G> {
    type S = G::State;
    type M = G::Move;

    fn generate_moves(state: &G::State, moves: &mut Vec<G::Move>) -> Option<Winner> {
        let winner = Self::get_winner(state);
        if winner.is_none() {
            G::rules().moves(state, moves);
        }
        winner
    }

    fn apply(state: &mut G::State, mv: G::Move) -> Option<G::State> {
        let mut child = state.clone();
        G::rules().play(&mut child, mv);
        debug_assert_ne!(G::rules().turn(&child), G::rules().turn(state));
        Some(child)
    }

    fn get_winner(state: &G::State) -> Option<Winner> {
        let settled = G::rules().settled(state)?;
        let worth = if G::rules().is_scoring() { i32::from(lead::<G>(state)) } else { settled.signum() };
        Some(match worth {
            0 => Winner::Draw,
            1.. => Winner::PlayerToMove,
            _ => Winner::PlayerJustMoved,
        })
    }

    fn zobrist_hash(state: &G::State) -> u64 {
        G::rules().key(state).0 ^ (lead::<G>(state) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15)
    }
}

/// What the side to move is ahead by.
fn lead<G: Fixed>(state: &G::State) -> Evaluation {
    if !G::rules().is_scoring() {
        return 0;
    }
    let [first, second] = G::rules().score(state);
    let lead = if G::rules().turn(state) == Side::First { first - second } else { second - first };
    lead as Evaluation
}

/// Counts the points so far.
pub(crate) struct Lead<G>(PhantomData<G>);

impl<G> Lead<G> {
    pub(crate) const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: Fixed> minimax::Evaluator for Lead<G> {
    type G = Theirs<G>;

    fn evaluate(&self, state: &G::State) -> Evaluation {
        lead::<G>(state)
    }
}
