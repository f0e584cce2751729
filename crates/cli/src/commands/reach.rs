//! How far to look, as several commands take it.

use std::time::Duration;

use jogada_catalog::{Computer, Limits, read_bytes, read_count, read_time};

/// How far a player may look.
#[derive(clap::Args, Clone, Copy)]
pub(crate) struct Reach {
    #[arg(long, value_parser = time)]
    time: Option<Duration>,
    #[arg(long, value_parser = count)]
    nodes: Option<u64>,
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
}

impl Reach {
    /// The player with these limits instead of its own, if there are any. What is limited by nodes or depth is meant to
    /// come out the same every time, so it is left to one thread.
    pub(crate) fn bound(self, computer: Computer) -> Computer {
        let Self { time, nodes, depth } = self;
        let limits = Limits { depth, nodes, time, memory: None };
        if limits == Limits::NONE {
            return computer;
        }
        let threads = if time.is_some() { computer.threads } else { 1 };
        Computer { limits: Limits { memory: computer.limits.memory, ..limits }, threads, ..computer }
    }
}

/// A time as people write it. What is wrong with it is said elsewhere.
pub(crate) fn time(text: &str) -> Result<Duration, String> {
    read_time(text).ok_or_else(String::new)
}

/// A count as people write it.
pub(crate) fn count(text: &str) -> Result<u64, String> {
    read_count(text).ok_or_else(String::new)
}

/// A size as people write it.
pub(crate) fn bytes(text: &str) -> Result<usize, String> {
    read_bytes(text).and_then(|bytes| usize::try_from(bytes).ok()).ok_or_else(String::new)
}
