//! The nodes that wait for their turn: highest merit first, then the leftmost.
//!
//! Which of two nodes is further left follows from the tree itself. No path is kept with a node, so that a search that
//! is stopped has little to give back.

use std::cmp::Ordering;

use jogada_rules::Value;

/// Where a node is: a child of its parent, by the index of the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TreePlace {
    pub(super) parent: usize,
    pub(super) index: usize,
    pub(super) ply: u32,
}

impl TreePlace {
    pub(super) const ROOT: Self = Self { parent: 0, index: 0, ply: 0 };
}

/// Merit, node, and whether the node is solved already.
pub(super) type Waiting = (Value, usize, bool);

/// A heap whose order depends on where nodes are.
#[derive(Debug, Default)]
pub(super) struct WaitingList(Vec<Waiting>);

impl WaitingList {
    pub(super) fn push(&mut self, waiting: Waiting, place: impl Fn(usize) -> TreePlace) {
        let mut at = self.0.len();
        self.0.push(waiting);
        while at > 0 && order(self.0[at], self.0[(at - 1) / 2], &place).is_gt() {
            self.0.swap(at, (at - 1) / 2);
            at = (at - 1) / 2;
        }
    }

    pub(super) fn pop(&mut self, place: impl Fn(usize) -> TreePlace) -> Option<Waiting> {
        if self.0.is_empty() {
            return None;
        }
        let first = self.0.swap_remove(0);
        let mut at = 0;
        while let Some(next) = (2 * at + 1..(2 * at + 3).min(self.0.len()))
            .max_by(|&one, &two| order(self.0[one], self.0[two], &place))
            .filter(|&next| order(self.0[next], self.0[at], &place).is_gt())
        {
            self.0.swap(at, next);
            at = next;
        }
        Some(first)
    }
}

/// The greater goes first.
fn order(one: Waiting, two: Waiting, place: &impl Fn(usize) -> TreePlace) -> Ordering {
    let leftmost = || from_left(one.1, two.1, place).reverse();
    one.0.cmp(&two.0).then_with(leftmost).then(one.2.cmp(&two.2))
}

/// Which of two nodes comes first from the left; of a node and one below it, the upper.
fn from_left(mut one: usize, mut two: usize, place: &impl Fn(usize) -> TreePlace) -> Ordering {
    let plies = place(one).ply.cmp(&place(two).ply);
    while place(one).ply > place(two).ply {
        one = place(one).parent;
    }
    while place(two).ply > place(one).ply {
        two = place(two).parent;
    }
    if one == two {
        return plies;
    }
    while place(one).parent != place(two).parent {
        (one, two) = (place(one).parent, place(two).parent);
    }
    place(one).index.cmp(&place(two).index)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_leave_by_merit_and_from_left_to_right() {
        // A root with two children, each with two of its own: 1 and 2, then 3, 4 below 1 and 5, 6 below 2.
        let place = |node: usize| match node {
            0 => TreePlace::ROOT,
            1 | 2 => TreePlace { parent: 0, index: node - 1, ply: 1 },
            _ => TreePlace { parent: (node - 1) / 2, index: (node - 1) % 2, ply: 2 },
        };
        let mut list = WaitingList::default();
        for node in [6, 2, 4, 5, 3, 1] {
            list.push((Value::points(1), node, false), place);
        }
        list.push((Value::points(2), 6, true), place);
        let mut left = Vec::new();
        while let Some((_, node, _)) = list.pop(place) {
            left.push(node);
        }
        assert_eq!(left, [6, 1, 3, 4, 2, 5, 6]);
    }
}
