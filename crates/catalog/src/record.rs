//! A game written down: what `save` writes, what arenas append, what pages keep.

use jogada_rules::{ReadError, Side};
use thiserror::Error;

use crate::board::{Loss, PlayError, Session};
use crate::catalog::Catalog;
use crate::spec::{Spec, SpecError};

/// The version of the form that this program writes, and the newest it reads.
pub const RECORD_VERSION: u32 = 1;

/// A game, from its start to where it has got.
///
/// ```
/// use jogada_catalog::{Board, Record};
///
/// let catalog = jogada_standard::catalog();
/// let record = Record { moves: vec!["5".to_owned(), "1".to_owned()], ..Record::new("tic-tac-toe") };
/// let session = record.open(&catalog).expect("playable");
/// assert_eq!(session.history().len(), 2);
/// assert_eq!(Record::of(&session, &[]).moves, record.moves);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Record {
    /// The version of the form.
    pub v: u32,
    /// The game's spec.
    pub game: String,
    /// The players' specs, First's first; one for a puzzle.
    pub players: Vec<String>,
    /// The position it started from, if not the usual one.
    pub start: Option<String>,
    /// The moves.
    pub moves: Vec<String>,
    /// How it ended, if it did.
    pub result: Option<RecordResult>,
    /// What someone remarked about the game as a whole.
    pub comment: Option<String>,
    /// What was known about each move, for whoever wants to keep it: nothing, or an object with what a search found and
    /// what someone remarked under [`COMMENT`].
    pub info: Vec<serde_json::Value>,
    /// What was tried instead of what was played.
    pub branches: Vec<GameBranch>,
}

/// A line that leaves a recorded game.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct GameBranch {
    /// How many moves come before it, from the start of the game.
    pub after: usize,
    /// Its moves.
    pub moves: Vec<String>,
    /// What was known about each of them, as in a record.
    pub info: Vec<serde_json::Value>,
    /// The lines that leave it.
    pub branches: Vec<Self>,
}

/// How a recorded game ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordResult {
    /// 1, 2, or 0 for a draw.
    pub winner: u8,
    /// Why it ended.
    pub reason: String,
    /// Points, First's and Second's.
    pub score: [i32; 2],
}

/// Why a record can not be used.
#[derive(Debug, Error)]
pub enum RecordError {
    /// It is not a record at all.
    #[error("line {line}, column {column}: {message}")]
    Form {
        /// Where in the file.
        line: usize,
        /// Where in the line.
        column: usize,
        /// What the JSON reader says.
        message: String,
    },
    /// A newer program wrote it.
    #[error("the record has version {found}, this program reads up to {RECORD_VERSION}")]
    Newer {
        /// The version found.
        found: u32,
    },
    /// Its game is not known here.
    #[error("game {text:?}: {error}")]
    Game {
        /// The spec.
        text: String,
        /// What is wrong with it.
        error: SpecError,
    },
    /// Its start is no position of the game.
    #[error("start {text:?}: {error}")]
    Start {
        /// The position.
        text: String,
        /// What is wrong with it.
        error: ReadError,
    },
    /// A move can not be played.
    #[error("move {number} {text:?}: {error}")]
    Move {
        /// Which one, from 1.
        number: usize,
        /// The move.
        text: String,
        /// Why not.
        error: PlayError,
    },
}

impl Record {
    /// The record of a game that nobody has begun.
    pub fn new(game: &str) -> Self {
        Self {
            v: RECORD_VERSION,
            game: game.to_owned(),
            players: Vec::new(),
            start: None,
            moves: Vec::new(),
            result: None,
            comment: None,
            info: Vec::new(),
            branches: Vec::new(),
        }
    }

    /// Writes down a session.
    pub fn of(session: &Session, players: &[String]) -> Self {
        let result = session.ending().map(|ending| RecordResult {
            winner: ending.winner.map_or(0, Side::number),
            reason: ending.reason.word().to_owned(),
            score: session.score(),
        });
        Self {
            players: players.to_vec(),
            start: Some(session.start()),
            moves: session.history().iter().map(|ply| ply.mv.clone()).collect(),
            result,
            ..Self::new(session.game())
        }
    }

    /// Plays the recorded game again and hands over where it has got.
    pub fn open(&self, catalog: &Catalog) -> Result<Session, RecordError> {
        let game = |error| RecordError::Game { text: self.game.clone(), error };
        let mut session = catalog.open(&self.game).map_err(game)?;
        if let Some(start) = &self.start {
            session.set_position(start).map_err(|error| RecordError::Start { text: start.clone(), error })?;
        }
        for (index, text) in self.moves.iter().enumerate() {
            let failed = |error| RecordError::Move { number: index + 1, text: text.clone(), error };
            session.play(text).map_err(failed)?;
        }
        if let Some((side, how)) = self.lost().filter(|_| session.ending().is_none()) {
            session.lose(side, how).expect("the game goes on");
        }
        Ok(session)
    }

    /// Takes branches away that can not be played after the moves of `session`, where the record has led, and says how
    /// many.
    pub fn drop_unplayable(&mut self, session: &Session) -> usize {
        drop_unplayable(&mut self.branches, session)
    }

    /// The same game in the words that this program writes itself: what a person or another program may spell in many
    /// ways — settings, start, moves, who won — is spelled in one, so that every format can be read back. Fails where the game can
    /// not be played.
    pub fn normalized(&self, catalog: &Catalog) -> Result<Self, RecordError> {
        let session = self.open(catalog)?;
        let start = self.start.as_ref().map(|_| session.start());
        let moves = session.history().iter().map(|ply| ply.mv.clone()).collect();
        // Who won follows from how it ended, whatever was written down.
        let result = self.result.clone().map(|result| match session.ending() {
            Some(ending) => RecordResult { winner: ending.winner.map_or(0, Side::number), ..result },
            None => result,
        });
        Ok(Self { game: plain_spec(&self.game, &session), start, moves, result, ..self.clone() })
    }

    /// Who lost whatever was on the board, and how, if that is how it ended: the side that did not win, whoever was to
    /// move.
    pub fn lost(&self) -> Option<(Side, Loss)> {
        let result = self.result.as_ref()?;
        let how = Loss::ALL.into_iter().find(|how| result.reason == how.reason().word())?;
        // A puzzle that was given up has no winner.
        Some((Side::from_number(result.winner).map_or(Side::First, Side::other), how))
    }
}

fn drop_unplayable(branches: &mut Vec<GameBranch>, line: &Session) -> usize {
    let mut dropped = 0;
    branches.retain_mut(|branch| {
        let mut session = line.fork();
        while session.history().len() > branch.after {
            session.undo();
        }
        let playable = session.history().len() == branch.after
            && !branch.moves.is_empty()
            && branch.moves.iter().all(|mv| session.play(mv).is_ok());
        dropped += if playable { drop_unplayable(&mut branch.branches, &session) } else { 1 };
        playable
    });
    dropped
}

/// The spec of a game with each setting as the game writes it.
fn plain_spec(text: &str, session: &Session) -> String {
    let Ok(mut spec) = Spec::parse(text) else { return text.to_owned() };
    for setting in &mut spec.settings {
        setting.value = session.setting(&setting.key).unwrap_or_else(|| std::mem::take(&mut setting.value));
    }
    spec.to_string()
}

/// Under which key `info` keeps what someone remarked about a move.
pub const COMMENT: &str = "comment";
