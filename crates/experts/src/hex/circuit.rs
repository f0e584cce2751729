//! Which cells matter: how much current flows through each, where the board is a circuit between the edges of a side.
//!
//! Own stones conduct, empty cells resist, the opponent's stones insulate. Cells are numbered so that the edges to join
//! are above the first row and below the last; a cell then touches none further away than a row, and the potentials come
//! of one elimination in a narrow band.

use jogada_rules::Side;

use super::bits::CellBits;
use super::terrain::{Stones, Terrain};

/// What an own stone resists, where an empty cell resists 1.
const STONE: f64 = 1.0 / 32.0;
/// Keeps cells that nothing is connected to out of the way.
const LEAK: f64 = 1e-9;

/// How much of both sides' currents flows through each cell, one share times the other: the larger, the more a stone
/// there is worth.
pub(super) fn currents<B: CellBits>(terrain: &Terrain<B>, stones: &Stones<B>) -> Vec<f64> {
    let [first, second] = Side::BOTH.map(|side| share_of(terrain, stones, side));
    first.into_iter().zip(second).map(|(one, other)| one * other).collect()
}

/// The share of the whole current between the edges of `side` that flows through each cell.
fn share_of<B: CellBits>(terrain: &Terrain<B>, stones: &Stones<B>, side: Side) -> Vec<f64> {
    let circuit = Circuit::new(terrain, stones, side);
    let potentials = circuit.potentials();
    let flows = circuit.flows(&potentials);
    let total: f64 = (0..circuit.size).map(|cell| circuit.above(cell) * (1.0 - potentials[cell])).sum();
    let share = |cell: usize| if total > LEAK { flows[circuit.number(cell)] / total } else { 0.0 };
    (0..terrain.size * terrain.size).map(share).collect()
}

/// The resistances of all cells, numbered row by row from one edge to join to the other.
struct Circuit {
    size: usize,
    side: Side,
    ohms: Vec<f64>,
}

impl Circuit {
    fn new<B: CellBits>(terrain: &Terrain<B>, stones: &Stones<B>, side: Side) -> Self {
        let mut circuit = Self { size: terrain.size, side, ohms: vec![1.0; terrain.size * terrain.size] };
        for (owner, ohms) in [(side, STONE), (!side, f64::INFINITY)] {
            for cell in stones.of[owner.index()].cells() {
                let number = circuit.number(cell);
                circuit.ohms[number] = ohms;
            }
        }
        circuit
    }

    /// The number of a cell here. Mirrored on the long diagonal, Second's edges are where First's were.
    fn number(&self, cell: usize) -> usize {
        let (row, col) = (cell / self.size, cell % self.size);
        if self.side == Side::First { cell } else { col * self.size + row }
    }

    /// The conductance between a cell and one of the three after it that it touches, with that one's number.
    fn onward(&self, cell: usize) -> impl Iterator<Item = (usize, f64)> + '_ {
        let (size, count) = (self.size, self.ohms.len());
        let right = (cell % size + 1 < size).then_some(cell + 1);
        let below = (cell + size < count).then_some(cell + size);
        let left_below = (cell + size < count && !cell.is_multiple_of(size)).then(|| cell + size - 1);
        let wires = [right, left_below, below].into_iter().flatten();
        wires.map(move |to| (to, 1.0 / (self.ohms[cell] + self.ohms[to])))
    }

    fn above(&self, cell: usize) -> f64 {
        if cell < self.size { 1.0 / self.ohms[cell] } else { 0.0 }
    }

    fn below(&self, cell: usize) -> f64 {
        if cell + self.size >= self.ohms.len() { 1.0 / self.ohms[cell] } else { 0.0 }
    }

    /// The potentials of all cells where the edge above has 1 and the edge below 0.
    fn potentials(&self) -> Vec<f64> {
        let (count, band) = (self.ohms.len(), self.size + 1);
        // Row by row the lower half of the matrix: the cell itself, then those after it.
        let mut matrix = vec![0.0; count * band];
        let mut right: Vec<f64> = (0..count).map(|cell| self.above(cell)).collect();
        for cell in 0..count {
            matrix[cell * band] += self.above(cell) + self.below(cell) + LEAK;
            for (to, wire) in self.onward(cell) {
                matrix[cell * band] += wire;
                matrix[to * band] += wire;
                matrix[cell * band + to - cell] -= wire;
            }
        }
        eliminate(&mut matrix, &mut right, band);
        right
    }

    /// How much flows through each cell.
    fn flows(&self, potentials: &[f64]) -> Vec<f64> {
        let mut flows: Vec<f64> = (0..potentials.len())
            .map(|cell| self.above(cell) * (1.0 - potentials[cell]) + self.below(cell) * potentials[cell])
            .collect();
        for cell in 0..potentials.len() {
            for (to, wire) in self.onward(cell) {
                let flow = wire * (potentials[cell] - potentials[to]).abs();
                flows[cell] += flow;
                flows[to] += flow;
            }
        }
        // What flows in flows out: it was counted twice.
        flows.into_iter().map(|flow| flow / 2.0).collect()
    }
}

/// Solves a symmetric system whose entries lie within `band` of the diagonal; the solution replaces the right side.
fn eliminate(matrix: &mut [f64], right: &mut [f64], band: usize) {
    let count = right.len();
    for pivot in 0..count {
        let reach = band.min(count - pivot);
        let (head, tail) = matrix[pivot * band..].split_at_mut(band);
        for step in 1..reach {
            let factor = head[step] / head[0];
            if factor == 0.0 {
                continue;
            }
            let row = &mut tail[(step - 1) * band..step * band];
            for (to, from) in row.iter_mut().zip(&head[step..reach]) {
                *to -= factor * from;
            }
            right[pivot + step] -= factor * right[pivot];
        }
    }
    for pivot in (0..count).rev() {
        let reach = band.min(count - pivot);
        let row = &matrix[pivot * band..pivot * band + reach];
        let rest: f64 = (1..reach).map(|step| row[step] * right[pivot + step]).sum();
        right[pivot] = (right[pivot] - rest) / row[0];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_the_current_flows_through_a_single_way() {
        let terrain = Terrain::<u64>::new(4);
        // A wall of Second's with one gap.
        let wall: u64 = 0b1011 << 4;
        let stones = Stones { of: [0, wall], turn: Side::First };
        let shares = share_of(&terrain, &stones, Side::First);
        assert!((shares[6] - 1.0).abs() < 1e-6, "{shares:?}");
        let row: f64 = shares[8..12].iter().sum();
        assert!(row >= 1.0 - 1e-6, "{shares:?}");
    }

    #[test]
    fn mirrored_positions_have_mirrored_currents() {
        let terrain = Terrain::<u64>::new(4);
        let [first, second] = Side::BOTH.map(|side| share_of(&terrain, &Stones { of: [0, 0], turn: side }, side));
        for cell in 0..16 {
            assert!((first[cell] - second[cell % 4 * 4 + cell / 4]).abs() < 1e-9);
        }
    }
}
