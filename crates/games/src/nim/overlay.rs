//! Nim explained: heaps in binary and their sum.

use jogada_rules::{Game, Note, Overlay, Part, Role, Shape};

use super::{Nim, NimMove, NimState};

/// The heaps in binary below them, at the height `floor`, and their sum without carrying.
pub(super) fn binary(state: &NimState, floor: f32) -> Overlay {
    let widest = state.heaps().iter().copied().max().unwrap_or(0).max(1);
    let width = (u32::BITS - widest.leading_zeros()) as usize;
    let digits = |number: u32| format!("{number:0width$b}");
    let label = |(column, &heap): (usize, &u32)| {
        let point = Shape::Point((column as f32 + 0.5, floor + 0.85));
        Part::new(Role::Mark, point).labeled(digits(heap)).at((column + 1).to_string())
    };
    let heaps: Vec<_> = state.heaps().iter().map(|&heap| digits(heap)).collect();
    let sum = state.nim_sum();
    let note = Note::new("nim-sum").with("sum", sum).with("binary", digits(sum)).with("heaps", heaps.join(" "));
    Overlay { name: "binary", parts: state.heaps().iter().enumerate().map(label).collect(), notes: vec![note] }
}

/// What a move leaves that wins: a sum of zero, or in misère an odd number of single pieces.
pub(super) fn reason(game: &Nim, state: &NimState, mv: NimMove) -> Option<Note> {
    let mut after = *state;
    game.play(&mut after, mv);
    let single = after.heaps().iter().all(|&heap| heap <= 1);
    if game.is_misere() && single {
        let left = after.left;
        return (left % 2 == 1).then(|| Note::new("leaves-odd-singles").with("count", left));
    }
    match (after.left, after.nim_sum()) {
        (0, _) => Some(Note::new("takes-last")),
        (_, 0) => {
            let left = after.heaps().iter().filter(|&&heap| heap > 0).map(u32::to_string).collect::<Vec<_>>();
            Some(Note::new("leaves-nim-sum-zero").with("before", state.nim_sum()).with("heaps", left.join(" ⊕ ")))
        }
        _ => None,
    }
}
