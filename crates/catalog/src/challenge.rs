//! Challenges: positions in which exactly one move wins, by proof, with how hard it is to find.
//!
//! Which boards they are made on is on the cards of games; here they are made, read and proven, whatever game they are of.

mod making;

use jogada_rules::{Bounds, Limits, ReadError, Side, StopFlag, Value};
use thiserror::Error;

use crate::board::Session;
use crate::catalog::Catalog;
use crate::spec::SpecError;

/// The levels that are tried on a challenge, from weak to strong. They think by positions, so that what one of them finds
/// today it finds everywhere.
pub const CHALLENGE_LEVELS: [&str; 3] = ["easy", "medium", "hard"];

/// A position in which one move wins and no other.
///
/// ```
/// use jogada_catalog::{Challenge, Limits, StopFlag};
///
/// let catalog = jogada_standard::catalog();
/// let line = "nim:start=1+3+5\t1,3,5 1\t3-3\thard";
/// let challenge = Challenge::read(line).expect("four parts");
/// assert_eq!(challenge.prove(&catalog, &Limits::NONE, &StopFlag::new()), Ok(()));
/// assert_eq!(challenge.line(), line);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Challenge {
    /// The game, as a spec.
    pub game: String,
    /// The position.
    pub position: String,
    /// The move that wins.
    pub answer: String,
    /// The weakest level that finds it; nothing where none of [`CHALLENGE_LEVELS`] does.
    pub level: Option<String>,
}

/// Why a position is no challenge, or not this one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ChallengeFlaw {
    /// There is no such game.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// There is no such position.
    #[error(transparent)]
    Position(#[from] ReadError),
    /// Not every move is known to win or not to win.
    #[error("not everything is proven")]
    Unproven,
    /// Other moves win, or none.
    #[error("the moves that win are {0:?}")]
    Wins(Vec<String>),
}

/// What stands for no level.
const NOBODY: &str = "-";

impl Challenge {
    /// Reads a line of a file of challenges: game, position, answer and level, apart by tabs.
    pub fn read(line: &str) -> Option<Self> {
        let parts: Vec<&str> = line.split('\t').collect();
        let [game, position, answer, level] = parts[..] else { return None };
        let level = Some(level.to_owned()).filter(|level| level != NOBODY);
        Some(Self { game: game.to_owned(), position: position.to_owned(), answer: answer.to_owned(), level })
    }

    /// The line that it is read from.
    pub fn line(&self) -> String {
        let level = self.level.as_deref().unwrap_or(NOBODY);
        format!("{}\t{}\t{}\t{level}", self.game, self.position, self.answer)
    }

    /// A short name that stays the same as long as the position does.
    pub fn id(&self) -> String {
        // FNV-1a: a name, not a secret.
        let mix = |hash: u32, byte: u8| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193);
        let hash = self.game.bytes().chain([b' ']).chain(self.position.bytes()).fold(0x811C_9DC5, mix);
        format!("{hash:08x}")
    }

    /// The position, ready to be played.
    pub fn open(&self, catalog: &Catalog) -> Result<Session, ChallengeFlaw> {
        let mut session = catalog.open(&self.game)?;
        session.set_position(&self.position)?;
        Ok(session)
    }

    /// Proves that the answer wins and nothing else does.
    pub fn prove(&self, catalog: &Catalog, limits: &Limits, stop: &StopFlag) -> Result<(), ChallengeFlaw> {
        let wins = winning_moves(&mut self.open(catalog)?, limits, stop).ok_or(ChallengeFlaw::Unproven)?;
        if wins == [self.answer.as_str()] { Ok(()) } else { Err(ChallengeFlaw::Wins(wins)) }
    }

    /// Makes one on the board that `board` specifies, in which the seed decides what it leaves open; `None` where none
    /// was found in some tries.
    pub fn make(catalog: &Catalog, board: &str, seed: u64, stop: &StopFlag) -> Result<Option<Self>, SpecError> {
        making::make(catalog, board, seed, stop)
    }
}

/// The moves that win, if every move is proven to win or not to. Where points are scored, those that were scored count.
fn winning_moves(session: &mut Session, limits: &Limits, stop: &StopFlag) -> Option<Vec<String>> {
    let solving = session.solve(limits, stop);
    let ahead = lead(session, solving.side);
    let judged: Option<Vec<_>> =
        solving.moves.into_iter().map(|(mv, bounds)| Some((mv, wins(bounds, ahead)?))).collect();
    Some(judged?.into_iter().filter(|(_, wins)| *wins).map(|(mv, _)| mv).collect())
}

/// How far a side is ahead by what was scored so far.
fn lead(session: &Session, side: Side) -> Value {
    let [first, second] = session.score();
    Value::points(if side == Side::First { first - second } else { second - first })
}

/// Whether what is proven wins, or is proven not to.
fn wins(bounds: Bounds, ahead: Value) -> Option<bool> {
    let is_won = |value: Value| value.is_win() || !value.is_loss() && value.raw() + ahead.raw() > 0;
    let (at_least, at_most) = (is_won(bounds.lower), is_won(bounds.upper));
    (at_least == at_most).then_some(at_least)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_without_four_parts_is_none() {
        for line in ["", "nim", "nim\t1 1\t1-1", "nim\t1 1\t1-1\teasy\tmore"] {
            assert_eq!(Challenge::read(line), None, "{line}");
        }
        let unfound = Challenge::read("nim\t1 1\t1-1\t-").expect("four parts");
        assert_eq!(unfound.level, None);
    }

    #[test]
    fn what_is_not_proven_is_neither_won_nor_lost() {
        let points = |lower, upper| wins(Bounds::points(lower, upper), Value::points(2));
        assert_eq!(points(-1, -1), Some(true));
        assert_eq!(points(-2, -2), Some(false));
        assert_eq!(points(-5, -2), Some(false));
        assert_eq!(points(-2, -1), None);
        assert_eq!(wins(Bounds::OPEN, Value::ZERO), None);
        assert_eq!(wins(Bounds::exactly(Value::SOME_WIN), Value::ZERO), Some(true));
        assert_eq!(wins(Bounds::exactly(Value::loss_in(3)), Value::points(9)), Some(false));
    }

    #[test]
    fn names_tell_positions_apart() {
        let of = |position: &str| Challenge::read(&format!("nim\t{position}\t1-1\teasy")).expect("four parts").id();
        assert_ne!(of("1,2 1"), of("2,1 1"));
        assert_eq!(of("1,2 1"), of("1,2 1"));
    }
}
