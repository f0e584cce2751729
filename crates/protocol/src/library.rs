//! A folder of recorded games, in any of the formats, that can be searched.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use jogada_catalog::{Record, RecordResult, Spec};
use jogada_files::{make_folder, put_in_place, text_at};
use jogada_wire::write_record;

use crate::LARGEST_TEXT;
use crate::error::FormatError;
use crate::format::{Format, read};

/// A folder of records. Each file is one game; what is added is written as JSON under a name made from its content.
#[derive(Clone, Debug)]
pub struct Library {
    folder: PathBuf,
}

/// A file of a library.
#[derive(Debug)]
pub struct Item {
    /// The file's name.
    pub name: String,
    /// The game, if the file can be read.
    pub record: Result<Record, ItemError>,
}

/// Why a file of a library can not be read.
#[derive(Debug, thiserror::Error)]
pub enum ItemError {
    /// The system does not let us.
    #[error(transparent)]
    File(#[from] io::Error),
    /// It is no record, or one of a newer program.
    #[error(transparent)]
    Format(#[from] FormatError),
}

/// What to look for; what is absent does not matter.
#[derive(Clone, Debug, Default)]
pub struct Query {
    /// The game: its name, or its whole spec.
    pub game: Option<String>,
    /// A part of the name of one of the players.
    pub player: Option<String>,
    /// How it ended.
    pub result: Option<RecordOutcome>,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RecordOutcome {
    /// First won.
    First,
    /// Second won.
    Second,
    /// Nobody won.
    Draw,
    /// It has not ended.
    Open,
}

impl Library {
    /// The library in a folder, which need not be there yet.
    pub fn new(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        &self.folder
    }

    /// Adds a game; the name of its file, and whether it is new. The same game is there once, however often it is added.
    pub fn add(&self, record: &Record) -> io::Result<(String, bool)> {
        let text = write_record(record);
        if let Some(name) = self.holding(&text)? {
            return Ok((name, false));
        }
        let game = record.game.split(':').next().unwrap_or_default();
        let word: String = game.chars().filter(|letter| letter.is_ascii_alphanumeric() || *letter == '-').collect();
        let name = format!("{word}-{:016x}.json", fingerprint(text.as_bytes()));
        make_folder(&self.folder)?;
        write_whole(&self.folder.join(&name), &text)?;
        Ok((name, true))
    }

    /// Keeps more that is said about a game, or was tried in it, in the file that has it already, so that whoever knows
    /// its name finds it there. Where there is no such file, or it holds another game, it is added.
    pub fn update(&self, earlier: &str, record: &Record) -> io::Result<(String, bool)> {
        let (path, text) = (self.folder.join(earlier), write_record(record));
        let is_ours = Format::of_path(&path) == Some(Format::Json);
        if is_ours && path.is_file() && self.get(earlier).is_ok_and(|known| is_same_game(&known, record)) {
            if !holds(&path, &text) {
                write_whole(&path, &text)?;
            }
            return Ok((earlier.to_owned(), false));
        }
        self.add(record)
    }

    /// The file that holds just this text, whatever it is called: a game keeps its name when more is said about it.
    fn holding(&self, text: &str) -> io::Result<Option<String>> {
        let is_as_long = |path: &Path| fs::metadata(path).is_ok_and(|file| file.len() == text.len() as u64 + 1);
        Ok(self.names()?.into_iter().find(|name| {
            let path = self.folder.join(name);
            is_as_long(&path) && holds(&path, text)
        }))
    }

    /// The games that a query is about, by name. Files that can not be read are told when nothing is looked for.
    pub fn search(&self, query: &Query) -> io::Result<Vec<Item>> {
        let mut items = Vec::new();
        for name in self.names()? {
            let record = self.get(&name);
            let wanted = match &record {
                Ok(record) => query.fits(record),
                Err(_) => query.is_empty(),
            };
            if wanted {
                items.push(Item { name, record });
            }
        }
        Ok(items)
    }

    /// The game in a file; the name may lack its end.
    pub fn get(&self, name: &str) -> Result<Record, ItemError> {
        if Path::new(name).file_name().is_none_or(|file| file != name) {
            // A name, not a way to some other folder.
            return Err(io::Error::from(io::ErrorKind::NotFound).into());
        }
        let ends = Format::ALL.iter().flat_map(|format| format.extensions());
        let full = ends.map(|end| format!("{name}.{end}")).find(|full| self.folder.join(full).is_file());
        let path = self.folder.join(full.as_deref().filter(|_| !self.folder.join(name).is_file()).unwrap_or(name));
        let text = text_at(&path, LARGEST_TEXT)?;
        let format = Format::recognized(&text).or_else(|| Format::of_path(&path)).unwrap_or(Format::Text);
        Ok(read(&text, format)?)
    }

    /// The names of the files that look like records, in order; none if the folder is not there.
    fn names(&self) -> io::Result<Vec<String>> {
        let entries = match fs::read_dir(&self.folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut names = Vec::new();
        for entry in entries {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if Format::of_path(Path::new(&name)).is_some() && entry.path().is_file() {
                names.push(name);
            }
        }
        names.sort();
        Ok(names)
    }
}

impl Query {
    const fn is_empty(&self) -> bool {
        self.game.is_none() && self.player.is_none() && self.result.is_none()
    }

    fn fits(&self, record: &Record) -> bool {
        let is_game = |wanted: &String| {
            let name = Spec::parse(&record.game).map(|spec| spec.name).unwrap_or_default();
            name.eq_ignore_ascii_case(wanted) || record.game.eq_ignore_ascii_case(wanted)
        };
        let has_player = |wanted: &String| {
            record.players.iter().any(|player| player.to_lowercase().contains(&wanted.to_lowercase()))
        };
        self.game.as_ref().is_none_or(is_game)
            && self.player.as_ref().is_none_or(has_player)
            && self.result.is_none_or(|wanted| wanted == RecordOutcome::of(record.result.as_ref()))
    }
}

impl RecordOutcome {
    /// How a record says that the game ended.
    pub const fn of(result: Option<&RecordResult>) -> Self {
        match result {
            None => Self::Open,
            Some(RecordResult { winner: 1, .. }) => Self::First,
            Some(RecordResult { winner: 2, .. }) => Self::Second,
            Some(_) => Self::Draw,
        }
    }
}

/// Whether a file holds just this text.
fn holds(path: &Path, text: &str) -> bool {
    text_at(path, LARGEST_TEXT).is_ok_and(|known| known.strip_suffix('\n') == Some(text))
}

/// Whether two records are of one game, whatever is said about it.
fn is_same_game(one: &Record, other: &Record) -> bool {
    let told = |record: &Record| Record { comment: None, info: Vec::new(), branches: Vec::new(), ..record.clone() };
    told(one) == told(other)
}

/// Writes a text and a newline into a file, whole or not at all.
pub fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    put_in_place(path, format!("{text}\n").as_bytes())
}

/// FNV-1a: names must be the same on every machine and in every version of the program.
fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
