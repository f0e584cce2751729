//! `jogada arena calibrate`: levels against their neighbors, all of it resumable, the result in a file.

use std::collections::HashSet;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use jogada_arena::{Folder, LevelMeeting, RunError};
use jogada_catalog::{Calibration, Catalog, Measured};
use jogada_files::{Lock, LockError, put_in_place};
use jogada_wire::{CalibrationEvent, LevelMeasure, VERSION};
use jogada_words::{Contest, Speak};

use super::{Playing, followed};
use crate::commands::{Done, place};
use crate::console::Console;
use crate::environment;
use crate::failure::{Exit, Failure};
use crate::measured::against_neighbor;

/// Where everything is, and how many games at a time.
struct Place<'a> {
    folder: PathBuf,
    playing: Playing<'a>,
}

/// What to measure: all games if none is named, and all their levels likewise.
#[derive(Clone, Copy)]
pub(super) struct CalibrationAsked<'a> {
    pub(super) games: &'a [PathBuf],
    pub(super) levels: &'a [String],
}

impl CalibrationAsked<'_> {
    /// The matches, quick ones first.
    fn meetings(self, catalog: &Catalog) -> Result<Vec<LevelMeeting>, Failure> {
        let named: Vec<String> = self.games.iter().map(|game| game.display().to_string()).collect();
        let mut entries = named.iter().map(|name| place::entry(catalog, name)).collect::<Result<Vec<_>, _>>()?;
        if entries.is_empty() {
            entries.extend(catalog.games());
        }
        let mut levels = HashSet::new();
        for (entry, level) in entries.iter().flat_map(|entry| self.levels.iter().map(move |level| (entry, level))) {
            let named = |error| Failure::Spec { text: level.clone(), error };
            levels.insert(catalog.written_player(entry.name(), level).map_err(named)?);
        }
        let mut meetings = LevelMeeting::of_games(&entries);
        meetings.retain(|meeting| levels.is_empty() || levels.contains(meeting.levels()[0]));
        Ok(meetings)
    }
}

/// Plays what is missing of all matches that are asked for, and writes down what is known after each.
pub(super) fn run(
    asked: CalibrationAsked<'_>,
    out: Option<&Path>,
    playing: Playing,
    catalog: &Catalog,
    console: &mut Console,
) -> Done {
    let usual = || environment::data_folder(console.data_dir.as_deref()).map(|data| data.join("arena"));
    let folder = out.map(Path::to_owned).or_else(usual).ok_or(Failure::Missing("DIR"))?;
    let place = Place { folder, playing };
    for meeting in asked.meetings(catalog)? {
        if !place.hold(&meeting, catalog, console)? {
            console.remark(console.language.say(Contest::CalibrateAgain));
            return Ok(Exit::Interrupted);
        }
    }
    console.remark(console.language.say(Contest::InFile { file: &place.file().display() }));
    Ok(Exit::Fine)
}

/// How long another process may take to write its figures.
const PATIENCE: Duration = Duration::from_secs(10);

impl Place<'_> {
    /// Plays a match to its end; whether it got there.
    fn hold(&self, meeting: &LevelMeeting, catalog: &Catalog, console: &mut Console) -> Result<bool, Failure> {
        let [level, against] = meeting.levels();
        console.remark(console.language.say(Contest::Calibrating {
            game: &meeting.game(),
            level: &level,
            against: &against,
        }));
        let (folder, plan) =
            Folder::prepare(&self.folder.join(meeting.name()), &meeting.plan()).map_err(RunError::from)?;
        let jobs = meeting.jobs(self.playing.jobs());
        let standing = followed((&folder, &plan), jobs, self.playing.sharing, catalog, console)?;
        if let Some(measured) = meeting.measured(&standing) {
            self.store(&measured, catalog.calibration())?;
            tell(&measured, console)?;
        }
        Ok(standing.is_finished())
    }

    fn file(&self) -> PathBuf {
        self.folder.join("calibration.json")
    }

    /// Writes what is known so far, beginning with what this program was built with.
    fn store(&self, measured: &Measured, known: &Calibration) -> Result<(), Failure> {
        let path = self.file();
        let failed = |error| Failure::Unwritable { path: path.clone(), error };
        // Another calibration may be at the file for a moment: what both found must be in it.
        let _lock = Lock::take_within(&path, PATIENCE).map_err(|error| match error {
            LockError::Busy { .. } => failed(io::ErrorKind::ResourceBusy.into()),
            LockError::Io(error) => failed(error),
        })?;
        let before = fs::read(&path).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let mut calibration: Calibration = before.unwrap_or_else(|| known.clone());
        calibration.v = VERSION;
        calibration.add(measured.clone());
        let text = serde_json::to_string_pretty(&calibration).expect("plain data");
        put_in_place(&path, (text + "\n").as_bytes()).map_err(failed)
    }
}

fn tell(measured: &Measured, console: &mut Console) -> Result<(), Failure> {
    if console.json {
        let (event, measured) = ("calibrated".to_owned(), LevelMeasure::from(measured));
        return Ok(console.document(&CalibrationEvent { v: VERSION, event, measured })?);
    }
    let text = against_neighbor(console.language, measured);
    console.line(format_args!("{}: {text}", measured.game))?;
    Ok(console.flush()?)
}
