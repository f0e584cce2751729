//! The Adji-boto puzzle: moves and their inverses, estimates and their promises, problems and their text.

mod rules;
mod text;

use std::collections::HashMap;

use jogada_games::adji_boto_puzzle::{AdjiBotoPuzzle, Hole, PuzzleBoard};
use jogada_rules::{Puzzle, Reversible, Shown, Step, Steps};

fn puzzle() -> AdjiBotoPuzzle {
    AdjiBotoPuzzle::new(PuzzleBoard::EMPTY)
}

fn board(text: &str) -> PuzzleBoard {
    puzzle().read_state(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn successors(state: &PuzzleBoard) -> Vec<Step<Hole, PuzzleBoard>> {
    let mut steps: Steps<AdjiBotoPuzzle> = Vec::new();
    puzzle().successors(state, &mut steps);
    steps
}

fn predecessors(state: &PuzzleBoard) -> Vec<Step<Hole, PuzzleBoard>> {
    let mut steps: Steps<AdjiBotoPuzzle> = Vec::new();
    puzzle().predecessors(state, &mut steps);
    steps
}

/// Every board with exactly `pieces` pieces.
fn boards(pieces: u8) -> Vec<PuzzleBoard> {
    fn fill(holes: &mut [u8; 12], hole: usize, left: u8, out: &mut Vec<PuzzleBoard>) {
        if hole == 11 {
            holes[11] = left;
            let grid = std::array::from_fn(|row| std::array::from_fn(|column| holes[6 * row + column]));
            out.push(PuzzleBoard::new(grid).expect("few pieces"));
            return;
        }
        for held in 0..=left {
            holes[hole] = held;
            fill(holes, hole + 1, left - held, out);
        }
    }
    let mut all = Vec::new();
    fill(&mut [0; 12], 0, pieces, &mut all);
    all
}

/// The fewest moves from every board of at most `most` pieces that can be solved, by steps back from the goal.
fn distances(most: u32) -> HashMap<PuzzleBoard, u32> {
    let mut found = HashMap::from([(PuzzleBoard::EMPTY, 0)]);
    let mut layer = vec![PuzzleBoard::EMPTY];
    for distance in 1.. {
        let mut next = Vec::new();
        for step in layer.iter().flat_map(predecessors).filter(|step| step.state.pieces() <= most) {
            found.entry(step.state).or_insert_with(|| {
                next.push(step.state);
                distance
            });
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    found
}
