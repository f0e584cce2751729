//! Renews the lease of whatever is played here, on a thread of its own.

use std::sync::Arc;
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::thread::{self, JoinHandle};

use crate::queue::Queue;

/// Renews until it is dropped.
pub(crate) struct Renewal {
    /// Ends the thread by going away.
    ender: Option<Sender<()>>,
    thread: Option<JoinHandle<()>>,
}

/// A lease is renewed so often while it lasts: two of them may be missed.
const RENEWALS: u32 = 3;

impl Renewal {
    pub(crate) fn of(queue: &Arc<Queue>) -> Self {
        let (ender, ended) = mpsc::channel();
        let queue = queue.clone();
        let thread = thread::spawn(move || {
            let pause = queue.lease() / RENEWALS;
            while ended.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
                queue.renew();
            }
        });
        Self { ender: Some(ender), thread: Some(thread) }
    }
}

impl Drop for Renewal {
    fn drop(&mut self) {
        self.ender.take();
        // A panic there has been told, and ended nothing but the renewing.
        let _ = self.thread.take().map(JoinHandle::join);
    }
}
