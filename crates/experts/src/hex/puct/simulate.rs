//! One simulation: down the tree by the net's advice and what came of it, a look at a new position, and back up.

use std::sync::Mutex;

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Game, Keyed};

use super::Puct;
use super::tree::{Candidate, Fate, PuctTree, ROOT};
use crate::hex::glance::Insight;
use crate::hex::net::{Net, Opinion, Scratch};
use crate::hex::perspective::Perspective;

/// What a thread works with.
#[derive(Debug)]
pub(super) struct PuctSimulator<'a, I> {
    pub(super) game: &'a Hex,
    pub(super) net: &'a Net,
    pub(super) options: &'a Puct,
    pub(super) insight: I,
    scratch: Scratch,
    opinion: Opinion,
    path: Vec<(u32, usize)>,
}

/// Where a way down the tree ended.
struct Leaf {
    node: u32,
    state: HexState,
    /// Whether someone with insight should look at it.
    asks: bool,
}

impl<'a, I: Insight> PuctSimulator<'a, I> {
    pub(super) fn new(game: &'a Hex, net: &'a Net, options: &'a Puct, insight: I) -> Self {
        let scratch = Scratch::new(net, game.size());
        Self { game, net, options, insight, scratch, opinion: Opinion::default(), path: Vec::new() }
    }

    /// Simulates once from `state`, the position at the root.
    pub(super) fn simulate(&mut self, tree: &Mutex<PuctTree>, state: &HexState) {
        let locked = || tree.lock().expect("no thread panics while it holds the tree");
        let leaf = self.descend(&mut locked(), state);
        let glance = leaf.asks.then(|| self.insight.glance(self.game, &leaf.state));
        let needs_look = !locked().node(leaf.node).is_known();
        let found = needs_look.then(|| self.look(&leaf.state));
        let mut tree = locked();
        if let Some((value, candidates)) = found {
            settle(self.game, &mut tree, &leaf, value, candidates);
        }
        if let Some(glance) = glance {
            tree.heed(self.game, leaf.node, &leaf.state, &glance);
        }
        self.back_up(&mut tree, leaf.node);
    }

    /// Follows the best moves to a position that is new, settled, due for a closer look, or the last that may be looked at.
    fn descend(&mut self, tree: &mut PuctTree, state: &HexState) -> Leaf {
        self.path.clear();
        let (mut number, mut state) = (ROOT, state.clone());
        loop {
            let node = tree.node(number);
            let asks =
                !node.seen && node.visits >= self.options.insight_after && !self.game.may_still_be_swapped(&state);
            let is_last = self.path.len() >= self.options.depth as usize;
            if !node.is_known() || asks || is_last || (node.fate != Fate::Open && number != ROOT) {
                let asks = asks && node.fate == Fate::Open && self.game.settled(&state).is_none();
                return Leaf { node: number, state, asks };
            }
            let chosen = select(tree, number, self.options);
            let edge = chosen.unwrap_or(node.edges.len());
            self.game.play(&mut state, node.candidates[edge].mv());
            if chosen.is_none() {
                tree.try_next(number, self.game.key(&state));
            }
            let followed = &mut tree.node_mut(number).edges[edge];
            followed.pending += 1;
            self.path.push((number, edge));
            number = followed.node;
        }
    }

    /// Asks the net: what the side to move may expect, and its moves, best first.
    fn look(&mut self, state: &HexState) -> (f32, Vec<Candidate>) {
        if let Some(value) = self.game.settled(state) {
            return (value.signum() as f32, Vec::new());
        }
        let perspective = Perspective::of(self.game, state);
        self.net.look(&perspective, &mut self.scratch, &mut self.opinion);
        (self.opinion.value, self.candidates(state, &perspective))
    }

    fn candidates(&self, state: &HexState, perspective: &Perspective) -> Vec<Candidate> {
        let policy = &self.opinion.policy;
        let swap = self.game.is_swap_pending(state);
        // With a right to swap what is best to play first is of no use, and whether to swap is a question of its own.
        let opens = !swap && self.game.may_still_be_swapped(state);
        let share = if swap { 0.5 } else { 1.0 };
        let even = 1.0 / policy.len() as f32;
        let prior = |index: usize| if opens { even } else { policy[index] * share };
        let mut order: Vec<usize> = (0..policy.len()).filter(|&index| perspective.is_empty(index)).collect();
        order.sort_by(|&a, &b| policy[b].total_cmp(&policy[a]).then(a.cmp(&b)));
        let swapped = swap.then(|| Candidate::new(HexMove::Swap, 0.5));
        let placed =
            order.into_iter().map(|index| Candidate::new(HexMove::Place(perspective.cell(index)), prior(index)));
        swapped.into_iter().chain(placed).collect()
    }

    /// Tells every position on the way what came of its move.
    fn back_up(&mut self, tree: &mut PuctTree, leaf: u32) {
        tree.node_mut(leaf).visits += 1;
        for &(number, edge) in self.path.iter().rev() {
            let node = tree.node_mut(number);
            node.visits += 1;
            let edge = &mut node.edges[edge];
            edge.pending -= 1;
            edge.visits += 1;
            tree.infer(number);
            tree.weigh(number);
        }
    }
}

/// Writes down what the net said, unless another thread has been faster.
fn settle(game: &Hex, tree: &mut PuctTree, leaf: &Leaf, value: f32, candidates: Vec<Candidate>) {
    if tree.node(leaf.node).is_known() {
        return;
    }
    tree.change(leaf.node, |node| {
        // A swap turns the same position round, so whoever may choose has the better half.
        node.value = if game.is_swap_pending(&leaf.state) { value.abs() } else { value };
        node.mean = node.value;
        if candidates.is_empty() {
            node.fate = if value > 0.0 { Fate::Won } else { Fate::Lost };
        }
        node.candidates = candidates;
    });
}

/// The edge to follow; none for the next candidate that was not tried yet.
fn select(tree: &PuctTree, number: u32, options: &Puct) -> Option<usize> {
    let node = tree.node(number);
    let pending: u32 = node.edges.iter().map(|edge| u32::from(edge.pending)).sum();
    let explored = options.exploration * ((node.visits + pending) as f32).sqrt();
    let (mut best, mut best_score, mut mass) = (None, f32::NEG_INFINITY, 0.0);
    for (index, candidate, edge) in node.tried() {
        mass += candidate.prior();
        if tree.is_out(edge) {
            continue;
        }
        let score = tree.hopes(edge) + explored * candidate.prior() / (1 + edge.tries()) as f32;
        if score > best_score {
            (best, best_score) = (Some(index), score);
        }
    }
    let Some(next) = node.candidates.get(node.edges.len()) else {
        // All lose, which is seen on the way back.
        return best.or(Some(0));
    };
    let expected = node.value - options.reduction * mass.sqrt();
    if expected + explored * next.prior() > best_score { None } else { best }
}
