//! Counting positions and stopping in time.

use std::time::{Duration, Instant};

use jogada_rules::{Limits, StopFlag, Stopped};

/// Counts the positions that a search enters, and says when to stop.
///
/// The node limit is exact. Time and flag are polled about once a millisecond, whatever a node costs: the clock
/// watches how long its nodes take and adapts how many pass between two looks.
///
/// ```
/// use jogada_search::{Clock, Limits, StopFlag, Stopped};
///
/// let mut clock = Clock::start(&Limits::nodes(2), &StopFlag::new());
/// assert_eq!([clock.tick(), clock.tick(), clock.tick()], [Ok(()), Ok(()), Err(Stopped::Nodes)]);
/// assert_eq!(clock.nodes(), 2);
/// ```
#[derive(Clone, Debug)]
pub struct Clock {
    nodes: u64,
    next_poll: u64,
    interval: u64,
    node_limit: u64,
    deadline: Option<Instant>,
    started: Instant,
    last_poll: Instant,
    stop: StopFlag,
}

/// Between two looks at the time: short enough to stop within 20 ms, long enough to cost nothing.
const POLL_EVERY: Duration = Duration::from_millis(1);
/// Never more nodes than this between two looks, should nodes suddenly become dear.
const MOST_BETWEEN_POLLS: u64 = 4096;

impl Clock {
    /// Starts counting, under the node and time limits of `limits`.
    pub fn start(limits: &Limits, stop: &StopFlag) -> Self {
        let now = Instant::now();
        let mut clock = Self {
            nodes: 0,
            next_poll: 0,
            interval: 1,
            node_limit: limits.nodes.unwrap_or(u64::MAX),
            deadline: limits.time.and_then(|time| now.checked_add(time)),
            started: now,
            last_poll: now,
            stop: stop.clone(),
        };
        clock.schedule();
        clock
    }

    /// A clock that never stops anything.
    pub fn unlimited() -> Self {
        Self::start(&Limits::NONE, &StopFlag::new())
    }

    /// One more position. Fails when it is one too many, too late, or no longer wanted; the position does not count
    /// then.
    #[inline]
    pub fn tick(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.next_poll {
            self.poll()?;
        }
        self.nodes += 1;
        Ok(())
    }

    /// Counts `count` positions at once if no look at the time is due among them; else counts none and says so.
    #[inline]
    pub const fn tick_many(&mut self, count: u64) -> bool {
        let due = self.nodes + count > self.next_poll;
        if !due {
            self.nodes += count;
        }
        !due
    }

    /// Looks at the time and the flag at once. For work between nodes that may take long.
    #[cold]
    pub fn poll(&mut self) -> Result<(), Stopped> {
        if self.nodes >= self.node_limit {
            return Err(Stopped::Nodes);
        }
        if self.stop.is_stopped() {
            return Err(Stopped::Asked);
        }
        let now = Instant::now();
        if self.deadline.is_some_and(|deadline| now >= deadline) {
            return Err(Stopped::Time);
        }
        let passed = now - self.last_poll;
        self.last_poll = now;
        self.interval = if passed < POLL_EVERY {
            (self.interval * 2).min(MOST_BETWEEN_POLLS)
        } else {
            let share = POLL_EVERY.as_nanos() * u128::from(self.interval) / passed.as_nanos().max(1);
            (share as u64).max(1)
        };
        self.schedule();
        Ok(())
    }

    /// A clock for a part of the work: it stops when this one would, and after `nodes` positions of its own.
    /// [`add_nodes`](Self::add_nodes) tells this one what the part has used.
    pub fn part(&self, nodes: u64) -> Self {
        let left = self.node_limit.saturating_sub(self.nodes);
        let mut part = Self { nodes: 0, interval: 1, node_limit: nodes.min(left), ..self.clone() };
        part.schedule();
        part
    }

    /// Positions entered so far.
    #[inline]
    pub const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts positions that another clock has counted.
    pub const fn add_nodes(&mut self, nodes: u64) {
        self.nodes += nodes;
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// The flag that stops this clock.
    pub const fn stop_flag(&self) -> &StopFlag {
        &self.stop
    }

    fn schedule(&mut self) {
        self.next_poll = self.nodes.saturating_add(self.interval).min(self.node_limit);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ticks(clock: &mut Clock, most: u64) -> (u64, Option<Stopped>) {
        for count in 0..most {
            if let Err(stopped) = clock.tick() {
                return (count, Some(stopped));
            }
        }
        (most, None)
    }

    #[test]
    fn the_node_limit_is_exact() {
        for limit in [0, 1, 2, 3, 1000, 4095, 4096, 4097, 100_000] {
            let mut clock = Clock::start(&Limits::nodes(limit), &StopFlag::new());
            assert_eq!(ticks(&mut clock, limit + 10), (limit, Some(Stopped::Nodes)));
            assert_eq!(clock.nodes(), limit);
        }
    }

    #[test]
    fn a_raised_flag_stops_within_one_polling_interval() {
        let stop = StopFlag::new();
        let mut clock = Clock::start(&Limits::NONE, &stop);
        assert_eq!(ticks(&mut clock, 50_000), (50_000, None));
        stop.stop();
        let (more, stopped) = ticks(&mut clock, 2 * MOST_BETWEEN_POLLS);
        assert_eq!(stopped, Some(Stopped::Asked));
        assert!(more <= MOST_BETWEEN_POLLS);
    }

    #[test]
    fn no_time_at_all_stops_at_the_second_node_at_the_latest() {
        let mut clock = Clock::start(&Limits::time(Duration::ZERO), &StopFlag::new());
        let (count, stopped) = ticks(&mut clock, 10);
        assert_eq!(stopped, Some(Stopped::Time));
        assert!(count <= 1);
    }

    #[test]
    fn an_absurd_time_limit_is_no_limit() {
        let mut clock = Clock::start(&Limits::time(Duration::MAX), &StopFlag::new());
        assert_eq!(ticks(&mut clock, 10_000), (10_000, None));
    }
}
