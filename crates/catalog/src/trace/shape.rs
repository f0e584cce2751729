//! The whole tree of a trace in columns: for a picture of all of it.

use jogada_rules::Value;

use super::Trace;
use super::packed::EventGlance;

/// A tree, a column for everything that is known of its nodes.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TraceShape {
    /// The parent of each node; none of a root.
    pub parents: Vec<Option<u32>>,
    /// Every move that occurs.
    pub moves: Vec<String>,
    /// Which of them leads to each node.
    pub made: Vec<Option<u32>>,
    /// The number of the first event about each node.
    pub born: Vec<u32>,
    /// What is known of each in the end.
    pub figures: Vec<Option<NodeFigure>>,
    /// The number of events after which that is known.
    pub told: Vec<u32>,
    /// What was cut away: at which node, after how many events, how many moves.
    pub cuts: Vec<(u32, u32, u64)>,
}

/// What is known of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NodeFigure {
    /// Its value, seen by MAX.
    Value(Value),
    /// The cost by which it is ordered, or the share of simulations that were won.
    Number(f64),
    /// Its proof and disproof number.
    Numbers(u32, u32),
}

impl Trace {
    /// The tree as it is in the end.
    pub fn shape(&self) -> TraceShape {
        let all = 0..self.nodes.len() as u32;
        let (moves, made) = self.nodes.moves();
        let mut shape = TraceShape {
            parents: all.clone().map(|number| self.nodes.parent(number)).collect(),
            moves: moves.iter().map(|text| text.clone().into_string()).collect(),
            made: made.collect(),
            born: all.map(|number| self.nodes.born(number)).collect(),
            figures: vec![None; self.nodes.len()],
            told: vec![0; self.nodes.len()],
            cuts: Vec::new(),
        };
        for (at, glance) in (1..).zip(self.events.glances(0..self.events.len())) {
            let Some(node) = glance.node() else { continue };
            if let Some(figure) = figure(&glance) {
                shape.figures[node as usize] = Some(figure);
                shape.told[node as usize] = at;
            }
            if self.events.word_of(&glance) == "cut" {
                shape.cuts.push((node, at, glance.count().unwrap_or_default()));
            }
        }
        shape
    }
}

fn figure(glance: &EventGlance) -> Option<NodeFigure> {
    let value = glance.value().map(NodeFigure::Value);
    let number = || glance.mean().or(glance.f()).map(NodeFigure::Number);
    let numbers = || glance.numbers().map(|(proof, disproof)| NodeFigure::Numbers(proof, disproof));
    value.or_else(number).or_else(numbers)
}
