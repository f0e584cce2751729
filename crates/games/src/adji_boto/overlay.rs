//! Adji-boto explained: where each sowing ends and what it catches.

use jogada_rules::{Game, Notation, Note, Overlay, Part, Role, Shape, Side};

use super::scene::{RADIUS, ROW_LETTERS, center};
use super::sowing::{HOLES, sow};
use super::{AdjiBoto, Pit, Position};

/// For each move a ring round the hole where the last piece falls, with what is caught there.
pub(super) fn sowing(game: &AdjiBoto, state: &Position) -> Overlay {
    let mut moves = Vec::new();
    if game.settled(state).is_none() {
        game.moves(state, &mut moves);
    }
    let mut overlay = Overlay { name: "sowing", parts: Vec::new(), notes: Vec::new() };
    for pit in moves {
        let (row, column) = last_hole(state, pit);
        let caught = state.catch(pit);
        let (mv, place) = (game.move_text(state, pit), format!("{}{}", ROW_LETTERS[row], column + 1));
        let ring = Shape::Circle { center: center(row, column), radius: RADIUS };
        let part = Part::new(Role::Mark, ring).owned_by(Some(state.turn)).at(&*place).playing(Some(mv.clone()));
        overlay.parts.push(if caught > 0 { part.labeled(format!("+{caught}")) } else { part });
        overlay.notes.push(Note::new("sowing").with("move", mv).with("last", place).with("caught", caught));
    }
    overlay
}

/// The row, top first, and the column of the hole where the last piece falls.
fn last_hole(state: &Position, pit: Pit) -> (usize, usize) {
    let (own, other) = state.seen_by_mover();
    let last = sow(own, other, pit.index()).last();
    let side = if last < HOLES { state.turn } else { state.turn.other() };
    match (side, last % HOLES) {
        (Side::First, hole) => (1, hole),
        (Side::Second, hole) => (0, HOLES - 1 - hole),
    }
}

/// What a move catches.
pub(super) fn reason(state: &Position, pit: Pit) -> Option<Note> {
    let caught = state.catch(pit);
    (caught > 0).then(|| Note::new("catches").with("count", caught))
}
