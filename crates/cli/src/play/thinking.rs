//! A computer's turn.

use std::{io, thread};

use jogada_catalog::{Computer, StopFlag};
use jogada_words::Notice;

use super::Next;
use super::sitting::Sitting;
use crate::failure::{Exit, Failure};
use crate::live::think;

impl Sitting<'_> {
    /// Lets a computer choose its move and plays it.
    ///
    /// Ctrl-C stops the thinking. Where people play, the computer then plays the best it has found and the game goes
    /// on; two computers stop altogether.
    pub(super) fn let_think(&mut self, computer: &Computer) -> Result<Next, Failure> {
        self.mind_leaving();
        let thought = think(&mut self.session, computer, self.console)?;
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

    /// Asks a person for a line; meanwhile the computer on the other side thinks on, if it was asked to.
    pub(super) fn hear(&mut self, question: &str) -> io::Result<Option<String>> {
        let Some(computer) = self.waiting_computer() else { return self.input.ask(question, self.console) };
        let (session, input, console) = (&mut self.session, &mut self.input, &mut *self.console);
        let stop = StopFlag::new();
        thread::scope(|scope| {
            scope.spawn(|| session.ponder(&computer, &stop));
            let line = input.ask(question, console);
            stop.stop();
            line
        })
    }

    fn waiting_computer(&self) -> Option<Computer> {
        let goes_on = self.ponders && self.seats.len() == 2 && self.session.ending().is_none();
        let other = self.seats.get((!self.session.to_move()).index()).filter(|_| goes_on)?;
        other.computer().cloned()
    }
}
