//! Links to the board of hexworld.org, which hold a whole game: `https://hexworld.org/board/#11c1,a3:sf6`.
//!
//! After the number sign come the size, options of how the board looks, a comma and the moves; `:s` is a swap, `:rb`
//! and `:rw` say that Red or Blue resigned, `:fb` and `:fw` that one forfeited. A second comma marks where the reader
//! is in the game. A link has no room for players, for a start of one's own, or for a game without the swap rule.

use jogada_catalog::rules::Side;
use jogada_catalog::{Record, RecordResult};

use crate::error::{Expected, FormatError};
use crate::hex::{LARGEST, Rules, Setup, cell_text};
use crate::place::stumble;

/// What every link has in it.
pub(crate) const SITE: &str = "hexworld.org/board";
/// What links begin with.
const START: &str = "https://hexworld.org/board/#";

/// Writes the link of a game.
pub(crate) fn write(record: &Record) -> Result<String, FormatError> {
    let rules = Rules::of(record)?;
    if !Setup::of(record, rules).is_some_and(|setup| setup.is_usual()) {
        return Err(FormatError::NoRoomForStart);
    }
    // Who reads the link may swap: without that rule it would be another game.
    if !rules.swap {
        return Err(FormatError::NoRoomForRules);
    }
    let moves: Option<String> = record.moves.iter().map(|mv| move_text(mv, rules)).collect();
    let moves = moves.ok_or_else(|| FormatError::NotHex { game: record.game.clone() })?;
    // Red and top to bottom for First, as the sites that link there do it.
    Ok(format!("{START}{}c1,{moves}{}", rules.size, end_text(record.result.as_ref())))
}

/// A move as links have it, if it is one.
fn move_text(mv: &str, rules: Rules) -> Option<String> {
    let is_swap = mv.eq_ignore_ascii_case("swap");
    if is_swap { Some(":s".to_owned()) } else { rules.cell(mv).map(cell_text) }
}

fn end_text(result: Option<&RecordResult>) -> String {
    let Some(result) = result else { return String::new() };
    let how = match result.reason.as_str() {
        "resigned" => 'r',
        "time" | "forfeit" => 'f',
        _ => return String::new(),
    };
    let loser = if result.winner == 1 { 'w' } else { 'b' };
    format!(":{how}{loser}")
}

/// Reads a link, or what stands behind its number sign.
pub(crate) fn read(text: &str) -> Result<Record, FormatError> {
    let start = match text.find('#') {
        Some(at) => at + 1,
        None => text.len() - text.trim_start().len(),
    };
    let end = text[start..].find(char::is_whitespace).map_or(text.len(), |length| start + length);
    Link { text, at: start, end }.record()
}

/// A link being read.
struct Link<'a> {
    text: &'a str,
    at: usize,
    end: usize,
}

impl Link<'_> {
    fn record(mut self) -> Result<Record, FormatError> {
        let rules = Rules { size: self.size()?, swap: true };
        let mut record = Record::new(&rules.spec());
        while self.at < self.end {
            self.step(rules, &mut record)?;
        }
        Ok(record)
    }

    /// Reads the size and skips how the board looks.
    fn size(&mut self) -> Result<usize, FormatError> {
        let start = self.at;
        let columns = self.number();
        let rows = if self.take('x') { self.number() } else { columns };
        let size = columns.filter(|size| rows == columns && (1..=LARGEST).contains(size));
        let size = size.ok_or_else(|| stumble(self.text, start, Expected::Link))?;
        match self.rest().find(',') {
            Some(length) => self.at += length + 1,
            None => self.at = self.end,
        }
        Ok(size)
    }

    fn step(&mut self, rules: Rules, record: &mut Record) -> Result<(), FormatError> {
        let start = self.at;
        let wrong = || stumble(self.text, start, Expected::Move);
        if self.take(',') {
            return Ok(());
        }
        if self.take(':') {
            let mark = self.mark().ok_or_else(wrong)?;
            return special(&mark, record).ok_or_else(|| stumble(self.text, start, Expected::Move));
        }
        let letter = self.rest().bytes().next().filter(u8::is_ascii_alphabetic).ok_or_else(wrong)?;
        self.at += 1;
        let digits = self.digits();
        let cell = rules.cell(&format!("{}{digits}", char::from(letter)));
        let cell = cell.ok_or_else(|| stumble(self.text, start, Expected::Cell))?;
        record.moves.push(cell_text(cell));
        Ok(())
    }

    /// The letters after a colon: one for a swap, two for an end.
    fn mark(&mut self) -> Option<String> {
        let length = if self.rest().starts_with(['s', 'p']) { 1 } else { 2 };
        let mark = self.rest().get(..length)?.to_lowercase();
        self.at += length;
        Some(mark)
    }

    fn rest(&self) -> &str {
        &self.text[self.at..self.end]
    }

    fn take(&mut self, letter: char) -> bool {
        let found = self.rest().starts_with(letter);
        self.at += if found { letter.len_utf8() } else { 0 };
        found
    }

    fn digits(&mut self) -> String {
        let digits: String = self.rest().chars().take_while(char::is_ascii_digit).collect();
        self.at += digits.len();
        digits
    }

    fn number(&mut self) -> Option<usize> {
        self.digits().parse().ok()
    }
}

/// Adds what a mark stands for to the record, if it stands for something.
fn special(mark: &str, record: &mut Record) -> Option<()> {
    if mark == "s" {
        record.moves.push("swap".to_owned());
        return Some(());
    }
    let reason = match mark.as_bytes() {
        [b'r', _] => "resigned",
        [b'f', _] => "forfeit",
        _ => return None,
    };
    let winner = match mark.as_bytes() {
        [_, b'b'] => Side::Second,
        [_, b'w'] => Side::First,
        _ => return None,
    };
    record.result = Some(RecordResult { winner: winner.number(), reason: reason.to_owned(), score: [0, 0] });
    Some(())
}
