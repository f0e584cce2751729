//! A sitting: people and computers at one board until they leave it.

use std::fmt::Display;
use std::path::PathBuf;

use jogada_catalog::{Appraisal, Catalog, Ply, Record, Session, Thought};
use jogada_wire::{MoveInfo, RecordDocument};
use jogada_words::{Chat, Language, Notice, Said, Speak, Word};
use serde_json::Value;

use super::Next;
use super::input::Input;
use super::log::{Log, Made};
use super::seat::Seat;
use super::setup::GameSetup;
use super::storage::Notes;
use super::totals::{Totals, summary};
use crate::commands::Done;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::listing::wrapped;
use crate::statistics::{Row, TellResults};

/// Everything on and around the board.
pub(crate) struct Sitting<'a> {
    pub(super) catalog: &'a Catalog,
    pub(super) console: &'a mut Console,
    pub(super) input: Input,
    pub(super) session: Session,
    pub(super) seats: Vec<Seat>,
    /// Whether only moves and result are shown.
    pub(super) quiet: bool,
    pub(super) log: Option<Log>,
    /// Whether something was not written down that should have been.
    is_log_lost: bool,
    totals: [Totals; 2],
    /// What is known about the game and its moves, for whoever saves it.
    pub(super) notes: Notes,
    /// Files that hold this sitting's game, to be replaced without asking.
    pub(super) own_files: Vec<PathBuf>,
    /// Whether computers think on while people think.
    pub(super) ponders: bool,
}

impl<'a> Sitting<'a> {
    pub(crate) fn new(
        setup: GameSetup,
        catalog: &'a Catalog,
        console: &'a mut Console,
        input: Input,
        log: Option<Log>,
        quiet: bool,
    ) -> Self {
        let GameSetup { session, seats, notes, file } = setup;
        let (totals, own_files) = ([Totals::default(); 2], file.into_iter().collect());
        let (is_log_lost, ponders) = (false, false);
        Self { catalog, console, input, session, seats, quiet, log, is_log_lost, totals, notes, own_files, ponders }
    }

    /// The same where computers think on while people think.
    pub(crate) fn pondering(self, ponders: bool) -> Self {
        Self { ponders, ..self }
    }

    /// Plays until everyone has had enough.
    pub(crate) fn run(mut self) -> Done {
        self.begin()?;
        loop {
            let next = match self.seat().computer().cloned() {
                _ if self.session.ending().is_some() && !self.has_people() => Next::Leave(Exit::Fine),
                Some(computer) if self.session.ending().is_none() => self.let_think(&computer)?,
                _ => self.ask()?,
            };
            if let Next::Leave(exit) = next {
                self.leave()?;
                return Ok(if self.is_log_lost && exit == Exit::Fine { Exit::Failed } else { exit });
            }
        }
    }

    /// Shows and logs how the game starts, or where it has got if it was loaded.
    pub(super) fn begin(&mut self) -> Result<(), Failure> {
        self.totals = [Totals::default(); 2];
        self.notes.info.resize(self.session.history().len(), Value::Null);
        let rows = self.heading();
        if !self.quiet {
            self.console.rows(&rows)?;
            if self.has_people() {
                self.tell_sides()?;
                self.console.tell(Chat::TypeHelp)?;
            }
        }
        let position = (Word::Position, self.session.position());
        let record = self.record();
        self.log(|log, language| log.begin(&record, &[&rows[..], &[position]].concat(), language));
        self.show_board()?;
        self.conclude()
    }

    fn heading(&self) -> Vec<Row> {
        let names: &[Word] = if self.is_puzzle() { &[Word::Player] } else { &[Word::First, Word::Second] };
        let language = self.language();
        let shown = |seat: &Seat| self.catalog.shown_player(language, &seat.spec);
        let players = names.iter().zip(&self.seats).map(|(&name, seat)| (name, shown(seat)));
        let game = self.catalog.shown_game(language, self.session.game());
        std::iter::once((Word::Game, game)).chain(players).collect()
    }

    /// Which sides are whose, in a game where the board does not say.
    fn tell_sides(&mut self) -> Result<(), Failure> {
        let sides = self.catalog.words_of(&self.session).and_then(|words| words.text_of("sides"));
        if let Some(sides) = sides {
            self.console.line(wrapped(sides.text(self.language()), self.console.width, 0))?;
        }
        Ok(())
    }

    /// Logs and shows a move that was just played, and what came of it.
    pub(super) fn played(&mut self, ply: &Ply, thought: Option<&Thought>) -> Result<(), Failure> {
        let text = self.move_text(ply);
        let kept = |thought| MoveInfo::of(thought, Appraisal::of(thought, self.session.is_scoring())).to_value();
        let info = thought.map_or(Value::Null, kept);
        // First to where it lasts.
        self.log_move(ply, &text, thought, &info);
        // What was known about moves that were taken back is of no more use.
        self.notes.info.truncate(self.session.history().len() - 1);
        self.notes.info.push(info);
        self.show(text)?;
        if let Some(side) = ply.skipped {
            let side = self.language().side(side);
            self.note(Notice::Skipped { side: &side })?;
        }
        if let Some(thought) = thought {
            self.account(ply, thought)?;
        }
        self.show_board()?;
        self.conclude()
    }

    fn log_move(&mut self, ply: &Ply, text: &str, thought: Option<&Thought>, info: &Value) {
        let language = self.console.language;
        let value = thought.map(|thought| language.value(thought, &self.session)).unwrap_or_default();
        let made = Made { session: &self.session, mv: &ply.mv, text, thought, value: &value, info };
        if let Some(Err(failure)) = self.log.as_mut().map(|log| log.moved(&made, language)) {
            self.give_up_log(&failure);
        }
    }

    /// Logs that moves were taken back, or played again.
    pub(super) fn log_undone(&mut self, count: usize) {
        self.log(|log, _| log.undone(count));
    }

    pub(super) fn log_redone(&mut self, count: usize) {
        if let Some(Err(failure)) = self.log.as_mut().map(|log| log.redone(&self.session, count)) {
            self.give_up_log(&failure);
        }
    }

    fn move_text(&self, ply: &Ply) -> String {
        let (language, number, mv) = (self.language(), self.session.history().len(), &ply.mv);
        let text = if self.is_puzzle() {
            language.say(Chat::Stepped { number: &number, mv })
        } else {
            language.say(Chat::Played { number: &number, side: &language.side(ply.side), mv })
        };
        if ply.gain == 0 { text } else { language.say(Chat::WithGain { text: &text, gain: &ply.gain }) }
    }

    /// The statistics of a computer's move.
    fn account(&mut self, ply: &Ply, thought: &Thought) -> Result<(), Failure> {
        self.totals[ply.side.index()].add(thought);
        if self.quiet {
            return Ok(());
        }
        if thought.slipped {
            self.console.tell(Notice::Slipped)?;
        }
        if thought.remembered {
            self.console.tell(Notice::Remembered)?;
        }
        let rows = self.language().statistics(thought);
        self.console.rows(&rows)?;
        Ok(())
    }

    /// If the game is over, says how, with the totals.
    pub(super) fn conclude(&mut self) -> Result<(), Failure> {
        if self.session.ending().is_none() {
            return Ok(());
        }
        let language = self.language();
        let mut rows = summary(&self.session, language);
        rows.extend(self.optimum().map(|optimum| (Word::Optimum, optimum)));
        if self.seats.iter().any(|seat| !seat.is_human()) {
            rows.extend(self.totals[0].with(&self.totals[1]).rows(language));
        }
        let result = self.record().result;
        self.log(|log, _| result.iter().try_for_each(|result| log.ended(result)));
        self.log(|log, language| log.rows(&rows, language));
        if self.quiet {
            let standing = language.standing(&self.session);
            self.show(standing)?;
        } else {
            self.console.rows(&rows)?;
        }
        self.conclude_computers()
    }

    /// What each of two computers did.
    fn conclude_computers(&mut self) -> Result<(), Failure> {
        let language = self.language();
        if self.seats.len() == 2 && !self.has_people() && !self.quiet {
            for side in jogada_catalog::rules::Side::BOTH {
                let Totals { counters, time, .. } = self.totals[side.index()];
                let player = self.seats[side.index()].spec.clone();
                let (nodes, time) = (language.count(counters.nodes), language.time(time));
                let side = language.side(side);
                self.note(Chat::OfComputer { side: &side, player: &player, nodes: &nodes, time: &time })?;
            }
        }
        self.log(|log, _| log.blank());
        Ok(())
    }

    /// Leaves the board; a game that goes on is not lost.
    fn leave(&mut self) -> Result<(), Failure> {
        if self.console.json {
            let record = self.record();
            self.console.document(&RecordDocument::from(record))?;
        }
        if let Some(farewell) = self.farewell() {
            let why = if self.input.was_cut_short() { Chat::InputEnded } else { Chat::Unfinished };
            self.abandon(why);
            let why = self.language().say(why);
            self.console.remark(why);
            let way = farewell.bid();
            self.console.remark(way);
        }
        Ok(())
    }

    /// Closes the log of a game that is not over.
    pub(super) fn abandon(&mut self, why: Chat<'_>) {
        if self.session.ending().is_none() {
            self.log(|log, language| log.note(why, language));
            self.log(|log, _| log.blank());
        }
    }

    /// The game so far, written down.
    pub(super) fn record(&self) -> Record {
        let players: Vec<_> = self.seats.iter().map(|seat| seat.spec.clone()).collect();
        let record = Record::of(&self.session, &players);
        let Notes { comment, info } = self.notes.clone();
        let info: Vec<_> = info.into_iter().take(record.moves.len()).collect();
        let known = info.iter().any(|info| !info.is_null());
        Record { comment, info: if known { info } else { Vec::new() }, ..record }
    }

    /// Shows the board, unless only moves are wanted.
    pub(super) fn show_board(&mut self) -> Result<(), Failure> {
        if !self.quiet {
            let board = self.session.board(self.console.style);
            self.console.line(board.trim_end())?;
        }
        Ok(())
    }

    /// Shows a line, unless a program reads the output.
    pub(super) fn show(&mut self, text: impl Display) -> Result<(), Failure> {
        if !self.console.json {
            self.console.line(text)?;
        }
        Ok(())
    }

    /// Answers a question; beside the data where a program reads that.
    pub(super) fn answer(&mut self, message: impl Said) -> Result<(), Failure> {
        if self.console.json {
            let text = self.language().say(message);
            self.console.remark(text);
        } else {
            self.console.tell(message)?;
        }
        Ok(())
    }

    /// Says something that belongs in the log too.
    pub(super) fn note(&mut self, message: impl Said) -> Result<(), Failure> {
        self.log(|log, language| log.note(message, language));
        if self.console.json { Ok(()) } else { Ok(self.console.tell(message)?) }
    }

    /// Writes to the log, if there is one. A log that fails is given up, aloud; the game goes on.
    fn log(&mut self, write: impl FnOnce(&mut Log, Language) -> Result<(), Failure>) {
        let language = self.console.language;
        if let Some(Err(failure)) = self.log.as_mut().map(|log| write(log, language)) {
            self.give_up_log(&failure);
        }
    }

    fn give_up_log(&mut self, failure: &Failure) {
        self.console.complain(failure);
        (self.log, self.is_log_lost) = (None, true);
    }

    pub(super) fn language(&self) -> Language {
        self.console.language
    }

    pub(super) fn is_puzzle(&self) -> bool {
        self.session.sides() == 1
    }

    pub(super) fn seat(&self) -> &Seat {
        &self.seats[self.session.to_move().index()]
    }

    pub(super) fn has_people(&self) -> bool {
        self.seats.iter().any(Seat::is_human)
    }
}
