//! The log of games, for people to read later and for the program to read again. Every line is handed to the system at
//! once.
//!
//! It is a text record that grows: what a program needs are its headers and numbered moves, and what people read stands
//! on lines that begin with `#`. Games follow each other, each with its own title: one program at a time writes a log.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use jogada_catalog::{Record, RecordResult, Session, Thought, date_of};
use jogada_files::{Lock, LockError, OutFile, is_device};
use jogada_protocol::Format;
use jogada_words::{Language, Said, Speak, Word};
use serde_json::Value;

use crate::failure::Failure;
use crate::statistics::{Row, TellResults};

/// A file that games are appended to.
pub(crate) struct Log {
    path: PathBuf,
    file: OutFile,
    /// The moves of two games that grow at once could not be told apart.
    _lock: Option<Lock>,
}

impl Log {
    /// Opens a log for appending. Nobody else can as long as it lives.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let lock = lock(path)?;
        let opened = OutFile::append(path).and_then(|mut file| file.end_line().map(|()| file));
        let file = opened.map_err(|error| Failure::Unwritable { path: path.to_owned(), error })?;
        Ok(Self { path: path.to_owned(), file, _lock: lock })
    }

    /// Where it is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Begins a game: its headers and the moves so far for programs, date and names for people.
    pub(crate) fn begin(&mut self, record: &Record, rows: &[Row], language: Language) -> Result<(), Failure> {
        let record = Record { result: None, ..record.clone() };
        let text = jogada_protocol::write(&record, Format::Text).map_err(Failure::from)?;
        let (title, rest) = text.split_once('\n').unwrap_or((&text, ""));
        self.line(&format!("{title}\ndate: {}\n{rest}", date_text(SystemTime::now())))?;
        self.rows(rows, language)
    }

    /// Writes a finished move: for programs with what was found, for people with where it leads and what it took.
    pub(crate) fn moved(&mut self, made: &Made<'_>, language: Language) -> Result<(), Failure> {
        let info = if made.info.is_null() { String::new() } else { format!(" {}", made.info) };
        let number = made.session.history().len();
        self.line(&format!("{number}. {}{info}", made.mv))?;
        let mut parts = vec![made.text.to_owned()];
        parts.push(figure(language, &(Word::Position, made.session.position())));
        if made.session.is_scoring() {
            let [first, second] = made.session.score();
            parts.push(figure(language, &(Word::Score, format!("{first}:{second}"))));
        }
        if let Some(thought) = made.thought {
            parts.push(figure(language, &(Word::Value, made.value.to_owned())));
            parts.extend(language.statistics(thought).iter().map(|row| figure(language, row)));
        }
        self.line(&format!("# {}", parts.join("; ")))
    }

    /// Says that the last moves were taken back.
    pub(crate) fn undone(&mut self, count: usize) -> Result<(), Failure> {
        self.line(&format!("undone: {count}"))
    }

    /// Writes moves that were played again.
    pub(crate) fn redone(&mut self, session: &Session, count: usize) -> Result<(), Failure> {
        let history = session.history();
        let first = history.len() - count;
        let lines = (first..).zip(&history[first..]).map(|(index, ply)| format!("{}. {}", index + 1, ply.mv));
        self.line(&lines.collect::<Vec<_>>().join("\n"))
    }

    /// Writes how the game ended.
    pub(crate) fn ended(&mut self, RecordResult { winner, reason, score }: &RecordResult) -> Result<(), Failure> {
        let [first, second] = score;
        self.line(&format!("result: {winner} {reason} {first} {second}"))
    }

    /// Writes something that was said.
    pub(crate) fn note(&mut self, message: impl Said, language: Language) -> Result<(), Failure> {
        self.line(&format!("# {}", language.say(message)))
    }

    /// Writes figures with their names.
    pub(crate) fn rows(&mut self, rows: &[Row], language: Language) -> Result<(), Failure> {
        let lines = language.aligned(rows, usize::MAX);
        self.line(&lines.lines().map(|line| format!("# {line}")).collect::<Vec<_>>().join("\n"))
    }

    /// Parts one game from the next.
    pub(crate) fn blank(&mut self) -> Result<(), Failure> {
        self.line("")
    }

    /// One call to the system, so that a program that is killed leaves whole lines.
    fn line(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(format!("{text}\n").as_bytes());
        written.map_err(|error| Failure::Unwritable { path: self.path.clone(), error })
    }
}

/// The right to write a log. Nobody needs it for a terminal or a pipe, which nothing is read back from.
fn lock(path: &Path) -> Result<Option<Lock>, Failure> {
    if is_device(path) {
        return Ok(None);
    }
    Lock::take(path).map(Some).map_err(|error| match error {
        LockError::Busy { process } => Failure::Busy { path: path.to_owned(), process },
        LockError::Io(error) => Failure::Unwritable { path: path.to_owned(), error },
    })
}

/// A move that was made, with all that a log says of it.
pub(crate) struct Made<'a> {
    /// The session after it.
    pub(crate) session: &'a Session,
    pub(crate) mv: &'a str,
    /// As it is told to people.
    pub(crate) text: &'a str,
    pub(crate) thought: Option<&'a Thought>,
    /// What the thought thinks of the position, told.
    pub(crate) value: &'a str,
    /// What records keep of the thought.
    pub(crate) info: &'a Value,
}

fn figure(language: Language, (name, value): &Row) -> String {
    format!("{} {value}", name.text(language))
}

/// A moment as people and programs write it: `2026-11-16 16:30:12 UTC`.
fn date_text(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs());
    let (days, rest) = ((seconds / 86_400) as i64, seconds % 86_400);
    let [year, month, day] = date_of(days);
    let (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!("{year:04}-{month:02}-{day:02} {hour:02}:{minute:02}:{second:02} UTC")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use jogada_files::trial::every_fault;

    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        let at = |seconds| date_text(UNIX_EPOCH + Duration::from_secs(seconds));
        assert_eq!(at(0), "1970-01-01 00:00:00 UTC");
        assert_eq!(at(951_782_400), "2000-02-29 00:00:00 UTC");
        assert_eq!(at(1_793_377_812), "2026-10-30 16:30:12 UTC");
    }

    /// A game as a log has it.
    fn play(path: &Path) -> Result<(), Failure> {
        let mut log = Log::open(path)?;
        let game = Record { moves: vec!["1-1".to_owned()], ..Record::new("nim:start=1+2") };
        log.begin(&game, &[], Language::English)?;
        log.line("2. 2-2")?;
        log.ended(&RecordResult { winner: 2, reason: "normal".to_owned(), score: [0, 0] })?;
        log.blank()
    }

    /// The game that was logged last.
    fn last(path: &Path) -> Record {
        let text = std::fs::read_to_string(path).expect("a log");
        jogada_protocol::read(&text, Format::Text).unwrap_or_else(|error| panic!("{error}: {text:?}"))
    }

    #[test]
    fn whatever_fault_a_log_met_the_next_game_in_it_reads_back() {
        let place = tempfile::tempdir().expect("a folder");
        let points = every_fault(
            place.path(),
            |folder| play(&folder.join("log")).expect("no fault yet"),
            |folder| play(&folder.join("log")).is_ok(),
            |folder, is_told, point| {
                let path = folder.join("log");
                if *is_told && point.remains.is_none() {
                    assert_eq!(last(&path).moves, ["1-1", "2-2"], "{point:?}");
                }
                play(&path).expect("no fault stays");
                assert_eq!(last(&path).moves, ["1-1", "2-2"], "{point:?}");
            },
        );
        assert!(points >= 15, "{points}");
    }

    #[test]
    fn one_program_at_a_time_writes_a_log_and_the_other_is_told_which() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("log");
        let log = Log::open(&path).expect("nobody has it");
        let refused = Log::open(&path).err();
        assert!(matches!(refused, Some(Failure::Busy { process: Some(_), .. })), "{refused:?}");
        drop(log);
        Log::open(&path).expect("free again");
    }
}
