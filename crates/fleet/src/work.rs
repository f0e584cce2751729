//! Does what others have planned: takes pieces from a queue, gives results, and keeps nothing.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use jogada_catalog::StopFlag;

use crate::craft::{Craft, Undertaking};
use crate::error::QueueError;
use crate::link::rest;
use crate::queue::Queue;
use crate::renewal::Renewal;
use crate::supply::PAUSE;

/// How to work.
pub struct WorkPlan<'a, R> {
    /// Pieces at a time.
    pub threads: usize,
    /// Whether to end when nothing is left, rather than wait for more.
    pub until_idle: bool,
    /// Hears of runs that are not done here, once each.
    pub refuse: &'a (dyn Fn(&str, &R) + Sync),
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worked {
    /// Pieces that were done.
    pub done: u64,
    /// Runs that were not done here.
    pub refused: Vec<String>,
}

/// Does pieces of all runs of a craft in a queue until `stop` is raised, or until nothing is left, if that is the plan.
pub fn work<C: Craft>(
    craft: &C,
    queue: &Arc<Queue>,
    plan: &WorkPlan<C::Refusal>,
    stop: &StopFlag,
) -> Result<Worked, QueueError> {
    let _renewal = Renewal::of(queue);
    let runs = Mutex::new(BTreeMap::new());
    let shift = Shift { craft, queue, plan, stop, halt: StopFlag::new(), runs, done: AtomicU64::new(0) };
    let ends: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(|| shift.work())).collect();
        shift.attend(|| workers.iter().all(thread::ScopedJoinHandle::is_finished));
        workers.into_iter().map(|worker| worker.join().expect("who works does not panic")).collect()
    });
    ends.into_iter().collect::<Result<(), _>>()?;
    Ok(shift.worked())
}

/// A run as this process knows it; none if it is not done here.
type KnownRun<'a> = Option<Arc<dyn Undertaking + 'a>>;

/// Those who work at the same time.
struct Shift<'a, C: Craft> {
    craft: &'a C,
    queue: &'a Queue,
    plan: &'a WorkPlan<'a, C::Refusal>,
    stop: &'a StopFlag,
    /// Ends the work of all: somebody asked, or one has failed.
    halt: StopFlag,
    runs: Mutex<BTreeMap<String, KnownRun<'a>>>,
    done: AtomicU64,
}

impl<'a, C: Craft> Shift<'a, C> {
    /// Passes the wish to stop on, until all are gone.
    fn attend(&self, all_gone: impl Fn() -> bool) {
        while !all_gone() {
            rest(PAUSE / 4, self.stop);
            if self.stop.is_stopped() {
                self.halt.stop();
            }
        }
    }

    fn work(&self) -> Result<(), QueueError> {
        let done = self.do_all();
        if done.is_err() {
            self.halt.stop();
        }
        done
    }

    fn do_all(&self) -> Result<(), QueueError> {
        while !self.halt.is_stopped() {
            let (piece, idle) = self.claim()?;
            match piece {
                Some((run, index)) => self.piece(&run, index)?,
                None if idle && self.plan.until_idle => return Ok(()),
                None => rest(PAUSE, &self.halt),
            }
        }
        Ok(())
    }

    /// A piece of the oldest run that has one, and whether nothing is left at all.
    fn claim(&self) -> Result<(Option<(String, u64)>, bool), QueueError> {
        let mut idle = true;
        for run in self.queue.open_runs(C::KIND, &self.halt)? {
            if self.known(&run)?.is_none() {
                continue;
            }
            if let Some(index) = self.queue.claim(&run, &self.halt)? {
                return Ok((Some((run, index)), false));
            }
            self.queue.give_up(&run, &self.halt)?;
            idle &= !self.queue.is_unfinished(&run, &self.halt)?;
        }
        Ok((None, idle))
    }

    fn piece(&self, run: &str, index: u64) -> Result<(), QueueError> {
        let mut known = self.known(run)?;
        // Somebody has made the run longer.
        if known.as_ref().is_some_and(|job| index >= job.pieces()) {
            self.runs().remove(run);
            known = self.known(run)?;
        }
        match known.and_then(|job| job.piece(index, &self.halt)) {
            None => self.queue.put_back(run, index),
            Some(result) => {
                self.queue.give(run, index, &result, &self.halt)?;
                self.done.fetch_add(1, Ordering::Relaxed);
            }
        }
        Ok(())
    }

    /// A run, looked at when it is first met.
    fn known(&self, run: &str) -> Result<KnownRun<'a>, QueueError> {
        let mut runs = self.runs();
        if let Some(known) = runs.get(run) {
            return Ok(known.clone());
        }
        let known = match self.examine(run)? {
            Ok(job) => Some(Arc::from(job)),
            Err(why) => {
                (self.plan.refuse)(run, &why);
                None
            }
        };
        runs.insert(run.to_owned(), known.clone());
        Ok(known)
    }

    /// Whether this program may do a run, and would do it as it was meant.
    fn examine(&self, run: &str) -> Result<Result<Box<dyn Undertaking + 'a>, C::Refusal>, QueueError> {
        let stored = match self.queue.run(run, &self.halt) {
            Err(QueueError::Newer { .. } | QueueError::NoRun { .. }) => return Ok(Err(self.craft.too_new())),
            stored => stored?,
        };
        Ok(self.craft.take_up(&stored.plan, &stored.fingerprint))
    }

    fn worked(&self) -> Worked {
        let runs = self.runs();
        let refused = runs.iter().filter(|(_, known)| known.is_none()).map(|(run, _)| run.clone()).collect();
        Worked { done: self.done.load(Ordering::Relaxed), refused }
    }

    fn runs(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, KnownRun<'a>>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
