//! Threads that help a search.

use jogada_rules::Counters;

use crate::{Clock, Limits, StopFlag};

/// Who watches a helper: counts that nobody reads, so that helpers share the code of a first thread that counts instead
/// of being compiled once more.
pub(crate) fn unread() -> Counters {
    Counters::default()
}

/// Runs `first` while so many helpers work beside it, numbered from 1, and adds up what all of them counted. The limits
/// are the first thread's: helpers stop when it does.
pub(crate) fn with_helpers<R>(
    helpers: usize,
    clock: &mut Clock,
    help: impl Fn(usize, &mut Clock) + Sync,
    first: impl FnOnce(&mut Clock) -> R,
) -> R {
    let (mut first, mut result) = (Some(first), None);
    beside(helpers, clock, &help, &mut |clock| result = first.take().map(|first| first(clock)));
    result.expect("the first thread always runs")
}

/// Compiled once: threads are much code, and every search of every game has some.
fn beside(
    helpers: usize,
    clock: &mut Clock,
    help: &(dyn Fn(usize, &mut Clock) + Sync),
    first: &mut dyn FnMut(&mut Clock),
) {
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
        first(clock);
        done.stop();
        for helper in running {
            clock.add_nodes(helper.join().expect("a helper does nothing that the first thread does not"));
        }
    });
}
