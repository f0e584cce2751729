//! The layers: sums of a kernel, brought back to few bits by multiplication and shift.

use super::kernel::{CHUNK, ChunkWork, GROUP, Kernel, LANES, Sums, TAPS};

/// The largest activation.
pub(super) const TOP: i32 = 127;
/// A residual stream has so many bits more than an activation.
pub(super) const EXTRA: u32 = 4;
/// Sums lose so many bits before they are multiplied, so that no product overflows.
pub(super) const SHED: u32 = 4;

/// A convolution over a cell and its neighbors.
#[derive(Clone, Debug)]
pub(super) struct Convolution {
    /// Input channels, rounded up to whole groups.
    pub(super) inputs: usize,
    pub(super) shift: u32,
    pub(super) factors: Vec<i32>,
    pub(super) biases: Vec<i32>,
    /// In the order in which a kernel reads them, [`LANES`] outputs after the other.
    pub(super) weights: Vec<i8>,
    /// The same in the order in which plain arithmetic reads them.
    pub(super) plain: Vec<i8>,
}

/// A layer in which every input counts for every output.
#[derive(Clone, Debug)]
pub(super) struct Dense {
    pub(super) inputs: usize,
    pub(super) shift: u32,
    pub(super) biases: Vec<i32>,
    /// The weights of an output after those of the other.
    pub(super) weights: Vec<i16>,
}

/// The board with a border of nothing, so that every cell has six neighbors to read.
#[derive(Clone, Debug)]
pub(super) struct PaddedGrid {
    pub(super) size: usize,
    /// The board's cells row by row.
    cells: Vec<u32>,
    /// The same in pieces of a row: the first cell of each, and how many there are.
    pieces: Vec<(u32, u32)>,
    taps: [isize; TAPS],
    /// Cells in all.
    pub(super) area: usize,
}

impl PaddedGrid {
    pub(super) fn new(size: usize) -> Self {
        let stride = size + 2;
        let number = |row: usize, col: usize| ((row + 1) * stride + col + 1) as u32;
        let cells = (0..size * size).map(|index| number(index / size, index % size)).collect();
        // As few pieces as there can be, and as even: what is short keeps no processor busy.
        let count = size.div_ceil(CHUNK);
        let cut = |piece: usize| piece * size / count;
        let in_row = |row| (0..count).map(move |piece| (number(row, cut(piece)), (cut(piece + 1) - cut(piece)) as u32));
        let pieces = (0..size).flat_map(in_row).collect();
        let row = stride as isize;
        let taps = [-row, 1 - row, -1, 0, 1, row - 1, row];
        Self { size, cells, pieces, taps, area: (size + 2) * stride }
    }

    /// The numbers of the board's cells in the grid, row by row.
    pub(super) fn cells(&self) -> &[u32] {
        &self.cells
    }
}

impl Convolution {
    /// Gives `done` the outputs of each cell of the grid, [`LANES`] at a time: cell, first output, outputs.
    #[inline(always)]
    pub(super) fn apply<K: Kernel>(
        &self,
        grid: &PaddedGrid,
        input: &[u8],
        mut done: impl FnMut(usize, usize, &[i32; LANES]),
    ) {
        let groups = self.inputs / GROUP;
        let mut sums: Sums = [[0; LANES]; CHUNK];
        let blocks = |weights| <[i8]>::chunks_exact(weights, TAPS * self.inputs * LANES);
        for (block, (weights, plain)) in blocks(&self.weights).zip(blocks(&self.plain)).enumerate() {
            let first = block * LANES;
            let factors = self.factors[first..].first_chunk().expect("a factor for every output");
            let biases = self.biases[first..].first_chunk().expect("a bias for every output");
            for &(start, count) in &grid.pieces {
                let (start, count) = (start as usize, count as usize);
                K::sums(ChunkWork { input, groups, weights, plain, first: start, count, taps: &grid.taps }, &mut sums);
                for (cell, sums) in sums[..count].iter_mut().enumerate() {
                    scale(sums, factors, biases, self.shift);
                    done(start + cell, first, sums);
                }
            }
        }
    }
}

#[inline(always)]
fn scale(sums: &mut [i32; LANES], factors: &[i32; LANES], biases: &[i32; LANES], shift: u32) {
    for ((sum, &factor), &bias) in sums.iter_mut().zip(factors).zip(biases) {
        *sum = ((*sum >> SHED) * factor + bias) >> shift;
    }
}

impl Dense {
    /// One output.
    #[inline(always)]
    pub(super) fn output(&self, number: usize, inputs: &[i32]) -> i32 {
        let weights = &self.weights[number * self.inputs..][..self.inputs];
        let sum: i32 = inputs.iter().zip(weights).map(|(&input, &weight)| input * i32::from(weight)).sum();
        (sum + self.biases[number]) >> self.shift
    }

    /// All outputs.
    #[inline(always)]
    pub(super) fn apply(&self, inputs: &[i32], outputs: &mut Vec<i32>) {
        outputs.clear();
        outputs.extend((0..self.biases.len()).map(|number| self.output(number, inputs)));
    }
}

/// Mean and largest of each channel over the board, in steps of a stream.
#[inline(always)]
pub(super) fn pool(grid: &PaddedGrid, channels: usize, values: &[u8], out: &mut Vec<i32>) {
    out.clear();
    out.resize(2 * channels, 0);
    let (sums, tops) = out.split_at_mut(channels);
    for &cell in grid.cells() {
        let values = &values[cell as usize * channels..][..channels];
        for ((&value, sum), top) in values.iter().zip(&mut *sums).zip(&mut *tops) {
            *sum += i32::from(value);
            *top = (*top).max(i32::from(value));
        }
    }
    let count = (grid.size * grid.size) as i32;
    for (sum, top) in sums.iter_mut().zip(tops) {
        *sum = ((*sum << EXTRA) + count / 2) / count;
        *top <<= EXTRA;
    }
}
