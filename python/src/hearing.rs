//! How far a path search is.

use std::time::{Duration, Instant};

use jogada_catalog::path::{Event, Listener};

use crate::attend::Tell;

/// Steps between two looks at the clock.
const STEPS_APART: u64 = 1024;
/// Between two words about the same thing.
const PAUSE: Duration = Duration::from_millis(100);

/// Someone who counts the steps of a path search, and tells them and the bounds.
pub(crate) struct Hearing<'a> {
    tell: Tell<'a>,
    steps: u64,
    told: Instant,
}

impl<'a> Hearing<'a> {
    pub(crate) fn new(tell: Tell<'a>) -> Self {
        Self { tell, steps: 0, told: Instant::now() }
    }
}

impl Listener for Hearing<'_> {
    fn hear(&mut self, event: &Event) {
        if let Event::Bounds { lower, upper } = event {
            let upper = upper.map_or_else(|| "null".to_owned(), |upper| upper.to_string());
            (self.tell)(format!("{{\"steps\":{},\"lower\":{lower},\"upper\":{upper}}}", self.steps));
        }
    }

    /// Asked at every step, so that this is where steps are counted.
    fn admits_node(&mut self) -> bool {
        self.steps += 1;
        if self.steps.is_multiple_of(STEPS_APART) && self.told.elapsed() >= PAUSE {
            self.told = Instant::now();
            (self.tell)(format!("{{\"steps\":{}}}", self.steps));
        }
        false
    }
}
