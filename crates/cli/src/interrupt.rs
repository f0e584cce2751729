//! Ctrl-C: stops a search that is running; ends the program otherwise.

use std::process;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use jogada_catalog::StopFlag;

use crate::failure::Exit;

/// Hears Ctrl-C.
#[derive(Clone, Default)]
pub(crate) struct Interrupt {
    stop: StopFlag,
    busy: Arc<AtomicBool>,
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

    fn hear(&self) {
        if self.busy.load(Ordering::SeqCst) && !self.is_heard() {
            self.stop.stop();
        } else {
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
