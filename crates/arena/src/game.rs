//! A finished game: one line of `games.jsonl`.

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Reason, Record};
use jogada_wire::{PlayedGame, RunRecord};

/// A line of `games.jsonl`: a game record with its place in the run. All but `info` is the same in every run of the
/// same plan, as long as no limit is a time.
#[derive(Clone, Debug, PartialEq)]
pub struct FinishedGame {
    /// Its number in the schedule: its identity.
    pub index: u64,
    /// The number of its pair.
    pub pair: u64,
    /// The opening.
    pub opening: String,
    /// The spec of who moved first.
    pub first: String,
    /// The spec of who moved second.
    pub second: String,
    /// Points, First's and Second's.
    pub score: [i32; 2],
    /// 1, 2, or 0 for a draw.
    pub winner: u8,
    /// Why it ended: by the rules, by proof, or by a forfeit.
    pub reason: String,
    /// The game itself.
    pub record: Record,
}

/// The words for ends that follow from the moves.
const BY_RULES: [&str; 3] = [Reason::Rules.word(), Reason::Repetition.word(), Reason::MoveCap.word()];

impl FinishedGame {
    /// Half points of First.
    pub const fn half_points(&self) -> u8 {
        match self.winner {
            1 => 2,
            2 => 0,
            _ => 1,
        }
    }

    /// The game without its moves.
    pub fn told(&self) -> PlayedGame {
        PlayedGame {
            index: self.index,
            pair: self.pair,
            opening: self.opening.clone(),
            first: self.first.clone(),
            second: self.second.clone(),
            moves: self.record.moves.len(),
            score: self.score,
            winner: self.winner,
            reason: self.reason.clone(),
        }
    }

    /// Whether the moves can be played and lead to the end that is written down: where the rules ended the game, to that
    /// winner with those points; where something else did, no further than the rules allow.
    pub(crate) fn is_true(&self, catalog: &Catalog) -> bool {
        let Some(result) = &self.record.result else { return false };
        let same = (result.winner, &result.reason, result.score) == (self.winner, &self.reason, self.score);
        let unresigned = Record { result: None, ..self.record.clone() };
        let Ok(session) = unresigned.open(catalog) else { return false };
        let Some(ending) = session.ending() else {
            // Given up, forfeited or proven: only the rules know when they have ended a game.
            return same && !BY_RULES.contains(&self.reason.as_str());
        };
        let winner = ending.winner.map_or(0, Side::number);
        same && (self.winner, self.reason.as_str(), self.score) == (winner, ending.reason.word(), session.score())
    }

    /// The game of a line, whole or without its end.
    pub fn of_line(line: &[u8]) -> Result<Self, serde_json::Error> {
        serde_json::from_slice::<RunRecord>(line).map(Self::from)
    }

    /// The line, with its end.
    pub fn to_line(&self) -> String {
        let document = RunRecord::from(self.clone());
        let mut line = serde_json::to_string(&document).expect("texts and numbers always serialize");
        line.push('\n');
        line
    }
}

impl From<FinishedGame> for RunRecord {
    fn from(game: FinishedGame) -> Self {
        let FinishedGame { index, pair, opening, first, second, score, winner, reason, record } = game;
        Self { index, pair, opening, first, second, score, winner, reason, record: record.into() }
    }
}

impl From<RunRecord> for FinishedGame {
    fn from(document: RunRecord) -> Self {
        let RunRecord { index, pair, opening, first, second, score, winner, reason, record } = document;
        Self { index, pair, opening, first, second, score, winner, reason, record: record.into() }
    }
}
