//! Building tables and checking them, level by level.

use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use jogada_catalog::rules::{CheckedLevel, TableBuild, TableError, TableProgress, TableStage};
use jogada_wire::{BuiltTables, CheckedTables, VERSION, milliseconds};
use jogada_words::{Endings, Language, Speak, Word};

use super::TablesTask;
use super::telling::broken;
use crate::commands::Done;
use crate::console::Console;
use crate::environment;
use crate::failure::{Exit, Failure};

/// As many pieces as take a minute and some megabytes.
const USUAL_PIECES: usize = 16;

/// Builds what is missing.
pub(super) fn build(task: &TablesTask, console: &mut Console) -> Done {
    let pieces = task.pieces.unwrap_or(USUAL_PIECES);
    console.flush()?;
    let (live, started) = (Live::new(console), Instant::now());
    let done = console.interrupt.during(|stop| {
        let tell = |progress| live.hear(progress);
        let memory = jogada_catalog::memory();
        task.tables.build(&task.folder, &TableBuild { pieces, threads: task.threads, memory, stop, tell: &tell })
    });
    let built = live.end();
    match done {
        Err(TableError::Stopped(_)) => {
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
    console.flush()?;
    let (language, started) = (console.language, Instant::now());
    let mut positions = 0;
    let mut tell = |level: CheckedLevel| {
        positions += level.count;
        let count = language.count(level.count);
        let text = language.say(Endings::LevelRight { pieces: &level.pieces, positions: &count });
        // Nobody may be there to read it.
        let _ = writeln!(io::stderr(), "{text}");
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

/// Between two changes of the line: quick enough to look alive.
const PAUSE: Duration = Duration::from_millis(200);

/// How far a build has got, on stderr: a line for each level that is done, and on a terminal one that changes.
struct Live {
    language: Language,
    terminal: bool,
    state: Mutex<State>,
}

struct State {
    level: Instant,
    shown: Instant,
    looked: u64,
    built: u64,
}

impl Live {
    fn new(console: &Console) -> Self {
        let now = Instant::now();
        let state = Mutex::new(State { level: now, shown: now, looked: 0, built: 0 });
        Self { language: console.language, terminal: io::stderr().is_terminal(), state }
    }

    fn hear(&self, TableProgress { pieces, count, stage }: TableProgress) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match stage {
            TableStage::Looked(looks) => {
                state.looked += looks;
                if self.terminal && state.shown.elapsed() >= PAUSE {
                    state.shown = Instant::now();
                    // A position is looked at twice, about.
                    let percent = (state.looked * 50 / count.max(1)).min(99);
                    self.show(&self.language.say(Endings::Working { pieces: &pieces, percent: &percent }), "");
                }
            }
            TableStage::Damaged(damage) => {
                let damage = broken(self.language, damage);
                self.show(&self.language.say(Endings::BuiltAgain { pieces: &pieces, damage: &damage }), "\n");
            }
            TableStage::Writing => {
                if self.terminal {
                    self.show(&self.language.say(Endings::Writing { pieces: &pieces }), "");
                }
            }
            TableStage::Ready { new } => {
                if new {
                    state.built += count;
                    let rate = count as f64 / state.level.elapsed().as_secs_f64().max(1e-9);
                    let (positions, rate) = (self.language.count(count), self.language.count(rate as u64));
                    let text = Endings::LevelBuilt { pieces: &pieces, positions: &positions, rate: &rate };
                    self.show(&self.language.say(text), "\n");
                }
                (state.level, state.looked) = (Instant::now(), 0);
            }
        }
    }

    fn show(&self, text: &str, end: &str) {
        let start = if self.terminal { "\r\u{1b}[K" } else { "" };
        // A line that changes must fit; one that stays may break.
        let most = if self.terminal && end.is_empty() { environment::width().saturating_sub(1) } else { usize::MAX };
        let text: String = text.chars().take(most).collect();
        // Nobody may be there to see it.
        let _ = write!(io::stderr(), "{start}{text}{end}").and_then(|()| io::stderr().flush());
    }

    /// Takes the line away. Says how many positions were worked out.
    fn end(self) -> u64 {
        if self.terminal {
            self.show("", "");
        }
        self.state.into_inner().unwrap_or_else(PoisonError::into_inner).built
    }
}
