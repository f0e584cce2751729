//! Runs that machines share over a queue.

use serde::Serialize;

/// The runs in a queue: `jogada queue status`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct QueueListing {
    /// The version of the form.
    pub v: u32,
    /// Where it is.
    pub queue: String,
    /// The runs, the oldest first.
    pub runs: Vec<QueuedRunLine>,
}

/// A run in a queue.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct QueuedRunLine {
    /// Its name.
    pub run: String,
    /// The game, where the plan can be read.
    pub game: Option<String>,
    /// Who plays.
    pub players: Vec<String>,
    /// `open`, `ended` or `unplayable`.
    pub state: String,
    /// Which game can not be played.
    pub unplayable: Option<u64>,
    /// Games in the queue.
    pub games: u64,
    /// Games that are played to their end.
    pub played: u64,
    /// Games that are being played.
    pub playing: u64,
    /// Processes that play them.
    pub workers: u64,
}

/// What a worker did: `jogada work`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct QueueWork {
    /// The version of the form.
    pub v: u32,
    /// Games that it played to their end.
    pub played: u64,
    /// Runs that it did not play, because it would have played them otherwise or may not.
    pub refused: Vec<String>,
}

/// A run that is no longer in a queue: `jogada queue drop`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct QueueDropped {
    /// The version of the form.
    pub v: u32,
    /// Its name.
    pub dropped: String,
}
