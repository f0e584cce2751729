//! Retrograde analysis: the value of every position at once, from the ends backward.
//!
//! **Finds** for every position of a level what the mover can be sure of and what it can not exceed.
//! **Right** always: play without end counts as the worst for whoever hopes and the best for whoever fears, so where
//! the two bounds meet the value is exact whatever infinite play is worth.
//! **Costs** a few sweeps over all positions of each level, two bytes a bound and position.
//! **Needs** a game whose positions are numbered level by level, and whose moves never lead up a level.
//! **Reference**: Thompson, "Retrograde analysis of certain endgames", 1986; the bounds as in van der Meulen's treatment
//! of cycles, 1990.

mod batch;
mod captures;
mod fixpoint;
mod marks;
mod passes;
mod values;

use jogada_rules::{Ranked, Value};

use crate::{Clock, Stopped};

pub use self::captures::{CaptureLooks, LevelBelow};
pub use self::fixpoint::{LevelWork, first_unsettled, work_out};
pub use self::passes::{BoardKnowledge, DEAL, Deal, LevelShare};
pub use self::values::Values;

/// The bounds of all positions of levels 0, 1, 2, …
///
/// ```
/// use jogada_rules::example::Pebbles;
/// use jogada_rules::{Game, Value};
/// use jogada_search::Clock;
/// use jogada_search::retro::Retrograde;
///
/// let game = Pebbles { pebbles: 5 };
/// let mut retrograde = Retrograde::new();
/// retrograde.reach(&game, 5, &mut Clock::unlimited())?;
/// let bounds = retrograde.bounds(&game, &game.initial()).expect("level 5 is known");
/// assert_eq!(bounds.value(), Some(Value::points(1)));
/// # Ok::<(), jogada_search::Stopped>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Retrograde {
    levels: Vec<Vec<MarginBounds>>,
}

/// What is still to come for the side to move, in whole points: at least, and at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarginBounds {
    /// The mover can be sure of this.
    pub lower: i16,
    /// The mover can not exceed this.
    pub upper: i16,
}

impl MarginBounds {
    const ZERO: Self = Self { lower: 0, upper: 0 };

    /// The exact value, where the bounds meet.
    pub fn value(self) -> Option<Value> {
        (self.lower == self.upper).then(|| Value::points(self.lower.into()))
    }

    fn turned(self) -> Self {
        Self { lower: -self.upper, upper: -self.lower }
    }

    fn plus(self, gain: i16) -> Self {
        Self { lower: self.lower + gain, upper: self.upper + gain }
    }

    fn better_of(self, other: Self) -> Self {
        Self { lower: self.lower.max(other.lower), upper: self.upper.max(other.upper) }
    }
}

impl Retrograde {
    /// Nothing known yet.
    pub const fn new() -> Self {
        Self { levels: Vec::new() }
    }

    /// How many levels are known.
    pub fn levels(&self) -> usize {
        self.levels.len()
    }

    /// Works out all levels up to `level`. Each position that is looked at counts on the clock, each time.
    pub fn reach<G: Ranked>(&mut self, game: &G, level: usize, clock: &mut Clock) -> Result<(), Stopped> {
        while self.levels.len() <= level {
            let next = self.levels.len();
            // Nobody can get more than all there is, nor lose more.
            let all = i16::try_from(next).expect("a level is a number of pieces, which fits");
            self.levels.push(vec![MarginBounds { lower: -all, upper: all }; game.positions(next) as usize]);
            if let Err(stopped) = self.settle_level(game, next, clock) {
                self.levels.pop();
                return Err(stopped);
            }
        }
        Ok(())
    }

    /// The bounds of a position, if its level is known.
    pub fn bounds<G: Ranked>(&self, game: &G, state: &G::State) -> Option<MarginBounds> {
        if game.settled(state).is_some() {
            return Some(MarginBounds::ZERO);
        }
        let (level, number) = game.rank(state);
        self.levels.get(level).map(|level| level[number as usize])
    }

    /// Sweeps over the level until nothing changes. Lower bounds only rise and upper bounds only fall, so it ends.
    fn settle_level<G: Ranked>(&mut self, game: &G, level: usize, clock: &mut Clock) -> Result<(), Stopped> {
        let mut moves = Vec::new();
        loop {
            let mut changed = false;
            for number in 0..self.levels[level].len() {
                clock.tick()?;
                let bounds = self.look_ahead(game, level, number, &mut moves);
                changed |= bounds != self.levels[level][number];
                self.levels[level][number] = bounds;
            }
            if !changed {
                return Ok(());
            }
        }
    }

    /// What one ply shows about a position.
    fn look_ahead<G: Ranked>(&self, game: &G, level: usize, number: usize, moves: &mut Vec<G::Move>) -> MarginBounds {
        let mut state = game.unrank(level, number as u64);
        // A number that stands for a position of another number is never asked for: it needs no value.
        if game.settled(&state).is_some() || game.rank(&state) != (level, number as u64) {
            return MarginBounds::ZERO;
        }
        moves.clear();
        game.moves(&state, moves);
        let seen = moves.iter().map(|&mv| {
            game.descend(&mut state, mv, |child, edge| {
                let below = self.bounds(game, child).expect("moves lead to this level or a lower one");
                let mine = if edge.passes() { below.turned() } else { below };
                mine.plus(edge.gain().whole_points() as i16)
            })
        });
        seen.reduce(MarginBounds::better_of).expect("a game that goes on has a move")
    }
}
