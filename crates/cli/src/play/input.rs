//! Lines that people type, or that a file brings in their place.

use std::io::{self, BufRead, IsTerminal};

use crate::console::Console;
use crate::failure::Exit;
use crate::listing::wrapped;

/// The longest line that is read; what is longer was not typed by a person.
const LONGEST: u64 = 64 * 1024;

/// The standard input.
pub(crate) struct Input {
    is_terminal: bool,
    /// Whether questions are left out where nobody sees them.
    quiet: bool,
    ended: bool,
}

impl Input {
    /// The standard input. A quiet one asks only people.
    pub(crate) fn standard(quiet: bool) -> Self {
        Self { is_terminal: io::stdin().is_terminal(), quiet, ended: false }
    }

    /// Whether a person types.
    pub(crate) const fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Asks for a line; `None` at the end of the input.
    pub(crate) fn ask(&mut self, question: &str, console: &mut Console) -> io::Result<Option<String>> {
        let shown = self.is_terminal || !self.quiet;
        if shown {
            let question = wrapped(question, console.width, 0);
            console.ask(format_args!("{question} "))?;
        }
        let line = self.read();
        if shown && !self.is_terminal {
            // What nobody typed is not on the screen yet.
            console.line(line.as_deref().unwrap_or_default())?;
        } else if line.is_none() && shown {
            console.line("")?;
        }
        Ok(line)
    }

    fn read(&mut self) -> Option<String> {
        let mut bytes = Vec::new();
        let read = io::Read::take(io::stdin().lock(), LONGEST).read_until(b'\n', &mut bytes);
        // An input that can not be read has nothing more to say.
        self.ended = read.is_err() || bytes.is_empty();
        // A line that is no text is a wrong answer like any other.
        (!self.ended).then(|| String::from_utf8_lossy(&bytes).trim().to_owned())
    }

    /// How the program ends when people left before they were done: fine if they said so, badly if a file was short.
    pub(crate) const fn exit_when_left(&self) -> Exit {
        if self.ended && !self.is_terminal { Exit::Input } else { Exit::Fine }
    }

    /// Whether the input was over too early.
    pub(crate) const fn was_cut_short(&self) -> bool {
        self.ended && !self.is_terminal
    }
}
