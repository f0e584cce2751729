//! The line to the server: one a process, made again when it breaks.

use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use jogada_catalog::StopFlag;
use postgres::{Client, Error};

use crate::address::QueueAddress;
use crate::error::QueueError;
use crate::tls::Encryption;

/// What happens meanwhile and is worth telling.
#[derive(Debug)]
pub enum QueueEvent {
    /// The server can not be used for this reason; it is tried again.
    Lost(QueueError),
    /// The server is there again.
    Back,
    /// Somebody else has given the same game first.
    Late {
        /// The run.
        run: String,
        /// The game.
        index: u64,
    },
    /// What somebody gave is not the game that was to be played; it is played again.
    Wrong {
        /// The run.
        run: String,
        /// The game.
        index: u64,
    },
}

/// Whoever is told, from any thread.
pub type Tell = Arc<dyn Fn(&QueueEvent) + Send + Sync>;

/// The first pause before the server is tried again; each is twice as long as the last.
const FIRST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(5);
/// How long a server may be gone, and how long when all that is left is to say good-bye.
const PATIENCE: Duration = Duration::from_secs(15 * 60);
const LAST_PATIENCE: Duration = Duration::from_secs(3);
/// How often somebody who waits looks whether it is to stop.
const STEP: Duration = Duration::from_millis(20);

/// The line to a server.
pub(crate) struct ServerLink {
    address: QueueAddress,
    encryption: Encryption,
    client: Mutex<Option<Client>>,
    pub(crate) tell: Tell,
}

impl ServerLink {
    /// Connects, once: whoever has mistyped an address hears of it.
    pub(crate) fn open(address: QueueAddress, tell: Tell) -> Result<Self, QueueError> {
        let encryption = Encryption::of(&address)?;
        let link = Self { address, encryption, client: Mutex::new(None), tell };
        link.once(&mut |_| Ok(()))?;
        Ok(link)
    }

    /// Asks until there is an answer, however often the line breaks; gives up after a long time, and soon once `stop` is
    /// raised. What is asked may be asked twice without harm.
    pub(crate) fn ask<R>(
        &self,
        stop: &StopFlag,
        mut question: impl FnMut(&mut Client) -> Result<R, Error>,
    ) -> Result<R, QueueError> {
        let (started, mut pause, mut lost) = (Instant::now(), FIRST_PAUSE, false);
        loop {
            let answer = self.once(&mut question);
            let patience = if stop.is_stopped() { LAST_PATIENCE } else { PATIENCE };
            match answer {
                Err(error) if error.is_passing() && started.elapsed() < patience => {
                    if !lost {
                        (self.tell)(&QueueEvent::Lost(error));
                    }
                    lost = true;
                    rest(pause, stop);
                    pause = (pause * 2).min(LONGEST_PAUSE);
                }
                answer => {
                    if lost && answer.is_ok() {
                        (self.tell)(&QueueEvent::Back);
                    }
                    return answer;
                }
            }
        }
    }

    /// Asks once, over a new line if the old one is broken.
    pub(crate) fn once<R>(&self, question: &mut dyn FnMut(&mut Client) -> Result<R, Error>) -> Result<R, QueueError> {
        let mut held = self.client.lock().unwrap_or_else(PoisonError::into_inner);
        let told = |error: &Error| QueueError::of(error, &self.address.place());
        if held.as_ref().is_none_or(Client::is_closed) {
            *held = Some(self.address.config.clone().connect(self.encryption.clone()).map_err(|error| told(&error))?);
        }
        let client = held.as_mut().expect("it was just made");
        let answer = question(client);
        if answer.is_err() && client.is_closed() {
            *held = None;
        }
        answer.map_err(|error| told(&error))
    }
}

/// Waits for a while, or until `stop` is raised.
pub(crate) fn rest(time: Duration, stop: &StopFlag) {
    let end = Instant::now() + time;
    while !stop.is_stopped() && Instant::now() < end {
        thread::sleep(STEP.min(time));
    }
    if stop.is_stopped() {
        // Who tries again at once would keep the machine busy.
        thread::sleep(STEP);
    }
}
