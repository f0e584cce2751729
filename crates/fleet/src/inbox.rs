//! What has come of a run, and what is still awaited.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use jogada_catalog::StopFlag;

use crate::error::QueueError;
use crate::queue::{Queue, RunState};
use crate::schema::MOST_RESULTS;
use crate::supply::PAUSE;

/// How often it is looked whether the run is still there and can still be done.
const LOOK: Duration = Duration::from_secs(2);

/// The results of one run as they come in.
pub(crate) struct Inbox {
    run: String,
    awaited: BTreeSet<u64>,
    /// What came of the pieces after the first that is awaited.
    came: BTreeSet<u64>,
    asked: Option<Instant>,
    looked: Option<Instant>,
}

impl Inbox {
    pub(crate) fn of(run: &str, missing: &[u64]) -> Self {
        let awaited = missing.iter().copied().collect();
        Self { run: run.to_owned(), awaited, came: BTreeSet::new(), asked: None, looked: None }
    }

    /// Whether everything has come.
    pub(crate) fn is_complete(&self) -> bool {
        self.awaited.is_empty()
    }

    /// How long it is too early to ask again: who works has the line for itself for a while.
    pub(crate) fn pause(&self) -> Duration {
        self.asked.map_or(Duration::ZERO, |asked| PAUSE.saturating_sub(asked.elapsed()))
    }

    /// Results that are new, as `read` understands them; what it does not is no result of this run and is done again.
    pub(crate) fn collect<T>(
        &mut self,
        queue: &Queue,
        mut read: impl FnMut(u64, &str) -> Option<T>,
    ) -> Result<Vec<T>, QueueError> {
        let arrived = self.arrived(queue, &mut read)?;
        // Where there is more, it is fetched at once.
        self.asked = (arrived.len() < MOST_RESULTS).then(Instant::now);
        if self.looked.is_none_or(|looked| looked.elapsed() >= LOOK) {
            self.look(queue)?;
            self.looked = Some(Instant::now());
        }
        Ok(arrived)
    }

    fn arrived<T>(
        &mut self,
        queue: &Queue,
        read: &mut dyn FnMut(u64, &str) -> Option<T>,
    ) -> Result<Vec<T>, QueueError> {
        let Some(&first) = self.awaited.first() else { return Ok(Vec::new()) };
        let known: Vec<i64> = self.came.range(first..).map(|&index| index as i64).collect();
        let mut arrived = Vec::new();
        for (index, line) in queue.results(&self.run, first, &known)? {
            match read(index, &line) {
                None => queue.reject(&self.run, index, &line)?,
                Some(result) => {
                    self.came.insert(index);
                    // What is here already is not awaited.
                    arrived.extend(self.awaited.remove(&index).then_some(result));
                }
            }
        }
        let first = self.awaited.first().copied().unwrap_or(u64::MAX);
        self.came = self.came.split_off(&first);
        Ok(arrived)
    }

    /// Whether the run is still there and can still be done.
    fn look(&self, queue: &Queue) -> Result<(), QueueError> {
        let stop = StopFlag::new();
        queue.give_up(&self.run, &stop)?;
        match queue.run(&self.run, &stop)?.state {
            RunState::Unplayable(index) => Err(QueueError::Unplayable { run: self.run.clone(), index }),
            RunState::Open | RunState::Ended => Ok(()),
        }
    }
}
