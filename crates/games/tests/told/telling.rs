//! One number of whatever was said.

use std::fmt::{self, Debug, Write};

use jogada_rules::{BoardStyle, Dice};

/// Hears everything, and keeps one number of it.
#[derive(Debug, Default)]
pub(crate) struct Telling(u64);

/// Odd, and with its bits well spread.
const SPREAD: u64 = 0x9E37_79B9_7F4A_7C15;

impl Write for Telling {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(SPREAD).rotate_left(29);
        }
        Ok(())
    }
}

impl Telling {
    /// Hears one thing more.
    pub(crate) fn tell(&mut self, what: impl Debug) {
        write!(self, "{what:?};").expect("a number takes everything in");
    }
}

/// The number of all that is told.
pub(crate) fn told(tell: impl FnOnce(&mut Telling)) -> u64 {
    let mut telling = Telling::default();
    tell(&mut telling);
    telling.0
}

/// All the ways to draw a board in text.
pub(crate) const STYLES: [BoardStyle; 4] = [
    BoardStyle { ascii: false, color: false },
    BoardStyle { ascii: false, color: true },
    BoardStyle { ascii: true, color: false },
    BoardStyle { ascii: true, color: true },
];

/// What the texts of all games are made of, and some that belong in none.
const LETTERS: &str = " ./,;:()-#>*=!?0123456789abcdhtvxosulrXOé";

/// The text with a letter taken out, put in or exchanged, once or more often; or cut off.
pub(crate) fn spoiled(text: &str, dice: &mut Dice) -> String {
    let letters: Vec<char> = LETTERS.chars().collect();
    let mut spoiled: Vec<char> = text.chars().collect();
    for _ in 0..=dice.below(3) {
        let (at, letter) = (dice.below(spoiled.len() + 1), letters[dice.below(letters.len())]);
        match (dice.below(7), spoiled.get(at).copied()) {
            (0, _) => spoiled.truncate(at),
            (1 | 2, Some(_)) => drop(spoiled.remove(at)),
            (3, Some(twice)) => spoiled.insert(at, twice),
            (4, _) => spoiled.insert(at, letter),
            (_, Some(_)) => spoiled[at] = letter,
            (_, None) => spoiled.push(letter),
        }
    }
    spoiled.into_iter().collect()
}

#[test]
fn another_word_and_another_order_are_told_as_another_number() {
    let number = |words: &[&str]| told(|telling| words.iter().for_each(|word| telling.tell(word)));
    assert_eq!(number(&["one", "two"]), number(&["one", "two"]));
    assert_ne!(number(&["one", "two"]), number(&["two", "one"]));
    assert_ne!(number(&["one", "two"]), number(&["onet", "wo"]));
}
