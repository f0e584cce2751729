//! Weights as they lie in a file, read with care: a damaged or foreign file is refused, with the place.

use thiserror::Error;

use super::kernel::{GROUP, LANES, TAPS};
use super::layer::{Convolution, Dense};

/// What a file of weights starts with.
const MAGIC: [u8; 8] = *b"jogahexn";
/// The version of the layout that is read.
const VERSION: u32 = 2;
/// Planes that the net sees.
pub(super) const PLANES: usize = 3;
/// The most blocks that a file may ask for.
const MOST_BLOCKS: usize = 64;
/// The most channels that a file may ask for.
const MOST_CHANNELS: usize = 256;
/// Beyond this a factor or a bias could overflow a sum.
const MOST_FACTOR: i32 = 4095;
/// Likewise.
const MOST_BIAS: i32 = 1 << 29;

/// Why bytes are no net.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// Other bytes stand where the name of the format should.
    #[error("this is not a file of Hex weights: its first 8 bytes are others")]
    Foreign,
    /// A layout that this program does not know.
    #[error("byte 8: version {0} of the layout is not known here, only version {VERSION}")]
    Version(u32),
    /// A number that cannot be.
    #[error("byte {place}: {value} is out of range for {what}")]
    Range {
        /// Where it stands.
        place: usize,
        /// What it should be.
        what: &'static str,
        /// What it is.
        value: i64,
    },
    /// The file ends too early.
    #[error("byte {0}: the file ends within a layer")]
    Short(usize),
    /// The file goes on where it should end.
    #[error("byte {0}: something follows the last layer")]
    Long(usize),
    /// The bytes are not those that were written.
    #[error("byte 20: the checksum is {stated:016x}, but the layers have {found:016x}: the file is damaged")]
    Checksum {
        /// What the file says.
        stated: u64,
        /// What its bytes give.
        found: u64,
    },
}

/// Reads numbers one after the other.
#[derive(Debug)]
pub(super) struct WeightReader<'a> {
    bytes: &'a [u8],
    place: usize,
}

impl<'a> WeightReader<'a> {
    /// Reads the head of a file: blocks and channels, and what follows.
    pub(super) fn open(bytes: &'a [u8]) -> Result<(usize, usize, Self), WeightsError> {
        let mut reader = Self { bytes, place: 0 };
        if reader.array::<8>() != Ok(MAGIC) {
            return Err(WeightsError::Foreign);
        }
        let version = u32::from_le_bytes(reader.array()?);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let blocks = reader.number("blocks", 0, MOST_BLOCKS as i32)? as usize;
        let channels = reader.number("channels", LANES as i32, MOST_CHANNELS as i32)? as usize;
        if !channels.is_multiple_of(LANES) {
            let value = channels as i64;
            return Err(WeightsError::Range { place: reader.place - 4, what: "channels", value });
        }
        let stated = u64::from_le_bytes(reader.array()?);
        let found = checksum(&bytes[reader.place..]);
        if stated != found {
            return Err(WeightsError::Checksum { stated, found });
        }
        Ok((blocks, channels, reader))
    }

    pub(super) const fn close(&self) -> Result<(), WeightsError> {
        if self.place == self.bytes.len() { Ok(()) } else { Err(WeightsError::Long(self.place)) }
    }

    fn take(&mut self, count: usize) -> Result<&'a [u8], WeightsError> {
        let taken = self.bytes.get(self.place..self.place + count).ok_or(WeightsError::Short(self.place))?;
        self.place += count;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], WeightsError> {
        Ok(*self.take(N)?.first_chunk().expect("as many were taken"))
    }

    fn number(&mut self, what: &'static str, least: i32, most: i32) -> Result<i32, WeightsError> {
        let (place, value) = (self.place, i32::from_le_bytes(self.array()?));
        if (least..=most).contains(&value) {
            Ok(value)
        } else {
            Err(WeightsError::Range { place, what, value: i64::from(value) })
        }
    }

    fn numbers(&mut self, what: &'static str, count: usize, most: i32) -> Result<Vec<i32>, WeightsError> {
        (0..count).map(|_| self.number(what, -most, most)).collect()
    }

    pub(super) fn convolution(&mut self, inputs: usize, outputs: usize) -> Result<Convolution, WeightsError> {
        let shift = self.number("a shift", 0, 24)? as u32;
        let factors = self.numbers("a factor", outputs, MOST_FACTOR)?;
        let biases = self.numbers("a bias", outputs, MOST_BIAS)?;
        let weights = self.take(outputs * TAPS * inputs)?;
        let padded = inputs.next_multiple_of(GROUP);
        let mut ordered = vec![0; outputs * TAPS * padded];
        let mut plain = ordered.clone();
        for (index, &weight) in weights.iter().enumerate() {
            let (output, tap, input) = (index / (TAPS * inputs), index / inputs % TAPS, index % inputs);
            let start = (output / LANES * TAPS + tap) * padded * LANES;
            // The one value that a signed byte has too much: pairs of products must fit 16 bits.
            let weight = (weight as i8).max(-127);
            let group = start + input / GROUP * GROUP * LANES;
            ordered[group + output % LANES * GROUP + input % GROUP] = weight;
            plain[start + input * LANES + output % LANES] = weight;
        }
        Ok(Convolution { inputs: padded, shift, factors, biases, weights: ordered, plain })
    }

    pub(super) fn dense(&mut self, inputs: usize, outputs: usize) -> Result<Dense, WeightsError> {
        let shift = self.number("a shift", 0, 24)? as u32;
        let biases = self.numbers("a bias", outputs, MOST_BIAS)?;
        let weights = (0..inputs * outputs).map(|_| self.weight()).collect::<Result<_, _>>()?;
        Ok(Dense { inputs, shift, biases, weights })
    }

    fn weight(&mut self) -> Result<i16, WeightsError> {
        let (place, weight) = (self.place, i16::from_le_bytes(self.array()?));
        if i32::from(weight).abs() <= MOST_FACTOR {
            Ok(weight)
        } else {
            Err(WeightsError::Range { place, what: "a weight", value: i64::from(weight) })
        }
    }
}

/// Bytes before the first layer.
#[cfg(test)]
pub(super) const HEAD: usize = 28;

/// A file of these layers.
#[cfg(test)]
pub(super) fn with_head(blocks: u32, channels: u32, layers: &[u8]) -> Vec<u8> {
    let numbers = [VERSION, blocks, channels].map(u32::to_le_bytes).concat();
    [&MAGIC[..], &numbers, &checksum(layers).to_le_bytes(), layers].concat()
}

/// FNV-1a with 64 bits.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
