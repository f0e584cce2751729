//! The formats that records come in.

use std::path::Path;

use jogada_catalog::Record;
use jogada_wire::{read_record, write_record};

use crate::error::FormatError;
use crate::{hex, hexworld, sgf, text};

/// A format that records are written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// The record's own form: everything, for programs.
    Json,
    /// Everything, for people and for comparing files line by line.
    Text,
    /// Smart Game Format, version 4, for Hex.
    Sgf,
    /// A link that opens the game on hexworld.org.
    HexWorld,
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Json, Self::Text, Self::Sgf, Self::HexWorld];

    /// The name that people use.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Text => "text",
            Self::Sgf => "sgf",
            Self::HexWorld => "hexworld",
        }
    }

    /// The usual ends of file names.
    pub const fn extensions(self) -> &'static [&'static str] {
        match self {
            Self::Json => &["json"],
            Self::Text => &["txt", "text"],
            Self::Sgf => &["sgf", "hsgf"],
            Self::HexWorld => &["hexworld", "url"],
        }
    }

    /// Whether games of that name can be written in it.
    pub fn holds(self, game: &str) -> bool {
        match self {
            Self::Json | Self::Text => true,
            Self::Sgf | Self::HexWorld => game == hex::NAME,
        }
    }

    /// Whether lines that leave the game can be written in it.
    pub const fn holds_branches(self) -> bool {
        matches!(self, Self::Json | Self::Sgf)
    }

    /// Whether what people remarked can be written in it.
    pub const fn holds_comments(self) -> bool {
        !matches!(self, Self::HexWorld)
    }

    /// The format of that name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name().eq_ignore_ascii_case(name))
    }

    /// The format that the name of a file suggests.
    pub fn of_path(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?.to_lowercase();
        Self::ALL.into_iter().find(|format| format.extensions().contains(&extension.as_str()))
    }

    /// The format that a text looks like; text, if it looks like nothing.
    pub fn of_text(text: &str) -> Self {
        Self::recognized(text).unwrap_or(Self::Text)
    }

    /// The format that a text clearly is in.
    pub fn recognized(text: &str) -> Option<Self> {
        let start = text.trim_start_matches(['\u{feff}', ' ', '\t', '\r', '\n']);
        if start.starts_with('{') {
            Some(Self::Json)
        } else if start.strip_prefix('(').is_some_and(|rest| rest.trim_start().starts_with(';')) {
            Some(Self::Sgf)
        } else if start.contains(hexworld::SITE) {
            Some(Self::HexWorld)
        } else {
            text::has_title(text).then_some(Self::Text)
        }
    }
}

/// Reads a record.
///
/// ```
/// use jogada_protocol::{Format, read, write};
///
/// let record = read("(;FF[4]GM[11]SZ[5];B[a3];W[swap-pieces];B[c3])", Format::Sgf).expect("readable");
/// assert_eq!(record.moves, ["a3", "swap", "c3"]);
/// assert_eq!(write(&record, Format::HexWorld).expect("a link"), "https://hexworld.org/board/#5c1,a3:sc3");
/// ```
pub fn read(text: &str, format: Format) -> Result<Record, FormatError> {
    match format {
        Format::Json => Ok(read_record(text)?),
        Format::Text => text::read(text),
        Format::Sgf => sgf::read(text),
        Format::HexWorld => hexworld::read(text),
    }
}

/// Every game of a text record or a log, one after the other, as text.
pub fn games(text: &str) -> Vec<&str> {
    text::games(text)
}

/// What a file holds beside the one game that is read of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LeftOut {
    /// Other lines of that game.
    pub variations: usize,
    /// Other games.
    pub games: usize,
}

/// What a text holds beside the main line of its first game. [`read`] keeps the other lines as branches.
pub fn left_out(text: &str, format: Format) -> LeftOut {
    match format {
        Format::Sgf => sgf::left_out(text),
        Format::Text => LeftOut { games: text::games(text).len().saturating_sub(1), variations: 0 },
        _ => LeftOut::default(),
    }
}

/// Writes a record, without a newline at the end.
pub fn write(record: &Record, format: Format) -> Result<String, FormatError> {
    match format {
        Format::Json => Ok(write_record(record)),
        Format::Text => Ok(text::write(record)),
        Format::Sgf => sgf::write(record),
        Format::HexWorld => hexworld::write(record),
    }
}
