//! A game of Hex as SGF.

use jogada_catalog::rules::Side;
use jogada_catalog::{GameBranch, Record, RecordResult};
use serde_json::Value as Json;

use super::notes::Parted;
use super::{HEX, INFO, REASON, REMARK, SIGNS, VERSION, notes};
use crate::error::FormatError;
use crate::hex::{Rules, Setup, cell_text};

/// Writes a game.
pub(crate) fn write(record: &Record) -> Result<String, FormatError> {
    let rules = Rules::of(record)?;
    let setup = Setup::of(record, rules).ok_or(FormatError::NoRoomForStart)?;
    let root = root(record, rules, &setup);
    let line = Line {
        after: 0,
        moves: &record.moves,
        info: if is_paired(record) { &record.info } else { &[] },
        branches: &record.branches,
        end: resignation(record.result.as_ref()),
    };
    Ok(format!("(;{root}{})", line.text(setup.turn)))
}

fn root(record: &Record, rules: Rules, setup: &Setup) -> String {
    let program = concat!("Jogada:", env!("CARGO_PKG_VERSION"));
    let size = rules.size.to_string();
    let swap = if rules.swap { "swap" } else { "no swap" };
    let mut parts: Vec<String> =
        [("FF", VERSION), ("CA", "UTF-8"), ("GM", HEX), ("AP", program), ("SZ", &size), ("RU", swap)]
            .map(|(name, value)| property(name, value))
            .to_vec();
    parts.extend(["PB", "PW"].iter().zip(&record.players).map(|(name, player)| property(name, player)));
    parts.extend(record.result.as_ref().map(result_text));
    parts.extend(record.comment.as_ref().map(|comment| property(REMARK, comment)));
    parts.push(setup_text(setup));
    if !is_paired(record) && !record.info.is_empty() {
        parts.push(INFO.to_owned());
        parts.extend(record.info.iter().map(|info| property("", &info.to_string())));
    }
    parts.concat()
}

/// Whether what is known goes with the moves one by one.
const fn is_paired(record: &Record) -> bool {
    record.info.len() == record.moves.len()
}

/// A line of the tree, with the lines that leave it.
struct Line<'a> {
    after: usize,
    moves: &'a [String],
    info: &'a [Json],
    branches: &'a [GameBranch],
    /// What comes after the last move.
    end: String,
}

impl Line<'_> {
    /// The line from here on: where another leaves it, what goes on is a tree beside it.
    fn text(&self, first: Side) -> String {
        let mut text = String::new();
        for (offset, mv) in self.moves.iter().enumerate() {
            let index = self.after + offset;
            if self.leaving(index).next().is_some() {
                text.push('(');
            }
            let side = if index.is_multiple_of(2) { first } else { first.other() };
            // Lines stay short enough for mail and for reading.
            text.push_str(if index.is_multiple_of(10) { "\n;" } else { ";" });
            text.push_str(&property(color(side), if mv == "swap" { "swap-pieces" } else { mv }));
            text.extend(self.info.get(offset).map(note));
        }
        text.push_str(&self.end);
        // Trees end in the other order than they began, each followed by the lines that leave where it began.
        for index in (self.after..self.after + self.moves.len()).rev() {
            if self.leaving(index).next().is_some() {
                text.push(')');
            }
            for GameBranch { after, moves, info, branches } in self.leaving(index) {
                let line = Line { after: *after, moves, info, branches, end: String::new() };
                text.extend(["(", &line.text(first), ")"]);
            }
        }
        text
    }

    /// The lines that are instead of the move of that number.
    fn leaving(&self, index: usize) -> impl Iterator<Item = &GameBranch> {
        self.branches.iter().filter(move |branch| branch.after == index)
    }
}

/// What is known about a move.
fn note(info: &Json) -> String {
    let Parted { known, comment, marks } = notes::parted(info);
    let known = known.map(|known| property(INFO, &known.to_string()));
    let comment = comment.map(|comment| property(REMARK, comment));
    known.into_iter().chain(SIGNS.iter().map(|(name, _)| places(name, &marks))).chain(comment).collect()
}

/// The places that have one sign, in one property: the format allows it once a node.
fn places(name: &str, marks: &[(&str, &str)]) -> String {
    let places: String =
        marks.iter().filter(|(known, _)| *known == name).map(|(_, place)| property("", place)).collect();
    if places.is_empty() { places } else { format!("{name}{places}") }
}

/// What the format calls a side.
const fn color(side: Side) -> &'static str {
    match side {
        Side::First => "B",
        Side::Second => "W",
    }
}

fn property(name: &str, value: &str) -> String {
    format!("{name}[{}]", value.replace('\\', "\\\\").replace(']', "\\]"))
}

fn setup_text(setup: &Setup) -> String {
    if setup.is_usual() {
        return String::new();
    }
    let stones = |side| setup.cells(side).into_iter().map(|cell| property("", &cell_text(cell))).collect::<String>();
    let named = |name: &str, points: String| if points.is_empty() { points } else { format!("{name}{points}") };
    let (black, white) = (named("AB", stones(Side::First)), named("AW", stones(Side::Second)));
    format!("{black}{white}PL[{}]", color(setup.turn))
}

fn result_text(result: &RecordResult) -> String {
    let Some(winner) = Side::from_number(result.winner) else { return property("RE", "0") };
    let (how, own) = match result.reason.as_str() {
        "rules" => ("", None),
        "resigned" => ("Resign", None),
        "time" => ("Time", None),
        "forfeit" => ("Forfeit", None),
        other => ("Forfeit", Some(other)),
    };
    let own = own.map(|reason| property(REASON, reason)).unwrap_or_default();
    format!("{}{own}", property("RE", &format!("{}+{how}", color(winner))))
}

/// Hex programs write it as a move too.
fn resignation(result: Option<&RecordResult>) -> String {
    let loser = result.filter(|result| result.reason == "resigned").and_then(|result| Side::from_number(result.winner));
    loser.map(|winner| format!(";{}", property(color(winner.other()), "resign"))).unwrap_or_default()
}
