//! What becomes of a position in the tree when someone with insight has looked at it.

use jogada_games::hex::{Cell, HexMove};

use super::tree::{Fate, PuctNode, PuctTree};
use crate::hex::glance::Glance;

impl PuctTree {
    /// Takes what someone with insight says as proven.
    pub(super) fn heed(&mut self, number: u32, glance: &Glance) {
        self.node_mut(number).seen = true;
        match glance {
            Glance::Won(cell) => self.win_by(number, *cell),
            Glance::Lost => self.node_mut(number).fate = Fate::Lost,
            Glance::Open(None) => {}
            Glance::Open(Some(cells)) => self.change(number, |node| node.keep(cells)),
        }
    }

    /// The side to move wins by a stone on `cell`.
    fn win_by(&mut self, number: u32, cell: Cell) {
        let node = self.node_mut(number);
        node.fate = Fate::Won;
        let Some(place) = node.candidates.iter().position(|candidate| candidate.mv() == HexMove::Place(cell)) else {
            debug_assert!(false, "whoever has insight names a free cell");
            return;
        };
        let tried = node.edges.len();
        let edge = if place < tried {
            place
        } else {
            node.candidates.swap(tried, place);
            self.try_next(number)
        };
        let child = self.node(number).edges[edge].node;
        self.node_mut(child).fate = Fate::Lost;
    }
}

impl PuctNode {
    /// Forgets all moves but those on `cells`. Those that were tried keep their place, for threads on their way
    /// through.
    fn keep(&mut self, cells: &[Cell]) {
        let is_worth = |mv| match mv {
            HexMove::Place(cell) => cells.contains(&cell),
            HexMove::Swap => true,
        };
        let tried = self.edges.len();
        for (edge, candidate) in self.edges.iter_mut().zip(&self.candidates) {
            edge.barred |= !is_worth(candidate.mv());
        }
        let mut number = 0;
        self.candidates.retain(|candidate| {
            number += 1;
            number <= tried || is_worth(candidate.mv())
        });
        if self.candidates.len() == tried && self.edges.iter().all(|edge| edge.barred) {
            self.fate = Fate::Lost;
        }
    }
}
