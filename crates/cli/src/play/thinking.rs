//! A computer's turn, with a line on the terminal that shows how far it has got.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use jogada_catalog::{Appraisal, Computer, Info, Session, Thought};

use super::Next;
use super::sitting::Sitting;
use crate::console::Console;
use crate::environment;
use crate::failure::{Exit, Failure};
use crate::language::Language;
use crate::messages::{Chat, Notice};

impl Sitting<'_> {
    /// Lets a computer choose its move and plays it.
    ///
    /// Ctrl-C stops the thinking. Where people play, the computer then plays the best it has found and the game goes
    /// on; two computers stop altogether.
    pub(super) fn let_think(&mut self, computer: &Computer) -> Result<Next, Failure> {
        let way_back = self.way_back();
        self.console.interrupt.say_when_leaving(way_back);
        let thought = think(&mut *self.session, computer, self.console)?;
        if self.console.interrupt.is_heard() {
            if !self.has_people() {
                return Ok(Next::Leave(Exit::Interrupted));
            }
            self.console.interrupt.forget();
        }
        let Some(ply) = thought.mv.as_ref().and_then(|mv| self.session.play(mv).ok()) else {
            self.answer(Notice::NothingFound)?;
            return Ok(Next::Leave(Exit::Unsolved));
        };
        self.played(&ply, Some(&thought))?;
        Ok(Next::GoOn)
    }
}

/// Thinks, showing on a terminal how far it has got.
pub(super) fn think(session: &mut dyn Session, computer: &Computer, console: &mut Console) -> io::Result<Thought> {
    // What was said so far is read while the computer thinks.
    console.flush()?;
    let mut line = LiveLine::new(console);
    let view = session.fork();
    line.show(&console.language.say(Chat::Thinking));
    let mut hear = |info: &Info| line.hear(info, &*view);
    let thought = console.interrupt.during(|stop| session.think_aloud(computer, stop, &mut hear));
    line.clear();
    Ok(thought)
}

/// Between two changes of the line: quick enough to look alive.
const PAUSE: Duration = Duration::from_millis(100);

/// One line on stderr that is written over and over; nothing where no terminal can do that.
struct LiveLine {
    shown: bool,
    language: Language,
    width: usize,
    last: Option<Instant>,
}

impl LiveLine {
    fn new(console: &Console) -> Self {
        let able = io::stderr().is_terminal() && environment::variable("TERM").is_none_or(|name| name != "dumb");
        Self { shown: able && !console.json, language: console.language, width: console.width, last: None }
    }

    fn hear(&mut self, info: &Info, session: &dyn Session) {
        if self.shown && self.last.is_none_or(|last| last.elapsed() >= PAUSE) {
            self.last = Some(Instant::now());
            let text = told(info, session, self.language);
            self.show(&text);
        }
    }

    fn show(&self, text: &str) {
        let cut: String = text.chars().take(self.width.saturating_sub(1)).collect();
        self.write(&cut);
    }

    fn clear(&self) {
        self.write("");
    }

    /// Nobody may be there to see it.
    fn write(&self, text: &str) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\u{1b}[K{text}").and_then(|()| io::stderr().flush());
        }
    }
}

fn told(info: &Info, session: &dyn Session, language: Language) -> String {
    let appraisal = Appraisal::new(info.value, session.to_move(), info.proven, session.is_scoring());
    let (nodes, value) = (language.count(info.nodes), language.worth(appraisal, session));
    language.say(Chat::ThinkingAt { depth: &info.depth, nodes: &nodes, value: &value })
}
