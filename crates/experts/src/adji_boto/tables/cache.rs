//! Blocks that were unpacked lately.

use std::sync::{Mutex, PoisonError};

/// A block stays until another one needs its place. Blocks that are numbered one after the other have places of their
/// own as long as there are any.
#[derive(Debug)]
pub(super) struct Cache {
    places: Vec<Mutex<Option<Block>>>,
}

#[derive(Debug)]
struct Block {
    name: u64,
    codes: Vec<u8>,
}

impl Cache {
    pub(super) fn new(places: usize) -> Self {
        Self { places: (0..places.max(1)).map(|_| Mutex::new(None)).collect() }
    }

    /// A code of the block with that name, which `unpack` fetches if it is not here.
    #[inline]
    pub(super) fn code<E>(
        &self,
        name: u64,
        index: usize,
        unpack: impl FnOnce() -> Result<Vec<u8>, E>,
    ) -> Result<u8, E> {
        let place = &self.places[(name % self.places.len() as u64) as usize];
        let mut place = place.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(block) = place.as_ref().filter(|block| block.name == name) {
            return Ok(block.codes[index]);
        }
        let codes = unpack()?;
        let code = codes[index];
        *place = Some(Block { name, codes });
        Ok(code)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// With fewer places than blocks each code is still that of the block it was asked of, and neighbors do not push each
    /// other out.
    #[test]
    fn what_is_told_of_blocks_that_share_places() {
        let (cache, mut unpacked) = (Cache::new(3), Vec::new());
        for name in [0, 1, 2, 2, 1, 0, 3, 0, 4, 5, 3, 1, 9, 0] {
            for index in [0, 1] {
                let mut unpack = || {
                    unpacked.push(name);
                    Ok::<_, ()>(vec![name as u8, 100 + name as u8])
                };
                assert_eq!(cache.code(name, index, &mut unpack), Ok([name as u8, 100 + name as u8][index]));
            }
        }
        assert_eq!(unpacked, [0, 1, 2, 3, 0, 4, 5, 3, 1, 9, 0]);
        assert_eq!(Cache::new(0).code(7, 0, || Err("damaged")), Err("damaged"));
    }
}
