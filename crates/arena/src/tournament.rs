//! Plays a plan: as many games at a time as wanted, each written down as it ends.

use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Record, StopFlag};
use thiserror::Error;

use crate::absences::Absences;
use crate::folder::{Folder, FolderError, GamesLog};
use crate::game::FinishedGame;
use crate::plan::{Field, PlanError, RunPlan};
use crate::referee;
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
}

/// How often a run looks whether it is to stop.
const PATIENCE: Duration = Duration::from_millis(20);

/// Plays what is missing of a run, `threads` games at a time, until all is played, the test decides, or `stop` is
/// raised. `hear` is told of every finished game, in the order they finish.
pub fn run(
    catalog: &Catalog,
    folder: &Folder,
    plan: &RunPlan,
    threads: usize,
    stop: &StopFlag,
    hear: &mut dyn FnMut(&FinishedGame, &Results),
) -> Result<Standing, RunError> {
    let field = plan.field(catalog)?;
    let mut log = folder.log()?;
    let mut results = Results::new(plan);
    let played = folder.checked_games(catalog)?;
    played.values().for_each(|game| results.add(game));
    let threads = if field.remembers() { 1 } else { threads };
    if field.remembers() {
        played.values().for_each(|game| recall(catalog, plan, &field, game));
    }
    let missing = Mutex::new(results.missing().into_iter());
    let (halt, absences) = (StopFlag::new(), Absences::new(plan.players.len()));
    // Nobody plays on before the last game is taken down: a kill costs few games, and a stop comes in time.
    let (sender, receiver) = mpsc::sync_channel(0);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            let worker = Worker {
                catalog,
                plan,
                field: &field,
                missing: &missing,
                halt: &halt,
                absences: &absences,
                sender: sender.clone(),
            };
            scope.spawn(move || worker.work());
        }
        drop(sender);
        let collected = collect(&receiver, &mut log, &mut results, &halt, stop, hear);
        halt.stop();
        // Who still wants to hand a game over is sent home.
        drop(receiver);
        collected.and_then(|()| log.sync())
    })?;
    Ok(results.standing())
}

/// Gives players who remember from game to game what they found in a game that was played before the run was stopped.
fn recall(catalog: &Catalog, plan: &RunPlan, field: &Field, game: &FinishedGame) {
    let Ok(mut session) = (Record { moves: Vec::new(), result: None, ..game.record.clone() }).open(catalog) else {
        return;
    };
    for (number, mv) in game.record.moves.iter().enumerate() {
        let looked_up = game.record.info.get(number).is_some_and(|info| info["memory_lookups"] == 1);
        let name = if session.to_move() == Side::First { &game.first } else { &game.second };
        let memory = plan.players.iter().position(|player| player == name).and_then(|at| field.entrants[at].memory());
        if let (true, Some(memory), Some(game)) = (looked_up, memory, session.as_match()) {
            game.teach(memory, mv);
        }
        if session.play(mv).is_err() {
            return;
        }
    }
}

/// Writes games down as they come, until nobody plays any more.
fn collect(
    receiver: &Receiver<FinishedGame>,
    log: &mut GamesLog,
    results: &mut Results,
    halt: &StopFlag,
    stop: &StopFlag,
    hear: &mut dyn FnMut(&FinishedGame, &Results),
) -> Result<(), FolderError> {
    loop {
        match receiver.recv_timeout(PATIENCE) {
            Ok(game) => {
                log.add(&game)?;
                results.add(&game);
                hear(&game, results);
                if results.is_decided() {
                    halt.stop();
                }
            }
            Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(()),
        }
        if stop.is_stopped() {
            halt.stop();
        }
    }
}

/// One of those who play at the same time.
struct Worker<'a> {
    catalog: &'a Catalog,
    plan: &'a RunPlan,
    field: &'a Field,
    missing: &'a Mutex<std::vec::IntoIter<u64>>,
    halt: &'a StopFlag,
    absences: &'a Absences,
    sender: SyncSender<FinishedGame>,
}

impl Worker<'_> {
    fn work(&self) {
        let session = self.catalog.open(&self.plan.game).expect("the plan was read before");
        while let Some(index) = self.next() {
            let game = referee::play(self.plan, self.field, &session, index, (self.halt, self.absences));
            let Some(game) = game else { return };
            if self.sender.send(game).is_err() {
                return;
            }
        }
    }

    fn next(&self) -> Option<u64> {
        if self.halt.is_stopped() {
            return None;
        }
        self.missing.lock().expect("nobody panics while holding it").next()
    }
}
