//! Words for one worker, as timely carries them.

use std::io::Write;

use timely::Accountable;
use timely::bytes::arc::Bytes;
use timely::communication::Push;
use timely::dataflow::channels::pushers::exchange::Distributor;
use timely::dataflow::channels::{ContainerBytes, Message};

/// Words, and for whom they are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Letter {
    pub(crate) to: usize,
    pub(crate) words: Vec<u64>,
}

impl Accountable for Letter {
    fn record_count(&self) -> i64 {
        self.words.len() as i64
    }
}

impl ContainerBytes for Letter {
    fn from_bytes(bytes: Bytes) -> Self {
        let words = bytes.chunks_exact(8).map(|word| u64::from_le_bytes(word.try_into().expect("eight bytes")));
        // Who reads it is whom it was for.
        Self { to: 0, words: words.collect() }
    }

    fn length_in_bytes(&self) -> usize {
        self.words.len() * 8
    }

    fn into_bytes<W: Write>(&self, writer: &mut W) {
        let mut bytes = [0; 4096];
        for words in self.words.chunks(bytes.len() / 8) {
            for (place, word) in bytes.chunks_exact_mut(8).zip(words) {
                place.copy_from_slice(&word.to_le_bytes());
            }
            writer.write_all(&bytes[..words.len() * 8]).expect("timely has room for as much as it asked for");
        }
    }
}

/// Brings letters to whom they are for, whole.
pub(crate) struct Postman;

impl Distributor<Letter> for Postman {
    fn partition<T: Clone, P: Push<Message<T, Letter>>>(&mut self, letter: &mut Letter, time: &T, pushers: &mut [P]) {
        let to = letter.to;
        Message::push_at(letter, time.clone(), &mut pushers[to]);
    }

    fn flush<T: Clone, P: Push<Message<T, Letter>>>(&mut self, _: &T, _: &mut [P]) {}
}

#[cfg(test)]
mod tests {
    use timely::bytes::arc::BytesMut;

    use super::*;

    #[test]
    fn words_arrive_as_they_were_sent() {
        for count in [0, 1, 511, 512, 513, 5000] {
            let letter =
                Letter { to: 0, words: (0..count).map(|word: u64| word.wrapping_mul(0x9E37_79B9_7F4A_7C15)).collect() };
            let mut bytes = Vec::new();
            letter.into_bytes(&mut bytes);
            assert_eq!(bytes.len(), letter.length_in_bytes());
            assert_eq!(Letter::from_bytes(BytesMut::from(bytes).freeze()), letter);
        }
    }
}
