//! Several threads on one search: each deepens on its own, and what one finds in the table the others need not.
//!
//! The first thread's answer counts. The helpers start one ply apart, so that they are mostly ahead of it or beside it.

use jogada_rules::{Evaluator, Guide, Indexed, Keyed};

use super::Engine;
use super::worker::Worker;
use crate::{Clock, Limits, StopFlag};

/// Runs `first` while helpers search the same position, and adds up what all of them counted. The limits are the
/// first thread's: helpers stop when it does.
pub(super) fn with_helpers<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>, R>(
    engine: Engine<'_, G, E, U>,
    state: &G::State,
    clock: &mut Clock,
    first: impl FnOnce(&mut Clock) -> R,
) -> R {
    let helpers = engine.options.threads.saturating_sub(1);
    if helpers == 0 {
        return first(clock);
    }
    let done = StopFlag::new();
    std::thread::scope(|scope| {
        let running: Vec<_> = (0..helpers)
            .map(|number| {
                let done = &done;
                scope.spawn(move || help(engine, state, number, done))
            })
            .collect();
        let result = first(clock);
        done.stop();
        for helper in running {
            clock.add_nodes(helper.join().expect("a helper does nothing that the first thread does not"));
        }
        result
    })
}

fn help<G: Keyed + Indexed, E: Evaluator<G>, U: Guide<G>>(
    engine: Engine<'_, G, E, U>,
    state: &G::State,
    number: usize,
    done: &StopFlag,
) -> u64 {
    let mut clock = Clock::start(&Limits::NONE, done);
    let from = if number.is_multiple_of(2) { 2 } else { 1 };
    Worker::new(engine, state, &mut clock, &mut ()).deepen(state, 1, from, &mut |_| {});
    clock.nodes()
}
