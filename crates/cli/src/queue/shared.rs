//! What is done with a queue.

use std::sync::Arc;
use std::time::Duration;

use jogada_arena::{Fingerprint, FinishedGame, Folder, PlayableRun, Results, RunError, RunPlan, Standing, run_from};
use jogada_catalog::{Catalog, StopFlag};
use jogada_fleet::{MatchCraft, Queue, QueueAddress, QueueSupply, QueuedRun, RunState, WorkPlan};
use jogada_wire::{QueueDropped, QueueListing, QueueWork, QueuedRunLine, VERSION};
use jogada_words::{Queued, Speak};

use super::telling::{queue_event, refusal};
use super::{QueueUser, Sharing, Shift};
use crate::commands::Done;
use crate::console::{self, Console};
use crate::environment;
use crate::failure::{Exit, Failure};

/// Refuses a queue that can not be meant, before anything is written.
pub(crate) fn check(sharing: &Sharing, around: &QueueUser) -> Result<(), Failure> {
    let Some(name) = &sharing.queue else { return Ok(()) };
    QueueAddress::find(name, around.data.as_deref(), &environment::variable)?;
    Ok(())
}

/// Plays what is missing of a run, along with whoever else takes its games from the queue.
pub(crate) fn play(
    sharing: &Sharing,
    catalog: &Catalog,
    (folder, plan): (&Folder, &RunPlan),
    jobs: usize,
    (around, stop): (&QueueUser, &StopFlag),
    hear: &mut dyn FnMut(&FinishedGame, &Results),
) -> Result<Standing, Failure> {
    let playable = PlayableRun::with_engines(catalog, plan, &sharing.engine).map_err(RunError::from)?;
    let mark = Fingerprint::of(plan, catalog, around.data.as_deref()).map_err(RunError::from)?;
    let (queue, place) = open(name_of(sharing), sharing.lease, around)?;
    if !around.json {
        console::remark(&around.language.say(Queued::Sharing { place: &place, run: &plan.name() }));
    }
    let supply = QueueSupply::new(Arc::new(queue), &playable, mark)?;
    Ok(run_from(&supply, &playable, folder, jobs, stop, hear)?)
}

/// Plays what others have planned.
pub(crate) fn work(sharing: &Sharing, shift: &Shift, catalog: &Catalog, console: &mut Console) -> Done {
    let around = QueueUser::of(console);
    let (queue, _) = open(name_of(sharing), sharing.lease, &around)?;
    let language = around.language;
    let plan = WorkPlan {
        threads: shift.threads,
        until_idle: shift.until_idle,
        refuse: &|run, why| {
            let why = refusal(language, why);
            console::remark(&language.say(Queued::Refused { run: &run, why: &why }));
        },
    };
    let (queue, craft) =
        (Arc::new(queue), MatchCraft { catalog, engines: &sharing.engine, data: around.data.as_deref() });
    let worked = console.interrupt.during(|stop| jogada_fleet::work(&craft, &queue, &plan, stop))?;
    if console.json {
        let (played, refused) = (worked.done, worked.refused.clone());
        console.document(&QueueWork { v: VERSION, played, refused })?;
    } else {
        console.say(Queued::Worked { games: &language.count(worked.done) })?;
    }
    Ok(match () {
        () if console.interrupt.is_heard() => Exit::Interrupted,
        () if !worked.refused.is_empty() => Exit::Failed,
        () => Exit::Fine,
    })
}

/// Lists the runs of a queue.
pub(crate) fn status(name: &str, console: &mut Console) -> Done {
    let (queue, place) = open(name, NOTHING_TAKEN, &QueueUser::of(console))?;
    let runs = queue.status()?;
    if console.json {
        console.document(&QueueListing { v: VERSION, queue: place, runs: runs.iter().map(listed).collect() })?;
        return Ok(Exit::Fine);
    }
    if runs.is_empty() {
        console.say(Queued::Empty)?;
    }
    for run in &runs {
        let line = shown(run, console);
        console.line(line)?;
    }
    Ok(Exit::Fine)
}

/// Does away with a run.
pub(crate) fn drop_run(name: &str, run: &str, console: &mut Console) -> Done {
    let (queue, _) = open(name, NOTHING_TAKEN, &QueueUser::of(console))?;
    if !queue.drop_run(run)? {
        return Err(jogada_fleet::QueueError::NoRun { run: run.to_owned() }.into());
    }
    if console.json {
        console.document(&QueueDropped { v: VERSION, dropped: run.to_owned() })?;
    } else {
        console.say(Queued::Dropped { run: &run })?;
    }
    Ok(Exit::Fine)
}

/// The lease of who takes no games.
const NOTHING_TAKEN: Duration = Duration::ZERO;

fn name_of(sharing: &Sharing) -> &str {
    sharing.queue.as_deref().unwrap_or_default()
}

/// Connects to the queue that was named; and where it is.
fn open(name: &str, lease: Duration, around: &QueueUser) -> Result<(Queue, String), Failure> {
    let language = around.language;
    let address = QueueAddress::find(name, around.data.as_deref(), &environment::variable)?;
    let place = address.place();
    let tell = Arc::new(move |event: &_| console::remark(&queue_event(language, event)));
    Ok((Queue::open(address, lease, tell)?, place))
}

/// A run as programs read it.
fn listed(run: &QueuedRun) -> QueuedRunLine {
    let (state, unplayable) = match run.state {
        RunState::Open => ("open", None),
        RunState::Ended => ("ended", None),
        RunState::Unplayable(index) => ("unplayable", Some(index)),
    };
    let QueuedRun { games, played, playing, workers, .. } = *run;
    QueuedRunLine {
        run: run.name.clone(),
        game: run.plan.as_ref().map(|plan| plan.game.clone()),
        players: run.plan.as_ref().map(|plan| plan.players.clone()).unwrap_or_default(),
        state: state.to_owned(),
        unplayable,
        games,
        played,
        playing,
        workers,
    }
}

/// A run as people read it.
fn shown(run: &QueuedRun, console: &Console) -> String {
    let language = console.language;
    let state = match run.state {
        RunState::Open => language.say(Queued::Open { playing: &run.playing, workers: &run.workers }),
        RunState::Ended => language.say(Queued::Ended),
        RunState::Unplayable(index) => language.say(Queued::StuckAt { index: &index }),
    };
    let players = run.plan.as_ref().map(|plan| plan.labels().join(" – ")).unwrap_or_default();
    format!("{}  {} / {}  {state}  {players}", run.name, language.count(run.played), language.count(run.games))
}
