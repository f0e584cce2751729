//! Hex: its rules, its texts, its evaluations, its playouts.

mod evaluation;
mod playout;
mod rules;
mod text;

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Game, Notation, Side};

fn hex(size: usize) -> Hex {
    Hex::new(size, false).expect("a size from 1 to 26")
}

fn hex_with_swap(size: usize) -> Hex {
    Hex::new(size, true).expect("a size from 1 to 26")
}

fn moves_of(game: &Hex, state: &HexState) -> Vec<HexMove> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

fn after(game: &Hex, moves: &str) -> HexState {
    let mut state = game.initial();
    for text in moves.split_whitespace() {
        let mv = game.read_move(&state, text).expect("the test plays legal moves");
        game.play(&mut state, mv);
    }
    state
}

fn read(game: &Hex, text: &str) -> HexState {
    game.read_position(text).expect("a possible position")
}

/// Whether the cells of `side` join its edges, by walking from one to the next.
fn is_joined_slowly(game: &Hex, side: Side, is_own: impl Fn(Cell) -> bool) -> bool {
    let along = |cell: Cell| usize::from(if side == Side::First { cell.row } else { cell.col });
    let mut open: Vec<_> = game.cells().filter(|&cell| along(cell) == 0 && is_own(cell)).collect();
    let mut seen = open.clone();
    while let Some(cell) = open.pop() {
        if along(cell) + 1 == game.size() {
            return true;
        }
        let fresh: Vec<_> = game.neighbors(cell).filter(|next| is_own(*next) && !seen.contains(next)).collect();
        seen.extend(&fresh);
        open.extend(fresh);
    }
    false
}
