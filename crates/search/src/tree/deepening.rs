//! Iterative deepening: a search that can be stopped at any time.
//!
//! **Finds** what the search it drives finds, at the deepest depth it finishes.
//! **Right** as that search is.
//! **Costs** little more than the last iteration alone, because each is several times the one before.
//! **Needs** a search with a depth.
//! **Reference**: Slate and Atkin, "Chess 4.5", 1977; Korf, 1985.

use super::Found;
use crate::Clock;

/// Searches to depth 1, 2, 3, … `most`, and answers with the last one finished.
///
/// Ends early when the value is proven. A search stopped in its first iteration answers with what it has.
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
