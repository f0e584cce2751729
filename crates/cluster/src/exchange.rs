//! One worker's end: a dataflow for each work, in which letters go round.
//!
//! There is one operator. What leaves it arrives at it, at whoever the letter is for, one round later; a time is a pass and a round
//! in it. A worker may send as long as it holds a time: the round that it is in, which it has from letters that came, and the
//! beginning of the next pass, which it always has. So a pass is over when timely says that nothing earlier than the next pass
//! can arrive any more.
//!
//! Not more than two rounds are ever under way: whoever has more to tell waits until all letters of the last round but one have
//! come. Letters of the next pass may come before it is known here that this one is over; they wait.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use jogada_rules::{Exchange, Outbox, Share, StopFlag, Stopped, TableError};
use timely::container::NoopBuilder;
use timely::dataflow::channels::pact::DistributorPact;
use timely::dataflow::operators::generic::Operator;
use timely::dataflow::operators::{Capability, ConnectLoop, Feedback};
use timely::scheduling::Activator;
use timely::worker::Worker;

use crate::letter::{Letter, Postman};
use crate::watch::ClusterWatch;

/// A worker tells about so many words a round.
const WORDS: usize = 1 << 16;
/// How long a worker sleeps that has nothing to do, before it looks whether something went wrong.
const NAP: Duration = Duration::from_millis(100);

/// Passes are so many rounds apart.
const ROUNDS: u32 = 32;

const fn start_of(pass: u32) -> u64 {
    (pass as u64) << ROUNDS
}

const fn pass_of(time: u64) -> u32 {
    (time >> ROUNDS) as u32
}

/// A worker's end of a cluster.
pub(crate) struct TimelyExchange<'a> {
    worker: &'a mut Worker,
    watch: &'a ClusterWatch,
    stop: &'a StopFlag,
}

/// What the operator and the worker around it hand each other.
#[derive(Default)]
struct Mailbox {
    /// Letters that came, with their times.
    arrived: Vec<(u64, Vec<u64>)>,
    /// Nothing earlier than this can come any more.
    frontier: u64,
    /// The time of the round that this worker may send in.
    now: Option<u64>,
    /// Letters to be sent in that round.
    leaving: Vec<Letter>,
    /// What to do after that.
    then: Then,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Then {
    #[default]
    Stay,
    /// There is more to send, in the next round.
    Continue,
    /// There is no more to send, unless something comes.
    Rest,
    /// This pass is over.
    Advance,
    /// All passes are over.
    Finish,
}

/// The times that a worker holds.
struct Held {
    now: Option<Capability<u64>>,
    next: Option<Capability<u64>>,
}

impl Held {
    /// Does what the worker wants, with letters going out as `send` says.
    fn follow(&mut self, mailbox: &mut Mailbox, mut send: impl FnMut(&Capability<u64>, &mut Letter)) {
        if let Some(now) = &mut self.now {
            mailbox.leaving.drain(..).for_each(|mut letter| send(now, &mut letter));
            if mailbox.then == Then::Continue {
                let time = *now.time();
                now.downgrade(&(time + 1));
            }
        }
        match std::mem::take(&mut mailbox.then) {
            Then::Stay | Then::Continue => {}
            Then::Rest => self.now = None,
            Then::Advance => {
                self.now.clone_from(&self.next);
                if let Some(next) = &mut self.next {
                    let time = start_of(pass_of(*next.time()) + 1);
                    next.downgrade(&time);
                }
            }
            Then::Finish => (self.now, self.next) = (None, None),
        }
    }

    /// The pass that this worker is in: the one before the next.
    fn pass(&self) -> Option<u32> {
        self.next.as_ref().map(|next| pass_of(*next.time()) - 1)
    }
}

impl<'a> TimelyExchange<'a> {
    pub(crate) const fn new(worker: &'a mut Worker, watch: &'a ClusterWatch, stop: &'a StopFlag) -> Self {
        Self { worker, watch, stop }
    }

    /// Builds the dataflow. Whoever has done something to the mailbox has the operator look at it.
    fn dataflow(&mut self) -> (Rc<RefCell<Mailbox>>, Activator) {
        let mailbox = Rc::new(RefCell::new(Mailbox { now: Some(0), ..Mailbox::default() }));
        let shared = Rc::clone(&mailbox);
        let activator = self.worker.dataflow::<u64, _, _>(move |scope| {
            let (handle, cycle) = scope.feedback::<Letter>(1);
            let mut activator = None;
            let pact = DistributorPact(|_: usize| Postman);
            let letters = cycle.unary_frontier::<NoopBuilder<Letter>, _, _, _>(pact, "exchange", |first, info| {
                activator = Some(scope.activator_for(info.address));
                let mut held = Held { next: Some(first.delayed(&start_of(1))), now: Some(first) };
                move |(input, frontier), output| {
                    let mut mailbox = shared.borrow_mut();
                    held.follow(&mut mailbox, |time, letter| output.session_with_builder(time).give_container(letter));
                    input.for_each(|time, letter| {
                        mailbox.arrived.push((*time.time(), std::mem::take(&mut letter.words)));
                        if held.now.is_none() && held.pass() == Some(pass_of(*time.time())) {
                            held.now = Some(time.retain(0));
                        }
                    });
                    mailbox.frontier = frontier.frontier().first().copied().unwrap_or(u64::MAX);
                    mailbox.now = held.now.as_ref().map(|now| *now.time());
                }
            });
            letters.connect_loop(handle);
            activator.expect("the operator was built")
        });
        (mailbox, activator)
    }

    /// Has timely go on, or waits until it can.
    fn step(&mut self) -> Result<(), TableError> {
        if self.watch.has_failed() || self.stop.is_stopped() {
            // What went wrong elsewhere is told once for all workers.
            return Err(Stopped::Asked.into());
        }
        self.worker.step_or_park(Some(NAP));
        Ok(())
    }
}

impl Exchange for TimelyExchange<'_> {
    fn passes(&mut self, share: &mut dyn Share) -> Result<(), TableError> {
        let (mailbox, activator) = self.dataflow();
        let mut outbox = Outbox::new(self.worker.peers());
        let (mut pass, mut early) = (0, Vec::new());
        share.begin(pass)?;
        let mut pending = true;
        loop {
            self.step()?;
            let arrived = std::mem::take(&mut mailbox.borrow_mut().arrived);
            for (time, words) in arrived {
                if pass_of(time) == pass {
                    share.hear(&words)?;
                    pending = true;
                } else {
                    early.push(words);
                }
            }
            let mut mailbox = mailbox.borrow_mut();
            if pending && mailbox.now.is_some_and(|now| mailbox.frontier >= now) {
                self.watch.alive();
                pending = share.speak(WORDS, &mut outbox);
                mailbox.leaving.extend(outbox.empty().map(|(to, words)| Letter { to, words }));
                mailbox.then = if pending { Then::Continue } else { Then::Rest };
                mailbox.now = None;
                activator.activate();
            } else if pass_of(mailbox.frontier) > pass {
                let more = share.end(pass)?;
                mailbox.then = if more { Then::Advance } else { Then::Finish };
                activator.activate();
                if !more {
                    break;
                }
                pass += 1;
                share.begin(pass)?;
                early.drain(..).try_for_each(|words| share.hear(&words))?;
                pending = true;
            }
        }
        while self.worker.has_dataflows() {
            self.step()?;
        }
        Ok(())
    }
}
