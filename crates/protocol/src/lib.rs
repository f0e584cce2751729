//! How Jogada speaks to other programs: GTP and HTP over a session; SGF, links and plain text for records; SVG.
//!
//! [`read`] and [`write()`] turn the one game record into any [`Format`] and back. They look at the form alone; whether
//! the moves can be played is found out by [`Record::open`](jogada_catalog::Record::open).

mod error;
mod format;
pub mod gtp;
mod hex;
mod hexworld;
pub mod library;
mod place;
mod sgf;
mod svg;
mod text;

pub use error::{Expected, FormatError};
pub use format::{Format, LeftOut, games, left_out, read, write};
pub use svg::{escaped, svg};

/// The most bytes of a text that are read as games, positions or problems: more than any of them has, and little enough for
/// any machine. A file that somebody names may be a device, which never ends.
pub const LARGEST_TEXT: u64 = 64 << 20;
