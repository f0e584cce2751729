//! What becomes of a position in the tree when someone with insight has looked at it.

use jogada_games::hex::{Cell, Hex, HexMove, HexState};
use jogada_rules::{Game, Keyed};

use super::tree::{Candidate, Fate, PuctNode, PuctTree, ROOT};
use crate::hex::glance::Glance;

impl PuctTree {
    /// Takes what someone with insight says about the position `number`, which is `state`, as proven.
    pub(super) fn heed(&mut self, game: &Hex, number: u32, state: &HexState, glance: &Glance) {
        self.node_mut(number).seen = true;
        match glance {
            Glance::Won(cell) => {
                self.node_mut(number).fate = Fate::Won;
                self.lead(game, number, state, HexMove::Place(*cell), Fate::Lost);
            }
            Glance::Lost => self.node_mut(number).fate = Fate::Lost,
            Glance::Open(None) => {}
            Glance::Open(Some(cells)) => self.change(number, |node| node.keep(cells)),
        }
    }

    /// Chooses the move to play where `state`, the position at the root, is decided: of those that close it best the one
    /// that the net likes best.
    pub(super) fn close(&mut self, game: &Hex, state: &HexState, cells: &[Cell]) {
        let is_meant = |candidate: &Candidate| cells.iter().any(|&cell| candidate.mv() == HexMove::Place(cell));
        let liked = self.node(ROOT).candidates.iter().find(|candidate| is_meant(candidate)).map(|liked| liked.mv());
        if let Some(mv) = liked.or_else(|| cells.first().map(|&cell| HexMove::Place(cell))) {
            let fate = self.fate(ROOT).turned();
            self.chosen = Some(self.lead(game, ROOT, state, mv, fate));
        }
    }

    /// A move at the position `number`, tried from now on, and the fate of who moves after it: the number of its edge.
    fn lead(&mut self, game: &Hex, number: u32, state: &HexState, mv: HexMove, fate: Fate) -> usize {
        let mut next = state.clone();
        game.play(&mut next, mv);
        let place = self.change(number, |node| node.place_of(mv));
        let is_tried = place < self.node(number).edges.len();
        let edge = if is_tried { place } else { self.try_next(number, game.key(&next)) };
        let child = self.node(number).edges[edge].node;
        self.node_mut(child).fate = fate;
        edge
    }
}

impl PuctNode {
    /// The number of a move that was tried, or of the next to be tried, which it becomes even if it was forgotten.
    fn place_of(&mut self, mv: HexMove) -> usize {
        let (tried, place) = (self.edges.len(), self.candidates.iter().position(|candidate| candidate.mv() == mv));
        match place {
            Some(place) if place < tried => place,
            Some(place) => {
                self.candidates.swap(tried, place);
                tried
            }
            None => {
                self.candidates.insert(tried, Candidate::new(mv, 0.0));
                tried
            }
        }
    }

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
        if cells.is_empty() {
            // A move has to be made all the same, and whichever it is may be asked about.
            self.fate = Fate::Lost;
            return;
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
