//! Plays a plan: as many games at a time as wanted, each written down as it ends.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use jogada_catalog::{Catalog, StopFlag};
use thiserror::Error;

use crate::folder::{Folder, FolderError, GamesLog};
use crate::game::FinishedGame;
use crate::plan::{PlanError, RunPlan};
use crate::playable::PlayableRun;
use crate::source::{GameSource, GameSupply, OwnSupply, SourceError};
use crate::standing::{Results, Standing};

/// Why a run ended early.
#[derive(Debug, Error)]
pub enum RunError {
    /// The plan can not be played.
    #[error(transparent)]
    Plan(#[from] PlanError),
    /// The folder can not be used.
    #[error(transparent)]
    Folder(#[from] FolderError),
    /// Where the games are handed out, something is wrong.
    #[error(transparent)]
    Source(SourceError),
}

/// How often a run looks whether it is to stop.
const PATIENCE: Duration = Duration::from_millis(20);

/// Who plays the games of a run.
#[derive(Clone, Copy, Debug)]
pub struct Staff {
    /// Games that are played at a time.
    pub at_once: usize,
    /// Whether this process does nothing else meanwhile, so that its processor time is that of the player.
    pub alone: bool,
}

impl From<usize> for Staff {
    /// So many games at a time, in a process that does nothing else.
    fn from(at_once: usize) -> Self {
        Self { at_once, alone: at_once <= 1 }
    }
}

/// Plays what is missing of a run, as many games at a time as the staff does, until all is played, the test decides, or `stop` is
/// raised. `hear` is told of every finished game, in the order they finish.
pub fn run(
    catalog: &Catalog,
    folder: &Folder,
    plan: &RunPlan,
    staff: impl Into<Staff>,
    stop: &StopFlag,
    hear: &mut dyn FnMut(&FinishedGame, &Results),
) -> Result<Standing, RunError> {
    let Staff { at_once, alone } = staff.into();
    let playable = PlayableRun::new(catalog, plan)?.alone(alone);
    let at_once = if playable.remembers() { 1 } else { at_once.max(1) };
    run_from(&OwnSupply, &playable, folder, at_once, stop, hear)
}

/// The same with games from a supply. Where others play too, nobody here need.
pub fn run_from(
    supply: &dyn GameSupply,
    playable: &PlayableRun,
    folder: &Folder,
    threads: usize,
    stop: &StopFlag,
    hear: &mut dyn FnMut(&FinishedGame, &Results),
) -> Result<Standing, RunError> {
    let mut log = folder.log()?;
    let mut results = Results::new(playable.plan());
    for game in folder.checked_games(playable.catalog())?.values() {
        results.add(game);
        playable.recall(game);
    }
    let missing = results.missing();
    if missing.is_empty() {
        return Ok(results.standing());
    }
    let source = supply.open(playable.plan(), missing).map_err(RunError::Source)?;
    let crew = Crew::new(playable, &*source, threads);
    crew.work(threads, || Desk { log: &mut log, results: &mut results, hear }.fill(&crew, stop))?;
    log.sync()?;
    Ok(results.standing())
}

/// Those who play at the same time.
struct Crew<'a> {
    playable: &'a PlayableRun<'a>,
    source: &'a dyn GameSource,
    /// Ends their work.
    halt: StopFlag,
    /// How many still play.
    present: AtomicUsize,
    /// What ended somebody's work too early.
    trouble: Mutex<Option<SourceError>>,
}

impl<'a> Crew<'a> {
    fn new(playable: &'a PlayableRun<'a>, source: &'a dyn GameSource, threads: usize) -> Self {
        let (halt, present) = (StopFlag::new(), AtomicUsize::new(threads));
        Self { playable, source, halt, present, trouble: Mutex::new(None) }
    }

    /// Plays on so many threads while `collect` takes the games down; when that is done, so is the work.
    fn work(&self, threads: usize, collect: impl FnOnce() -> Result<bool, RunError>) -> Result<(), RunError> {
        thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| self.play());
            }
            let collected = collect();
            self.halt.stop();
            self.source.close(matches!(collected, Ok(true)));
            collected
        })?;
        let trouble = self.trouble.lock().unwrap_or_else(PoisonError::into_inner).take();
        trouble.map_or(Ok(()), |trouble| Err(RunError::Source(trouble)))
    }

    fn play(&self) {
        let _leaving = Leaving(&self.present);
        if let Err(error) = self.play_all() {
            self.trouble.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(error);
            self.halt.stop();
        }
    }

    fn play_all(&self) -> Result<(), SourceError> {
        while let Some(index) = self.source.next(&self.halt)? {
            match self.playable.play(index, &self.halt) {
                Some(game) => self.source.give(game, &self.halt)?,
                None => self.source.put_back(index),
            }
        }
        Ok(())
    }
}

/// Counts who leaves, even by a panic: whoever takes games down must not wait for them.
struct Leaving<'a>(&'a AtomicUsize);

impl Drop for Leaving<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Where finished games are taken down.
struct Desk<'a> {
    log: &'a mut GamesLog,
    results: &'a mut Results,
    hear: &'a mut dyn FnMut(&FinishedGame, &Results),
}

impl Desk<'_> {
    /// Writes games down as they come, until there is nothing left or nobody plays any more; whether nothing is left.
    fn fill(&mut self, crew: &Crew, stop: &StopFlag) -> Result<bool, RunError> {
        loop {
            // Asked before the games: what the last to leave has given is then among them.
            let deserted = crew.present.load(Ordering::SeqCst) == 0;
            for game in crew.source.collect(PATIENCE).map_err(RunError::Source)? {
                self.log.add(&game)?;
                self.results.add(&game);
                (self.hear)(&game, self.results);
            }
            if self.results.is_complete() {
                return Ok(true);
            }
            if stop.is_stopped() {
                crew.halt.stop();
            }
            if deserted && (crew.halt.is_stopped() || !crew.source.is_shared()) {
                return Ok(false);
            }
        }
    }
}
