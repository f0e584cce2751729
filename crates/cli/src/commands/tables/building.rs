//! Building tables and checking them, level by level.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use jogada_catalog::rules::{CheckedLevel, TableBuild, TableError, TableProgress, TableStage};
use jogada_wire::{BuiltTables, CheckedTables, VERSION, milliseconds};
use jogada_words::{Endings, Language, Speak, Word};

use super::TablesTask;
use super::telling::broken;
use crate::cluster;
use crate::commands::Done;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::ticker::Ticker;

/// As many pieces as take a minute and some megabytes.
const USUAL_PIECES: usize = 16;

/// Builds what is missing.
pub(super) fn build(task: &TablesTask, console: &mut Console) -> Done {
    let pieces = task.pieces.unwrap_or(USUAL_PIECES);
    let (live, started, language) = (Live::new(console)?, Instant::now(), console.language);
    let done = console.interrupt.during(|stop| {
        let tell = |progress| live.hear(progress);
        let memory = jogada_catalog::memory();
        let build = TableBuild { pieces, threads: task.threads, memory, stop, tell: &tell };
        match &task.hosted {
            None => task.tables.build(&task.folder, &build).map_err(Failure::from),
            Some(hosted) => cluster::build(hosted, (&task.game, &task.folder), language, task.tables, &build),
        }
    });
    let built = live.end();
    match done {
        Err(Failure::Tables(error)) if matches!(*error, TableError::Stopped(_)) => {
            console.remark(console.language.say(Endings::KeptSoFar));
            return Ok(Exit::Interrupted);
        }
        done => done?,
    }
    tell_built(task, pieces, built, started.elapsed(), console)?;
    Ok(Exit::Fine)
}

fn tell_built(
    task: &TablesTask,
    pieces: usize,
    built: u64,
    time: Duration,
    console: &mut Console,
) -> Result<(), Failure> {
    let (levels, _) = task.tables.list(&task.folder);
    let levels = || levels.iter().take(pieces + 1);
    let answer = BuiltTables {
        v: VERSION,
        game: task.game.clone(),
        dir: task.folder.display().to_string(),
        pieces,
        positions: levels().map(|level| level.positions).sum(),
        bytes: levels().map(|level| level.bytes).sum(),
        built,
        time_ms: milliseconds(time),
        positions_per_second: built as f64 / time.as_secs_f64().max(1e-9),
    };
    if console.json {
        return Ok(console.document(&answer)?);
    }
    let language = console.language;
    Ok(console.rows(&[
        (Word::Folder, answer.dir.clone()),
        (Word::MostPieces, answer.pieces.to_string()),
        (Word::Positions, language.count(answer.positions)),
        (Word::Size, language.megabytes(answer.bytes)),
        (Word::BuiltNow, language.count(answer.built)),
        (Word::Time, language.time(time)),
        (Word::PositionsPerSecond, language.count(answer.positions_per_second as u64)),
    ])?)
}

/// Checks all that is there, or as much as was asked for.
pub(super) fn verify(task: &TablesTask, console: &mut Console) -> Done {
    let present = task.tables.levels(&task.folder)?.last().copied();
    let Some(pieces) = task.pieces.or(present) else { return Err(Failure::NoTables(task.folder.clone())) };
    let ticker = Ticker::start(console)?;
    let (language, started) = (console.language, Instant::now());
    let mut positions = 0;
    let mut tell = |level: CheckedLevel| {
        positions += level.count;
        let count = language.count(level.count);
        let text = language.say(Endings::LevelRight { pieces: &level.pieces, positions: &count });
        ticker.milestone(level.pieces as u64, Some(pieces as u64), text);
    };
    console.interrupt.during(|stop| task.tables.check(&task.folder, pieces, task.threads, stop, &mut tell))?;
    let dir = task.folder.display().to_string();
    if console.json {
        let time_ms = milliseconds(started.elapsed());
        let game = task.game.clone();
        console.document(&CheckedTables { v: VERSION, game, dir, pieces, positions, time_ms })?;
    } else {
        console.say(Endings::AllRight { positions: &language.count(positions) })?;
    }
    Ok(Exit::Fine)
}

/// How far a build has got: a line for each level that is done, and on a terminal one that changes.
struct Live {
    language: Language,
    state: Mutex<State>,
}

struct State {
    ticker: Ticker,
    level: Instant,
    looked: u64,
    built: u64,
}

impl Live {
    fn new(console: &mut Console) -> io::Result<Self> {
        let ticker = Ticker::start(console)?;
        let state = Mutex::new(State { ticker, level: Instant::now(), looked: 0, built: 0 });
        Ok(Self { language: console.language, state })
    }

    fn hear(&self, TableProgress { pieces, count, stage }: TableProgress) {
        let language = self.language;
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match stage {
            TableStage::Looked(looks) => {
                state.looked += looks;
                let done = state.looked_at(count);
                let percent = done * 100 / count.max(1);
                let text = || language.say(Endings::Working { pieces: &pieces, percent: &percent });
                state.ticker.tell(done, Some(count), text);
            }
            TableStage::Damaged(damage) => {
                let damage = broken(language, damage);
                let text = language.say(Endings::BuiltAgain { pieces: &pieces, damage: &damage });
                state.ticker.milestone(0, Some(count), text);
            }
            TableStage::Writing => {
                let done = state.looked_at(count);
                state.ticker.tell(done, Some(count), || language.say(Endings::Writing { pieces: &pieces }));
            }
            TableStage::Ready { new } => {
                if new {
                    state.ready(pieces, count, language);
                }
                (state.level, state.looked) = (Instant::now(), 0);
            }
        }
    }

    /// Takes the line away. Says how many positions were worked out.
    fn end(self) -> u64 {
        let state = self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        state.ticker.end();
        state.built
    }
}

impl State {
    /// Positions that are done, about: each is looked at twice, and the last is done when the level is.
    fn looked_at(&self, count: u64) -> u64 {
        (self.looked / 2).min(count.saturating_sub(1))
    }

    fn ready(&mut self, pieces: usize, count: u64, language: Language) {
        self.built += count;
        let rate = count as f64 / self.level.elapsed().as_secs_f64().max(1e-9);
        let (positions, rate) = (language.count(count), language.count(rate as u64));
        let text = language.say(Endings::LevelBuilt { pieces: &pieces, positions: &positions, rate: &rate });
        self.ticker.milestone(count, Some(count), text);
    }
}
