//! Ctrl-C: stops a search that is running; ends the program otherwise.

use std::io::Write;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use jogada_catalog::StopFlag;

use crate::failure::Exit;

/// Hears Ctrl-C.
#[derive(Clone, Default)]
pub(crate) struct Interrupt {
    stop: StopFlag,
    busy: Arc<AtomicBool>,
    farewell: Arc<Mutex<String>>,
}

impl Interrupt {
    /// Listens from now on. Where the system does not let it, Ctrl-C simply ends the program.
    pub(crate) fn listen() -> Self {
        let interrupt = Self::default();
        let heard = interrupt.clone();
        let _ = ctrlc::set_handler(move || heard.hear());
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

    /// What to say on stderr when Ctrl-C ends the program.
    pub(crate) fn say_when_leaving(&self, text: String) {
        *self.farewell.lock().unwrap_or_else(PoisonError::into_inner) = text;
    }

    fn hear(&self) {
        if self.busy.load(Ordering::SeqCst) && !self.is_heard() {
            self.stop.stop();
        } else {
            let farewell = self.farewell.lock().unwrap_or_else(PoisonError::into_inner);
            // Nobody may be there to read it.
            let _ = if farewell.is_empty() { Ok(()) } else { writeln!(std::io::stderr(), "\n{farewell}") };
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
