//! Hex explained: how each side could join its edges with the fewest stones.

use std::collections::VecDeque;

use jogada_rules::{Game, Note, Overlay, Part, Role, Shape, Side};

use super::scene::{STONE, center_of};
use super::{Cell, Hex, HexMove, HexState, bridges};

/// The shortest way of each side, if it has one.
pub(super) fn paths(game: &Hex, state: &HexState) -> Overlay {
    let mut overlay = Overlay { name: "paths", parts: Vec::new(), notes: Vec::new() };
    let mut note = Note::new("distances");
    for (side, name) in [(Side::First, "first"), (Side::Second, "second")] {
        let path = shortest_path(game, state, side);
        let missing = path.iter().filter(|&&cell| game.owner(state, cell).is_none()).count();
        note = note.with(name, if path.is_empty() { "–".to_owned() } else { missing.to_string() });
        overlay.parts.extend(path_parts(game, state, side, &path));
        if state.winner.is_none() {
            overlay.notes.push(way(game, state, side, &path));
            overlay.notes.extend(bridges::notes(game, state, side));
        }
    }
    overlay.notes.insert(0, note);
    overlay
}

/// The cells that a way still needs, by name.
fn way(game: &Hex, state: &HexState, side: Side, path: &[Cell]) -> Note {
    let missing = path.iter().rev().filter(|&&cell| game.owner(state, cell).is_none());
    let cells: Vec<_> = missing.map(|&cell| Hex::place_text(cell)).collect();
    Note::new("way").with("side", side.number()).with("cells", cells.join(" "))
}

fn path_parts(game: &Hex, state: &HexState, side: Side, path: &[Cell]) -> Vec<Part> {
    let center = |cell: Cell| center_of(f32::from(cell.row), f32::from(cell.col));
    let line = |pair: &[Cell]| {
        let shape = Shape::Line { from: center(pair[0]), to: center(pair[1]) };
        Part::new(Role::Mark, shape).owned_by(Some(side))
    };
    let disc = |&cell: &Cell| {
        let shape = Shape::Circle { center: center(cell), radius: STONE / 2.0 };
        Part::new(Role::Mark, shape).owned_by(Some(side)).at(Hex::place_text(cell))
    };
    let empty = path.iter().filter(|&&cell| game.owner(state, cell).is_none());
    path.windows(2).map(line).chain(empty.map(disc)).collect()
}

/// The chain of stones that joins the edges of the side that has won.
pub(super) fn winning_chain(game: &Hex, state: &HexState) -> Vec<String> {
    let chain = state.winner.map(|winner| shortest_path(game, state, winner));
    chain.unwrap_or_default().into_iter().map(Hex::place_text).collect()
}

/// The cells of a way between the edges of `side` that needs the fewest stones; none if the opponent has closed it.
fn shortest_path(game: &Hex, state: &HexState, side: Side) -> Vec<Cell> {
    let index = |cell: Cell| usize::from(cell.row) * game.size() + usize::from(cell.col);
    let along = |cell: Cell| usize::from(if side == Side::First { cell.row } else { cell.col });
    let cost = |cell: Cell| match game.owner(state, cell) {
        Some(owner) => (owner == side).then_some(0),
        None => Some(1),
    };
    let cells = game.size() * game.size();
    let (mut best, mut from) = (vec![u32::MAX; cells], vec![None; cells]);
    let mut waiting = VecDeque::new();
    for cell in game.cells().filter(|&cell| along(cell) == 0) {
        if let Some(cost) = cost(cell) {
            best[index(cell)] = cost;
            if cost == 0 { waiting.push_front(cell) } else { waiting.push_back(cell) }
        }
    }
    while let Some(cell) = waiting.pop_front() {
        for next in game.neighbors(cell) {
            let Some(step) = cost(next) else { continue };
            let total = best[index(cell)] + step;
            if total < best[index(next)] {
                best[index(next)] = total;
                from[index(next)] = Some(cell);
                if step == 0 { waiting.push_front(next) } else { waiting.push_back(next) }
            }
        }
    }
    let ends = game.cells().filter(|&cell| along(cell) + 1 == game.size() && best[index(cell)] < u32::MAX);
    let end = ends.min_by_key(|&cell| best[index(cell)]);
    std::iter::successors(end, |&cell| from[index(cell)]).collect()
}

/// What a stone does to the two distances.
pub(super) fn reason(game: &Hex, state: &HexState, mv: HexMove) -> Option<Note> {
    let HexMove::Place(_) = mv else { return Some(Note::new("takes-over")) };
    let mover = game.turn(state);
    let mut after = state.clone();
    game.play(&mut after, mv);
    let change = |side: Side| (game.bridge_distance(state, side), game.bridge_distance(&after, side));
    let ((own, own_after), (other, other_after)) = (change(mover), change(!mover));
    if after.winner.is_some() {
        return Some(Note::new("joins-edges"));
    }
    if own_after == 0 {
        return Some(Note::new("joins-by-bridges").by_thumb());
    }
    match (own_after < own, other_after > other) {
        (true, true) => {
            Some(Note::new("shortens-and-blocks").by_thumb().with("own", own_after).with("other", other_after))
        }
        (true, false) => Some(Note::new("shortens").by_thumb().with("own", own_after)),
        (false, true) => Some(Note::new("blocks").by_thumb().with("other", other_after)),
        (false, false) => None,
    }
}
