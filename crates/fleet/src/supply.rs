//! A run whose games are handed out by a queue: what the arena asks for, answered from there.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use jogada_arena::{Fingerprint, FinishedGame, GameSource, GameSupply, PlayableRun, RunPlan, SourceError};
use jogada_catalog::StopFlag;

use crate::error::QueueError;
use crate::link::rest;
use crate::queue::{Queue, RunState};
use crate::renewal::Renewal;
use crate::schema::MOST_RESULTS;

/// Games from a queue.
pub struct QueueSupply<'a> {
    queue: Arc<Queue>,
    playable: &'a PlayableRun<'a>,
    fingerprint: Fingerprint,
}

/// How often the queue is asked for results, and for a game while there is none.
pub(crate) const PAUSE: Duration = Duration::from_millis(200);
/// How often it is looked whether the run is still there and can still be played.
const LOOK: Duration = Duration::from_secs(2);

impl<'a> QueueSupply<'a> {
    /// A supply for a run, with the mark of this program.
    pub fn new(queue: Arc<Queue>, playable: &'a PlayableRun<'a>, fingerprint: Fingerprint) -> Result<Self, QueueError> {
        if playable.remembers() { Err(QueueError::Remembers) } else { Ok(Self { queue, playable, fingerprint }) }
    }
}

impl GameSupply for QueueSupply<'_> {
    fn open(&self, plan: &RunPlan, missing: Vec<u64>) -> Result<Box<dyn GameSource + '_>, SourceError> {
        self.queue.make(plan, &self.fingerprint, &missing)?;
        let inbox = Inbox { awaited: missing.into_iter().collect(), came: BTreeSet::new(), asked: None, looked: None };
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

/// What has come, and what is still awaited.
struct Inbox {
    awaited: BTreeSet<u64>,
    /// What came of the games after the first that is awaited.
    came: BTreeSet<u64>,
    asked: Option<Instant>,
    looked: Option<Instant>,
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
        Ok(self.queue.give(&self.run, &game, halt)?)
    }

    fn put_back(&self, index: u64) {
        self.queue.put_back(&self.run, index);
    }

    fn collect(&self, patience: Duration) -> Result<Vec<FinishedGame>, SourceError> {
        let mut inbox = self.inbox.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = inbox.asked.map_or(Duration::ZERO, |asked| PAUSE.saturating_sub(asked.elapsed()));
        if !wait.is_zero() {
            thread::sleep(wait.min(patience));
            return Ok(Vec::new());
        }
        let games = self.arrived(&mut inbox)?;
        // Where there is more, it is fetched at once; else who plays has the line for itself for a while.
        inbox.asked = (games.len() < MOST_RESULTS).then(Instant::now);
        if inbox.looked.is_none_or(|looked| looked.elapsed() >= LOOK) {
            self.look()?;
            inbox.looked = Some(Instant::now());
        }
        Ok(games)
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

impl QueueSource<'_> {
    /// Results that are new; what is no game of this run is played again.
    fn arrived(&self, inbox: &mut Inbox) -> Result<Vec<FinishedGame>, QueueError> {
        let Some(&first) = inbox.awaited.first() else { return Ok(Vec::new()) };
        let known: Vec<i64> = inbox.came.range(first..).map(|&index| index as i64).collect();
        let mut games = Vec::new();
        for (index, line) in self.queue.results(&self.run, first, &known)? {
            let game = FinishedGame::of_line(line.as_bytes()).ok();
            match game.filter(|game| game.index == index && self.playable.is_own(game)) {
                None => self.queue.reject(&self.run, index, &line)?,
                Some(game) => {
                    inbox.came.insert(index);
                    // What this folder has already is not awaited.
                    games.extend(inbox.awaited.remove(&index).then_some(game));
                }
            }
        }
        let first = inbox.awaited.first().copied().unwrap_or(u64::MAX);
        inbox.came = inbox.came.split_off(&first);
        Ok(games)
    }

    /// Whether the run is still there and can still be played.
    fn look(&self) -> Result<(), QueueError> {
        let stop = StopFlag::new();
        self.queue.give_up(&self.run, &stop)?;
        match self.queue.run(&self.run, &stop)?.state {
            RunState::Unplayable(index) => Err(QueueError::Unplayable { run: self.run.clone(), index }),
            RunState::Open | RunState::Ended => Ok(()),
        }
    }
}
