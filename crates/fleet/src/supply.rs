//! A run whose games are handed out by a queue: what the arena asks for, answered from there.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use jogada_arena::{Fingerprint, FinishedGame, GameSource, GameSupply, PlayableRun, RunPlan, SourceError};
use jogada_catalog::StopFlag;

use crate::error::QueueError;
use crate::inbox::Inbox;
use crate::link::rest;
use crate::matches;
use crate::queue::Queue;
use crate::renewal::Renewal;

/// Games from a queue.
pub struct QueueSupply<'a> {
    queue: Arc<Queue>,
    playable: &'a PlayableRun<'a>,
    fingerprint: Fingerprint,
}

/// How often the queue is asked for results, and for a game while there is none.
pub(crate) const PAUSE: Duration = Duration::from_millis(200);

impl<'a> QueueSupply<'a> {
    /// A supply for a run, with the mark of this program.
    pub fn new(queue: Arc<Queue>, playable: &'a PlayableRun<'a>, fingerprint: Fingerprint) -> Result<Self, QueueError> {
        if playable.remembers() { Err(QueueError::Remembers) } else { Ok(Self { queue, playable, fingerprint }) }
    }
}

impl GameSupply for QueueSupply<'_> {
    fn open(&self, plan: &RunPlan, missing: Vec<u64>) -> Result<Box<dyn GameSource + '_>, SourceError> {
        matches::make(&self.queue, plan, &self.fingerprint, &missing)?;
        let inbox = Inbox::of(&plan.name(), &missing);
        Ok(Box::new(QueueSource {
            run: plan.name(),
            queue: self.queue.clone(),
            playable: self.playable,
            inbox: Mutex::new(inbox),
            _renewal: Renewal::of(&self.queue),
        }))
    }
}

/// The games of one run.
struct QueueSource<'a> {
    run: String,
    queue: Arc<Queue>,
    playable: &'a PlayableRun<'a>,
    inbox: Mutex<Inbox>,
    _renewal: Renewal,
}

impl GameSource for QueueSource<'_> {
    fn next(&self, halt: &StopFlag) -> Result<Option<u64>, SourceError> {
        while !halt.is_stopped() {
            if let Some(index) = self.queue.claim(&self.run, halt)? {
                return Ok(Some(index));
            }
            if !self.queue.is_unfinished(&self.run, halt)? {
                return Ok(None);
            }
            rest(PAUSE, halt);
        }
        Ok(None)
    }

    fn give(&self, game: FinishedGame, halt: &StopFlag) -> Result<(), SourceError> {
        Ok(self.queue.give(&self.run, game.index, game.to_line().trim_end(), halt)?)
    }

    fn put_back(&self, index: u64) {
        self.queue.put_back(&self.run, index);
    }

    fn collect(&self, patience: Duration) -> Result<Vec<FinishedGame>, SourceError> {
        let mut inbox = self.inbox.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = inbox.pause();
        if !wait.is_zero() {
            thread::sleep(wait.min(patience));
            return Ok(Vec::new());
        }
        let own = |index, line: &str| {
            let game = FinishedGame::of_line(line.as_bytes()).ok()?;
            (game.index == index && self.playable.is_own(&game)).then_some(game)
        };
        Ok(inbox.collect(&self.queue, own)?)
    }

    fn is_shared(&self) -> bool {
        true
    }

    fn close(&self, ended: bool) {
        if ended {
            // Who does not hear of it finds nothing left to play.
            let _ = self.queue.end(&self.run);
        }
    }
}
