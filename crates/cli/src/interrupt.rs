//! Ctrl-C: stops a search that is running; ends the program otherwise.

use std::io::Write;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use jogada_catalog::StopFlag;

use crate::failure::Exit;

/// What is done and then said on stderr when Ctrl-C ends the program.
type LastWords = Box<dyn Fn() -> String + Send>;

/// Hears Ctrl-C.
#[derive(Clone, Default)]
pub(crate) struct Interrupt {
    stop: StopFlag,
    busy: Arc<AtomicBool>,
    farewell: Arc<Mutex<Option<LastWords>>>,
}

impl Interrupt {
    /// Listens from now on. Where the system does not let it, Ctrl-C simply ends the program.
    pub(crate) fn listen() -> Self {
        let interrupt = Self::default();
        let heard = interrupt.clone();
        jogada_platform::on_interrupt(move || heard.hear());
        interrupt
    }

    /// Does work that looks at the flag. Ctrl-C during it raises the flag, once; a second one ends the program.
    pub(crate) fn during<R>(&self, work: impl FnOnce(&StopFlag) -> R) -> R {
        self.busy.store(true, Ordering::SeqCst);
        let result = work(&self.stop);
        self.busy.store(false, Ordering::SeqCst);
        result
    }

    /// Whether Ctrl-C was pressed.
    pub(crate) fn is_heard(&self) -> bool {
        self.stop.is_stopped()
    }

    /// Goes on as if nothing had been pressed: only the search was meant.
    pub(crate) fn forget(&self) {
        self.stop.reset();
    }

    /// What to do when Ctrl-C ends the program, and then to say on stderr; it happens on a thread of its own.
    pub(crate) fn when_leaving(&self, farewell: Option<impl Fn() -> String + Send + 'static>) {
        let farewell = farewell.map(|farewell| Box::new(farewell) as LastWords);
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = farewell;
    }

    fn hear(&self) {
        if self.busy.load(Ordering::SeqCst) && !self.is_heard() {
            self.stop.stop();
        } else {
            let farewell = self.farewell.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(farewell) = farewell.as_ref() {
                // Nobody may be there to read it.
                let _ = writeln!(std::io::stderr(), "\n{}", farewell());
            }
            process::exit(Exit::Interrupted as i32);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_interrupt_during_work_only_raises_the_flag() {
        let interrupt = Interrupt::default();
        let stopped = interrupt.during(|stop| {
            interrupt.hear();
            stop.is_stopped()
        });
        assert!(stopped && interrupt.is_heard());
    }
}
