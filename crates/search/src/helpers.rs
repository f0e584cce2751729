//! Threads that help a search.

use crate::{Clock, Limits, StopFlag};

/// Runs `first` while so many helpers work beside it, numbered from 1, and adds up what all of them counted. The limits
/// are the first thread's: helpers stop when it does.
pub(crate) fn with_helpers<R>(
    helpers: usize,
    clock: &mut Clock,
    help: impl Fn(usize, &mut Clock) + Sync,
    first: impl FnOnce(&mut Clock) -> R,
) -> R {
    if helpers == 0 {
        return first(clock);
    }
    let done = StopFlag::new();
    let counted = |number| {
        let mut clock = Clock::start(&Limits::NONE, &done);
        help(number, &mut clock);
        clock.nodes()
    };
    std::thread::scope(|scope| {
        let counted = &counted;
        let running: Vec<_> = (1..=helpers).map(|number| scope.spawn(move || counted(number))).collect();
        let result = first(clock);
        done.stop();
        for helper in running {
            clock.add_nodes(helper.join().expect("a helper does nothing that the first thread does not"));
        }
        result
    })
}
