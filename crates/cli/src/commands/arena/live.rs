//! A match while it is played: a block on the terminal that is drawn again and again, or one JSON event a game.

use std::io::{self, IsTerminal, Write};
use std::time::{Duration, Instant};

use jogada_arena::{FinishedGame, Results, RunPlan, Standing, summarize_duel};
use jogada_wire::{GameEvent, VERSION};
use jogada_words::{Contest, Language, Speak};

use super::shown;
use crate::console::Console;

/// Follows a match.
pub(super) struct Live<'a> {
    console: &'a mut Console,
    labels: Vec<String>,
    started: Instant,
    /// Games finished since it began to follow.
    finished: u64,
    drawn: Option<Instant>,
    /// Lines that the block has on the terminal.
    lines: usize,
    on_terminal: bool,
    failed: io::Result<()>,
}

/// How often the block is drawn at the most.
const PAUSE: Duration = Duration::from_millis(100);

impl<'a> Live<'a> {
    pub(super) fn new(plan: &RunPlan, console: &'a mut Console) -> Self {
        let on_terminal = io::stderr().is_terminal() && !console.json;
        Self {
            console,
            labels: plan.labels(),
            started: Instant::now(),
            finished: 0,
            drawn: None,
            lines: 0,
            on_terminal,
            failed: Ok(()),
        }
    }

    /// Tells of a finished game.
    pub(super) fn hear(&mut self, game: &FinishedGame, results: &Results) {
        self.finished += 1;
        if self.console.json {
            let told = self.tell(game, results);
            self.failed = std::mem::replace(&mut self.failed, Ok(())).and(told);
        } else if self.on_terminal && self.drawn.is_none_or(|drawn| drawn.elapsed() >= PAUSE) {
            self.drawn = Some(Instant::now());
            let block = self.block(&results.standing());
            self.draw(&block);
        }
    }

    /// Leaves the terminal to what follows.
    pub(super) fn finish(mut self) -> io::Result<()> {
        self.draw("");
        self.failed
    }

    fn tell(&mut self, game: &FinishedGame, results: &Results) -> io::Result<()> {
        let (event, game) = ("game".to_owned(), game.told());
        let (played, planned) = (results.played(), results.planned());
        self.console.document(&GameEvent { v: VERSION, event, game, played, planned })?;
        self.console.flush()
    }

    fn block(&self, standing: &Standing) -> String {
        let language = self.console.language;
        let mut lines = vec![self.progress(standing, language)];
        if self.labels.len() == 2 {
            let duel = summarize_duel(standing);
            lines.push(shown::headline(&self.labels, &duel, language));
            lines.extend(
                shown::duel(&duel, language).into_iter().map(|(name, text)| format!("{}  {text}", name.text(language))),
            );
            lines.extend(standing.sprt.map(|sprt| shown::ratio([sprt.llr, sprt.lower, sprt.upper], language)));
        } else {
            let line = |(number, label): (usize, &String)| {
                let games = standing.table.total(number).games;
                format!("{label}  {}  {} %", shown::results(&games.into()), language.decimal(100.0 * games.score(), 1))
            };
            lines.extend(self.labels.iter().enumerate().map(line));
        }
        lines.join("\n")
    }

    fn progress(&self, standing: &Standing, language: Language) -> String {
        let rate = self.finished as f64 / self.started.elapsed().as_secs_f64().max(1e-3);
        let missing = standing.planned.saturating_sub(standing.played) as f64;
        language.say(Contest::Progress {
            played: &language.count(standing.played),
            planned: &language.count(standing.planned),
            rate: &language.decimal(rate, 1),
            to_go: &rough_time(missing / rate.max(1e-9)),
        })
    }

    /// Draws the block where the last one was. Nobody may be there to see it, and that is no failure.
    fn draw(&mut self, block: &str) {
        let mut terminal = io::stderr().lock();
        if self.lines > 0 {
            let _ = write!(terminal, "\u{1b}[{}A\u{1b}[J", self.lines);
        }
        self.lines = block.lines().count();
        for line in block.lines() {
            // A line that wraps would be counted wrong.
            let line: String = line.chars().take(self.console.width.saturating_sub(1)).collect();
            let _ = writeln!(terminal, "{line}");
        }
    }
}

/// A time as exact as it can be known.
fn rough_time(seconds: f64) -> String {
    if seconds < 100.0 { format!("{seconds:.0} s") } else { format!("{:.0} min", seconds / 60.0) }
}
