//! Iterative deepening: a search that can be stopped at any time.

use super::Found;
use crate::Clock;

/// Searches to depth 1, 2, 3, … `most`, and answers with the last one finished.
///
/// - **Finds** what the search it drives finds, at the deepest depth it finishes.
/// - **Right** as that search is.
/// - **Costs** little more than the last iteration alone, because each is several times the one before.
/// - **Needs** a search with a depth.
/// - **Reference**: Slate and Atkin, "Chess 4.5", 1977; Korf, 1985.
///
/// Ends early when the value is proven. A search stopped in its first iteration answers with what it has.
///
/// ```
/// use jogada_rules::example::Countdown21;
/// use jogada_rules::{Game, Nothing, Value};
/// use jogada_search::tree::{Ends, deepened, minimax};
/// use jogada_search::{Clock, Limits, StopFlag};
///
/// let mut state = Countdown21.initial();
/// for mv in [3, 3, 3, 1] {
///     Countdown21.play(&mut state, mv);
/// }
/// let mut clock = Clock::start(&Limits::nodes(100), &StopFlag::new());
/// let found = deepened(11, &mut clock, |depth, clock| {
///     minimax(&Countdown21, &state, &Nothing, depth, Ends::Outcome, clock, &mut ())
/// });
/// // A hundred positions are 3 + 9 + 27 and a part of the next iteration.
/// assert!(found.stopped.is_some() && found.depth == 3 && found.best().is_some());
/// ```
pub fn deepened<M: Copy>(
    most: u32,
    clock: &mut Clock,
    mut search: impl FnMut(u32, &mut Clock) -> Found<M>,
) -> Found<M> {
    let mut last = search(1.min(most), clock);
    for depth in 2..=most {
        if last.stopped.is_some() || last.proven {
            break;
        }
        let found = search(depth, clock);
        if found.stopped.is_some() {
            last.stopped = found.stopped;
        } else {
            last = found;
        }
    }
    last
}
