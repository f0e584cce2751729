//! A net that looks at a position and says where to play and who will win.
//!
//! A convolutional residual net over the cells and their six neighbors, with pooling over the whole board in every
//! other block, so that one set of weights serves every board. It was trained by the games of this program alone. All
//! of it is integer arithmetic: weights of eight bits, activations of seven, sums of 32; so every processor comes to
//! the same bits, and what follows uses nothing but basic arithmetic, which is the same everywhere too.

#![expect(clippy::inline_always, reason = "all that a kernel takes part in must be compiled for its processor")]

mod kernel;
mod layer;
#[cfg(test)]
pub(super) mod made_up;
mod simd;
mod tables;
mod weights;

use std::sync::LazyLock;

use kernel::{Kernel, LANES};
use layer::{Convolution, Dense, EXTRA, PaddedGrid, SHED, TOP, pool};
use simd::KernelTask;
use weights::{PLANES, WeightReader};

use super::perspective::{Perspective, Stone};
pub use simd::InstructionSet;
pub use weights::WeightsError;

/// Neurons between pooling and the value.
const HIDDEN: usize = 64;
/// Their largest output.
const HIDDEN_TOP: i32 = 4095;

/// The weights of a net, ready to be used.
#[derive(Clone, Debug)]
pub struct Net {
    channels: usize,
    stem: Convolution,
    blocks: Vec<Block>,
    policy: Convolution,
    policy_out: Dense,
    value: Convolution,
    value_hidden: Dense,
    value_out: Dense,
    way: InstructionSet,
}

/// Two convolutions whose result is added to the stream.
#[derive(Clone, Debug)]
struct Block {
    inner: Convolution,
    outer: Convolution,
    /// What the whole board says to each cell.
    broadcast: Option<Dense>,
}

/// What the net says about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Opinion {
    /// What the side to move may expect, from −1 to 1.
    pub value: f32,
    /// How much each cell is worth looking at, in the perspective's order; 0 where a stone lies, 1 in all.
    pub policy: Vec<f32>,
    logits: Vec<i32>,
}

impl Opinion {
    /// The policy at another temperature, in hundredths: below 100 its favorites gain, above they lose.
    pub fn tempered(&self, hundredths: u32) -> Vec<f32> {
        tables::tempered(&self.logits, hundredths)
    }
}

/// Room to compute in, for boards of one size.
#[derive(Clone, Debug)]
pub struct Scratch {
    grid: PaddedGrid,
    planes: Vec<u8>,
    stream: Vec<i16>,
    active: Vec<u8>,
    inner: Vec<u8>,
    /// What a head makes of it; apart, for it has a width of its own and what lies around the board must stay 0.
    head: Vec<u8>,
    pooled: Vec<i32>,
    hidden: Vec<i32>,
}

/// The weights of this version.
static STANDARD: LazyLock<Net> =
    LazyLock::new(|| Net::read(include_bytes!("net/hex.weights")).expect("a test reads the file that is built in"));

impl Net {
    /// The net that was trained for this version.
    pub fn standard() -> &'static Self {
        &STANDARD
    }

    /// The net whose weights `bytes` are.
    pub fn read(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (count, channels, mut reader) = WeightReader::open(bytes)?;
        let stem = reader.convolution(PLANES, channels)?;
        let blocks = (0..count).map(|number| Block::read(&mut reader, number, channels)).collect::<Result<_, _>>()?;
        let net = Self {
            channels,
            stem,
            blocks,
            policy: reader.convolution(channels, LANES)?,
            policy_out: reader.dense(LANES, 1)?,
            value: reader.convolution(channels, LANES)?,
            value_hidden: reader.dense(2 * LANES, HIDDEN)?,
            value_out: reader.dense(HIDDEN, 1)?,
            way: InstructionSet::best(),
        };
        reader.close()?;
        Ok(net)
    }

    /// The same net computed in another way, which makes no difference but to the time.
    pub fn computed(self, way: InstructionSet) -> Self {
        assert!(InstructionSet::available().contains(&way), "the processor has to have it");
        Self { way, ..self }
    }

    /// Looks at a position.
    pub fn look(&self, perspective: &Perspective, scratch: &mut Scratch, opinion: &mut Opinion) {
        self.way.run(Look { net: self, perspective, scratch, opinion });
    }
}

impl Block {
    fn read(reader: &mut WeightReader<'_>, number: usize, channels: usize) -> Result<Self, WeightsError> {
        Ok(Self {
            inner: reader.convolution(channels, channels)?,
            outer: reader.convolution(channels, channels)?,
            broadcast: if number % 2 == 1 { Some(reader.dense(2 * channels, channels)?) } else { None },
        })
    }
}

impl Scratch {
    /// Room for `net` to look at boards of `size`.
    pub fn new(net: &Net, size: usize) -> Self {
        let grid = PaddedGrid::new(size);
        let area = grid.area;
        Self {
            planes: vec![0; area * (PLANES + 1)],
            stream: vec![0; area * net.channels],
            active: vec![0; area * net.channels],
            inner: vec![0; area * net.channels],
            head: vec![0; area * LANES],
            pooled: Vec::new(),
            hidden: Vec::new(),
            grid,
        }
    }
}

struct Look<'a> {
    net: &'a Net,
    perspective: &'a Perspective,
    scratch: &'a mut Scratch,
    opinion: &'a mut Opinion,
}

impl KernelTask for Look<'_> {
    type Output = ();

    #[inline(always)]
    fn run<K: Kernel>(self) {
        let Self { net, perspective, scratch, opinion } = self;
        assert_eq!(perspective.size(), scratch.grid.size, "a scratch is for boards of one size");
        draw(perspective, scratch);
        begin::<K>(net, scratch);
        for block in &net.blocks {
            step::<K>(net, block, scratch);
        }
        judge::<K>(net, perspective, scratch, opinion);
        expect::<K>(net, scratch, opinion);
    }
}

/// What stands for a whole one on a plane: what sums lose before they are multiplied, so that the first layer loses nothing.
/// Rounding there would be the same for every empty place, and add up over the board.
const DRAWN: u8 = 1 << SHED;

/// Draws the position, with a ring of stones: what lies beyond an edge belongs to who wants to get there.
#[inline(always)]
fn draw(perspective: &Perspective, scratch: &mut Scratch) {
    let (size, stride) = (perspective.size(), perspective.size() + 2);
    let mut put = |row: usize, col: usize, planes: [u8; PLANES]| {
        scratch.planes[(row * stride + col) * (PLANES + 1)..][..PLANES]
            .copy_from_slice(&planes.map(|drawn| drawn * DRAWN));
    };
    for along in 1..=size {
        put(0, along, [1, 0, 0]);
        put(size + 1, along, [1, 0, 0]);
        put(along, 0, [0, 1, 0]);
        put(along, size + 1, [0, 1, 0]);
    }
    put(0, size + 1, [1, 1, 0]);
    put(size + 1, 0, [1, 1, 0]);
    for (index, stone) in perspective.stones().iter().enumerate() {
        let planes = match stone {
            Stone::Mine => [1, 0, 0],
            Stone::Theirs => [0, 1, 0],
            Stone::None => [0, 0, 1],
        };
        put(index / size + 1, index % size + 1, planes);
    }
}

#[inline(always)]
fn begin<K: Kernel>(net: &Net, scratch: &mut Scratch) {
    let Scratch { grid, planes, stream, active, .. } = scratch;
    net.stem.apply::<K>(grid, planes, |cell, first, outputs| {
        let start = cell * net.channels + first;
        flow(&mut stream[start..start + LANES], &mut active[start..start + LANES], outputs, &[0; LANES], true);
    });
}

/// Adds to the stream, or starts it, and says what is active afterwards.
#[inline(always)]
fn flow(stream: &mut [i16], active: &mut [u8], outputs: &[i32; LANES], more: &[i32; LANES], anew: bool) {
    let (most, half) = (TOP << EXTRA, 1 << (EXTRA - 1));
    for (((stream, active), &output), &more) in stream.iter_mut().zip(active).zip(outputs).zip(more) {
        let before = if anew { 0 } else { i32::from(*stream) };
        let value = (before + output + more).clamp(0, most);
        *stream = value as i16;
        *active = ((value + half) >> EXTRA) as u8;
    }
}

#[inline(always)]
fn step<K: Kernel>(net: &Net, block: &Block, scratch: &mut Scratch) {
    let Scratch { grid, stream, active, inner, pooled, hidden, .. } = scratch;
    block.inner.apply::<K>(grid, active, |cell, first, outputs| activate(inner, cell * net.channels + first, outputs));
    hidden.clear();
    hidden.resize(net.channels, 0);
    if let Some(broadcast) = &block.broadcast {
        pool(grid, net.channels, inner, pooled);
        broadcast.apply(pooled, hidden);
    }
    block.outer.apply::<K>(grid, inner, |cell, first, outputs| {
        let start = cell * net.channels + first;
        let more = hidden[first..].first_chunk().expect("one for every output");
        flow(&mut stream[start..start + LANES], &mut active[start..start + LANES], outputs, more, false);
    });
}

#[inline(always)]
fn activate(out: &mut [u8], start: usize, outputs: &[i32; LANES]) {
    for (out, &output) in out[start..start + LANES].iter_mut().zip(outputs) {
        *out = output.clamp(0, TOP) as u8;
    }
}

/// Where to play.
#[inline(always)]
fn judge<K: Kernel>(net: &Net, perspective: &Perspective, scratch: &mut Scratch, opinion: &mut Opinion) {
    let Scratch { grid, active, head, .. } = scratch;
    net.policy.apply::<K>(grid, active, |cell, _, outputs| activate(head, cell * LANES, outputs));
    opinion.logits.clear();
    let mut inputs = [0; LANES];
    for (&cell, stone) in grid.cells().iter().zip(perspective.stones()) {
        if *stone == Stone::None {
            let values = &head[cell as usize * LANES..][..LANES];
            inputs.iter_mut().zip(values).for_each(|(input, &value)| *input = i32::from(value));
            opinion.logits.push(net.policy_out.output(0, &inputs));
        } else {
            opinion.logits.push(i32::MIN / 2);
        }
    }
    tables::shares(&opinion.logits, &mut opinion.policy);
}

/// Who will win.
#[inline(always)]
fn expect<K: Kernel>(net: &Net, scratch: &mut Scratch, opinion: &mut Opinion) {
    let Scratch { grid, active, head, pooled, hidden, .. } = scratch;
    net.value.apply::<K>(grid, active, |cell, _, outputs| activate(head, cell * LANES, outputs));
    pool(grid, LANES, head, pooled);
    net.value_hidden.apply(pooled, hidden);
    for value in &mut *hidden {
        *value = (*value).clamp(0, HIDDEN_TOP);
    }
    opinion.value = tables::expectation(net.value_out.output(0, hidden));
}

#[cfg(test)]
mod tests;
