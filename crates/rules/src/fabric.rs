//! What a computation that workers share asks of whatever connects them, threads or machines.
//!
//! The work goes in passes. In each, workers tell each other words, hear what they were told, and may have more to tell
//! because of it; it is over when nobody has anything to tell and nothing is under way. How that is found out, and how
//! words travel, is the fabric's.

use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use thiserror::Error;

use crate::tables::TableError;

/// Workers, here and elsewhere, who exchange words.
pub trait Fabric: Sync {
    /// How many workers there are, everywhere.
    fn workers(&self) -> usize;

    /// Which of them are in this process.
    fn local(&self) -> Range<usize>;

    /// Has each worker of this process do the job, which is told its own number. The first that fails ends it for all. The
    /// calling thread does `meanwhile`, once, and then waits.
    fn run(&self, job: Arc<FabricJob>, meanwhile: &mut dyn FnMut()) -> Result<(), TableError>;

    /// What is to be counted up now and then during long work in which no words are exchanged, as a sign of life.
    fn pulse(&self) -> Arc<AtomicU64>;
}

/// What each worker does.
pub type FabricJob = dyn Fn(usize, &mut dyn Exchange) -> Result<(), TableError> + Send + Sync;

/// A worker's end of a fabric.
pub trait Exchange {
    /// Goes through all passes of a share. All workers call it with the shares of one work, as often as each other.
    fn passes(&mut self, share: &mut dyn Share) -> Result<(), TableError>;
}

/// What one worker has to do in a work that is shared.
pub trait Share {
    /// A pass begins, the first is number 0.
    fn begin(&mut self, pass: u32) -> Result<(), TableError>;

    /// Hears words that others told in this pass.
    fn hear(&mut self, words: &[u64]) -> Result<(), TableError>;

    /// Tells words, not many more than `most` of them. Says whether there is more to tell.
    fn speak(&mut self, most: usize, outbox: &mut Outbox) -> bool;

    /// The pass is over for all workers. Says whether there is another, and all workers say the same.
    fn end(&mut self, pass: u32) -> Result<bool, TableError>;
}

/// Words on their way, for each worker.
#[derive(Debug, Default)]
pub struct Outbox {
    words: Vec<Vec<u64>>,
    told: usize,
}

impl Outbox {
    /// For so many workers.
    pub fn new(workers: usize) -> Self {
        Self { words: vec![Vec::new(); workers], told: 0 }
    }

    /// Tells a worker a word.
    #[inline]
    pub fn tell(&mut self, worker: usize, word: u64) {
        self.words[worker].push(word);
        self.told += 1;
    }

    /// How many words were told since it was last emptied.
    #[inline]
    pub const fn told(&self) -> usize {
        self.told
    }

    /// Takes out what each worker is told, where that is anything.
    pub fn empty(&mut self) -> impl Iterator<Item = (usize, Vec<u64>)> + '_ {
        self.told = 0;
        let told = |(_, words): &(usize, &mut Vec<u64>)| !words.is_empty();
        self.words.iter_mut().enumerate().filter(told).map(|(worker, words)| {
            let room = Vec::with_capacity(words.len());
            (worker, std::mem::replace(words, room))
        })
    }
}

/// What can go wrong with a fabric that was whole.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FabricError {
    /// A host can not be reached any more.
    #[error("{host} is lost")]
    Lost {
        /// Its number and address.
        host: String,
    },
    /// A host gave up, for reasons that it tells.
    #[error("{host} gave up")]
    GaveUp {
        /// Its number and address.
        host: String,
    },
    /// Nobody has done anything for so long.
    #[error("nothing has moved for {time:?}")]
    Stalled {
        /// How long.
        time: Duration,
    },
    /// A worker of this process died of a mistake in the program.
    #[error("worker {worker} failed: {why}")]
    Broken {
        /// Which.
        worker: usize,
        /// What it said.
        why: String,
    },
}
