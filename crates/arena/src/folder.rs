//! A run on disk: a folder with its plan and its games, made so that a kill at any moment loses nothing finished.
//!
//! `run.toml` appears at once and complete. `games.jsonl` grows by whole lines, each written with one call; a line
//! that a kill cut short is finished or dropped when the run goes on. A game's index is its identity, so the order of
//! lines means nothing.

use std::collections::BTreeMap;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use jogada_catalog::{Catalog, RECORD_VERSION};
use jogada_files::{Lock, LockError, OutFile, make_folder, put_in_place};
use jogada_wire::version_of;
use thiserror::Error;

use crate::game::FinishedGame;
use crate::plan::{FORM, RunPlan};

/// The folder of a run.
///
/// ```
/// use jogada_arena::{Folder, RunPlan};
///
/// let place = tempfile::tempdir().expect("a folder");
/// let plan = RunPlan::new("nim", &["random".to_owned(), "greedy".to_owned()], 2);
/// Folder::prepare(place.path(), &plan).expect("a new run");
/// let (folder, kept) = Folder::open(place.path()).expect("the same run");
/// assert_eq!((kept.difference(&plan), folder.games().expect("readable").len()), (None, 0));
/// ```
#[derive(Clone, Debug)]
pub struct Folder {
    path: PathBuf,
}

/// Why a folder can not be used.
#[derive(Debug, Error)]
pub enum FolderError {
    /// A file can not be read or written.
    #[error("{path}: {error}")]
    File {
        /// Which.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// There is no run in it.
    #[error("{0} holds no run")]
    NoRun(PathBuf),
    /// Its plan can not be understood.
    #[error("{path}: {message}")]
    Plan {
        /// The file.
        path: PathBuf,
        /// What is wrong.
        message: String,
    },
    /// A newer program wrote it.
    #[error("{path} has version {found}, this program reads up to {FORM}")]
    Newer {
        /// The file.
        path: PathBuf,
        /// The version found.
        found: u32,
    },
    /// It holds another run.
    #[error("{path} holds another run: {key} differs")]
    Other {
        /// The folder.
        path: PathBuf,
        /// What differs first.
        key: &'static str,
    },
    /// A line is no game.
    #[error("{path}, line {line}: {message}")]
    Line {
        /// The file.
        path: PathBuf,
        /// Which line, from 1.
        line: usize,
        /// What is wrong.
        message: String,
    },
    /// The result of a game is not what its moves say.
    #[error("{path}, game {index}: its result is not what its moves say")]
    Contradiction {
        /// The file.
        path: PathBuf,
        /// The number of the game in the schedule.
        index: u64,
    },
    /// Another process is playing this run.
    #[error("{path} is being played by another process")]
    Busy {
        /// The folder.
        path: PathBuf,
        /// The number of the process, where it could be read.
        process: Option<u32>,
    },
}

impl Folder {
    /// The folder of a run that is there.
    pub fn open(path: &Path) -> Result<(Self, RunPlan), FolderError> {
        let folder = Self { path: path.to_owned() };
        let plan = folder.plan()?.ok_or_else(|| FolderError::NoRun(path.to_owned()))?;
        Ok((folder, plan))
    }

    /// The folder for a plan: a new one, or the one that holds this run already. A plan with more games prolongs it.
    pub fn prepare(path: &Path, plan: &RunPlan) -> Result<(Self, RunPlan), FolderError> {
        let folder = Self { path: path.to_owned() };
        let Some(mut found) = folder.plan()? else {
            folder.write_plan(plan)?;
            return Ok((folder, plan.clone()));
        };
        if let Some(key) = found.difference(plan) {
            return Err(FolderError::Other { path: path.to_owned(), key });
        }
        if plan.games > found.games {
            found.games = plan.games;
            folder.write_plan(&found)?;
        }
        Ok((folder, found))
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The finished games by their index. Nothing is changed on disk.
    pub fn games(&self) -> Result<BTreeMap<u64, FinishedGame>, FolderError> {
        let path = self.games_path();
        let bytes = match fs::read(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            read => read.map_err(|error| FolderError::File { path: path.clone(), error })?,
        };
        read_games(&bytes, &path)
    }

    /// The finished games, each played again: what a line says about its end must be so.
    pub(crate) fn checked_games(&self, catalog: &Catalog) -> Result<BTreeMap<u64, FinishedGame>, FolderError> {
        let games = self.games()?;
        match games.values().find(|game| !game.is_true(catalog)) {
            Some(game) => Err(FolderError::Contradiction { path: self.games_path(), index: game.index }),
            None => Ok(games),
        }
    }

    /// Opens the list of games to add to it. Nobody else can at the same time.
    pub(crate) fn log(&self) -> Result<GamesLog, FolderError> {
        let path = self.games_path();
        let failed = |error| FolderError::File { path: path.clone(), error };
        let lock = Lock::take(&path).map_err(|error| match error {
            LockError::Busy { process } => FolderError::Busy { path: self.path.clone(), process },
            LockError::Io(error) => failed(error),
        })?;
        let file = OutFile::append(&path).map_err(failed)?;
        let mut log = GamesLog { file, path: path.clone(), synced: Instant::now(), _lock: lock };
        log.mend().map_err(failed)?;
        Ok(log)
    }

    fn plan(&self) -> Result<Option<RunPlan>, FolderError> {
        let path = self.path.join("run.toml");
        let text = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            read => read.map_err(|error| FolderError::File { path: path.clone(), error })?,
        };
        let wrong =
            |error: toml::de::Error| FolderError::Plan { path: path.clone(), message: error.message().to_owned() };
        // The version first: a newer form may not fit this one.
        let table: toml::Table = text.parse().map_err(wrong)?;
        match table.get("v").and_then(toml::Value::as_integer) {
            Some(found) if found > i64::from(FORM) => Err(FolderError::Newer { path, found: found as u32 }),
            _ => table.try_into().map(Some).map_err(wrong),
        }
    }

    /// Writes beside and renames, so that there is a whole plan or none.
    fn write_plan(&self, plan: &RunPlan) -> Result<(), FolderError> {
        let path = self.path.join("run.toml");
        let failed = |error| FolderError::File { path: path.clone(), error };
        let text = toml::to_string(plan).expect("plans are plain data");
        make_folder(&self.path).map_err(failed)?;
        put_in_place(&path, text.as_bytes()).map_err(failed)
    }

    fn games_path(&self) -> PathBuf {
        self.path.join("games.jsonl")
    }
}

/// The games of all whole lines, and of the last one if it is whole but for its end.
fn read_games(bytes: &[u8], path: &Path) -> Result<BTreeMap<u64, FinishedGame>, FolderError> {
    let mut games = BTreeMap::new();
    let (whole, rest) = bytes.split_at(end_of_lines(bytes));
    for (number, line) in whole.split(|&byte| byte == b'\n').enumerate().filter(|(_, line)| !line.is_empty()) {
        let game = read_game(line, number + 1, path)?;
        games.entry(game.index).or_insert(game);
    }
    if let Ok(game) = FinishedGame::of_line(rest) {
        games.entry(game.index).or_insert(game);
    }
    Ok(games)
}

/// The game of a line. A newer one is told from a damaged one, whether or not it fits the form.
fn read_game(line: &[u8], number: usize, path: &Path) -> Result<FinishedGame, FolderError> {
    if let Some(found) = version_of(line).filter(|&found| found > RECORD_VERSION) {
        return Err(FolderError::Newer { path: path.to_owned(), found });
    }
    let damaged = |error: serde_json::Error| FolderError::Line {
        path: path.to_owned(),
        line: number,
        message: error.to_string(),
    };
    FinishedGame::of_line(line).map_err(damaged)
}

fn end_of_lines(bytes: &[u8]) -> usize {
    bytes.iter().rposition(|&byte| byte == b'\n').map_or(0, |at| at + 1)
}

/// The list of games, open for adding.
pub(crate) struct GamesLog {
    file: OutFile,
    path: PathBuf,
    synced: Instant,
    /// Nobody else plays this run meanwhile.
    _lock: Lock,
}

/// How much of a run a cut of the power may cost at the most. To wait for the disk after each game would cost quick games
/// most of their time.
const SYNC_EVERY: Duration = Duration::from_millis(500);

impl GamesLog {
    /// Adds a game. It is with the system when this returns: killing the program no longer harms it.
    pub(crate) fn add(&mut self, game: &FinishedGame) -> Result<(), FolderError> {
        self.file.write_all(game.to_line().as_bytes()).map_err(|error| self.failed(error))?;
        if self.synced.elapsed() >= SYNC_EVERY { self.sync() } else { Ok(()) }
    }

    /// Waits until all games are on the disk.
    pub(crate) fn sync(&mut self) -> Result<(), FolderError> {
        self.synced = Instant::now();
        self.file.sync().map_err(|error| self.failed(error))
    }

    fn failed(&self, error: io::Error) -> FolderError {
        FolderError::File { path: self.path.clone(), error }
    }

    /// Ends a last line that is whole, drops one that is not.
    fn mend(&mut self) -> io::Result<()> {
        let bytes = fs::read(&self.path)?;
        let whole = end_of_lines(&bytes);
        if whole == bytes.len() {
            return Ok(());
        }
        if FinishedGame::of_line(&bytes[whole..]).is_ok() {
            return self.file.write_all(b"\n");
        }
        self.file.cut(whole as u64)
    }
}
