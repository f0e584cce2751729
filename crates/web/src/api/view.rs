//! `/api/view`: everything that a page shows of a position.

use std::collections::BTreeMap;

use jogada_catalog::rules::{BoardStyle, Side};
use jogada_catalog::{Catalog, Ply, Session};
use serde::Serialize;

use super::VERSION;
use super::line::Line;
use super::scene::SceneAnswer;
use crate::failure::{Failure, Trouble};
use crate::line::{open, settings};

/// The most parts that a drawing may have: enough for three heaps of five thousand.
const MOST_PARTS: usize = 20_000;

/// A position, as a page shows it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
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
    /// Who moves: 1 or 2; for a finished game, who would.
    pub side: u8,
    /// The legal moves.
    pub legal: Vec<String>,
    /// The position as text.
    pub position: String,
    /// The position that the game started from.
    pub start: String,
    /// Points so far, First's and Second's.
    pub score: [i32; 2],
    /// The moves played, with what they did.
    pub plies: Vec<PlyAnswer>,
    /// How the game ended, if it did.
    pub ending: Option<EndingAnswer>,
    /// The board as shapes.
    pub scene: SceneAnswer,
    /// Whether `swap` may be played.
    pub can_swap: bool,
    /// The board as text.
    pub text_board: String,
}

/// One move of a game, with what it did.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PlyAnswer {
    /// Who moved.
    pub side: u8,
    /// The move.
    #[serde(rename = "move")]
    pub mv: String,
    /// Points it scored.
    pub gain: i32,
    /// Whose turn was skipped after it.
    pub skipped: Option<u8>,
}

/// How a game ended.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS, schemars::JsonSchema))]
pub struct EndingAnswer {
    /// Who won: 1, 2, or 0 for a draw (a puzzle that is stuck).
    pub winner: u8,
    /// Why: `rules`, `repetition`, `move-cap`, `resigned`.
    pub reason: String,
}

/// The view of where a line has got.
pub(crate) fn view(catalog: &Catalog, line: &Line) -> Result<View, Failure> {
    let session = open(catalog, line)?;
    let scene = session.scene();
    if scene.parts.len() > MOST_PARTS {
        return Err(Trouble::TooLarge.into());
    }
    let (title, settings) = settings(catalog, session.game());
    let legal = session.legal();
    Ok(View {
        v: VERSION,
        game: session.game().to_owned(),
        title,
        settings,
        scoring: session.is_scoring(),
        sides: session.sides(),
        side: session.to_move().number(),
        can_swap: legal.iter().any(|mv| mv == "swap"),
        legal,
        position: session.position(),
        start: session.start(),
        score: session.score(),
        plies: session.history().iter().map(PlyAnswer::from).collect(),
        ending: ending(&session),
        scene: scene.into(),
        text_board: session.board(BoardStyle { ascii: false, color: false }),
    })
}

fn ending(session: &Session) -> Option<EndingAnswer> {
    let ending = session.ending()?;
    Some(EndingAnswer { winner: ending.winner.map_or(0, Side::number), reason: ending.reason.word().to_owned() })
}

impl From<&Ply> for PlyAnswer {
    fn from(ply: &Ply) -> Self {
        Self { side: ply.side.number(), mv: ply.mv.clone(), gain: ply.gain, skipped: ply.skipped.map(Side::number) }
    }
}
