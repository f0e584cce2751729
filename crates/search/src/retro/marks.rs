//! A set of numbers that is filled in any order and emptied in theirs.

/// Marks for the numbers from 0 up to a count.
#[derive(Debug)]
pub(super) struct Marks {
    bits: Vec<u64>,
    /// A bit for each word of those that may have any, so that a few marks among many numbers are found soon.
    filled: Vec<u64>,
    /// No mark is in a word of `filled` before this one.
    first: usize,
}

impl Marks {
    pub(super) fn none(count: u64) -> Self {
        let words = count.div_ceil(64);
        let filled = vec![0; words.div_ceil(64) as usize];
        Self { bits: vec![0; words as usize], first: filled.len(), filled }
    }

    #[inline]
    pub(super) fn set(&mut self, number: u64) {
        let word = (number / 64) as usize;
        self.bits[word] |= 1 << (number % 64);
        self.filled[word / 64] |= 1 << (word % 64);
        self.first = self.first.min(word / 64);
    }

    /// Takes marks out, the least number first, as long as `each` says so. Says whether any are left.
    pub(super) fn take_while(&mut self, mut each: impl FnMut(u64) -> bool) -> bool {
        while let Some(group) = self.filled.get(self.first).copied() {
            if group == 0 {
                self.first += 1;
                continue;
            }
            let word = self.first * 64 + group.trailing_zeros() as usize;
            while self.bits[word] != 0 {
                let number = word as u64 * 64 + u64::from(self.bits[word].trailing_zeros());
                self.bits[word] &= self.bits[word] - 1;
                if !each(number) {
                    return true;
                }
            }
            self.filled[self.first] &= self.filled[self.first] - 1;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::Marks;

    #[test]
    fn marks_come_out_in_order_and_once() {
        let mut marks = Marks::none(10_000);
        let numbers = [9_999, 0, 64, 63, 5_000, 4_096, 4_095, 0];
        for number in numbers {
            marks.set(number);
        }
        let mut taken = Vec::new();
        assert!(marks.take_while(|number| {
            taken.push(number);
            taken.len() < 3
        }));
        marks.set(1);
        assert!(!marks.take_while(|number| {
            taken.push(number);
            true
        }));
        assert_eq!(taken, [0, 63, 64, 1, 4_095, 4_096, 5_000, 9_999]);
        assert!(!marks.take_while(|_| unreachable!("there are none left")));
    }
}
