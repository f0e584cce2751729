//! What people would point at in a position.

use crate::Side;

/// Something to point at: which thing, and its figures by name. Front ends have the words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// Which remark.
    pub key: &'static str,
    /// Its figures.
    pub facts: Vec<(&'static str, Fact)>,
}

/// A figure of a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fact {
    /// How many.
    Count(usize),
    /// Several numbers.
    Counts(Vec<usize>),
    /// One of the players.
    Side(Side),
}

impl Remark {
    /// A remark with nothing to count.
    pub const fn new(key: &'static str) -> Self {
        Self { key, facts: Vec::new() }
    }

    /// The remark with one figure more.
    pub fn with(mut self, name: &'static str, fact: Fact) -> Self {
        self.facts.push((name, fact));
        self
    }
}
