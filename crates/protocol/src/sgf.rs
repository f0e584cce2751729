//! Smart Game Format, version 4, for Hex (game number 11): <https://www.red-bean.com/sgf/hex.html>.
//!
//! The main line of a tree is the game, the other lines are its branches; [`left_out`] counts what there is beside the
//! main line. Beside the standard three dialects are understood: that of `HexGui`, where stones are set up in a node of
//! their own; that of `PlayHex`; and that of Little Golem, whose cells are two letters,
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
/// What the format calls the signs that someone puts on places, and what we do.
const SIGNS: [(&str, &str); 4] = [("CR", "circle"), ("SQ", "square"), ("TR", "triangle"), ("MA", "cross")];
/// Why a game ended, where the standard has no word for it: a property of our own.
const REASON: &str = "JR";
/// The newest version of the format that is read.
const VERSION: &str = "4";
/// The number of Hex among the games of the format.
const HEX: &str = "11";

/// Reads a game: its main line must make sense, of the others what does is kept.
pub(crate) fn read(text: &str) -> Result<Record, FormatError> {
    let nodes = tree::main_line(text)?;
    let record = meaning::record(text, &nodes)?;
    let branches = tree::whole(text).map(|tree| meaning::branches(text, &nodes, &tree)).unwrap_or_default();
    Ok(Record { branches, ..record })
}
