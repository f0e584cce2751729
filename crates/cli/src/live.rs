//! Thinking, with a line on the terminal that shows how far it has got.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use jogada_catalog::{Appraisal, Computer, Info, Session, Thought};
use jogada_words::{Chat, Language, Speak};

use crate::console::Console;
use crate::environment;
use crate::statistics::TellResults;

/// Thinks, showing on a terminal how far it has got.
pub(crate) fn think(session: &mut Session, computer: &Computer, console: &mut Console) -> io::Result<Thought> {
    let mut watch = Watch::start(session, console)?;
    let thought =
        console.interrupt.during(|stop| session.think_aloud(computer, stop, &mut |info| watch.hear(info, so_far)));
    watch.end();
    Ok(thought)
}

/// Between two changes of the line: quick enough to look alive.
const PAUSE: Duration = Duration::from_millis(100);

/// One line on stderr that is written over and over; nothing where no terminal can do that.
pub(crate) struct Watch {
    shown: bool,
    language: Language,
    width: usize,
    last: Option<Instant>,
    view: Session,
}

impl Watch {
    /// Says that the thinking begins. What was said so far is read meanwhile.
    pub(crate) fn start(session: &Session, console: &mut Console) -> io::Result<Self> {
        console.flush()?;
        let able = io::stderr().is_terminal() && environment::variable("TERM").is_none_or(|name| name != "dumb");
        let (shown, language, width) = (able && !console.json, console.language, console.width);
        let watch = Self { shown, language, width, last: None, view: session.fork() };
        watch.show(&language.say(Chat::Thinking));
        Ok(watch)
    }

    /// Shows what has been found, in the words of `tell`, unless something was shown only a moment ago.
    pub(crate) fn hear(&mut self, info: &Info, tell: impl Fn(Language, &Info, &Session) -> String) {
        if self.is_due() {
            self.show(&tell(self.language, info, &self.view));
        }
    }

    /// Shows a text, unless something was shown only a moment ago.
    pub(crate) fn hear_text(&mut self, tell: impl Fn() -> String) {
        if self.is_due() {
            self.show(&tell());
        }
    }

    fn is_due(&mut self) -> bool {
        let due = self.shown && self.last.is_none_or(|last| last.elapsed() >= PAUSE);
        if due {
            self.last = Some(Instant::now());
        }
        due
    }

    /// Takes the line away.
    pub(crate) fn end(self) {
        self.write("");
    }

    fn show(&self, text: &str) {
        let cut: String = text.chars().take(self.width.saturating_sub(1)).collect();
        self.write(&cut);
    }

    /// Nobody may be there to see it.
    fn write(&self, text: &str) {
        if self.shown {
            let _ = write!(io::stderr(), "\r\u{1b}[K{text}").and_then(|()| io::stderr().flush());
        }
    }
}

/// How far a search has got.
pub(crate) fn so_far(language: Language, info: &Info, session: &Session) -> String {
    let (nodes, value) = (language.count(info.nodes), language.worth(Appraisal::so_far(info, session), session));
    language.say(Chat::ThinkingAt { depth: &info.depth, nodes: &nodes, value: &value })
}
