//! Records as plain text, for every game: a title, headers, and one numbered move a line.
//!
//! ```text
//! jogada record 1
//! game: nim:start=1+3+5
//! player: hard
//! player: human
//! result: 1 rules 0 0
//! moves:
//! 1. 3-3 {"depth":9}
//! 2. 2-1
//! ```
//!
//! What was known about a move may follow it as JSON. Players, start, result and comment may be missing; `moves: 3-3 2-1`
//! on one line is read too, and so are blanks, capital keys, empty lines and lines that start with `#`.
//!
//! A log is a record that grows while a game is played: `undone: 2` takes the last two moves back, a date may stand
//! among the headers, and another title begins the next game.

use jogada_catalog::{Record, RecordResult};
use serde_json::Value;

use crate::error::{Expected, FormatError};
use crate::place::stumble;

/// What a text record begins with, before its version.
const TITLE: &str = "jogada record";
/// The version that is written, and the newest that is read.
const VERSION: u64 = 1;

/// Writes a record.
pub(crate) fn write(record: &Record) -> String {
    let mut lines = vec![format!("{TITLE} {VERSION}"), header("game", &record.game)];
    lines.extend(record.players.iter().map(|player| header("player", player)));
    lines.extend(record.start.iter().map(|start| header("start", start)));
    lines.extend(record.result.iter().map(|result| header("result", &result_text(result))));
    lines.extend(record.comment.iter().map(|comment| header("comment", comment)));
    let paired = is_paired(record);
    if !paired {
        lines.extend(record.info.iter().map(|info| header("info", &info.to_string())));
    }
    lines.push("moves:".to_owned());
    for (index, mv) in record.moves.iter().enumerate() {
        let info = record.info.get(index).filter(|info| paired && info.is_object());
        let info = info.map(|info| format!(" {info}")).unwrap_or_default();
        lines.push(format!("{}. {}{info}", index + 1, escaped(mv)));
    }
    lines.join("\n")
}

/// Whether the notes go with the moves one by one. Others are kept apart from the moves.
fn is_paired(record: &Record) -> bool {
    let fits = |info: &Value| info.is_object() || info.is_null();
    record.info.len() == record.moves.len() && record.info.iter().all(fits) && record.info.iter().any(Value::is_object)
}

fn header(key: &str, value: &str) -> String {
    format!("{key}: {}", escaped(value))
}

fn result_text(result: &RecordResult) -> String {
    let [first, second] = result.score;
    format!("{} {} {first} {second}", result.winner, result.reason)
}

/// A text on one line.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\n', "\\n").replace('\r', "\\r")
}

fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => match letters.next() {
                Some('n') => plain.push('\n'),
                Some('r') => plain.push('\r'),
                other => plain.extend(other),
            },
            letter => plain.push(letter),
        }
    }
    plain
}

/// Whether a text begins as records do.
pub(crate) fn has_title(text: &str) -> bool {
    let words = |line: &str| line.to_lowercase().split_whitespace().collect::<Vec<_>>().join(" ");
    lines(text).next().is_some_and(|(_, line)| words(line).starts_with(TITLE))
}

/// The games of a text, each from its title to the next.
pub(crate) fn games(text: &str) -> Vec<&str> {
    let mut starts: Vec<usize> = lines(text).filter(|(_, line)| has_title(line)).map(|(at, _)| at).collect();
    starts.push(text.len());
    starts.windows(2).map(|pair| &text[pair[0]..pair[1]]).collect()
}

/// Reads a record; of several, the last, which is the one that was played last.
pub(crate) fn read(text: &str) -> Result<Record, FormatError> {
    match games(text).as_slice() {
        [.., last] if text.trim_start_matches(is_blank).len() > last.len() => read_one(last),
        _ => read_one(text),
    }
}

fn read_one(text: &str) -> Result<Record, FormatError> {
    let mut reader = Reader { text, record: Record::new(""), in_moves: false, paired: Vec::new() };
    let mut lines = lines(text);
    let title = lines.next().map_or((text.len(), ""), |line| line);
    reader.title(title)?;
    for (at, line) in lines {
        reader.line(at, line)?;
    }
    reader.finish()
}

/// The lines that say something, each with its place and without blanks around it.
fn lines(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    let placed = text.split('\n').map(move |line| {
        let start = at + line.len() - line.trim_start_matches(is_blank).len();
        at += line.len() + 1;
        (start, line.trim_matches(is_blank))
    });
    placed.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
}

fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

struct Reader<'a> {
    text: &'a str,
    record: Record,
    in_moves: bool,
    /// What was known about each move so far.
    paired: Vec<Option<Value>>,
}

impl Reader<'_> {
    fn stumble(&self, at: usize, expected: Expected) -> FormatError {
        stumble(self.text, at, expected)
    }

    fn title(&self, (at, line): (usize, &str)) -> Result<(), FormatError> {
        let line = line.to_lowercase();
        let words: Vec<_> = line.split_whitespace().collect();
        let [title @ .., version] = words.as_slice() else { return Err(self.stumble(at, Expected::Title)) };
        let version = version.parse().ok().filter(|_| title.join(" ") == TITLE);
        match version.ok_or_else(|| self.stumble(at, Expected::Title))? {
            found if found > VERSION => Err(FormatError::Newer { found, known: VERSION }),
            _ => Ok(()),
        }
    }

    fn line(&mut self, at: usize, line: &str) -> Result<(), FormatError> {
        if self.in_moves && line.starts_with(|letter: char| letter.is_ascii_digit()) {
            return self.numbered_move(at, line);
        }
        let (key, value) = line.split_once(':').ok_or_else(|| self.stumble(at, Expected::Header))?;
        let value_at = at + key.len() + 1 + value.len() - value.trim_start().len();
        let value = value.trim();
        match key.trim().to_lowercase().as_str() {
            "game" => self.record.game = unescaped(value),
            "player" => self.record.players.push(unescaped(value)),
            "start" => self.record.start = Some(unescaped(value)),
            "result" => self.record.result = Some(self.result(value_at, value)?),
            // When it was played is for people.
            "date" => {}
            "undone" => {
                let count: usize = value.parse().map_err(|_| self.stumble(value_at, Expected::MoveNumber))?;
                let left = self.record.moves.len().checked_sub(count);
                let left = left.ok_or_else(|| self.stumble(value_at, Expected::MoveNumber))?;
                self.record.moves.truncate(left);
                self.paired.truncate(left);
                self.record.result = None;
            }
            "comment" => self.record.comment = Some(unescaped(value)),
            "info" => {
                let info = serde_json::from_str(&unescaped(value));
                self.record.info.push(info.map_err(|_| self.stumble(value_at, Expected::Info))?);
            }
            "moves" => {
                self.in_moves = true;
                self.record.moves.extend(value.split_whitespace().map(unescaped));
                self.paired.resize(self.record.moves.len(), None);
            }
            _ => return Err(self.stumble(at, Expected::Header)),
        }
        Ok(())
    }

    fn result(&self, at: usize, value: &str) -> Result<RecordResult, FormatError> {
        let read = || {
            let words: Vec<&str> = value.split_whitespace().collect();
            // Other programs have reasons of several words, or none.
            let [winner, reason @ .., first, second] = &words[..] else { return None };
            let winner = winner.parse().ok().filter(|winner| *winner <= 2)?;
            let score = [first.parse().ok()?, second.parse().ok()?];
            Some(RecordResult { winner, reason: unescaped(&reason.join(" ")), score })
        };
        read().ok_or_else(|| self.stumble(at, Expected::Result))
    }

    /// Reads `12. f6 {…}`.
    fn numbered_move(&mut self, at: usize, line: &str) -> Result<(), FormatError> {
        let (number, rest) = line.split_once('.').ok_or_else(|| self.stumble(at, Expected::MoveNumber))?;
        if number.trim().parse() != Ok(self.record.moves.len() + 1) {
            return Err(self.stumble(at, Expected::MoveNumber));
        }
        let (mv, info) = match rest.find(" {") {
            Some(blank) => (&rest[..blank], Some(&rest[blank..])),
            None => (rest, None),
        };
        let mv_at = at + number.len() + 1;
        if mv.trim().is_empty() {
            return Err(self.stumble(mv_at, Expected::Move));
        }
        let info = info.map(serde_json::from_str).transpose();
        self.paired.push(info.map_err(|_| self.stumble(mv_at + mv.len(), Expected::Info))?);
        self.record.moves.push(unescaped(mv.trim()));
        Ok(())
    }

    fn finish(mut self) -> Result<Record, FormatError> {
        if self.record.game.is_empty() {
            return Err(self.stumble(self.text.len(), Expected::Game));
        }
        if self.paired.iter().any(Option::is_some) {
            // A move that nothing is known about keeps its place among the others.
            self.record.info = self.paired.into_iter().map(Option::unwrap_or_default).collect();
        }
        Ok(self.record)
    }
}
