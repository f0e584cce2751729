//! The conductance of a board, by eliminating cell after cell.
//!
//! A cell goes by the star-mesh transform: what it is connected to becomes connected directly, in proportion. Nothing
//! is ever subtracted, so no digit is lost however little current flows, and the result is the same on any machine.
//! Cells are numbered row by row, so a cell is connected to those less than a row further on and to the one right below
//! it; elimination keeps it so. Only as many cells as two rows have are held at a time.

use super::Resistances;
use crate::hex::MOST_SIZE;

/// How well the board conducts between the edge above the first row and the one below the last.
pub(super) fn conductance(cells: &Resistances, size: usize) -> f32 {
    match size {
        0..=12 => eliminate::<12>(cells, size),
        _ => eliminate::<MOST_SIZE>(cells, size),
    }
}

/// The cells in reach of the next to go: a power of two, and more than a row.
const HELD: usize = 32;

/// The connections of a cell that is still there.
#[derive(Clone, Copy)]
struct Node<const B: usize> {
    /// To the cells after it, the next one first.
    onward: [f32; B],
    /// To the edge above, and to the one below.
    edges: [f32; 2],
}

fn eliminate<const B: usize>(cells: &Resistances, size: usize) -> f32 {
    let mut held = [Node { onward: [0.0; B], edges: [0.0; 2] }; HELD];
    let count = size * size;
    for (index, node) in held.iter_mut().enumerate().take(count.min(size)) {
        *node = connect(cells, size, index);
    }
    let mut total = 0.0;
    for index in 0..count {
        if index + size < count {
            held[(index + size) % HELD] = connect(cells, size, index + size);
        }
        total += remove(&mut held, index, size);
    }
    total
}

/// The connections of a cell to those after it, before anything was eliminated.
fn connect<const B: usize>(cells: &Resistances, size: usize, index: usize) -> Node<B> {
    let (row, col) = (index / size, index % size);
    let here = cells[row][col];
    let mut node = Node { onward: [0.0; B], edges: [0.0; 2] };
    if here.is_infinite() {
        return node;
    }
    if row == 0 {
        node.edges[0] = 1.0 / here;
    }
    if col + 1 < size {
        node.onward[0] = 1.0 / (here + cells[row][col + 1]);
    }
    if row + 1 == size {
        node.edges[1] = 1.0 / here;
        return node;
    }
    node.onward[size - 1] = 1.0 / (here + cells[row + 1][col]);
    if col > 0 {
        // In a board of two columns this is the next cell too, but then it is not the one to the right.
        node.onward[size - 2] += 1.0 / (here + cells[row + 1][col - 1]);
    }
    node
}

/// Takes a cell out. Returns what it conducted from edge to edge.
#[inline]
fn remove<const B: usize>(held: &mut [Node<B>; HELD], index: usize, size: usize) -> f32 {
    let Node { onward, edges } = held[index % HELD];
    let sum = onward.iter().sum::<f32>() + edges[0] + edges[1];
    if sum <= 0.0 {
        return 0.0;
    }
    // With as many zeros behind, every row of the mesh is as long as every other.
    let mut padded = [[0.0; B]; 2];
    padded[0] = onward;
    let padded = padded.as_flattened();
    for step in 0..size {
        let share = onward[step] / sum;
        if share > 0.0 {
            let node = &mut held[(index + step + 1) % HELD];
            for (to, from) in node.onward.iter_mut().zip(&padded[step + 1..]) {
                *to += share * from;
            }
            node.edges[0] += share * edges[0];
            node.edges[1] += share * edges[1];
        }
    }
    edges[0] * edges[1] / sum
}
