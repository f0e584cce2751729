//! Where games start: the same for both games of a pair.

use std::collections::BTreeSet;

use jogada_catalog::Session;
use jogada_catalog::rules::Dice;
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Where the openings of a run come from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum OpeningPlan {
    /// So many random moves, different ones in each round as long as there are different ones.
    Random(u32),
    /// These, in turn: moves separated by blanks, or a position.
    Book(Vec<String>),
}

impl Default for OpeningPlan {
    fn default() -> Self {
        Self::Random(2)
    }
}

/// A start that a pair of games shares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// What records call it.
    pub id: String,
    /// The position before the moves, if not the usual one.
    pub start: Option<String>,
    /// The moves already made.
    pub moves: Vec<String>,
}

/// An opening that can not be played.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("opening {number} {text:?} is neither moves nor a position of the game that goes on")]
pub struct OpeningError {
    /// Which one, from 1.
    pub number: usize,
    /// The text.
    pub text: String,
}

/// So often new moves are tried before one move more is made.
const TRIES: u32 = 40;
/// So many moves more are made before an opening may occur again.
const MORE_MOVES: u32 = 6;

impl OpeningPlan {
    /// The lines of a file of openings; `#` starts a comment.
    pub fn book(text: &str) -> Self {
        let lines = text.lines().map(|line| line.split('#').next().unwrap_or_default().trim());
        Self::Book(lines.filter(|line| !line.is_empty()).map(str::to_owned).collect())
    }

    /// The openings of so many rounds of the game that `session` has just begun.
    pub(crate) fn all(&self, session: &Session, seed: u64, rounds: u64) -> Result<Vec<Opening>, OpeningError> {
        match self {
            Self::Random(plies) => Ok(drawn(session, *plies, seed, rounds)),
            Self::Book(lines) if lines.is_empty() => Ok(vec![nothing("start"); rounds as usize]),
            Self::Book(lines) => {
                let read = |(index, text): (usize, &String)| {
                    read(session, index, text).ok_or_else(|| OpeningError { number: index + 1, text: text.clone() })
                };
                let book: Vec<_> = lines.iter().enumerate().map(read).collect::<Result<_, _>>()?;
                Ok(book.iter().cycle().take(rounds as usize).cloned().collect())
            }
        }
    }
}

impl Opening {
    /// A game at the end of this opening.
    pub(crate) fn open(&self, session: &Session) -> Session {
        let mut game = session.fork();
        if let Some(start) = &self.start {
            game.set_position(start).expect("openings were read before");
        }
        for mv in &self.moves {
            game.play(mv).expect("openings were played before");
        }
        game
    }
}

fn nothing(id: &str) -> Opening {
    Opening { id: id.to_owned(), start: None, moves: Vec::new() }
}

fn read(session: &Session, index: usize, text: &str) -> Option<Opening> {
    let id = format!("book-{}", index + 1);
    let mut game = session.fork();
    let moves: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
    if moves.iter().all(|mv| game.play(mv).is_ok()) {
        return game.ending().is_none().then_some(Opening { id, start: None, moves });
    }
    let mut game = session.fork();
    game.set_position(text).ok()?;
    game.ending().is_none().then(|| Opening { id, start: Some(text.to_owned()), moves: Vec::new() })
}

/// Random openings, no position twice while there are others.
fn drawn(session: &Session, plies: u32, seed: u64, rounds: u64) -> Vec<Opening> {
    let mut met = BTreeSet::new();
    let mut dice = Dice::new(seed);
    let mut openings = Vec::new();
    for round in 0..rounds {
        // Each round has dice of its own, so that more rounds do not change the first ones.
        let mut dice = Dice::new(dice.roll());
        let moves = draw(session, plies, &mut dice, &mut met);
        openings.push(Opening { moves, ..nothing(&format!("random-{}", round + 1)) });
    }
    openings
}

fn draw(session: &Session, plies: u32, dice: &mut Dice, met: &mut BTreeSet<String>) -> Vec<String> {
    let mut last = Vec::new();
    let most = if plies == 0 { 1 } else { TRIES * (MORE_MOVES + 1) };
    for attempt in 0..most {
        if let Some((moves, position)) = wander(session, plies.saturating_add(attempt / TRIES), dice) {
            if met.insert(position) {
                return moves;
            }
            last = moves;
        }
    }
    last
}

/// So many random moves and where they lead, unless the game ends on the way.
fn wander(session: &Session, plies: u32, dice: &mut Dice) -> Option<(Vec<String>, String)> {
    let mut game = session.fork();
    let mut moves = Vec::new();
    for _ in 0..plies {
        let mv = dice.pick(&game.legal())?.clone();
        game.play(&mv).expect("listed moves are legal");
        moves.push(mv);
    }
    game.ending().is_none().then(|| (moves, game.position()))
}

#[cfg(test)]
mod tests {

    use super::*;

    fn open(game: &str) -> Session {
        jogada_standard::catalog().open(game).expect("a game")
    }

    #[test]
    fn random_openings_differ_while_they_can() {
        let session = open("adji-boto");
        let openings = OpeningPlan::Random(2).all(&session, 7, 60).expect("drawn");
        let positions: BTreeSet<_> = openings.iter().map(|opening| opening.open(&session).position()).collect();
        assert_eq!(positions.len(), 60, "36 openings of two moves are not enough, so longer ones follow");
    }

    #[test]
    fn an_opening_longer_than_any_game_ends_nothing() {
        let session = open("nim:start=1+2");
        let openings = OpeningPlan::Random(u32::MAX).all(&session, 7, 2).expect("drawn");
        assert!(openings.iter().all(|opening| opening.open(&session).ending().is_none()));
    }

    #[test]
    fn a_tiny_game_repeats_its_openings_rather_than_ending_them() {
        let session = open("nim:start=1+1");
        let openings = OpeningPlan::Random(2).all(&session, 7, 9).expect("drawn");
        assert!(openings.iter().all(|opening| opening.open(&session).ending().is_none()));
    }

    #[test]
    fn more_rounds_begin_with_the_same_openings() {
        let session = open("tic-tac-toe");
        let openings = |rounds| OpeningPlan::Random(2).all(&session, 7, rounds).expect("drawn");
        assert_eq!(openings(20)[..], openings(50)[..20]);
        assert_ne!(openings(20), OpeningPlan::Random(2).all(&session, 8, 20).expect("drawn"));
    }

    #[test]
    fn a_book_holds_moves_and_positions() {
        let session = open("nim");
        let book = OpeningPlan::book("# openings\n3-3 1-1\n\n2,2 2 # a position\n");
        let openings = book.all(&session, 0, 3).expect("good");
        assert_eq!(openings[0].moves, ["3-3", "1-1"]);
        assert_eq!(openings[1].open(&session).position(), "2,2 2");
        assert_eq!(openings[2], openings[0], "a short book is read again");
        let error = OpeningPlan::book("3-3\n9-9").all(&session, 0, 2).expect_err("bad");
        assert_eq!((error.number, error.text.as_str()), (2, "9-9"));
        assert!(OpeningPlan::book("1-1 2-3 3-5").all(&session, 0, 1).is_err(), "the game is over there");
    }
}
