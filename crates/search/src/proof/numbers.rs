//! Proof numbers: how many positions must at least be decided, and for the best, until the answer is known.

/// How far a position is from a yes and from a no.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbers {
    /// Positions that must turn out well for a yes.
    pub(super) proof: u32,
    /// Positions that must turn out badly for a no.
    pub(super) disproof: u32,
}

impl Numbers {
    /// Never.
    pub(super) const NEVER: u32 = (1 << 29) - 1;
    /// Unsolved numbers stay below this.
    const MOST: u32 = Self::NEVER - 1;
    /// A position that comes again on the way to it: nothing follows from that, so it is far from both.
    pub(super) const GOES_ROUND: Self = Self { proof: 1 << 27, disproof: 1 << 27 };
    /// A search for whose root a number reaches this is lost in play that goes round.
    pub(super) const HOPELESS: u32 = 1 << 26;

    pub(super) const YES: Self = Self { proof: 0, disproof: Self::NEVER };
    pub(super) const NO: Self = Self { proof: Self::NEVER, disproof: 0 };
    pub(super) const FRESH: Self = Self { proof: 1, disproof: 1 };

    pub(super) const fn of(answer: bool) -> Self {
        if answer { Self::YES } else { Self::NO }
    }

    pub(super) const fn answer(self) -> Option<bool> {
        match (self.proof, self.disproof) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }

    /// The numbers of a position from those of its moves. `any`: one move that answers yes is enough.
    pub(super) fn combined(children: &[Self], any: bool) -> Self {
        let (least, sum) = children.iter().fold((Self::NEVER, 0), |(least, sum), child| {
            let (one, all) = child.seen(any);
            (least.min(one), added(sum, all))
        });
        if any { Self { proof: least, disproof: sum } } else { Self { proof: sum, disproof: least } }
    }

    /// The number of which the least counts, and the one of which all count.
    pub(super) const fn seen(self, any: bool) -> (u32, u32) {
        if any { (self.proof, self.disproof) } else { (self.disproof, self.proof) }
    }
}

/// A sum that stays finite unless a part is not.
fn added(sum: u32, part: u32) -> u32 {
    if sum == Numbers::NEVER || part == Numbers::NEVER { Numbers::NEVER } else { (sum + part).min(Numbers::MOST) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const fn numbers(proof: u32, disproof: u32) -> Numbers {
        Numbers { proof, disproof }
    }

    #[test]
    fn any_takes_the_least_proof_and_all_disproofs_and_the_other_way_round() {
        let children = [numbers(3, 4), numbers(2, 7)];
        assert_eq!(Numbers::combined(&children, true), numbers(2, 11));
        assert_eq!(Numbers::combined(&children, false), numbers(5, 4));
    }

    #[test]
    fn one_yes_is_enough_for_any_and_one_no_refutes_all() {
        let children = [numbers(3, 4), Numbers::YES, Numbers::NO];
        assert_eq!(Numbers::combined(&children, true).answer(), Some(true));
        assert_eq!(Numbers::combined(&children, false).answer(), Some(false));
        assert_eq!(Numbers::combined(&[Numbers::NO; 2], true).answer(), Some(false));
        assert_eq!(Numbers::combined(&[Numbers::YES; 2], false).answer(), Some(true));
    }

    #[test]
    fn large_sums_never_look_like_an_answer() {
        let children = [Numbers::GOES_ROUND; 9];
        for any in [true, false] {
            let sum = Numbers::combined(&children, any);
            assert_eq!(sum.answer(), None);
            assert!(sum.proof < Numbers::NEVER && sum.disproof < Numbers::NEVER);
        }
    }
}
