//! The path algorithms by name, with the keys that each takes.

use std::fmt;

use crate::player::parameter;
use crate::settings::Parameter;
use crate::spec::Takes;

/// A path algorithm, by what it asks of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// One that asks no heuristic.
    Blind(Blind),
    /// One that asks a heuristic.
    Informed(Informed),
    /// From both ends.
    Bidirectional,
    /// The fewest moves, proven.
    Optimal,
}

/// The algorithms that ask no heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is documented where it is implemented")]
pub enum Blind {
    Bfs,
    Dfs,
    Iddfs,
    Uniform,
    BfsReport,
    DfsReport,
}

/// The algorithms that ask a heuristic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[expect(missing_docs, reason = "each is documented where it is implemented")]
pub enum Informed {
    Greedy,
    Astar,
    PartialAstar,
    Wastar,
    Idastar,
    Rbfs,
    Sma,
    Beam,
    AstarReport,
    SmaReport,
}

/// What an algorithm asks of a puzzle that not every puzzle has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Need {
    /// A heuristic.
    Heuristic,
    /// Moves that can be followed backward.
    Predecessors,
    /// Symmetric states.
    Symmetry,
    /// Something that every move takes away from, besides predecessors and symmetric states.
    Countdown,
}

impl Need {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Heuristic, Self::Predecessors, Self::Symmetry, Self::Countdown];
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Heuristic => "a heuristic",
            Self::Predecessors => "moves that can be followed backward",
            Self::Symmetry => "symmetric positions",
            Self::Countdown => "something that counts down to the goal",
        })
    }
}

/// The keys that every algorithm takes.
const LIMITS: [&str; 3] = ["nodes", "time", "memory"];

/// Each algorithm with its name and the keys it takes besides those that its kind takes.
const TABLE: &[(Method, &str, &[&str])] = &[
    (Method::Blind(Blind::Bfs), "bfs", &["symmetry"]),
    (Method::Blind(Blind::Dfs), "dfs", &["symmetry"]),
    (Method::Blind(Blind::Iddfs), "iddfs", &["symmetry"]),
    (Method::Blind(Blind::Uniform), "uniform", &["symmetry"]),
    (Method::Informed(Informed::Greedy), "greedy", &["symmetry"]),
    (Method::Informed(Informed::Astar), "astar", &["symmetry"]),
    (Method::Informed(Informed::PartialAstar), "partial-astar", &["symmetry"]),
    (Method::Informed(Informed::Wastar), "wastar", &["weight", "symmetry"]),
    (Method::Informed(Informed::Idastar), "idastar", &["table", "symmetry"]),
    (Method::Informed(Informed::Rbfs), "rbfs", &["symmetry"]),
    (Method::Informed(Informed::Sma), "sma", &["symmetry"]),
    (Method::Informed(Informed::Beam), "beam", &["width", "symmetry"]),
    (Method::Bidirectional, "bidirectional", &["symmetry"]),
    (Method::Optimal, "optimal", &["threads"]),
    (Method::Blind(Blind::BfsReport), "bfs-report", &[]),
    (Method::Blind(Blind::DfsReport), "dfs-report", &[]),
    (Method::Informed(Informed::AstarReport), "astar-report", &[]),
    (Method::Informed(Informed::SmaReport), "sma-report", &[]),
];

impl Method {
    /// All of them, in the order that listings have.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLE.iter().map(|(method, ..)| *method)
    }

    /// The algorithm of that name.
    pub fn named(name: &str) -> Option<Self> {
        TABLE.iter().find(|(_, known, _)| *known == name).map(|(method, ..)| *method)
    }

    /// The name that specs use.
    pub fn name(self) -> &'static str {
        self.row().1
    }

    /// The keys that a spec of this algorithm takes.
    pub fn parameters(self) -> Vec<Parameter> {
        let heuristic = self.asks_heuristic().then_some("heuristic");
        // A proof that leaves out what is deep would prove nothing.
        let depth = (self != Self::Optimal).then_some("depth");
        let keys = heuristic.into_iter().chain(self.row().2.iter().copied()).chain(depth).chain(LIMITS);
        keys.map(|key| self.parameter(key)).collect()
    }

    /// Whether it asks a heuristic.
    pub const fn asks_heuristic(self) -> bool {
        matches!(self, Self::Informed(_))
    }

    /// What it asks of a puzzle, whatever its settings.
    pub const fn need(self) -> Option<Need> {
        match self {
            Self::Blind(_) => None,
            Self::Informed(_) => Some(Need::Heuristic),
            Self::Bidirectional => Some(Need::Predecessors),
            Self::Optimal => Some(Need::Countdown),
        }
    }

    fn row(self) -> &'static (Self, &'static str, &'static [&'static str]) {
        TABLE.iter().find(|(method, ..)| *method == self).expect("every algorithm is in the table")
    }

    /// The one definition of each key.
    fn parameter(self, key: &str) -> Parameter {
        match key {
            "memory" => self.memory(),
            "threads" => Parameter::new(key, Takes::Number { least: 1, most: 256 }, ""),
            "weight" => Parameter::new(key, Takes::Decimal { least: 0, most: 1_000_000 }, "2"),
            "width" => Parameter::number(key, 1, 1_000_000_000, 1000),
            "table" | "symmetry" => Parameter::switch(key, false),
            _ => parameter(key),
        }
    }

    /// SMA* counts its memory in nodes, the others in bytes.
    fn memory(self) -> Parameter {
        match self {
            Self::Informed(Informed::Sma) => Parameter::new("memory", Takes::Count, "10000"),
            Self::Informed(Informed::SmaReport) => Parameter::new("memory", Takes::Count, "100"),
            _ => Parameter::new("memory", Takes::Bytes, ""),
        }
    }

    /// Whether `memory` is a number of nodes.
    pub const fn counts_nodes(self) -> bool {
        matches!(self, Self::Informed(Informed::Sma | Informed::SmaReport))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_algorithm_has_a_name_of_its_own_that_leads_back_to_it() {
        let names: BTreeSet<_> = Method::all().map(Method::name).collect();
        assert_eq!(names.len(), Method::all().count());
        assert!(Method::all().all(|method| Method::named(method.name()) == Some(method)));
    }

    #[test]
    fn keys_are_listed_once() {
        for method in Method::all() {
            let keys: BTreeSet<_> = method.parameters().into_iter().map(|parameter| parameter.name).collect();
            assert_eq!(keys.len(), method.parameters().len(), "{}", method.name());
        }
    }
}
