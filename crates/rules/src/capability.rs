//! What some games can do and others can not, each a trait so that a search asks for it at compile time.

use crate::{Game, Key, Keyed};

/// A game whose board can be turned or mirrored without changing its value.
///
/// Symmetry 0 is the identity. The law: values are equal, and playing then turning is turning then playing.
///
/// ```
/// use jogada_rules::example::TwoOfThree;
/// use jogada_rules::{Game, Symmetric, canonical_key};
///
/// let mut left = TwoOfThree.initial();
/// TwoOfThree.play(&mut left, 0);
/// let right = TwoOfThree.image(&left, 1);
/// assert_ne!(left, right);
/// assert_eq!(canonical_key(&TwoOfThree, &left), canonical_key(&TwoOfThree, &right));
/// ```
pub trait Symmetric: Game {
    /// How many symmetries there are, the identity included. At least 1.
    fn symmetries(&self) -> usize {
        1
    }

    /// The position seen through symmetry `symmetry`.
    fn image(&self, state: &Self::State, symmetry: usize) -> Self::State {
        debug_assert_eq!(symmetry, 0, "a game with more symmetries says what they do");
        state.clone()
    }

    /// The move that corresponds to `mv` on the image.
    fn image_of_move(&self, mv: Self::Move, symmetry: usize) -> Self::Move {
        debug_assert_eq!(symmetry, 0, "a game with more symmetries says what they do");
        mv
    }
}

/// The smallest key of all images: equal for symmetric positions.
pub fn canonical_key<G: Keyed + Symmetric>(game: &G, state: &G::State) -> Key {
    (1..game.symmetries()).map(|symmetry| game.key(&game.image(state, symmetry))).fold(game.key(state), Key::min)
}

/// A game whose moves have slot numbers: history tables, all-moves-as-first statistics and priors are arrays over them.
pub trait Indexed: Game {
    /// How many slots there are; 0 where moves have none, and then searches learn nothing about them across positions.
    fn slots(&self) -> usize;

    /// The slot of `mv`, below [`slots`](Indexed::slots) unless that is 0. In one position two moves never share a slot.
    fn slot(&self, state: &Self::State, mv: Self::Move) -> usize;
}

/// A game in which moves are only ever used up.
///
/// The law: unless the child is settled, its moves are its parent's less the one played. So a playout can shuffle the
/// moves once and play them in that order. `is_placement` may exclude positions (a pending swap).
pub trait Placement: Game {
    /// Whether the law holds from `state` on.
    fn is_placement(&self, state: &Self::State) -> bool {
        let _ = state;
        true
    }
}

/// A placement game in which each side fills slots of its own and exactly one side wins, whoever is first or last.
///
/// The law, from a placement position on: turns alternate; nobody draws; a side that has won has done so by the slots
/// it holds, in whatever order it filled them and whatever else either side holds. So what a win does not need can be
/// given to the opponent, and a search may leave out replies that do not touch it.
pub trait Coloring: Placement + Indexed {}

/// A game whose positions can be numbered without gaps, level by level, for tables that hold all of them.
///
/// ```
/// use jogada_rules::example::Pebbles;
/// use jogada_rules::{Game, Ranked};
///
/// let game = Pebbles { pebbles: 5 };
/// let (level, number) = game.rank(&game.initial());
/// assert_eq!(game.unrank(level, number), game.initial());
/// ```
pub trait Ranked: Game {
    /// How many positions level `level` has.
    fn positions(&self, level: usize) -> u64;

    /// Level and number of a position. Points already scored play no part.
    fn rank(&self, state: &Self::State) -> (usize, u64);

    /// The position with that number, nothing scored yet.
    fn unrank(&self, level: usize, number: u64) -> Self::State;
}

/// A game whose levels can be worked out by number alone, forward and backward.
///
/// Numbers are those of [`Ranked`], but each stands for a board and the side that is *named* to move on it, even where
/// that side has nothing to play: its only move is to let the turn pass. So every move passes the turn, and one rule
/// gives the value of every number.
pub trait Backward: Ranked {
    /// A board as the named side sees it.
    type Board: Copy + Send + Sync;

    /// What is worth remembering from one board to the next, which mostly resembles it.
    type Notes: Default;

    /// The board with that number.
    fn board(&self, level: usize, number: u64) -> Self::Board;

    /// Turns a board into the one with the next number of its level. Undefined after the last.
    fn advance(&self, board: &mut Self::Board);

    /// Tells where each move leads, from this board of `level`: to a lower level, or without gain to the same one.
    fn forward(&self, level: usize, board: &Self::Board, notes: &mut Self::Notes, tell: impl FnMut(Lead));

    /// Tells the numbers of all boards of this level from which a move leads here; one may be told more than once.
    fn backward(&self, board: &Self::Board, notes: &mut Self::Notes, tell: impl FnMut(u64));
}

/// Where a move leads, by number. The turn has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lead {
    /// The level it leads to.
    pub level: usize,
    /// The number there.
    pub number: u64,
    /// The points it gained.
    pub gain: i8,
}
