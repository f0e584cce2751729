//! What the nodes of a game of Hex mean.

use jogada_catalog::rules::Side;
use jogada_catalog::{GameBranch, Record, RecordResult};
use serde_json::Value as Json;

use super::tree::{PropertyValue, SgfNode, SgfTree};
use super::{HEX, INFO, REASON, REMARK, VERSION, notes};
use crate::error::{Expected, FormatError};
use crate::hex::{Coordinates, LARGEST, Rules, Setup, USUAL_SIZE, cell_text};
use crate::place::stumble;

/// The record of a game.
pub(super) fn record(text: &str, nodes: &[SgfNode]) -> Result<Record, FormatError> {
    let root = nodes.first().ok_or_else(|| stumble(text, 0, Expected::GameTree))?;
    let mut game = Game::begin_with(text, root, nodes)?;
    for node in nodes {
        game.node(node)?;
    }
    Ok(game.record(root))
}

/// The lines that leave the main line of a game, which has these nodes.
pub(super) fn branches(text: &str, nodes: &[SgfNode], tree: &SgfTree) -> Vec<GameBranch> {
    let game = nodes.first().and_then(|root| Game::begin_with(text, root, nodes).ok());
    game.map(|mut game| game.walk(tree)).unwrap_or_default()
}

fn rules(text: &str, root: &SgfNode) -> Result<Rules, FormatError> {
    let known: u64 = VERSION.parse().expect("a number");
    let number = |value: &PropertyValue| value.text.trim().parse().ok();
    if let Some(found) = root.value("FF").and_then(number).filter(|&found| found > known) {
        return Err(FormatError::Newer { found, known });
    }
    if let Some(other) = root.value("GM").filter(|value| value.text.trim() != HEX) {
        return Err(stumble(text, other.at, Expected::HexNumber));
    }
    let size = match root.value("SZ") {
        Some(value) => size(&value.text).ok_or_else(|| stumble(text, value.at, Expected::Size))?,
        None => USUAL_SIZE,
    };
    let said = |value: &PropertyValue| value.text.to_lowercase().replace([' ', '-', '_'], "");
    Ok(Rules { size, swap: root.value("RU").is_none_or(|value| !said(value).contains("noswap")) })
}

fn size(text: &str) -> Option<usize> {
    let (columns, rows) = text.split_once(':').unwrap_or((text, text));
    let columns = columns.trim().parse().ok().filter(|columns| (1..=LARGEST).contains(columns))?;
    (rows.trim().parse() == Ok(columns)).then_some(columns)
}

/// The move of a node: whose it is said to be, and what.
fn move_of(node: &SgfNode) -> Option<(Side, &PropertyValue)> {
    let black = node.value("B").map(|value| (Side::First, value));
    black.or_else(|| node.value("W").map(|value| (Side::Second, value)))
}

/// Whether a cell is written as Little Golem does it.
fn is_in_letters(text: &str) -> bool {
    let text = text.trim();
    text.len() == 2 && text.bytes().all(|byte| byte.is_ascii_alphabetic())
}

/// A game as far as it was read.
#[derive(Clone)]
struct Game<'a> {
    text: &'a str,
    rules: Rules,
    /// Whether cells are two letters and colors mean nothing but who moves in turn.
    in_letters: bool,
    /// Whether colors and cells have changed hands: White began, or the sides were swapped and not the pieces.
    mirrored: bool,
    /// Whether White began.
    white_began: bool,
    setup: Option<Setup>,
    turn: Option<Side>,
    moves: Vec<String>,
    info: Vec<Option<Json>>,
    comment: Option<String>,
    end: Option<(Side, &'static str)>,
}

impl<'a> Game<'a> {
    fn new(text: &'a str, rules: Rules) -> Self {
        Self {
            text,
            rules,
            in_letters: false,
            mirrored: false,
            white_began: false,
            setup: None,
            turn: None,
            moves: Vec::new(),
            info: Vec::new(),
            comment: None,
            end: None,
        }
    }

    /// A game before its first node.
    fn begin_with(text: &'a str, root: &SgfNode, nodes: &[SgfNode]) -> Result<Self, FormatError> {
        let mut game = Self::new(text, rules(text, root)?);
        game.in_letters = nodes.iter().find_map(move_of).is_some_and(|(_, value)| is_in_letters(&value.text));
        Ok(game)
    }

    /// Goes along the main line of a tree and collects the lines that leave it, as far as they make sense.
    fn walk(&mut self, tree: &SgfTree) -> Vec<GameBranch> {
        let mut branches = Vec::new();
        let mut next = Some(tree);
        while let Some(tree) = next {
            if tree.nodes.iter().any(|node| self.node(node).is_err()) {
                break;
            }
            let others = tree.branches.iter().skip(1);
            branches.extend(others.map(|other| self.clone().branch(other)).filter(|branch| !branch.moves.is_empty()));
            next = tree.branches.first();
        }
        branches
    }

    /// A line that leaves this one here.
    fn branch(mut self, tree: &SgfTree) -> GameBranch {
        let after = self.moves.len();
        let branches = self.walk(tree);
        let info = self.info.split_off(after.min(self.info.len()));
        let known = info.iter().any(Option::is_some);
        let info = if known { info.into_iter().map(Option::unwrap_or_default).collect() } else { Vec::new() };
        GameBranch { after, moves: self.moves.split_off(after), info, branches }
    }

    fn stumble(&self, value: &PropertyValue, expected: Expected) -> FormatError {
        stumble(self.text, value.at, expected)
    }

    fn node(&mut self, node: &SgfNode) -> Result<(), FormatError> {
        self.set_up(node)?;
        let before = self.moves.len();
        if let Some((side, value)) = move_of(node) {
            self.play(side, value)?;
        }
        if self.moves.len() > before {
            let note = notes::of_node(node, |value| self.cell(value).ok().map(cell_text));
            self.info.push(note);
        } else if let Some(remark) = node.value(REMARK) {
            self.remark(&remark.text);
        }
        Ok(())
    }

    /// Keeps a comment that goes with no move of its own: with the move before it, or with the game.
    fn remark(&mut self, text: &str) {
        match self.info.last_mut() {
            Some(last) => *last = Some(notes::with_comment(last.take(), text)),
            None => self.comment = Some(notes::joined(self.comment.as_deref(), text)),
        }
    }

    /// Puts the stones of a node on the board, which must not have begun to change by moves.
    fn set_up(&mut self, node: &SgfNode) -> Result<(), FormatError> {
        for (name, stone) in [("AB", Some(Side::First)), ("AW", Some(Side::Second)), ("AE", None)] {
            for value in node.values(name) {
                if !self.moves.is_empty() {
                    return Err(self.stumble(value, Expected::Move));
                }
                let cell = self.cell(value)?;
                self.setup.get_or_insert_with(|| Setup::empty(self.rules.size)).put(cell, stone);
            }
        }
        if let Some(value) = node.value("PL").filter(|_| self.moves.is_empty()) {
            self.turn = Some(color(&value.text).ok_or_else(|| self.stumble(value, Expected::Color))?);
        }
        Ok(())
    }

    fn cell(&self, value: &PropertyValue) -> Result<Coordinates, FormatError> {
        let text = value.text.trim();
        let found = if is_in_letters(text) { self.rules.cell_in_letters(text) } else { self.rules.cell(text) };
        let (column, row) = found.ok_or_else(|| self.stumble(value, Expected::Cell))?;
        Ok(if self.mirrored { (row, column) } else { (column, row) })
    }

    fn play(&mut self, said: Side, value: &PropertyValue) -> Result<(), FormatError> {
        let mv = value.text.trim().to_lowercase();
        // Who gives up need not be the one to move: that says nothing about who began.
        if let Some(reason) = match mv.as_str() {
            "resign" => Some("resigned"),
            "forfeit" => Some("forfeit"),
            _ => None,
        } {
            self.end = Some((self.mover(said).other(), reason));
            return Ok(());
        }
        self.begin(said);
        let side = self.mover(said);
        if side != self.to_move() {
            return Err(self.stumble(value, Expected::OtherSide));
        }
        let mv = match mv.as_str() {
            "swap" | "swap-pieces" | "swap-sides" => "swap".to_owned(),
            _ => cell_text(self.cell(value)?),
        };
        self.mirrored ^= value.text.trim().eq_ignore_ascii_case("swap-sides");
        self.moves.push(mv);
        Ok(())
    }

    /// Who makes a move that a color is said to make.
    fn mover(&self, said: Side) -> Side {
        if self.in_letters { self.to_move() } else { self.seen(said) }
    }

    /// Finds out who moves first. Where White does on an empty board, the board is seen from the other diagonal, so
    /// that First is who moves first and joins top and bottom.
    fn begin(&mut self, said: Side) {
        if !self.moves.is_empty() || self.in_letters {
            return;
        }
        if self.setup.is_some() {
            self.turn = self.turn.or(Some(said));
        } else if said == Side::Second && self.end.is_none() {
            (self.mirrored, self.white_began) = (true, true);
        }
    }

    /// The side that a color stands for.
    const fn seen(&self, said: Side) -> Side {
        if self.mirrored { said.other() } else { said }
    }

    /// Who moves now.
    fn to_move(&self) -> Side {
        let first = self.first_to_move();
        if self.moves.len().is_multiple_of(2) { first } else { first.other() }
    }

    fn first_to_move(&self) -> Side {
        let Some(setup) = &self.setup else { return Side::First };
        let ahead = setup.count(Side::First) > setup.count(Side::Second);
        self.turn.unwrap_or(if ahead { Side::Second } else { Side::First })
    }

    fn record(mut self, root: &SgfNode) -> Record {
        let turn = self.first_to_move();
        let start = self.setup.take().map(|setup| setup.with_turn(turn).text());
        let paired = self.info.iter().any(Option::is_some);
        let info = if paired {
            std::mem::take(&mut self.info).into_iter().map(Option::unwrap_or_default).collect()
        } else {
            root.values(INFO).iter().map(|value| notes::json(&value.text)).collect()
        };
        Record {
            players: self.players(root),
            start,
            result: self.result(root),
            comment: self.comment,
            moves: self.moves,
            info,
            ..Record::new(&self.rules.spec())
        }
    }

    fn players(&self, root: &SgfNode) -> Vec<String> {
        let name = |key| root.value(key).map(|value| value.text.clone());
        let (first, second) = if self.white_began { ("PW", "PB") } else { ("PB", "PW") };
        match (name(first), name(second)) {
            (None, None) => Vec::new(),
            (first, None) => first.into_iter().collect(),
            (first, Some(second)) => vec![first.unwrap_or_default(), second],
        }
    }

    fn result(&self, root: &SgfNode) -> Option<RecordResult> {
        let said = root.value("RE").and_then(|value| self.said_result(&value.text));
        let (winner, reason) = match (self.end, said) {
            (Some(end), _) => end,
            (None, Some(said)) => said,
            (None, None) => return None,
        };
        let reason = root.value(REASON).map_or(reason, |value| &value.text).to_owned();
        Some(RecordResult { winner: winner.number(), reason, score: [0, 0] })
    }

    /// `B+Resign`, `W+T`, `B+`, or plain `B`.
    fn said_result(&self, text: &str) -> Option<(Side, &'static str)> {
        let text = text.trim().to_lowercase();
        let (winner, how) = text.split_once('+').unwrap_or((&text, ""));
        // Players keep their names when sides are swapped, and results are about players.
        let winner = color(winner).map(|side| if self.white_began { side.other() } else { side })?;
        let reason = match how.bytes().next() {
            Some(b'r') => "resigned",
            Some(b't') => "time",
            Some(b'f') => "forfeit",
            _ => "rules",
        };
        Some((winner, reason))
    }
}

fn color(text: &str) -> Option<Side> {
    match text.trim().to_lowercase().as_str() {
        "b" | "black" => Some(Side::First),
        "w" | "white" => Some(Side::Second),
        _ => None,
    }
}
