//! Which surroundings leave a cell dead, worked out by trying all that can still happen around it.
//!
//! A cell is of use to a side only where it joins two of its stones around it that are not joined already. Going round the
//! cell, the stones of a side form runs of neighbors, and a run hangs together by itself. So in a full ring the cell
//! matters only where a side has two runs — and then the other side has two as well. A ring with empty places is dead if
//! every way of filling it is.

use std::sync::LazyLock;

use jogada_rules::Side;

/// What lies in the six directions from a cell: two bits each, nothing or the number of a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(in crate::hex) struct Surroundings(u16);

impl Surroundings {
    /// With a stone or edge of `side` in that direction.
    #[inline]
    pub(in crate::hex) const fn with(self, direction: usize, side: Side) -> Self {
        Self(self.0 | ((side.number() as u16) << (2 * direction)))
    }

    const fn owner(self, direction: usize) -> u16 {
        self.0 >> (2 * direction) & 3
    }
}

/// How many surroundings there are, those with no meaning included.
const COUNT: usize = 1 << 12;

/// For all surroundings whether they leave a cell dead.
#[derive(Debug)]
pub(in crate::hex) struct DeadPatterns([u64; COUNT / 64]);

impl DeadPatterns {
    #[inline]
    pub(in crate::hex) const fn is_dead(&self, around: Surroundings) -> bool {
        let index = around.0 as usize;
        self.0[index / 64] >> (index % 64) & 1 != 0
    }

    /// Tries everything.
    fn generate() -> Self {
        let mut patterns = Self([0; COUNT / 64]);
        for index in 0..COUNT {
            let around = Surroundings(index as u16);
            let has_meaning = (0..6).all(|direction| around.owner(direction) != 3);
            patterns.0[index / 64] |= u64::from(has_meaning && is_dead_however_filled(around)) << (index % 64);
        }
        patterns
    }
}

/// The patterns, made when first asked for.
pub(in crate::hex) fn dead_patterns() -> &'static DeadPatterns {
    static PATTERNS: LazyLock<DeadPatterns> = LazyLock::new(DeadPatterns::generate);
    &PATTERNS
}

fn is_dead_however_filled(around: Surroundings) -> bool {
    match (0..6).find(|&direction| around.owner(direction) == 0) {
        Some(empty) => Side::BOTH.into_iter().all(|side| is_dead_however_filled(around.with(empty, side))),
        None => changes_around(around) <= 2,
    }
}

/// How often the owner changes on the way round: twice as often as a side has runs.
fn changes_around(around: Surroundings) -> usize {
    (0..6).filter(|&direction| around.owner(direction) != around.owner((direction + 1) % 6)).count()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether stones of `side` around a cell are joined with each other by stones and edges around it alone.
    fn are_joined(owners: [u8; 6], side: Side) -> bool {
        let own: Vec<usize> = (0..6).filter(|&place| owners[place] == side.number()).collect();
        let Some(&start) = own.first() else { return true };
        let mut reached = vec![start];
        let mut next = 0;
        while next < reached.len() {
            for step in [1, 5] {
                let place = (reached[next] + step) % 6;
                if owners[place] == side.number() && !reached.contains(&place) {
                    reached.push(place);
                }
            }
            next += 1;
        }
        reached.len() == own.len()
    }

    /// The same as the patterns say, found another way: every ring of six is filled in every way, and the cell is dead
    /// if neither side ever has stones around it that only the cell could join.
    #[test]
    fn the_patterns_are_those_that_exhausting_the_neighborhood_proves() {
        let mut dead = 0;
        for code in 0..3usize.pow(6) {
            let owners: [u8; 6] = std::array::from_fn(|place| (code / 3usize.pow(place as u32) % 3) as u8);
            let around = owners.iter().enumerate().fold(Surroundings::default(), |around, (place, &owner)| {
                Side::from_number(owner).map_or(around, |side| around.with(place, side))
            });
            let empty: Vec<usize> = (0..6).filter(|&place| owners[place] == 0).collect();
            let is_dead = (0..1u32 << empty.len()).all(|filling| {
                let mut full = owners;
                for (bit, &place) in empty.iter().enumerate() {
                    full[place] = 1 + (filling >> bit & 1) as u8;
                }
                Side::BOTH.iter().all(|&side| are_joined(full, side))
            });
            assert_eq!(dead_patterns().is_dead(around), is_dead, "{owners:?}");
            dead += usize::from(is_dead);
        }
        assert!((100..400).contains(&dead), "{dead}");
    }
}
