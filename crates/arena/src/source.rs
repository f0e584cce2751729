//! Where the games of a run come from and where they go: a list in this process, or something that machines share.

use std::error::Error;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use jogada_catalog::StopFlag;

use crate::game::FinishedGame;
use crate::plan::RunPlan;

/// Why a source can not go on; what it is made of says it.
pub type SourceError = Box<dyn Error + Send + Sync>;

/// Makes sources: says where the games of a run are handed out.
pub trait GameSupply {
    /// A source for the games of a plan that are still to be played, by their numbers.
    fn open(&self, plan: &RunPlan, missing: Vec<u64>) -> Result<Box<dyn GameSource + '_>, SourceError>;
}

/// Hands out the games of one run by their numbers and takes them back when they are played. Several threads ask it at
/// the same time, and where it is shared other machines do too.
pub trait GameSource: Sync {
    /// The next game to play. Waits while a game may still come back from somebody who was lost; `None` when there is
    /// nothing left, or once `halt` is raised.
    fn next(&self, halt: &StopFlag) -> Result<Option<u64>, SourceError>;

    /// Takes a game that was played to its end.
    fn give(&self, game: FinishedGame, halt: &StopFlag) -> Result<(), SourceError>;

    /// Takes a game back that was not played to its end.
    fn put_back(&self, index: u64);

    /// Games that were played to their end, whoever played them, each once; waits for some, but no longer than that.
    fn collect(&self, patience: Duration) -> Result<Vec<FinishedGame>, SourceError>;

    /// Whether others play too, so that games come when nobody here plays.
    fn is_shared(&self) -> bool;

    /// Nothing more is collected; `ended` says that the run has all that it needs. Whoever waits to give something is
    /// sent home.
    fn close(&self, ended: bool);
}

/// The usual supply: everything is played in this process.
#[derive(Clone, Copy, Debug, Default)]
pub struct OwnSupply;

impl GameSupply for OwnSupply {
    fn open(&self, _: &RunPlan, missing: Vec<u64>) -> Result<Box<dyn GameSource + '_>, SourceError> {
        // Nobody plays on before the last game is taken down: a kill costs few games, and a stop comes in time.
        let (sender, receiver) = mpsc::sync_channel(0);
        let missing = Mutex::new(missing.into_iter());
        Ok(Box::new(OwnSource { missing, sender, receiver: Mutex::new(Some(receiver)) }))
    }
}

/// The games of one process.
struct OwnSource {
    missing: Mutex<std::vec::IntoIter<u64>>,
    sender: SyncSender<FinishedGame>,
    receiver: Mutex<Option<Receiver<FinishedGame>>>,
}

impl GameSource for OwnSource {
    fn next(&self, halt: &StopFlag) -> Result<Option<u64>, SourceError> {
        if halt.is_stopped() {
            return Ok(None);
        }
        Ok(self.missing.lock().unwrap_or_else(PoisonError::into_inner).next())
    }

    fn give(&self, game: FinishedGame, _: &StopFlag) -> Result<(), SourceError> {
        // Nobody takes it any more only when the run is over.
        let _ = self.sender.send(game);
        Ok(())
    }

    fn put_back(&self, _: u64) {}

    fn collect(&self, patience: Duration) -> Result<Vec<FinishedGame>, SourceError> {
        let receiver = self.receiver.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(receiver.as_ref().and_then(|receiver| receiver.recv_timeout(patience).ok()).into_iter().collect())
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn close(&self, _: bool) {
        self.receiver.lock().unwrap_or_else(PoisonError::into_inner).take();
    }
}
