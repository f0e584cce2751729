//! The log of a game, for people to read later. Every line is handed to the system at once.

use std::fs::{File, OpenOptions};
use std::io::Write;
use std::path::{Path, PathBuf};

use jogada_catalog::Thought;
use jogada_words::{Language, Said, Speak};

use crate::failure::Failure;
use crate::statistics::{Row, TellResults};

/// A file that games are appended to.
pub(crate) struct Log {
    path: PathBuf,
    file: File,
}

impl Log {
    /// Opens a log for appending.
    pub(crate) fn open(path: &Path) -> Result<Self, Failure> {
        let file = OpenOptions::new().append(true).create(true).open(path);
        let file = file.map_err(|error| Failure::Unwritable { path: path.to_owned(), error })?;
        Ok(Self { path: path.to_owned(), file })
    }

    /// Writes a finished move, with what it took if a computer made it.
    pub(crate) fn moved(&mut self, text: &str, thought: Option<&Thought>, language: Language) -> Result<(), Failure> {
        let figure = |(name, value): &Row| format!("{} {value}", name.text(language));
        let figures = |thought| language.statistics(thought).iter().map(figure).collect::<Vec<_>>().join("; ");
        match thought {
            Some(thought) => self.line(&format!("{text} ({})", figures(thought))),
            None => self.line(text),
        }
    }

    /// Writes something that was said.
    pub(crate) fn note(&mut self, message: impl Said, language: Language) -> Result<(), Failure> {
        self.line(&language.say(message))
    }

    /// Writes figures with their names.
    pub(crate) fn rows(&mut self, rows: &[Row], language: Language) -> Result<(), Failure> {
        self.line(&language.aligned(rows, usize::MAX))
    }

    /// Parts one game from the next.
    pub(crate) fn blank(&mut self) -> Result<(), Failure> {
        self.line("")
    }

    /// One call to the system, so that lines of two programs do not mix.
    fn line(&mut self, text: &str) -> Result<(), Failure> {
        let written = self.file.write_all(format!("{text}\n").as_bytes());
        written.map_err(|error| Failure::Unwritable { path: self.path.clone(), error })
    }
}
