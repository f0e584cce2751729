//! A small deterministic generator of numbers.

/// Pseudo-random numbers from a seed: the same seed gives the same numbers everywhere, forever.
///
/// `SplitMix64` (Steele, Lea and Flood 2014). Nothing here is random: whoever wants surprise brings a seed from outside.
///
/// ```
/// use jogada_rules::Dice;
///
/// let (mut one, mut other) = (Dice::new(7), Dice::new(7));
/// assert_eq!(one.roll(), other.roll());
/// assert!(one.below(6) < 6);
/// ```
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Numbers that depend on `seed` alone.
    #[inline]
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 bits.
    #[inline]
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut bits = self.0;
        bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        bits ^ (bits >> 31)
    }

    /// A number from 0 to `limit` − 1. The bias of multiply-shift is below 2⁻³² for the sizes games have.
    #[inline]
    pub const fn below(&mut self, limit: usize) -> usize {
        ((self.roll() as u128 * limit as u128) >> 64) as usize
    }

    /// One of `items`, or `None` if there are none.
    #[inline]
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> Option<&'a T> {
        if items.is_empty() { None } else { Some(&items[self.below(items.len())]) }
    }

    /// Puts `items` in random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last + 1));
        }
    }
}
