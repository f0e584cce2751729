//! What chains and loops are worth to the side that need not open one.

use super::runs::Pieces;

/// More loops than fit on a board.
const MOST_LOOPS: usize = super::runs::MOST_RUNS;

/// The boxes that the receiver of the first opened piece gets in the end, less those of the opener, when both play well.
///
/// Let `v` be what the rest is worth to whoever does not have to open it. An opened chain of `n` boxes brings the
/// receiver `n − v` if it takes all and then opens the rest itself, or `n − 4 + v` if it deals the last two back; a
/// chain of one or two leaves no such choice, because it can be opened in its middle. A loop costs four boxes to keep
/// control of: `n − v` or `n − 8 + v`. The opener starts with the shortest chain or the shortest loop.
pub(super) fn controlled_value(pieces: &mut Pieces) -> i32 {
    let (chains, loops) = pieces.sorted();
    // What the last `loops.len() - index` loops are worth together with the chains looked at so far, longest first.
    let mut values = [0; MOST_LOOPS + 1];
    for index in (0..loops.len()).rev() {
        values[index] = received_loop(loops[index], values[index + 1]);
    }
    for &chain in chains.iter().rev() {
        let last = loops.len();
        values[last] = received_chain(chain, values[last]);
        for index in (0..last).rev() {
            let by_chain = received_chain(chain, values[index]);
            values[index] = by_chain.min(received_loop(loops[index], values[index + 1]));
        }
    }
    values[0]
}

const fn received_chain(length: u16, rest: i32) -> i32 {
    let length = length as i32;
    if length < 3 { length - rest } else { length - 2 + (rest - 2).abs() }
}

const fn received_loop(length: u16, rest: i32) -> i32 {
    length as i32 - 4 + (rest - 4).abs()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(chains: &[u16], loops: &[u16]) -> i32 {
        controlled_value(&mut Pieces::from_lengths(chains, loops))
    }

    #[test]
    fn one_piece_goes_to_the_receiver() {
        assert_eq!((value(&[5], &[]), value(&[], &[6]), value(&[], &[])), (5, 6, 0));
    }

    #[test]
    fn control_costs_two_boxes_a_chain_and_four_a_loop() {
        // All but the last piece are dealt back: 5 − 4 + 7, 8 − 8 + 10.
        assert_eq!((value(&[7, 5], &[]), value(&[], &[10, 8])), (8, 10));
    }

    #[test]
    fn short_chains_are_exchanged_one_for_one() {
        assert_eq!((value(&[1, 1], &[]), value(&[2, 1], &[]), value(&[1, 2, 2, 6], &[])), (0, -1, -5));
    }

    #[test]
    fn control_is_given_up_where_it_costs_too_much() {
        // Two loops of four: 4 − 4 by taking all and opening the other, not 4 − 8 + 4.
        assert_eq!((value(&[], &[4, 4]), value(&[3, 3], &[])), (0, 2));
    }
}
