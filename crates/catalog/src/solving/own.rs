//! One of something for each thread.

use std::sync::{Mutex, PoisonError};
use std::thread::{self, ThreadId};

/// What each thread that solves keeps for itself from one move of a position to the next. Two pages may ask about two
/// positions at once, perhaps of boards of two sizes: they must not share a table, nor wait for each other.
pub(crate) struct Own<T>(Mutex<Vec<(ThreadId, T)>>);

impl<T> Own<T> {
    /// Nobody has anything yet.
    pub(crate) const fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Works with what this thread has; `make` makes it where there is nothing yet.
    pub(crate) fn with<R>(&self, make: impl FnOnce() -> T, work: impl FnOnce(&mut T) -> R) -> R {
        // The lock is not held during the work.
        let mut own = self.take().unwrap_or_else(make);
        let result = work(&mut own);
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push((thread::current().id(), own));
        result
    }

    /// Takes away what this thread has.
    pub(crate) fn forget(&self) {
        self.take();
    }

    fn take(&self) -> Option<T> {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let place = kept.iter().position(|(thread, _)| *thread == thread::current().id())?;
        Some(kept.swap_remove(place).1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_thread_has_its_own_until_it_is_taken_away() {
        let own = Own::new();
        let count = || {
            own.with(
                || 0,
                |count| {
                    *count += 1;
                    *count
                },
            )
        };
        assert_eq!((count(), count()), (1, 2));
        thread::scope(|scope| scope.spawn(|| assert_eq!(count(), 1)).join().expect("it counts alone"));
        assert_eq!(count(), 3);
        assert_eq!(own.take(), Some(3));
        assert_eq!(count(), 1);
    }
}
