//! What players remember from one of their moves to the next, so that a level plays here as it does at a board in the
//! terminal: the whole game in progress is kept for whoever asked, and goes on from there.

use std::time::Instant;

use jogada_catalog::{Catalog, Session};
use jogada_wire::SearchRequest;

use crate::failure::{RequestFailure, Trouble};
use crate::line::{open, rejoin, within_limits};
use crate::storeroom::{Label, Storeroom};

/// The longest word that an owner may have.
pub(crate) const LONGEST_OWNER: usize = 64;
/// The most bytes that all games in progress may take.
const MOST_BYTES: usize = 512 << 20;
/// What a game takes beside the table of its player.
const GAME_BYTES: usize = 1 << 20;

/// The games in progress, by owner.
pub(crate) struct BoardMemory(Storeroom<Session>);

impl Default for BoardMemory {
    fn default() -> Self {
        Self(Storeroom::new(MOST_BYTES))
    }
}

impl BoardMemory {
    /// Does something at the board of whoever asks, which is kept afterward. What is done answers with the bytes that the
    /// player's memory takes, too.
    pub(crate) fn seated<R>(
        &self,
        catalog: &Catalog,
        request: &SearchRequest,
        work: impl FnOnce(&mut Session) -> Result<(R, usize), RequestFailure>,
    ) -> Result<R, RequestFailure> {
        let label = label(request)?;
        let kept = label.as_ref().and_then(|label| self.taken(label, request));
        let mut session = kept.map_or_else(|| open(catalog, &request.line), Ok)?;
        let (answer, bytes) = work(&mut session)?;
        if let Some(label) = label {
            self.0.put(label, session, bytes + GAME_BYTES, Instant::now());
        }
        Ok(answer)
    }

    /// The same where the board is kept and nobody else is at it; whether it is. So there is never more than one who thinks
    /// on at a board.
    pub(crate) fn seated_again(
        &self,
        request: &SearchRequest,
        work: impl FnOnce(&mut Session) -> Result<usize, RequestFailure>,
    ) -> Result<bool, RequestFailure> {
        let Some(label) = label(request)? else { return Ok(false) };
        let Some(mut session) = self.taken(&label, request) else { return Ok(false) };
        let bytes = work(&mut session)?;
        self.0.put(label, session, bytes + GAME_BYTES, Instant::now());
        Ok(true)
    }

    /// The board that is kept, with the line of the request on it.
    fn taken(&self, label: &Label, request: &SearchRequest) -> Option<Session> {
        self.0.take(label).and_then(|mut session| rejoin(&mut session, &request.line.moves).then_some(session))
    }

    /// Lets go of what was not used for long.
    pub(crate) fn forget(&self) {
        self.0.forget(Instant::now());
    }
}

/// Where the game of a request is kept: one place a game and start of each owner.
fn label(request: &SearchRequest) -> Result<Option<Label>, RequestFailure> {
    within_limits(&request.line)?;
    let Some(owner) = request.owner.clone() else { return Ok(None) };
    if owner.len() > LONGEST_OWNER {
        return Err(Trouble::TooLarge.into());
    }
    let line = &request.line;
    let name = format!("{} {}", line.game, line.start.as_deref().unwrap_or_default());
    Ok(Some(Label { owner, name }))
}

#[cfg(test)]
mod tests {
    use jogada_wire::GameLine;

    use super::*;

    fn request(owner: Option<&str>, moves: &[&str]) -> SearchRequest {
        let moves = moves.iter().map(|&mv| mv.to_owned()).collect();
        let line = GameLine { game: "hex:size=5".to_owned(), start: None, moves };
        let body = serde_json::json!({ "line": { "game": "hex" , "moves": [] }, "task": "think", "owner": owner });
        SearchRequest { line, ..serde_json::from_value(body).expect("a request") }
    }

    /// Plays a move more than was asked for, so that the board can be told from a fresh one: it can be redone.
    fn mark(memory: &BoardMemory, request: &SearchRequest) {
        let catalog = jogada_standard::catalog();
        let played = memory.seated(&catalog, request, |session| {
            session.play("e5").expect("it is free");
            session.undo();
            Ok(((), 0))
        });
        played.expect("the line can be played");
    }

    fn remembers(memory: &BoardMemory, request: &SearchRequest) -> bool {
        let catalog = jogada_standard::catalog();
        memory.seated(&catalog, request, |session| Ok((session.redo().is_some(), 0))).expect("the line can be played")
    }

    #[test]
    fn an_owner_goes_on_at_the_same_board_and_nobody_else_does() {
        let memory = BoardMemory::default();
        mark(&memory, &request(Some("me"), &["a1", "b2"]));
        assert!(!remembers(&memory, &request(Some("you"), &["a1", "b2"])));
        assert!(!remembers(&memory, &request(None, &["a1", "b2"])));
        assert!(remembers(&memory, &request(Some("me"), &["a1", "b2"])));
    }

    #[test]
    fn a_board_follows_the_line_wherever_it_goes() {
        let memory = BoardMemory::default();
        let catalog = jogada_standard::catalog();
        for moves in [&["a1", "b2", "c3"][..], &["a1", "d4"], &["a1", "d4", "b1", "b2", "resign"], &["e1"], &[]] {
            let request = request(Some("me"), moves);
            let position = memory.seated(&catalog, &request, |session| Ok((session.position(), 0)));
            let fresh = open(&catalog, &request.line).expect("it can be played");
            assert_eq!(position.expect("it can be played"), fresh.position());
        }
    }
}
