//! Graphs that textbooks explain searches with.

/// A graph with its known answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphExample {
    /// The name.
    pub name: &'static str,
    /// The graph, as the notation writes it.
    pub graph: &'static str,
    /// What the cheapest way costs.
    pub cost: u32,
}

/// The roads of Romania with the distances as the crow flies to Bucharest, after Russell and Norvig, "Artificial
/// Intelligence: A Modern Approach", in a drawing of our own: the cheapest way costs 418, the one by Fagaras 450. Then
/// graphs of our own: estimates that are admissible but fall too fast, so that A* takes a place up again; an estimate
/// that is too large, with which A* misses the cheapest way; ways in one direction only; and one where the way of
/// fewest steps is dear.
pub const EXAMPLES: [GraphExample; 5] = [
    GraphExample { name: "romania", graph: include_str!("romania.txt").trim_ascii(), cost: 418 },
    GraphExample {
        name: "reopen",
        graph: "S>A 1, S>B 4, A>B 2, A>C 5, A>G 12, B>C 2, C>G 3; from S; to G; h S 7, A 6, B 2, C 1",
        cost: 8,
    },
    GraphExample { name: "too-large", graph: "S-A 1, S-B 2, A-G 2, B-G 3; from S; to G; h S 3, A 5, B 1", cost: 3 },
    GraphExample {
        name: "one-way",
        graph: "A>B 2, B>C 2, C>A 2, C>D 3, A>D 9, D>E 1; from A; to E; h A 6, B 5, C 3, D 1",
        cost: 8,
    },
    GraphExample {
        name: "few-steps",
        graph: "S-G 10, S-A 2, A-B 2, B-C 2, C-G 2; from S; to G; h S 6, A 5, B 3, C 2",
        cost: 8,
    },
];
