//! What is told of a tree: its best moves, what would follow, and what that is worth.

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Game, Value};
use jogada_search::tree::Found;
use jogada_search::{Clock, SearchInfo};

use super::Puct;
use super::tree::{Fate, PuctEdge, PuctTree, ROOT};
use crate::hex::glance::Insight;

/// A line ends before a move that was tried less often than this, unless it is proven: what follows is a guess.
const LEAST_VISITS: u32 = 4;

/// A move and what is known about it.
#[derive(Clone, Debug, PartialEq)]
pub struct Variation {
    /// The move, and what would follow.
    pub moves: Vec<HexMove>,
    /// How often it was tried.
    pub visits: u32,
    /// What the side that makes it may expect, from −1 to 1.
    pub value: f32,
    /// Whether that is proven.
    pub proven: bool,
}

impl Variation {
    /// The same as any search would say it.
    pub fn found(self) -> Found<HexMove> {
        let (value, proven) = (worth(self.value, self.proven), self.proven);
        Found { depth: self.moves.len() as u32, line: self.moves, value, proven, stopped: None }
    }
}

impl PuctTree {
    /// The `count` best moves at the root, best first. What is said of the first is what is known of the position.
    pub(super) fn best_lines(&self, count: usize) -> Vec<Variation> {
        self.best_edges(count).into_iter().map(|edge| self.line(edge)).collect()
    }

    fn best_edges(&self, count: usize) -> Vec<usize> {
        let mut edges: Vec<usize> = (0..self.node(ROOT).edges.len()).collect();
        let best = self.best(ROOT);
        edges.sort_by_key(|&index| {
            let edge = &self.node(ROOT).edges[index];
            (Some(index) != best, self.fate(edge.node) == Fate::Won, std::cmp::Reverse(edge.visits))
        });
        edges.truncate(count);
        edges
    }

    /// A move at the root and what was tried most after it, as far as that is known.
    fn line(&self, edge: usize) -> Variation {
        let root = self.node(ROOT);
        let first = &root.edges[edge];
        let mut moves = vec![root.candidates[edge].mv()];
        let mut number = first.node;
        while let Some(edge) = self.next(number).filter(|_| !self.node(number).ends) {
            moves.push(self.node(number).candidates[edge].mv());
            number = self.node(number).edges[edge].node;
        }
        let (value, proven) = self.prospect(edge);
        Variation { moves, visits: first.visits, value, proven }
    }

    /// What a move at the root promises, and whether that is proven.
    fn prospect(&self, edge: usize) -> (f32, bool) {
        let first = &self.node(ROOT).edges[edge];
        let value = self.mean(first);
        match self.fate(ROOT) {
            // No move wins then, whatever is known of this one.
            Fate::Lost => (-1.0, true),
            // While others are left to try, the best so far says nothing for certain, even if it is known to lose.
            Fate::Open if self.best(ROOT) == Some(edge) => (value, false),
            _ => (value, self.fate(first.node) != Fate::Open),
        }
    }

    /// The move that a line goes on with, where enough is known of it.
    fn next(&self, number: u32) -> Option<usize> {
        self.best(number).filter(|&edge| self.is_known(&self.node(number).edges[edge]))
    }

    fn is_known(&self, edge: &PuctEdge) -> bool {
        edge.visits >= LEAST_VISITS || (edge.visits > 0 && self.fate(edge.node) != Fate::Open)
    }

    /// Ends the `count` best lines of a decided position, `state`, before the first move that changes nothing any more.
    pub(super) fn end_lines(&mut self, game: &Hex, state: &HexState, count: usize, insight: &mut impl Insight) {
        for edge in self.best_edges(count) {
            if self.prospect(edge).1 {
                self.end_line(game, state.clone(), edge, insight);
            }
        }
    }

    fn end_line(&mut self, game: &Hex, mut state: HexState, mut edge: usize, insight: &mut impl Insight) {
        let mut number = ROOT;
        loop {
            game.play(&mut state, self.node(number).candidates[edge].mv());
            number = self.node(number).edges[edge].node;
            let Some(next) = self.next(number) else { return };
            let mv = self.node(number).candidates[next].mv();
            let needed = insight.needed(game, &state);
            let ends = needed.is_some_and(|cells| !cells.iter().any(|&cell| mv == HexMove::Place(cell)));
            self.node_mut(number).ends = ends;
            if ends {
                return;
            }
            edge = next;
        }
    }

    /// What the best move at the root promises, unless it is only the best of those that are known to be of no use.
    pub(super) fn preferred(&self) -> Option<f32> {
        let edges = &self.node(ROOT).edges;
        self.best(ROOT).filter(|&best| !self.is_out(&edges[best])).map(|best| self.mean(&edges[best]))
    }

    /// What the side to move at the root may expect, from −1 to 1.
    pub(super) fn expectation(&self) -> f32 {
        let node = self.node(ROOT);
        match node.fate {
            Fate::Won => 1.0,
            Fate::Lost => -1.0,
            Fate::Open => self.best(ROOT).map_or(node.value, |edge| self.mean(&node.edges[edge])),
        }
    }

    /// Whether no other move at the root could come up to the best, even if all that is left of the time were spent on
    /// it. `simulations` have taken the soft part of the time.
    pub(super) fn is_clear(&self, simulations: u64) -> bool {
        let edges = &self.node(ROOT).edges;
        let Some(best) = self.best(ROOT).filter(|&best| !self.is_out(&edges[best])) else { return false };
        let is_rival = |&(number, edge): &(usize, &PuctEdge)| number != best && !self.is_out(edge);
        let rival = edges.iter().enumerate().filter(is_rival).map(|(_, edge)| edge.visits).max().unwrap_or(0);
        u64::from(edges[best].visits.saturating_sub(rival)) * SOFT > simulations * LEFT
    }
}

/// What is left of a move's time once its soft part is over, as shares: 45 of a hundred to 55.
const LEFT: u64 = 9;
const SOFT: u64 = 11;

pub(super) fn worth(value: f32, proven: bool) -> Value {
    match proven {
        true if value > 0.0 => Value::SOME_WIN,
        true => Value::SOME_LOSS,
        false => Value::hundredths((value.clamp(-0.99, 0.99) * 100.0) as i32),
    }
}

/// What is known so far, a move each.
pub(super) fn infos(clock: &Clock, tree: &PuctTree, options: &Puct) -> Vec<SearchInfo<HexMove>> {
    let fill = (tree.bytes() as u64 * 1000 / options.memory.max(1) as u64) as u32;
    let (nodes, time) = (clock.nodes(), clock.elapsed());
    let info = |(line_number, line): (usize, Variation)| {
        let Found { value, proven, depth, line, .. } = line.found();
        SearchInfo { depth, selective_depth: depth, line_number, value, proven, nodes, fill, time, line }
    };
    tree.best_lines(options.told.max(1)).into_iter().enumerate().map(info).collect()
}
