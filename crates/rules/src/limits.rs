//! How far a search may go, how to ask it to stop, and why it did.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use thiserror::Error;

/// How far a search may go. What is absent is unlimited.
///
/// ```
/// use jogada_rules::Limits;
///
/// let limits = Limits::depth(6).or(Limits::nodes(1_000_000));
/// assert_eq!((limits.depth, limits.nodes), (Some(6), Some(1_000_000)));
/// assert!(limits.may_interrupt());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Limits {
    /// The deepest it may look, in plies or moves.
    pub depth: Option<u32>,
    /// The most positions it may enter. Exact.
    pub nodes: Option<u64>,
    /// The longest it may take. Kept within about 20 ms.
    pub time: Option<Duration>,
    /// The most memory it may hold, in bytes.
    pub memory: Option<usize>,
}

impl Limits {
    /// No limit at all.
    pub const NONE: Self = Self { depth: None, nodes: None, time: None, memory: None };

    /// Only so deep.
    pub const fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::NONE }
    }

    /// Only so many positions.
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::NONE }
    }

    /// Only so long.
    pub const fn time(time: Duration) -> Self {
        Self { time: Some(time), ..Self::NONE }
    }

    /// These limits, and `others` where these have none.
    pub fn or(self, others: Self) -> Self {
        Self {
            depth: self.depth.or(others.depth),
            nodes: self.nodes.or(others.nodes),
            time: self.time.or(others.time),
            memory: self.memory.or(others.memory),
        }
    }

    /// Whether a search may be cut off in the middle, so that it should work in iterations.
    pub const fn may_interrupt(&self) -> bool {
        self.nodes.is_some() || self.time.is_some()
    }
}

/// The most memory that a search takes unless it is told otherwise. A constant and no share of the machine, so that the
/// same question has the same answer everywhere.
pub const USUAL_MEMORY: usize = 1 << 30;

/// More memory was asked for than there is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("{asked} bytes of memory are asked for, and {there} are there")]
pub struct Shortage {
    /// What was asked for.
    pub asked: u64,
    /// What there is.
    pub there: u64,
}

impl Shortage {
    /// Fails if more is asked for than there is, where that is known.
    pub fn check(asked: u64, there: Option<u64>) -> Result<(), Self> {
        match there {
            Some(there) if asked > there => Err(Self { asked, there }),
            _ => Ok(()),
        }
    }
}

/// A flag that asks searches to stop, from any thread. Clones share the flag.
///
/// ```
/// use jogada_rules::StopFlag;
///
/// let stop = StopFlag::new();
/// let shared = stop.clone();
/// stop.stop();
/// assert!(shared.is_stopped());
/// ```
#[derive(Clone, Debug, Default)]
pub struct StopFlag(Arc<AtomicBool>);

impl StopFlag {
    /// A flag that is down.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks everyone who holds the flag to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether someone has asked.
    #[inline]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    /// Takes the flag down again.
    pub fn reset(&self) {
        self.0.store(false, Ordering::Relaxed);
    }
}

/// Why a search stopped before it was done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Stopped {
    /// The node limit was reached.
    #[error("the node limit was reached")]
    Nodes,
    /// The time was up.
    #[error("the time was up")]
    Time,
    /// The memory was full.
    #[error("the memory limit was reached")]
    Memory,
    /// Someone raised the stop flag.
    #[error("stopped on request")]
    Asked,
}
