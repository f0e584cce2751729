//! A finished game: one line of `games.jsonl`.

use jogada_catalog::Record;
use serde::{Deserialize, Serialize};

/// A line of `games.jsonl`: a game record with its place in the run. All but `info` is the same in every run of the
/// same plan, as long as no limit is a time.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Game {
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
    #[serde(flatten)]
    pub record: Record,
}

impl Game {
    /// Half points of First.
    pub const fn half_points(&self) -> u8 {
        match self.winner {
            1 => 2,
            2 => 0,
            _ => 1,
        }
    }

    /// The line, with its end.
    pub(crate) fn to_line(&self) -> String {
        let mut line = serde_json::to_string(self).expect("texts and numbers always serialize");
        line.push('\n');
        line
    }
}
