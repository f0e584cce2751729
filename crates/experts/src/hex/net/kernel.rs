//! The inner loop of a convolution: up to eight cells of a row at a time, 32 output channels of each.
//!
//! Inputs have seven bits and weights eight, so that not even a pair of products overflows 16 bits: every way to add
//! them up gives the same bits, and the fastest that the processor has may be taken.

/// The most cells that a kernel works on at a time.
pub(super) const CHUNK: usize = 8;
/// Output channels that a kernel works on at a time.
pub(super) const LANES: usize = 32;
/// Input channels that lie in one word.
pub(super) const GROUP: usize = 4;
/// A cell and the six that touch it.
pub(super) const TAPS: usize = 7;

/// The sums of a chunk, cell by cell.
pub(super) type Sums = [[i32; LANES]; CHUNK];

/// What a chunk is made of.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChunkWork<'a> {
    /// Channels of each cell of the grid, cell by cell; each at most 127.
    pub(super) input: &'a [u8],
    /// Input channels over [`GROUP`].
    pub(super) groups: usize,
    /// For each tap, each group and each output channel the weights of the group's four input channels.
    pub(super) weights: &'a [i8],
    /// The same for each tap, each input channel and each output channel.
    pub(super) plain: &'a [i8],
    /// The number of the first cell in the grid; the others lie beside it in its row.
    pub(super) first: usize,
    /// How many cells there are, 1 to [`CHUNK`].
    pub(super) count: usize,
    /// How far in the grid it is to the cell of each tap.
    pub(super) taps: &'a [isize; TAPS],
}

impl ChunkWork<'_> {
    /// Where the channels of a cell's neighbor start.
    #[inline(always)]
    pub(super) fn start(&self, cell: usize, tap: usize) -> usize {
        (self.first + cell).wrapping_add_signed(self.taps[tap]) * self.groups * GROUP
    }
}

/// One way to add up.
pub(super) trait Kernel {
    /// The sums of a chunk.
    fn sums(work: ChunkWork<'_>, sums: &mut Sums);
}

/// Plain arithmetic, for any processor.
#[derive(Debug)]
pub(super) struct Portable;

impl Kernel for Portable {
    #[inline(always)]
    fn sums(work: ChunkWork<'_>, sums: &mut Sums) {
        let inputs = work.groups * GROUP;
        for (cell, sums) in sums[..work.count].iter_mut().enumerate() {
            *sums = [0; LANES];
            for (tap, weights) in work.plain.chunks_exact(inputs * LANES).enumerate() {
                let input = &work.input[work.start(cell, tap)..][..inputs];
                for (&value, weights) in input.iter().zip(weights.as_chunks().0) {
                    add(value, weights, sums);
                }
            }
        }
    }
}

#[inline(always)]
fn add(value: u8, weights: &[i8; LANES], sums: &mut [i32; LANES]) {
    // About half of the inputs are 0 after a ReLU.
    if value != 0 {
        for (sum, &weight) in sums.iter_mut().zip(weights) {
            // Seven bits by eight: the product fits 16, which vectors multiply fastest.
            *sum += i32::from(i16::from(value) * i16::from(weight));
        }
    }
}
