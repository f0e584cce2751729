//! A computer's turn.

use jogada_catalog::Computer;
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
}
