//! Adji-boto explained: where each sowing ends and what it catches.

use jogada_rules::{Game, Notation, Note, Overlay, Part, Role, Shape, Side};

use super::scene::{RADIUS, ROW_LETTERS, center};
use super::sowing::{HOLES, falls, sow};
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
        overlay.notes.push(sowing_note(mv, ring_number(state, pit), held(state, pit), caught as u32));
    }
    overlay
}

/// What a sowing does: where each piece falls, one after the other, and what the last one catches. Holes are numbered
/// in the direction of sowing, from the bottom left.
pub(crate) fn sowing_note(mv: String, hole: usize, pieces: usize, caught: u32) -> Note {
    let places: Vec<_> = falls(hole, pieces).map(place).collect();
    let last = places.last().cloned().unwrap_or_default();
    Note::new("sowing").with("move", mv).with("last", last).with("caught", caught).with("path", places.join(" "))
}

fn place(hole: usize) -> String {
    let [top, bottom] = ROW_LETTERS;
    if hole < HOLES { format!("{bottom}{}", hole + 1) } else { format!("{top}{}", 2 * HOLES - hole) }
}

fn ring_number(state: &Position, pit: Pit) -> usize {
    pit.index() + if state.turn == Side::First { 0 } else { HOLES }
}

fn held(state: &Position, pit: Pit) -> usize {
    let (own, _) = state.seen_by_mover();
    usize::from((own >> (8 * pit.index())) as u8)
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

#[cfg(test)]
mod tests {
    use jogada_rules::Scenic;

    use super::*;

    #[test]
    fn a_sowing_is_told_piece_by_piece_past_the_hole_it_came_from() {
        let game = AdjiBoto::default();
        let state = game.read_position("((0 0 0 0 0 2)(0 0 0 0 0 13)) 0 0 1").expect("a position");
        let overlays = game.overlays(&state);
        let note = &overlays[0].notes[0];
        assert_eq!(note.value("path"), Some("t6 t5 t4 t3 t2 t1 b1 b2 b3 b4 b5 t6 t5"));
        assert_eq!((note.value("last"), note.value("caught")), (Some("t5"), Some("0")));
    }
}
