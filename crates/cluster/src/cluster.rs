//! Processes that have found each other, and the workers of this one.

use std::any::Any;
use std::io;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use jogada_rules::{Fabric, FabricError, FabricJob, StopFlag, TableError};
use timely::WorkerConfig;
use timely::communication::allocator::zero_copy::initialize::{CommsGuard, initialize_networking_from_sockets};
use timely::communication::allocator::{AllocatorBuilder, ProcessBuilder};
use timely::communication::{Allocator, Hooks, initialize_from};
use timely::worker::Worker;

use crate::connect::{ClusterPlan, ProcessLines};
use crate::exchange::TimelyExchange;
use crate::line::DataLine;
use crate::watch::{ClusterWatch, ProcessEnd};

/// The workers of all processes. After something went wrong it is of no use any more, and some of its threads stay until the
/// process ends: lines that are lost can not be waited for.
pub struct Cluster {
    process: usize,
    processes: usize,
    threads: usize,
    stop: StopFlag,
    watch: Arc<ClusterWatch>,
    /// What workers are made of, and what keeps their lines; until it is run.
    parts: Mutex<Option<(Vec<AllocatorBuilder>, CommsGuard)>>,
}

/// How long to wait before looking again whether lines are closed.
const PAUSE: Duration = Duration::from_millis(5);

impl Cluster {
    pub(crate) fn of(plan: &ClusterPlan, lines: Vec<ProcessLines>, stop: &StopFlag) -> io::Result<Self> {
        let processes = lines.len();
        let names = (0..processes).map(|process| plan.hosts.name(process)).collect();
        let watch = Arc::new(ClusterWatch::new(names, plan.patience));
        let (mut data, mut beating) = (Vec::new(), Vec::new());
        for (process, lines) in lines.into_iter().enumerate() {
            data.push(lines.data.map(|socket| DataLine::new(socket, process, Arc::clone(&watch))));
            if let Some(line) = lines.watch {
                beating.push(line.try_clone()?);
                let watch = Arc::clone(&watch);
                thread::spawn(move || watch.listen(process, line));
            }
        }
        let beats = Arc::clone(&watch);
        thread::spawn(move || beats.beat(beating));
        let hooks = Hooks::default();
        let inner = ProcessBuilder::new_typed_vector(plan.threads, hooks.refill.clone(), None);
        let (builders, guard) = initialize_networking_from_sockets(inner, data, plan.process, plan.threads, hooks)?;
        let builders = builders.into_iter().map(AllocatorBuilder::Tcp).collect();
        let parts = Mutex::new(Some((builders, guard)));
        Ok(Self { process: plan.process, processes, threads: plan.threads, stop: stop.clone(), watch, parts })
    }

    /// Closes the lines, once all have said that they have no more words.
    fn close(&self, guard: CommsGuard) {
        let closing = thread::spawn(move || drop(guard));
        while !closing.is_finished() && !self.watch.has_failed() {
            thread::sleep(PAUSE);
        }
    }
}

/// What a worker does, whatever happens to it. One that panics takes its process with it, and that the others.
fn work(allocator: Allocator, job: &FabricJob, watch: &ClusterWatch, stop: &StopFlag) {
    // Without a time to count from, timely never sleeps.
    let mut worker = Worker::new(WorkerConfig::default(), allocator, Some(Instant::now()));
    let index = worker.index();
    let done = catch_unwind(AssertUnwindSafe(|| job(index, &mut TimelyExchange::new(&mut worker, watch, stop))));
    let error = match done {
        Ok(Ok(())) => return,
        Ok(Err(error)) => error,
        Err(panic) => FabricError::Broken { worker: index, why: why(&*panic) }.into(),
    };
    watch.fail(error);
    // What it still has can not be given up in order, with others gone.
    std::mem::forget(worker);
}

impl Fabric for Cluster {
    fn workers(&self) -> usize {
        self.processes * self.threads
    }

    fn local(&self) -> Range<usize> {
        self.process * self.threads..(self.process + 1) * self.threads
    }

    fn run(&self, job: Arc<FabricJob>, meanwhile: &mut dyn FnMut()) -> Result<(), TableError> {
        let parts = self.parts.lock().unwrap_or_else(PoisonError::into_inner).take();
        let (builders, guard) = parts.expect("a cluster is run once");
        let (watch, stop) = (Arc::clone(&self.watch), self.stop.clone());
        let started = initialize_from(builders, Box::new(()), move |allocator| work(allocator, &*job, &watch, &stop));
        match started {
            Ok(workers) => {
                meanwhile();
                drop(workers);
            }
            Err(why) => self.watch.fail(FabricError::Broken { worker: self.local().start, why }.into()),
        }
        if self.watch.has_failed() {
            std::mem::forget(guard);
        } else {
            self.watch.say(ProcessEnd::Finished);
            self.close(guard);
        }
        self.watch.error().map_or(Ok(()), Err)
    }

    fn pulse(&self) -> Arc<AtomicU64> {
        self.watch.pulse()
    }
}

impl Drop for Cluster {
    /// Whoever ends without having finished says so, so that nobody waits to find out.
    fn drop(&mut self) {
        self.watch.say(ProcessEnd::GaveUp);
        self.watch.await_told();
    }
}

/// What a panic said.
fn why(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied().or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("?").to_owned()
}
