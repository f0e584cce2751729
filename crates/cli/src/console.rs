//! Where output goes and how it looks: data to stdout, messages to stderr.

use std::fmt::Display;
use std::io::{self, BufWriter, IsTerminal, Stdout, Write};
use std::path::PathBuf;

use jogada_catalog::Session;
use jogada_catalog::rules::BoardStyle;
use jogada_words::{Complaint, Language, Said, Speak, Word};
use serde::Serialize;

use crate::arguments::{ColorChoice, Globals, ProgressChoice};
use crate::environment;
use crate::failure::{Exit, Failure};
use crate::interrupt::Interrupt;
use crate::listing::wrapped;
use crate::statistics::{Row, TellResults};
use crate::tabular::{TableFormat, Tabular};

/// The two streams with everything that decides how they look.
pub(crate) struct Console {
    pub(crate) language: Language,
    /// The language that was asked for by name, if one was.
    pub(crate) asked_language: Option<Language>,
    /// How boards look.
    pub(crate) style: BoardStyle,
    /// Whether a program reads the output.
    pub(crate) json: bool,
    /// The seed for everything drawn by lot, where a spec gives none.
    pub(crate) seed: Option<u64>,
    /// Where files of its own go, if it was said.
    pub(crate) data_dir: Option<PathBuf>,
    /// Columns to write in.
    pub(crate) width: usize,
    /// How to tell how far something long has got.
    pub(crate) progress: ProgressChoice,
    /// Hears Ctrl-C.
    pub(crate) interrupt: Interrupt,
    error_color: bool,
    out: BufWriter<Stdout>,
}

impl Console {
    /// A console as the options and the environment want it.
    pub(crate) fn new(globals: &Globals, language: Language, interrupt: Interrupt) -> Self {
        let color = |terminal: bool| globals.color.wanted(terminal);
        Self {
            language,
            asked_language: globals.lang,
            style: BoardStyle { ascii: globals.ascii, color: color(io::stdout().is_terminal()) && !globals.json },
            json: globals.json,
            seed: globals.seed,
            data_dir: globals.data_dir.clone(),
            width: environment::width(),
            progress: globals.progress,
            interrupt,
            error_color: color(io::stderr().is_terminal()),
            out: BufWriter::new(io::stdout()),
        }
    }

    /// Writes a line of data.
    pub(crate) fn line(&mut self, text: impl Display) -> io::Result<()> {
        writeln!(self.out, "{text}")
    }

    /// Writes a line of data from the message table.
    pub(crate) fn say(&mut self, message: impl Said) -> io::Result<()> {
        let text = self.language.say(message);
        self.line(text)
    }

    /// Writes figures with their names.
    pub(crate) fn rows(&mut self, rows: &[Row]) -> io::Result<()> {
        let text = self.language.aligned(rows, self.width);
        self.line(text)
    }

    /// Writes a table as wide as the screen allows.
    pub(crate) fn table(&mut self, table: &Tabular) -> io::Result<()> {
        let text = table.fitted(TableFormat::Table, self.language, self.width);
        self.line(text)
    }

    /// Writes the board of a session and where it has got.
    pub(crate) fn standing(&mut self, session: &Session) -> io::Result<()> {
        self.line(session.board(self.style).trim_end())?;
        let mut rows = vec![(Word::Position, session.position())];
        if session.is_scoring() {
            let [first, second] = session.score();
            rows.push((Word::Score, format!("{first}:{second}")));
        }
        rows.push((Word::Standing, self.language.standing(session)));
        self.rows(&rows)
    }

    /// Writes one JSON document on one line.
    pub(crate) fn document(&mut self, document: &impl Serialize) -> io::Result<()> {
        serde_json::to_writer(&mut self.out, document)?;
        self.line("")
    }

    /// Makes sure that everything written is seen.
    pub(crate) fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Tells a failure on stderr, unless only the reader of the output went away.
    pub(crate) fn complain(&mut self, failure: &Failure) {
        if failure.exit() != Exit::Fine {
            let (message, place) = failure.told(self.language);
            self.object(&message, place);
        }
    }

    /// Says on stderr what is wrong, and where in what was typed.
    pub(crate) fn object(&mut self, message: &str, place: Option<String>) {
        let message = self.language.say(Complaint::Error { text: &message });
        let text = if self.error_color { format!("\u{1b}[1;31m{message}\u{1b}[0m") } else { message };
        self.remark(text);
        if let Some(place) = place {
            self.remark(place);
        }
    }

    /// Writes a question and leaves the cursor behind it.
    pub(crate) fn ask(&mut self, question: impl Display) -> io::Result<()> {
        write!(self.out, "{question}")?;
        self.flush()
    }

    /// Writes a message broken into lines that fit.
    pub(crate) fn tell(&mut self, message: impl Said) -> io::Result<()> {
        let text = wrapped(&self.language.say(message), self.width, 0);
        self.line(text)
    }

    /// Writes a line for people beside the data. Nobody may be there to read it, and that is no failure.
    pub(crate) fn remark(&mut self, text: impl Display) {
        // Data and remarks appear in the order they were made.
        let _ = self.out.flush();
        remark(&text);
    }
}

/// Writes a line for people, from wherever something is noticed.
pub(crate) fn remark(text: &impl Display) {
    // Nobody may be there to read it, and that is no failure.
    let _ = writeln!(io::stderr(), "{text}");
}

impl ColorChoice {
    /// Whether to use color on a stream.
    fn wanted(self, terminal: bool) -> bool {
        match self {
            Self::Always => true,
            Self::Never => false,
            Self::Auto => terminal && environment::allows_color(),
        }
    }
}
