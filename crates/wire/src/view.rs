//! Positions as pages and programs are shown them, and the moves that led there.

use std::collections::BTreeMap;

use jogada_catalog::rules::Side;
use jogada_catalog::{Ending, Ply};
use serde::Serialize;

use crate::scene::SceneAnswer;

/// A position, as a page shows it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct View {
    /// The version of the form.
    pub v: u32,
    /// The game with its settings, as specs write it.
    pub game: String,
    /// The game's name alone.
    pub title: String,
    /// Every setting of the game, defaults included.
    pub settings: BTreeMap<String, String>,
    /// Whether points are scored.
    pub scoring: bool,
    /// How many sides play: 1 for puzzles.
    pub sides: usize,
    /// The position that the game started from.
    pub start: String,
    /// The moves played, with what they did.
    pub plies: Vec<PlyMade>,
    /// Where the moves have led.
    #[serde(flatten)]
    pub reached: Reached,
    /// The board as text.
    pub board: String,
    /// The board as shapes.
    pub scene: SceneAnswer,
    /// Whether `swap` may be played.
    pub can_swap: bool,
    /// The places that decided a finished game: a row, a chain; none where points do.
    pub decisive: Vec<String>,
}

/// One move of a game, with what it did.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlyMade {
    /// Who moved.
    pub side: u8,
    /// The position before it, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub position: Option<String>,
    /// The legal moves before it, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub legal: Option<Vec<String>>,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Points it scored.
    pub gain: i32,
    /// Whether the other side's turn was skipped after it.
    pub skipped: bool,
}

impl From<&Ply> for PlyMade {
    fn from(ply: &Ply) -> Self {
        let (side, mv) = (ply.side.number(), ply.mv.clone());
        Self { side, position: None, legal: None, mv, gain: ply.gain, skipped: ply.skipped.is_some() }
    }
}

/// Where moves have led.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Reached {
    /// The position as text.
    pub position: String,
    /// Who moves: 1 or 2; for a finished game, who would.
    pub side: u8,
    /// The legal moves.
    pub legal: Vec<String>,
    /// Whether the game is over.
    pub settled: bool,
    /// Points so far, First's and Second's.
    pub score: [i32; 2],
    /// Who won: 1, 2, or 0 for a draw (a puzzle that is stuck); nobody while the game goes on.
    pub winner: Option<u8>,
    /// Why it ended: `rules`, `repetition`, `move-cap`, `resigned`, `time`.
    pub reason: Option<String>,
}

impl Reached {
    /// A position with how the game has ended there, if it has.
    pub fn new(position: String, side: Side, legal: Vec<String>, score: [i32; 2], ending: Option<Ending>) -> Self {
        Self {
            position,
            side: side.number(),
            legal,
            settled: ending.is_some(),
            score,
            winner: ending.map(|ending| ending.winner.map_or(0, Side::number)),
            reason: ending.map(|ending| ending.reason.word().to_owned()),
        }
    }
}

/// Moves played one after the other: `jogada replay`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Replay {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The moves, with what was there before each and what it did.
    pub plies: Vec<PlyMade>,
    /// Where they led.
    pub r#final: Reached,
}

/// A position: `jogada show`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PositionShown {
    /// The version of the form.
    pub v: u32,
    /// The game.
    pub game: String,
    /// The position.
    #[serde(flatten)]
    pub reached: Reached,
    /// The board as text.
    pub board: String,
    /// The board as a picture, where that was asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub svg: Option<String>,
}
