//! How far to look, as several commands take it.

use std::time::Duration;

use jogada_catalog::{Catalog, Computer, Limits, Spec, read_bytes, read_count, read_time};

use super::place;
use crate::console::Console;
use crate::failure::Failure;
use crate::play::with_setting;

/// How far a player may look.
#[derive(clap::Args, Clone, Copy, Default)]
pub(crate) struct Reach {
    #[arg(long, value_name = "TIME", value_parser = time)]
    time: Option<Duration>,
    #[arg(long, value_name = "N", value_parser = count)]
    nodes: Option<u64>,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    depth: Option<u32>,
}

impl Reach {
    /// The limits as settings of a spec.
    fn settings(self) -> impl Iterator<Item = String> {
        let time = self.time.map(|time| format!("time={}ms", time.as_millis()));
        let nodes = self.nodes.map(|nodes| format!("nodes={nodes}"));
        let depth = self.depth.map(|depth| format!("depth={depth}"));
        [time, nodes, depth].into_iter().flatten()
    }

    /// A player's spec with these limits, each in place of one that it says itself.
    pub(crate) fn written(self, player: &str) -> String {
        let Ok(spec) = Spec::parse(player) else { return player.to_owned() };
        let limits = self.settings().fold(spec.name.clone(), |text, setting| with_setting(&text, &setting));
        Spec::parse(&limits).map_or_else(|_| player.to_owned(), |limits| spec.overridden(&limits).to_string())
    }

    /// A player of a game with these limits instead of its own. One that its algorithm does not take is refused, here as
    /// in a spec.
    pub(crate) fn player(
        self,
        catalog: &Catalog,
        game: &str,
        player: &str,
        console: &Console,
    ) -> Result<Computer, Failure> {
        place::computer(catalog, game, &self.written(player), console)?;
        Ok(self.bound(place::computer(catalog, game, player, console)?))
    }

    /// The player with these limits instead of its own, if there are any. What is limited by nodes or depth is meant to
    /// come out the same every time, so it is left to one thread.
    fn bound(self, computer: Computer) -> Computer {
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
