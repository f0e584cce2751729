//! Several things at once.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

/// Does `work` on each of these, so many at once, in their order.
pub(crate) fn each<T: Sync>(jobs: usize, things: &[T], work: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let worker = || {
        while let Some(thing) = things.get(next.fetch_add(1, Ordering::Relaxed)) {
            work(thing);
        }
    };
    thread::scope(|scope| (0..jobs).for_each(|_| drop(scope.spawn(worker))));
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use super::*;

    #[test]
    fn each_is_done_once() {
        let done = Mutex::new(Vec::new());
        each(3, &[1, 2, 3, 4, 5], |&thing| done.lock().expect("no panic").push(thing));
        let mut done = done.into_inner().expect("no panic");
        done.sort_unstable();
        assert_eq!(done, [1, 2, 3, 4, 5]);
    }
}
