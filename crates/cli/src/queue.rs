//! Runs that machines share over a queue. Programs that are built without it say how to get it.

#[cfg(feature = "queue")]
mod shared;
#[cfg(feature = "queue")]
pub(crate) mod telling;

use std::path::PathBuf;
use std::time::Duration;

use jogada_catalog::read_time;
use jogada_words::Language;

use crate::console::Console;
use crate::environment;

#[cfg(feature = "queue")]
pub(crate) use shared::{check, drop_run, play, status, work};

#[cfg(not(feature = "queue"))]
pub(crate) use absent::{check, drop_run, play, status, work};

/// Whether this program can use a queue.
pub(crate) const BUILT_IN: bool = cfg!(feature = "queue");

/// How long a silent worker keeps a game, unless something else is said.
const LEASE: &str = "60s";

/// Which queue, and what holds while games are taken from it.
#[derive(clap::Args, Clone)]
pub(crate) struct Sharing {
    #[arg(long, value_name = "NAME")]
    pub(crate) queue: Option<String>,
    #[arg(long, value_name = "TIME", value_parser = lease, default_value = LEASE)]
    pub(crate) lease: Duration,
    #[arg(long, value_name = "NAME=CMD", value_parser = crate::commands::serve::engine)]
    pub(crate) engine: Vec<(String, String)>,
}

/// How a worker works.
#[cfg_attr(not(feature = "queue"), expect(dead_code, reason = "only a queue looks at it"))]
pub(crate) struct Shift {
    pub(crate) threads: usize,
    pub(crate) until_idle: bool,
}

/// Who uses a queue: what of a console is needed while something else writes to it.
#[cfg_attr(not(feature = "queue"), expect(dead_code, reason = "only a queue looks at it"))]
pub(crate) struct QueueUser {
    pub(crate) language: Language,
    pub(crate) data: Option<PathBuf>,
    pub(crate) json: bool,
}

impl QueueUser {
    pub(crate) fn of(console: &Console) -> Self {
        let data = environment::data_folder(console.data_dir.as_deref());
        Self { language: console.language, data, json: console.json }
    }
}

/// How long a silent worker keeps a game: at least a second, or renewing would be all that is done.
fn lease(text: &str) -> Result<Duration, String> {
    read_time(text).filter(|time| (1..=86_400).contains(&time.as_secs())).ok_or_else(|| text.to_owned())
}

#[cfg(not(feature = "queue"))]
mod absent {
    use jogada_arena::{FinishedGame, Folder, Results, RunPlan, Standing};
    use jogada_catalog::{Catalog, StopFlag};

    use super::{QueueUser, Sharing, Shift};
    use crate::commands::Done;
    use crate::console::Console;
    use crate::failure::Failure;

    /// Refuses a queue that was named.
    pub(crate) fn check(sharing: &Sharing, _: &QueueUser) -> Result<(), Failure> {
        if sharing.queue.is_some() { Err(Failure::NoQueue) } else { Ok(()) }
    }

    /// Not without the queue.
    pub(crate) fn play(
        _: &Sharing,
        _: &Catalog,
        _: (&Folder, &RunPlan),
        _: usize,
        _: (&QueueUser, &StopFlag),
        _: &mut dyn FnMut(&FinishedGame, &Results),
    ) -> Result<Standing, Failure> {
        Err(Failure::NoQueue)
    }

    /// Not without the queue.
    pub(crate) fn work(_: &Sharing, _: &Shift, _: &Catalog, _: &mut Console) -> Done {
        Err(Failure::NoQueue)
    }

    /// Not without the queue.
    pub(crate) fn status(_: &str, _: &mut Console) -> Done {
        Err(Failure::NoQueue)
    }

    /// Not without the queue.
    pub(crate) fn drop_run(_: &str, _: &str, _: &mut Console) -> Done {
        Err(Failure::NoQueue)
    }
}
