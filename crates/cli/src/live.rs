//! Thinking, with a line on the terminal that shows how far it has got.

use std::io;

use jogada_catalog::{Appraisal, Computer, Info, Session, Thought};
use jogada_words::{Chat, Language, Speak};

use crate::console::Console;
use crate::statistics::TellResults;
use crate::ticker::Ticker;

/// Thinks, showing on a terminal how far it has got.
pub(crate) fn think(session: &mut Session, computer: &Computer, console: &mut Console) -> io::Result<Thought> {
    let mut watch = Watch::start(session, console)?;
    let thought =
        console.interrupt.during(|stop| session.think_aloud(computer, stop, &mut |info| watch.hear(info, so_far)));
    watch.end();
    Ok(thought)
}

/// How far a search has got, in a line that is written over and over.
pub(crate) struct Watch {
    ticker: Ticker,
    view: Session,
}

impl Watch {
    /// Says that the thinking begins. What was said so far is read meanwhile.
    pub(crate) fn start(session: &Session, console: &mut Console) -> io::Result<Self> {
        let ticker = Ticker::start(console)?;
        ticker.show(&console.language.say(Chat::Thinking));
        Ok(Self { ticker, view: session.fork() })
    }

    /// Shows what has been found, in the words of `tell`, unless something was shown only a moment ago.
    pub(crate) fn hear(&mut self, info: &Info, tell: impl Fn(Language, &Info, &Session) -> String) {
        let (language, view) = (self.ticker.language, &self.view);
        self.ticker.tell(info.nodes, None, || tell(language, info, view));
    }

    /// Shows a text, unless something was shown only a moment ago.
    pub(crate) fn hear_text(&mut self, nodes: u64, tell: impl Fn() -> String) {
        self.ticker.tell(nodes, None, tell);
    }

    /// Takes the line away.
    pub(crate) fn end(self) {
        self.ticker.end();
    }
}

/// How far a search has got.
pub(crate) fn so_far(language: Language, info: &Info, session: &Session) -> String {
    let (nodes, value) = (language.count(info.nodes), language.worth(Appraisal::so_far(info, session), session));
    language.say(Chat::ThinkingAt { depth: &info.depth, nodes: &nodes, value: &value })
}
