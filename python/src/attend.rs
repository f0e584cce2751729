//! Long calls: without the interpreter's lock, with progress, and over at Ctrl-C.

use std::any::Any;
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use jogada_catalog::StopFlag;
use pyo3::prelude::*;

use crate::complaint::InternalError;

/// How often signals are looked at.
const PATIENCE: Duration = Duration::from_millis(50);

/// What a search tells on its way, as JSON.
pub(crate) type Tell<'a> = &'a mut dyn FnMut(String);

/// Does the work on another thread, passes on what it tells, and stops it when the interpreter wants to go.
pub(crate) fn attend<T: Send>(
    py: Python<'_>,
    progress: Option<&Bound<'_, PyAny>>,
    work: impl FnOnce(&StopFlag, Tell<'_>) -> T + Send,
) -> PyResult<T> {
    let stop = StopFlag::new();
    let (sender, mut receiver) = mpsc::channel::<String>();
    let wants_progress = progress.is_some();
    let mut failure = None;
    thread::scope(|scope| {
        let flag = &stop;
        let worker = scope.spawn(move || {
            // Whoever no longer listens has gone, and the flag is up.
            let mut tell = |text: String| _ = wants_progress.then(|| sender.send(text));
            work(flag, &mut tell)
        });
        loop {
            let listening = &mut receiver;
            let heard = py.detach(move || listening.recv_timeout(PATIENCE));
            let passed_on = match (heard, progress) {
                (Err(RecvTimeoutError::Disconnected), _) => break,
                (Ok(text), Some(progress)) if failure.is_none() => progress.call1((text,)).map(drop),
                _ => Ok(()),
            };
            if let Err(error) = passed_on.and_then(|()| py.check_signals()) {
                failure.get_or_insert(error);
                stop.stop();
            }
            if !wants_progress && worker.is_finished() {
                break;
            }
        }
        let result = py.detach(move || worker.join()).map_err(|panic| InternalError::new_err(words_of(&*panic)))?;
        failure.map_or(Ok(result), Err)
    })
}

/// What a panic says.
pub(crate) fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
}
