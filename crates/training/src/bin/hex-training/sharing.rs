//! Self-play on any number of machines.

use std::error::Error;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use jogada_catalog::StopFlag;
use jogada_fleet::{Queue, QueueAddress, WorkPlan, work};
use jogada_training::{Lessons, SelfPlayCraft, SelfPlayPlan, share};

use crate::ToolEnd;

pub(crate) const USAGE: &str = "\
share QUEUE NAME WEIGHTS FOLDER GAMES SEED THREADS
                                     games of a net, by whoever works at the queue; fills FOLDER when all are there and
                                     drops the run NAME
work QUEUE THREADS [--until-idle]    plays what others share
Both take --lease SECONDS at the end: how long somebody who is silent keeps a game (60)";

/// Does what the words of a command say; nothing if they say something else.
pub(crate) fn as_asked(arguments: &[&str]) -> Option<ToolEnd> {
    let (arguments, lease) = match *arguments {
        [ref rest @ .., "--lease", seconds] => (rest, seconds),
        ref all => (all, "60"),
    };
    Some(match *arguments {
        ["share", queue, name, weights, folder, games, seed, threads] => {
            open(queue, lease).and_then(|queue| share_games(&queue, name, (weights, folder), [games, seed, threads]))
        }
        ["work", queue, threads] => open(queue, lease).and_then(|queue| work_at(&queue, threads, false)),
        ["work", queue, threads, "--until-idle"] => open(queue, lease).and_then(|queue| work_at(&queue, threads, true)),
        _ => return None,
    })
}

fn share_games(
    queue: &Arc<Queue>,
    name: &str,
    (weights, folder): (&str, &str),
    [games, seed, threads]: [&str; 3],
) -> ToolEnd {
    let bytes = std::fs::read(weights).map_err(|error| format!("{weights}: {error}"))?;
    let plan = SelfPlayPlan::new(&bytes, seed.parse()?, games.parse()?);
    let all = share(queue, name, &plan, (threads.parse()?, &StopFlag::new()))?;
    Lessons::write_all(&all.ok_or("games are missing")?, Path::new(folder))?;
    queue.drop_run(name)?;
    println!("games={games}");
    Ok(())
}

fn work_at(queue: &Arc<Queue>, threads: &str, until_idle: bool) -> ToolEnd {
    let refuse = |run: &str, why: &Option<jogada_training::PlanTrouble>| {
        let why = why.as_ref().map_or_else(|| "it is of a newer program".to_owned(), ToString::to_string);
        eprintln!("{run} is not played here: {why}");
    };
    let plan = WorkPlan { threads: threads.parse()?, until_idle, refuse: &refuse };
    let worked = work(&SelfPlayCraft, queue, &plan, &StopFlag::new())?;
    println!("games={}", worked.done);
    if worked.refused.is_empty() { Ok(()) } else { Err("some runs were not played here".into()) }
}

fn open(name: &str, lease: &str) -> Result<Arc<Queue>, Box<dyn Error>> {
    let environment = |name: &str| std::env::var(name).ok();
    let address = QueueAddress::find(name, None, &environment)?;
    let tell = Arc::new(|event: &jogada_fleet::QueueEvent| eprintln!("{event:?}"));
    Ok(Arc::new(Queue::open(address, Duration::from_secs(lease.parse()?), tell)?))
}
