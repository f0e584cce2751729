//! What is asked and told when a position is solved.

use std::io;
use std::path::PathBuf;
use std::time::Duration;

use thiserror::Error;

use crate::edge::Edge;
use crate::limits::Limits;
use crate::value::{Bound, Value};

/// What is proven about a position or a move: at least this, at most that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// What the side in question can be sure of.
    pub lower: Value,
    /// What it can not exceed.
    pub upper: Value,
}

impl Bounds {
    /// Nothing is proven but that a game is won or lost at most.
    pub const OPEN: Self = Self { lower: Value::LOSS, upper: Value::WIN };

    /// Known to be exactly this.
    pub const fn exactly(value: Value) -> Self {
        Self { lower: value, upper: value }
    }

    /// Between these two numbers of points.
    pub const fn points(lower: i32, upper: i32) -> Self {
        Self { lower: Value::points(lower), upper: Value::points(upper) }
    }

    /// The exact value, if it is known.
    pub fn value(self) -> Option<Value> {
        (self.lower == self.upper).then_some(self.lower)
    }

    /// The same with distances forgotten.
    pub const fn outcome(self) -> Self {
        Self { lower: self.lower.outcome(), upper: self.upper.outcome() }
    }

    /// What is known about a child, as its parent sees it.
    pub fn lifted(self, edge: Edge) -> Self {
        let (one, other) = (edge.lift(self.lower), edge.lift(self.upper));
        match edge.lift_bound(Bound::Lower) {
            Bound::Lower => Self { lower: one, upper: other },
            _ => Self { lower: other, upper: one },
        }
    }
}

/// How to solve a position.
#[derive(Clone, Debug)]
pub struct SolvePlan {
    /// How far to go.
    pub limits: Limits,
    /// How many threads to use, where the method can use more than one.
    pub threads: usize,
    /// A file to keep what is proven in, and to go on from; removed once the position is solved.
    pub checkpoint: Option<PathBuf>,
    /// How often that is done.
    pub checkpoint_every: Duration,
    /// Whether a proof that stands by itself is wanted as well, of a solver that can write one down.
    pub proof: bool,
}

impl Default for SolvePlan {
    fn default() -> Self {
        let checkpoint_every = Duration::from_secs(60);
        Self { limits: Limits::NONE, threads: 1, checkpoint: None, checkpoint_every, proof: false }
    }
}

/// How far solving has got.
#[derive(Clone, Copy, Debug)]
pub struct SolveProgress {
    /// Positions entered.
    pub nodes: u64,
    /// How full the memory is, in thousandths.
    pub fill: u32,
    /// Time since it began.
    pub time: Duration,
    /// What is proven so far, for the side to move.
    pub bounds: Bounds,
}

/// Why a checkpoint can not be used.
#[derive(Debug, Error)]
pub enum CheckpointError {
    /// This game is solved without checkpoints.
    #[error("this game is solved without checkpoints")]
    None,
    /// The file can not be read.
    #[error("can not read the checkpoint {}: {error}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file can not be written.
    #[error("can not write the checkpoint {}: {error}", path.display())]
    Unwritable {
        /// Which file.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
    /// The file is not what was written.
    #[error("the checkpoint {} is damaged", path.display())]
    Damaged {
        /// Which file.
        path: PathBuf,
    },
    /// The file is whole, but of a form that this program does not read.
    #[error("the checkpoint {} has form {found}, this program reads form {known}", path.display())]
    OtherForm {
        /// Which file.
        path: PathBuf,
        /// The number of its form.
        found: u32,
        /// The number of the form that is read.
        known: u32,
    },
    /// Another process keeps what it finds in this file.
    #[error("process {} is using the checkpoint {}", process.map_or_else(|| "?".to_owned(), |number| number.to_string()), path.display())]
    Busy {
        /// Which file.
        path: PathBuf,
        /// The number of the process, where it could be read.
        process: Option<u32>,
    },
    /// The file is about another position.
    #[error("the checkpoint {} is of another position", path.display())]
    Foreign {
        /// Which file.
        path: PathBuf,
    },
}
