//! The independent check: exact values again, by a slow and plain path that shares nothing with the engines but the
//! rules.
//!
//! A [`Checker`] draws positions of a game by lot and says what each is worth, all by itself. Whoever claims to know
//! better is held against that. There are two paths: games that end are tried out move by move (`tree`), and
//! Adji-boto, in which play may go round in circles, is swept until nothing changes (`sweep`). A proof of a Hex position
//! that was written down is gone through claim by claim ([`check_hex_proof`]).

mod hex_proof;
mod sweep;
mod tree;

use jogada_games::adji_boto::AdjiBoto;
use jogada_games::dots_and_boxes::{DotsAndBoxes, Turns};
use jogada_games::hex::Hex;
use jogada_games::nim::Nim;
use jogada_games::tic_tac_toe::TicTacToe;

pub use self::hex_proof::{ProofError, ProofFault, ProvenPosition, check_hex_proof, check_hex_proof_bytes};
use self::sweep::Sweep;
use self::tree::WholeTree;

/// Something that knows positions of one game and what they are worth.
pub trait Checker: Send {
    /// A position drawn by lot, with its value for the side to move. Nothing once a position is too large to be tried
    /// out, which is for the caller to try again.
    fn draw(&mut self) -> ValuedPosition;

    /// The value of a position as the game writes it; nothing if the text is no position or too large to be tried out.
    fn value(&mut self, position: &str) -> Option<i32>;
}

/// A position with its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ValuedPosition {
    /// The position, as the game writes it.
    pub position: String,
    /// Points still to come for the side to move; 1, 0, −1 for a win, draw, loss where nothing is scored.
    pub value: i32,
}

/// The games that can be checked, each by a spec that opens it, with sizes that are small enough to be tried out.
pub const CHECKED: &[&str] = &[
    "nim",
    "nim:start=2+3+4,misere=on",
    "nim:start=1+2+3+4",
    "tic-tac-toe",
    "tic-tac-toe:rows=3,cols=4,win=3",
    "tic-tac-toe:rows=4,cols=4,win=4",
    "hex:size=3,swap=off",
    "hex:size=3",
    "hex:size=4,swap=off",
    "dots-and-boxes:rows=2,cols=2",
    "dots-and-boxes:rows=2,cols=3",
    "dots-and-boxes:rows=3,cols=3",
    "adji-boto",
];

/// A checker for one of the games in [`CHECKED`].
pub fn checker(game: &str, seed: u64) -> Option<Box<dyn Checker>> {
    let nim = |heaps: &[u32], misere| Nim::new(heaps, misere).expect("heaps within the range");
    let lines = |rows, cols, win| TicTacToe::new(rows, cols, win).expect("a board within the range");
    let hex = |size, swap| Hex::new(size, swap).expect("a size within the range");
    let dots = |rows, cols| DotsAndBoxes::new(rows, cols, Turns::Again).expect("a size within the range");
    Some(match game {
        "nim" => Box::new(WholeTree::new(nim(&[1, 3, 5], false), seed, 0)),
        "nim:start=2+3+4,misere=on" => Box::new(WholeTree::new(nim(&[2, 3, 4], true), seed, 0)),
        "nim:start=1+2+3+4" => Box::new(WholeTree::new(nim(&[1, 2, 3, 4], false), seed, 0)),
        "tic-tac-toe" => Box::new(WholeTree::new(lines(3, 3, 3), seed, 0)),
        "tic-tac-toe:rows=3,cols=4,win=3" => Box::new(WholeTree::new(lines(3, 4, 3), seed, 0)),
        "tic-tac-toe:rows=4,cols=4,win=4" => Box::new(WholeTree::new(lines(4, 4, 4), seed, 7)),
        "hex:size=3,swap=off" => Box::new(WholeTree::new(hex(3, false), seed, 0)),
        "hex:size=3" => Box::new(WholeTree::new(hex(3, true), seed, 0)),
        "hex:size=4,swap=off" => Box::new(WholeTree::new(hex(4, false), seed, 6)),
        "dots-and-boxes:rows=2,cols=2" => Box::new(WholeTree::new(dots(2, 2), seed, 0)),
        "dots-and-boxes:rows=2,cols=3" => Box::new(WholeTree::new(dots(2, 3), seed, 6)),
        "dots-and-boxes:rows=3,cols=3" => Box::new(WholeTree::new(dots(3, 3), seed, 13)),
        "adji-boto" => Box::new(Sweep::new(AdjiBoto::default(), seed)),
        _ => return None,
    })
}
