//! How far something long has got: one line on the terminal that changes, or lines of JSON for programs; nothing
//! elsewhere.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use jogada_wire::{ProgressLine, VERSION, milliseconds};
use jogada_words::{Language, Notice, Speak};

use crate::arguments::ProgressChoice;
use crate::console::{Console, remark};
use crate::environment;

/// Between two changes of the line: quick enough to look alive.
const PAUSE: Duration = Duration::from_millis(100);
/// Before this much is known of the speed, nobody guesses how long it takes.
const SPEED_KNOWN: Duration = Duration::from_secs(1);

/// Someone who tells how far it has got.
pub(crate) struct Ticker {
    form: Form,
    pub(crate) language: Language,
    width: usize,
    started: Instant,
    last: Option<Instant>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    Silent,
    /// What is done, a line each; nothing in between.
    Milestones,
    Line,
    Json,
}

impl Ticker {
    /// Begins. What was said so far is read meanwhile.
    pub(crate) fn start(console: &mut Console) -> io::Result<Self> {
        console.flush()?;
        let able = io::stderr().is_terminal() && environment::variable("TERM").is_none_or(|name| name != "dumb");
        let form = match console.progress {
            ProgressChoice::Json => Form::Json,
            ProgressChoice::Auto if able && !console.json => Form::Line,
            ProgressChoice::Auto => Form::Milestones,
            ProgressChoice::Never => Form::Silent,
        };
        Ok(Self { form, language: console.language, width: console.width, started: Instant::now(), last: None })
    }

    /// Tells how far it has got, unless that was told only a moment ago.
    pub(crate) fn tell(&mut self, done: u64, total: Option<u64>, text: impl Fn() -> String) {
        let due = self.last.is_none_or(|last| last.elapsed() >= PAUSE);
        if !due || matches!(self.form, Form::Silent | Form::Milestones) {
            return;
        }
        self.last = Some(Instant::now());
        if self.form == Form::Line { self.show(&text()) } else { self.document(done, total, text()) }
    }

    /// Tells at once, in a line that stays, that a part is done.
    pub(crate) fn milestone(&self, done: u64, total: Option<u64>, text: String) {
        match self.form {
            Form::Silent => (),
            Form::Milestones => remark(&text),
            Form::Line => self.write(&format!("{text}\n")),
            Form::Json => self.document(done, total, text),
        }
    }

    fn document(&self, done: u64, total: Option<u64>, text: String) {
        let line = ProgressLine { v: VERSION, done, total, time_ms: milliseconds(self.started.elapsed()), text };
        remark(&serde_json::to_string(&line).expect("numbers and a text always serialize"));
    }

    /// The same in words for everyone: what is counted, how many of how many, how fast, how long still.
    pub(crate) fn count(&mut self, what: &str, done: u64, total: Option<u64>) {
        let (language, time) = (self.language, self.started.elapsed());
        self.tell(done, total, || counted(language, what, done, total, time));
    }

    /// Shows a text at once.
    pub(crate) fn show(&self, text: &str) {
        let cut: String = text.chars().take(self.width.saturating_sub(1)).collect();
        self.write(&cut);
    }

    /// Takes the line away.
    pub(crate) fn end(self) {
        self.write("");
    }

    /// Nobody may be there to see it.
    fn write(&self, text: &str) {
        if self.form == Form::Line {
            let _ = write!(io::stderr(), "\r\u{1b}[K{text}").and_then(|()| io::stderr().flush());
        }
    }
}

fn counted(language: Language, what: &str, done: u64, total: Option<u64>, time: Duration) -> String {
    let rate = done as f64 / time.as_secs_f64().max(1e-3);
    let (count, speed) = (language.count(done), language.count(rate as u64));
    let Some(total) = total else {
        return language.say(Notice::DoneSoFar { what: &what, done: &count, rate: &speed });
    };
    let all = language.count(total);
    if time < SPEED_KNOWN || rate < 1e-9 {
        return language.say(Notice::DoneOf { what: &what, done: &count, total: &all });
    }
    let left = Duration::from_secs_f64((total.saturating_sub(done)) as f64 / rate);
    language.say(Notice::DoneWith { what: &what, done: &count, total: &all, left: &language.time(left) })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_left_is_guessed_once_the_speed_is_known() {
        let at = |done, total, seconds| counted(Language::English, "games", done, total, Duration::from_secs(seconds));
        assert_eq!(at(5, Some(20), 0), "games: 5 of 20");
        assert_eq!(at(5, Some(20), 10), "games: 5 of 20, 30.00 s left");
        assert_eq!(at(5000, None, 10), "games: 5,000, 500 a second");
    }
}
