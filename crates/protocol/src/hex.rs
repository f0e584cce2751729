//! What the formats of Hex programs share: a board of some size, cells by name, stones that are there at the start.

use jogada_catalog::rules::Side;
use jogada_catalog::{Record, Spec};

use crate::error::FormatError;

/// The name of the game.
pub(crate) const NAME: &str = "hex";
/// The size where none is said.
pub(crate) const USUAL_SIZE: usize = 11;
/// The largest board: a letter for every column.
pub(crate) const LARGEST: usize = 26;

/// The rules of a recorded game of Hex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) size: usize,
    pub(crate) swap: bool,
}

/// A cell: column and row from 0.
pub(crate) type Coordinates = (usize, usize);

impl Rules {
    /// The rules of a record, which must be of a game of Hex.
    pub(crate) fn of(record: &Record) -> Result<Self, FormatError> {
        let other = || FormatError::NotHex { game: record.game.clone() };
        let spec = Spec::parse(&record.game).ok().filter(|spec| spec.name == NAME).ok_or_else(other)?;
        let size = spec.setting("size").map_or(Some(USUAL_SIZE), |setting| setting.value.parse().ok());
        let is_off = |value: &str| ["off", "no", "false"].iter().any(|word| value.trim().eq_ignore_ascii_case(word));
        let swap = spec.setting("swap").is_none_or(|setting| !is_off(&setting.value));
        let size = size.filter(|size| (1..=LARGEST).contains(size)).ok_or_else(other)?;
        Ok(Self { size, swap })
    }

    /// The spec of the game.
    pub(crate) fn spec(self) -> String {
        let swap = if self.swap { "" } else { ",swap=off" };
        format!("{NAME}:size={}{swap}", self.size)
    }

    /// Reads a cell as Hex players write it, `c4`.
    pub(crate) fn cell(self, text: &str) -> Option<Coordinates> {
        let letter = text.bytes().next().filter(u8::is_ascii_alphabetic)?;
        let digits = text.get(1..).filter(|digits| digits.bytes().all(|byte| byte.is_ascii_digit()))?;
        let row: usize = digits.parse().ok().filter(|&row| row >= 1)?;
        self.on_board((usize::from(letter.to_ascii_lowercase() - b'a'), row - 1))
    }

    /// Reads a cell as Go players write it, `cd`.
    pub(crate) fn cell_in_letters(self, text: &str) -> Option<Coordinates> {
        let place = |letter: &u8| letter.is_ascii_alphabetic().then(|| usize::from(letter.to_ascii_lowercase() - b'a'));
        match text.as_bytes() {
            [column, row] => self.on_board((place(column)?, place(row)?)),
            _ => None,
        }
    }

    fn on_board(self, (column, row): Coordinates) -> Option<Coordinates> {
        (column < self.size && row < self.size).then_some((column, row))
    }
}

/// The name of a cell.
pub(crate) fn cell_text((column, row): Coordinates) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

/// Stones on a board, and who moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Setup {
    rows: Vec<Vec<Option<Side>>>,
    pub(crate) turn: Side,
}

impl Setup {
    /// The board that games usually start from.
    pub(crate) fn empty(size: usize) -> Self {
        Self { rows: vec![vec![None; size]; size], turn: Side::First }
    }

    /// The board that a record starts from.
    pub(crate) fn of(record: &Record, rules: Rules) -> Option<Self> {
        let Some(text) = &record.start else { return Some(Self::empty(rules.size)) };
        let text = text.trim();
        let (board, turn) = text.rsplit_once(char::is_whitespace).unwrap_or((text, "1"));
        let turn = Side::from_number(turn.parse().ok()?)?;
        let stone = |letter: char| match letter.to_ascii_lowercase() {
            '.' => Some(None),
            'x' => Some(Some(Side::First)),
            'o' => Some(Some(Side::Second)),
            _ => None,
        };
        let row = |text: &str| text.trim().chars().map(stone).collect::<Option<Vec<_>>>();
        let rows: Vec<_> = board.split('/').map(row).collect::<Option<_>>()?;
        let fits = rows.len() == rules.size && rows.iter().all(|row| row.len() == rules.size);
        fits.then_some(Self { rows, turn })
    }

    /// The same stones, with that side to move.
    pub(crate) fn with_turn(self, turn: Side) -> Self {
        Self { turn, ..self }
    }

    /// Whether this is where games usually start.
    pub(crate) fn is_usual(&self) -> bool {
        *self == Self::empty(self.rows.len())
    }

    pub(crate) fn put(&mut self, (column, row): Coordinates, stone: Option<Side>) {
        self.rows[row][column] = stone;
    }

    /// How many stones a side has.
    pub(crate) fn count(&self, side: Side) -> usize {
        self.rows.iter().flatten().filter(|&&stone| stone == Some(side)).count()
    }

    /// The cells of a side's stones.
    pub(crate) fn cells(&self, side: Side) -> Vec<Coordinates> {
        let edge = self.rows.len();
        let all = (0..edge).flat_map(|row| (0..edge).map(move |column| (column, row)));
        all.filter(|&(column, row)| self.rows[row][column] == Some(side)).collect()
    }

    /// The position as text.
    pub(crate) fn text(&self) -> String {
        let letter = |stone: &Option<Side>| match stone {
            None => '.',
            Some(Side::First) => 'x',
            Some(Side::Second) => 'o',
        };
        let rows: Vec<String> = self.rows.iter().map(|row| row.iter().map(letter).collect()).collect();
        format!("{} {}", rows.join("/"), self.turn.number())
    }
}
