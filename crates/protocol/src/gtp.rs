//! A server for controllers that speak the Go Text Protocol, version 2, with the words of Hex programs, for every game.
//!
//! Black is First and White is Second; Red and Blue mean the same. Cells and other moves are written as everywhere in
//! this program, only a swap is `swap-pieces`. Controllers alternate between the sides, so where a side moves again or
//! is skipped the other one says and is told `pass`. Nothing that a controller says ends the server but `quit`.
//!
//! Protocol: <https://www.lysator.liu.se/~gunnar/gtp/gtp2-spec-draft2/gtp2-spec.html>.

mod analysis;
mod board;
mod clock;
mod commands;
mod input;
mod line;

use std::io::{self, Read, Write};
use std::panic::{AssertUnwindSafe, catch_unwind};

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Computer, SpecError, StopFlag};

use board::GtpBoard;
use clock::GtpClocks;
use commands::{Call, GtpAnswer};
use input::GtpInput;
use line::GtpLine;

/// A game that a controller plays with.
pub struct GtpServer<'a> {
    board: GtpBoard<'a>,
    computer: Computer,
    clocks: GtpClocks,
    over: bool,
    /// Whether the computer thinks on while the controller's side is to move.
    ponders: bool,
    /// Whether the last command was a move of the computer's.
    has_moved: bool,
}

/// Why a command is not obeyed, in the words of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Refusal(String);

impl Refusal {
    /// So many characters of it are sent: it may repeat what somebody wrote, of any length.
    const LONGEST: usize = 500;

    fn into_answer(mut self) -> String {
        if let Some((end, _)) = self.0.char_indices().nth(Self::LONGEST) {
            self.0.truncate(end);
            self.0.push('…');
        }
        self.0
    }
}

impl From<&str> for Refusal {
    fn from(text: &str) -> Self {
        Self(text.to_owned())
    }
}

impl<'a> GtpServer<'a> {
    /// A server for the game of a spec, where `computer` makes the moves. A swap is allowed when the spec or the
    /// controller says so.
    pub fn new(catalog: &'a Catalog, game: &str, computer: Computer) -> Result<Self, SpecError> {
        let (board, clocks) = (GtpBoard::open(catalog, game)?, GtpClocks::default());
        Ok(Self { board, computer, clocks, over: false, ponders: false, has_moved: false })
    }

    /// The same whose computer thinks on, after a move of its own, until the next command comes.
    pub fn pondering(self, ponders: bool) -> Self {
        Self { ponders, ..self }
    }

    /// Answers commands until there are no more or one of them is `quit`.
    pub fn serve(&mut self, input: impl Read + Send + 'static, output: &mut dyn Write) -> io::Result<()> {
        let mut input = GtpInput::listen(input);
        while let Some((line, stop)) = input.next() {
            self.answer(&line, &stop, output)?;
            if self.over {
                break;
            }
            if self.ponders && self.has_moved {
                self.board.session().ponder(&self.computer, &stop);
            }
        }
        Ok(())
    }

    /// Answers one line. An analysis goes on until `stop` is raised.
    pub fn answer(&mut self, line: &str, stop: &StopFlag, output: &mut dyn Write) -> io::Result<()> {
        let Some(line) = GtpLine::read(line) else { return Ok(()) };
        self.has_moved = false;
        let mut call = Call { arguments: &line.arguments, id: &line.id, stop, output };
        // Whatever goes wrong in here, the controller gets an answer and the server goes on.
        let answer = catch_unwind(AssertUnwindSafe(|| self.obey(&line.command, &mut call)));
        let answer = answer.unwrap_or_else(|_| Err(Refusal::from("internal error")));
        match answer {
            Ok(GtpAnswer::Text(text)) => writeln!(output, "{}\n", line::reply('=', &line.id, &text))?,
            Ok(GtpAnswer::Said) => writeln!(output)?,
            Err(refusal) => writeln!(output, "{}\n", line::reply('?', &line.id, &refusal.into_answer()))?,
        }
        output.flush()
    }
}

/// What the protocol calls a side.
const fn color(side: Side) -> &'static str {
    match side {
        Side::First => "black",
        Side::Second => "white",
    }
}

/// The side that a controller means.
fn side(text: &str) -> Result<Side, Refusal> {
    match text.to_lowercase().as_str() {
        "b" | "black" | "red" => Ok(Side::First),
        "w" | "white" | "blue" => Ok(Side::Second),
        _ => Err(Refusal(format!("invalid color {text}"))),
    }
}
