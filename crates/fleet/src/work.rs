//! Plays what others have planned: takes games from a queue, gives results, and keeps nothing.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use jogada_arena::{Fingerprint, Mismatch, PlanError, PlayableRun};
use jogada_catalog::{Catalog, StopFlag};

use crate::error::QueueError;
use crate::link::rest;
use crate::queue::Queue;
use crate::renewal::Renewal;
use crate::supply::PAUSE;

/// How to work.
pub struct WorkPlan<'a> {
    /// Games at a time.
    pub threads: usize,
    /// Whether to end when nothing is left, rather than wait for more.
    pub until_idle: bool,
    /// Programs of others that may play here, by the names that plans have for them.
    pub engines: &'a [(String, String)],
    /// Where tables of endings are.
    pub data: Option<&'a Path>,
    /// Hears of runs that are not played here, once each.
    pub refuse: &'a (dyn Fn(&str, &RefusedRun) + Sync),
}

/// Why a run is not played here.
#[derive(Clone, Debug)]
pub enum RefusedRun {
    /// The plan can not be understood, or is of a newer program.
    Unreadable,
    /// The plan can not be played.
    Plan(PlanError),
    /// This program would play other games.
    Unlike(Mismatch),
    /// A program of somebody else's that nobody has allowed here.
    Engine(String),
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Worked {
    /// Games that were played to their end.
    pub played: u64,
    /// Runs that were not played here.
    pub refused: Vec<String>,
}

/// Plays games of all runs in a queue until `stop` is raised, or until nothing is left, if that is the plan.
pub fn work(catalog: &Catalog, queue: &Arc<Queue>, plan: &WorkPlan, stop: &StopFlag) -> Result<Worked, QueueError> {
    let _renewal = Renewal::of(queue);
    let shift = Shift {
        catalog,
        queue,
        plan,
        stop,
        halt: StopFlag::new(),
        runs: Mutex::new(BTreeMap::new()),
        played: AtomicU64::new(0),
    };
    let ends: Vec<_> = thread::scope(|scope| {
        let workers: Vec<_> = (0..plan.threads.max(1)).map(|_| scope.spawn(|| shift.work())).collect();
        shift.attend(|| workers.iter().all(thread::ScopedJoinHandle::is_finished));
        workers.into_iter().map(|worker| worker.join().expect("who plays does not panic")).collect()
    });
    ends.into_iter().collect::<Result<(), _>>()?;
    Ok(shift.worked())
}

/// A run as this process knows it; none if it is not played here.
type KnownRun<'a> = Option<Arc<PlayableRun<'a>>>;

/// Those who work at the same time.
struct Shift<'a> {
    catalog: &'a Catalog,
    queue: &'a Queue,
    plan: &'a WorkPlan<'a>,
    stop: &'a StopFlag,
    /// Ends the work of all: somebody asked, or one has failed.
    halt: StopFlag,
    runs: Mutex<BTreeMap<String, KnownRun<'a>>>,
    played: AtomicU64,
}

impl<'a> Shift<'a> {
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
        let done = self.play_all();
        if done.is_err() {
            self.halt.stop();
        }
        done
    }

    fn play_all(&self) -> Result<(), QueueError> {
        while !self.halt.is_stopped() {
            let (game, idle) = self.claim()?;
            match game {
                Some((run, index)) => self.play(&run, index)?,
                None if idle && self.plan.until_idle => return Ok(()),
                None => rest(PAUSE, &self.halt),
            }
        }
        Ok(())
    }

    /// A game of the oldest run that has one, and whether nothing is left at all.
    fn claim(&self) -> Result<(Option<(String, u64)>, bool), QueueError> {
        let mut idle = true;
        for run in self.queue.open_runs(&self.halt)? {
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

    fn play(&self, run: &str, index: u64) -> Result<(), QueueError> {
        let mut known = self.known(run)?;
        // Somebody has made the run longer.
        if known.as_ref().is_some_and(|playable| index >= playable.plan().schedule().games()) {
            self.runs().remove(run);
            known = self.known(run)?;
        }
        match known.and_then(|playable| playable.play(index, &self.halt)) {
            None => self.queue.put_back(run, index),
            Some(game) => {
                self.queue.give(run, &game, &self.halt)?;
                self.played.fetch_add(1, Ordering::Relaxed);
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
            Ok(playable) => Some(Arc::new(playable)),
            Err(why) => {
                (self.plan.refuse)(run, &why);
                None
            }
        };
        runs.insert(run.to_owned(), known.clone());
        Ok(known)
    }

    /// Whether this program may play a run, and would play it as it was meant.
    fn examine(&self, run: &str) -> Result<Result<PlayableRun<'a>, RefusedRun>, QueueError> {
        let stored = match self.queue.run(run, &self.halt) {
            Err(QueueError::Newer { .. } | QueueError::NoRun { .. }) => return Ok(Err(RefusedRun::Unreadable)),
            stored => stored?,
        };
        Ok(self.accept(&stored.plan, &stored.fingerprint))
    }

    fn accept(&self, plan: &jogada_arena::RunPlan, mark: &Fingerprint) -> Result<PlayableRun<'a>, RefusedRun> {
        let engines = plan.engines(self.catalog).map_err(RefusedRun::Plan)?;
        let allowed = |engine: &String| self.plan.engines.iter().any(|(name, _)| name == engine);
        if let Some(engine) = engines.into_iter().find(|engine| !allowed(engine)) {
            return Err(RefusedRun::Engine(engine));
        }
        let own = Fingerprint::of(plan, self.catalog, self.plan.data).map_err(RefusedRun::Plan)?;
        if let Some(mismatch) = mark.mismatch(&own) {
            return Err(RefusedRun::Unlike(mismatch));
        }
        PlayableRun::with_engines(self.catalog, plan, self.plan.engines).map_err(RefusedRun::Plan)
    }

    fn worked(&self) -> Worked {
        let runs = self.runs();
        let refused = runs.iter().filter(|(_, known)| known.is_none()).map(|(run, _)| run.clone()).collect();
        Worked { played: self.played.load(Ordering::Relaxed), refused }
    }

    fn runs(&self) -> std::sync::MutexGuard<'_, BTreeMap<String, KnownRun<'a>>> {
        self.runs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
