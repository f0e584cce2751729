//! What is proven about a position.

use std::time::Duration;

use jogada_rules::{Bounds, Side, Stopped, Value};

/// What is proven about a position, and what it took.
///
/// ```
/// use jogada_catalog::{Board, Limits, StopFlag};
///
/// let mut session = jogada_standard::catalog().open("nim:start=1+3+5").expect("a game");
/// let solved = session.solve(&Limits::default(), &StopFlag::new());
/// assert_eq!(solved.best_moves, ["3-3"]);
/// assert!(solved.value().expect("solved").signum() > 0);
/// ```
#[derive(Clone, Debug)]
pub struct Solving {
    /// What `side` can be sure of, and what it can not exceed. Solved where the two meet.
    pub bounds: Bounds,
    /// What held before anything was searched: bounds that are no closer prove nothing.
    pub widest: Bounds,
    /// The side to move.
    pub side: Side,
    /// All best moves of a solved position; of another the one that is sure of most, if any is sure of more than the rest.
    pub best_moves: Vec<String>,
    /// What is proven about each legal move, in the order of the game; empty once it is over. A move's points count:
    /// those it takes and those to come after it.
    pub moves: Vec<(String, Bounds)>,
    /// How it was solved.
    pub method: &'static str,
    /// Positions entered.
    pub nodes: u64,
    /// Wall time.
    pub time: Duration,
    /// Processor time.
    pub cpu: Duration,
    /// Why it stopped early, if it did.
    pub stopped: Option<Stopped>,
    /// The proof as text that stands by itself, where one was wanted and the solver writes such.
    pub proof: Option<String>,
}

impl Solving {
    /// The exact value, if it is known.
    pub fn value(&self) -> Option<Value> {
        self.bounds.value()
    }

    /// Whether nothing but the best moves can be as good as they are: not every method looks at every move.
    pub fn are_others_worse(&self) -> bool {
        let Some(value) = self.value() else { return false };
        self.moves.iter().all(|(_, known)| known.upper < value || known.lower == value)
    }
}
