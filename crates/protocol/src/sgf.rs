//! Smart Game Format, version 4, for Hex (game number 11): <https://www.red-bean.com/sgf/hex.html>.
//!
//! Only the main line of a tree is read, with its comments; [`left_out`] says what else there is. Beside the standard three dialects are understood: that of `HexGui`, where
//! stones are set up in a node of their own; that of `PlayHex`; and that of Little Golem, whose cells are two letters,
//! whose first player is named as Black and yet moves as White, and whose names may hold brackets.

mod meaning;
mod notes;
mod tree;
mod writing;

use jogada_catalog::Record;

use crate::error::FormatError;

pub(crate) use tree::left_out;
pub(crate) use writing::write;

/// What was known about a move, as JSON: a property of our own.
const INFO: &str = "JI";
/// What someone remarked.
const REMARK: &str = "C";
/// Why a game ended, where the standard has no word for it: a property of our own.
const REASON: &str = "JR";
/// The newest version of the format that is read.
const VERSION: &str = "4";
/// The number of Hex among the games of the format.
const HEX: &str = "11";

/// Reads the main line of a game.
pub(crate) fn read(text: &str) -> Result<Record, FormatError> {
    let nodes = tree::main_line(text)?;
    meaning::record(text, &nodes)
}
