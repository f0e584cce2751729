//! What a hint says for its move.

use jogada_rules::Note;

use crate::appraisal::{Appraisal, ValueKind};
use crate::board::Session;
use crate::thought::Thought;

impl Session {
    /// What the game sees that speaks for the move of a thought, and the thought does not contradict: beside a proof no
    /// rule of thumb, and no hope where all is lost.
    ///
    /// ```
    /// use jogada_catalog::{Board, Player, StopFlag};
    ///
    /// let catalog = jogada_standard::catalog();
    /// let mut session = catalog.open("nim:start=1+3+5").expect("a game");
    /// let Ok(Player::Computer(computer)) = catalog.player("nim", "alphabeta") else { panic!("an algorithm") };
    /// let thought = session.think(&computer, &StopFlag::new());
    /// assert_eq!(session.reason_beside(&thought).map(|note| note.key), Some("leaves-nim-sum-zero"));
    /// ```
    pub fn reason_beside(&self, thought: &Thought) -> Option<Note> {
        let note = self.reason(thought.mv.as_deref()?)?;
        let is_lost = Appraisal::of(thought, self.is_scoring()).value_kind == ValueKind::Loss;
        let is_contradicted = thought.proven && (note.is_thumb || (note.is_hope && is_lost));
        (!is_contradicted).then_some(note)
    }
}
