//! Players that know one game deeply: what they are asked and answer.

use std::any::Any;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jogada_rules::{Dice, Game, Limits, Note, Odds, Overlay, Remark};

use crate::tree::Found;
use crate::{Clock, Reporter, Table};

/// A position to find a move in, and the means for it.
pub struct Assignment<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The position.
    pub state: &'a G::State,
    /// How far to go; the clock that comes with it keeps nodes and time.
    pub limits: Limits,
    /// How deep to look at the most.
    pub depth: u32,
    /// A table that stays from move to move.
    pub table: &'a Table,
    /// How many bytes may be used besides.
    pub memory: usize,
    /// How many threads may be used.
    pub threads: usize,
    /// Start no new iteration after this.
    pub soft_time: Option<Duration>,
    /// What is drawn by lot.
    pub dice: Dice,
    /// What this player left the last time that it was asked in this game.
    pub kept: &'a Keepsake,
    /// How freely to choose among good moves, in hundredths, for a player without search; see
    /// [`has_temperature`](Expert::has_temperature).
    pub temperature: Option<u32>,
}

/// A place for whatever a player keeps from one move of a game to the next.
///
/// ```
/// use jogada_search::Keepsake;
///
/// let kept = Keepsake::default();
/// kept.leave(vec![1, 2]);
/// assert_eq!(kept.take::<Vec<i32>>(), Some(vec![1, 2]));
/// assert_eq!(kept.take::<Vec<i32>>(), None);
/// ```
#[derive(Debug, Default)]
pub struct Keepsake(Mutex<Option<Box<dyn Any + Send>>>);

impl Keepsake {
    /// What was left last, if it is of this kind. It has to be left again to be there the next time.
    pub fn take<T: Any>(&self) -> Option<T> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner).take()?;
        kept.downcast().ok().map(|kept| *kept)
    }

    /// Leaves something for the next time.
    pub fn leave<T: Any + Send>(&self, what: T) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(what));
    }
}

/// A player that knows one game deeply: the algorithm `expert` of that game.
pub trait Expert<G: Game>: Send + Sync {
    /// Searches for a move.
    fn search(
        &self,
        assignment: &Assignment<'_, G>,
        clock: &mut Clock,
        report: &mut Reporter<'_, G::Move>,
    ) -> Found<G::Move>;

    /// The `lines` best moves, best first, if it knows better than a search by the usual evaluation.
    fn analyze(
        &self,
        assignment: &Assignment<'_, G>,
        lines: usize,
        clock: &mut Clock,
        report: &mut Reporter<'_, G::Move>,
    ) -> Option<Vec<Found<G::Move>>> {
        let _ = (assignment, lines, clock, report);
        None
    }

    /// What it would point at in a position.
    fn remarks(&self, game: &G, state: &G::State) -> Vec<Remark> {
        let _ = (game, state);
        Vec::new()
    }

    /// What it would draw over a position.
    fn overlays(&self, game: &G, state: &G::State) -> Vec<Overlay> {
        let _ = (game, state);
        Vec::new()
    }

    /// What it knows that speaks for a legal move.
    fn reason(&self, game: &G, state: &G::State, mv: G::Move) -> Option<Note> {
        let _ = (game, state, mv);
        None
    }

    /// What its values are shares of, if they are chances to win rather than points.
    fn odds(&self) -> Option<Odds> {
        None
    }

    /// Whether it can also choose at first sight, more or less freely among good moves: what people do who are not
    /// strong. Then it heeds the temperature of an assignment.
    fn has_temperature(&self) -> bool {
        false
    }

    /// Whether it uses the table of an assignment; one who does not gets a tiny one.
    fn needs_table(&self) -> bool {
        true
    }
}
