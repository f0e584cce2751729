//! Work that is not a match: somebody plans it, does it along with others, and takes what comes of it.

use std::sync::Arc;
use std::thread;

use jogada_catalog::StopFlag;

use crate::craft::Craft;
use crate::error::QueueError;
use crate::inbox::Inbox;
use crate::link::rest;
use crate::queue::{Queue, StoredRun};
use crate::work::{WorkPlan, work};

/// Work to be shared.
pub struct Errand<'a> {
    /// The name of the run.
    pub name: &'a str,
    /// What all pieces have in common, as the craft understands it.
    pub plan: &'a str,
    /// What tells programs apart that would do the pieces otherwise.
    pub fingerprint: &'a str,
    /// The pieces that are not done yet.
    pub missing: &'a [u64],
}

/// Shares an errand over a queue until all of it is done, with so many threads of this process; nothing is planned anew
/// where the same run is there already. `take` hears of each piece once, and says whether it is one: what is not is done
/// again.
pub fn share<C: Craft>(
    craft: &C,
    queue: &Arc<Queue>,
    errand: &Errand,
    (threads, stop): (usize, &StopFlag),
    mut take: impl FnMut(u64, &str) -> bool,
) -> Result<(), QueueError> {
    queue
        .make(errand.name, (C::KIND, errand.plan, errand.fingerprint), errand.missing, |stored| errand.agree(stored))?;
    let (halt, mut inbox) = (StopFlag::new(), Inbox::of(errand.name, errand.missing));
    thread::scope(|scope| {
        let plan = WorkPlan { threads, until_idle: false, refuse: &|_, _| () };
        let help = (threads > 0).then(|| {
            let halt = &halt;
            scope.spawn(move || work(craft, queue, &plan, halt).map(drop))
        });
        let all = collect_all(queue, &mut inbox, stop, &mut take, || {
            help.as_ref().is_some_and(thread::ScopedJoinHandle::is_finished)
        });
        halt.stop();
        all.and(help.map_or(Ok(()), |own| own.join().expect("who works does not panic")))
    })?;
    if inbox.is_complete() { queue.end(errand.name) } else { Ok(()) }
}

/// Takes what comes until all is there, somebody asks to stop, or who works here has failed.
fn collect_all(
    queue: &Queue,
    inbox: &mut Inbox,
    stop: &StopFlag,
    take: &mut dyn FnMut(u64, &str) -> bool,
    has_failed: impl Fn() -> bool,
) -> Result<(), QueueError> {
    while !inbox.is_complete() && !stop.is_stopped() && !has_failed() {
        rest(inbox.pause(), stop);
        inbox.collect(queue, |index, line| take(index, line).then_some(()))?;
    }
    Ok(())
}

impl Errand<'_> {
    /// The same work goes on; other work of that name is not touched.
    fn agree(&self, stored: StoredRun) -> Result<String, QueueError> {
        let other = |key| Err(QueueError::Other { run: self.name.to_owned(), key });
        match () {
            () if stored.plan != self.plan => other("plan"),
            () if stored.fingerprint != self.fingerprint => other("program"),
            () => Ok(stored.plan),
        }
    }
}
