//! Nets of random weights, for tests that hold whatever the net is.

use jogada_rules::Dice;

use super::kernel::{LANES, TAPS};
use super::tables::shares;
use super::weights::{PLANES, with_head};
use super::{HIDDEN, Net, Opinion};

/// A net of random weights.
pub(in crate::hex) fn net(blocks: usize, channels: usize, seed: u64) -> Net {
    Net::read(&random_file(blocks, channels, seed)).expect("a sound file")
}

/// What a net would think that gives the cells these logits, of which 512 are a factor of e.
pub(in crate::hex) fn opinion(logits: impl IntoIterator<Item = i32>) -> Opinion {
    let mut opinion = Opinion { logits: logits.into_iter().collect(), ..Opinion::default() };
    shares(&opinion.logits, &mut opinion.policy);
    opinion
}

/// A file of random weights.
pub(super) fn random_file(blocks: usize, channels: usize, seed: u64) -> Vec<u8> {
    let mut dice = Dice::new(seed);
    let mut layers = Vec::new();
    convolution(&mut layers, &mut dice, PLANES, channels, 5);
    for block in 0..blocks {
        convolution(&mut layers, &mut dice, channels, channels, 14);
        convolution(&mut layers, &mut dice, channels, channels, 12);
        if block % 2 == 1 {
            dense(&mut layers, &mut dice, 2 * channels, channels);
        }
    }
    convolution(&mut layers, &mut dice, channels, LANES, 14);
    dense(&mut layers, &mut dice, LANES, 1);
    convolution(&mut layers, &mut dice, channels, LANES, 14);
    dense(&mut layers, &mut dice, 2 * LANES, HIDDEN);
    dense(&mut layers, &mut dice, HIDDEN, 1);
    with_head(blocks as u32, channels as u32, &layers)
}

fn convolution(out: &mut Vec<u8>, dice: &mut Dice, inputs: usize, outputs: usize, shift: i32) {
    let mut numbers = vec![shift];
    numbers.extend((0..outputs).map(|_| 20 + dice.below(60) as i32));
    numbers.extend((0..outputs).map(|_| dice.below(1 << 16) as i32 - (1 << 15)));
    out.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
    out.extend((0..outputs * inputs * TAPS).map(|_| dice.roll() as u8));
}

fn dense(out: &mut Vec<u8>, dice: &mut Dice, inputs: usize, outputs: usize) {
    out.extend(8i32.to_le_bytes());
    out.extend((0..outputs).flat_map(|_| (dice.below(1000) as i32 - 500).to_le_bytes()));
    out.extend((0..inputs * outputs).flat_map(|_| (dice.below(201) as i16 - 100).to_le_bytes()));
}
