//! What people see in a position: chains, loops, and who is better off by the long chain rule.

use jogada_rules::Side;

use super::knowledge::missing_lines;
use super::{DotsAndBoxes, DotsState, contains};

/// The chains and loops of a position.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Structure {
    /// The boxes of each chain, from one end to the other, the shortest chain first.
    pub chains: Vec<Vec<usize>>,
    /// The boxes of each loop, the shortest loop first.
    pub loops: Vec<Vec<usize>>,
}

/// A chain of so many boxes is long: whoever is given it can keep the other side opening.
pub const LONG: usize = 3;

impl Structure {
    /// How many chains are long.
    pub fn long_chains(&self) -> usize {
        self.chains.iter().filter(|chain| chain.len() >= LONG).count()
    }
}

impl DotsAndBoxes {
    /// The rows of boxes that lack one or two lines each and hang together by these.
    pub fn structure(&self, state: &DotsState) -> Structure {
        let missing = missing_lines(self, state);
        let is_link = |number: usize| number < self.board.boxes() && matches!(missing[number], 1 | 2);
        let mut seen = vec![false; self.board.boxes()];
        let mut structure = Structure::default();
        for start in 0..self.board.boxes() {
            if !is_link(start) || seen[start] {
                continue;
            }
            let (row, closes) = self.row_through(state, start, &is_link);
            for &number in &row {
                seen[number] = true;
            }
            if closes { structure.loops.push(row) } else { structure.chains.push(row) }
        }
        structure.chains.sort_by_key(Vec::len);
        structure.loops.sort_by_key(Vec::len);
        structure
    }

    /// Who has the long chain rule on its side if these long chains stay: First, where dots and long chains are an even
    /// number together.
    pub fn favored(&self, long_chains: usize) -> Side {
        let (rows, cols) = self.size();
        let dots = (rows + 1) * (cols + 1);
        if (dots + long_chains).is_multiple_of(2) { Side::First } else { Side::Second }
    }

    /// The boxes of a chain or loop in order, and whether it is a loop.
    fn row_through(&self, state: &DotsState, start: usize, is_link: &impl Fn(usize) -> bool) -> (Vec<usize>, bool) {
        let mut row = vec![start];
        for turn in 0..2 {
            let mut here = start;
            while let Some(next) = self.links(state, here).find(|&next| is_link(next) && !row.contains(&next)) {
                row.push(next);
                here = next;
            }
            if turn == 0 {
                row.reverse();
            }
        }
        let (first, last) = (row[0], row[row.len() - 1]);
        let closes = row.len() > 2 && self.links(state, first).any(|next| next == last);
        (row, closes)
    }

    /// The boxes across the free lines of a box.
    fn links(&self, state: &DotsState, number: usize) -> impl Iterator<Item = usize> {
        let free = self.board.around(number).into_iter().filter(|&line| !contains(&state.lines, line.into()));
        free.map(move |line| {
            let [one, two] = self.board.boxes_beside(line.into()).map(usize::from);
            if one == number { two } else { one }
        })
    }
}

#[cfg(test)]
mod tests {
    use jogada_rules::{Game, Notation};

    use super::*;
    use crate::dots_and_boxes::Turns;

    fn structure(rows: usize, cols: usize, text: &str) -> Structure {
        let game = DotsAndBoxes::new(rows, cols, Turns::Again).expect("a board");
        game.structure(&game.read_position(text).expect("a position"))
    }

    #[test]
    fn an_empty_board_has_no_chains() {
        let game = DotsAndBoxes::new(3, 3, Turns::Again).expect("a board");
        assert_eq!(game.structure(&game.initial()), Structure::default());
    }

    #[test]
    fn a_corridor_is_a_chain_in_order_and_a_ring_is_a_loop() {
        let corridor = structure(1, 4, "h:1111/1111;v:00000");
        assert_eq!(corridor.chains, [vec![3, 2, 1, 0]]);
        assert_eq!(corridor.long_chains(), 1);
        let ring = structure(2, 2, "h:11/00/11;v:101/101");
        assert_eq!((ring.chains.len(), ring.loops.len(), ring.loops[0].len()), (0, 1, 4));
    }

    #[test]
    fn the_long_chain_rule_counts_dots_and_long_chains() {
        let game = DotsAndBoxes::new(5, 6, Turns::Again).expect("a board");
        assert_eq!((game.favored(0), game.favored(1)), (Side::First, Side::Second));
        let square = DotsAndBoxes::new(4, 4, Turns::Again).expect("a board");
        assert_eq!((square.favored(1), square.favored(2)), (Side::First, Side::Second));
    }
}
