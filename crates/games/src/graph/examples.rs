//! Graphs that textbooks explain searches with.

/// A graph with its known answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Example {
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
pub const EXAMPLES: [Example; 5] = [
    Example {
        name: "romania",
        graph: "Arad-Zerind 75, Arad-Sibiu 140, Arad-Timisoara 118, Zerind-Oradea 71, Oradea-Sibiu 151, \
                Timisoara-Lugoj 111, Lugoj-Mehadia 70, Mehadia-Drobeta 75, Drobeta-Craiova 120, Craiova-Rimnicu 146, \
                Craiova-Pitesti 138, Sibiu-Fagaras 99, Sibiu-Rimnicu 80, Rimnicu-Pitesti 97, Fagaras-Bucharest 211, \
                Pitesti-Bucharest 101, Bucharest-Giurgiu 90, Bucharest-Urziceni 85, Urziceni-Hirsova 98, \
                Hirsova-Eforie 86, Urziceni-Vaslui 142, Vaslui-Iasi 92, Iasi-Neamt 87; from Arad; to Bucharest; \
                h Arad 366, Zerind 374, Sibiu 253, Timisoara 329, Oradea 380, Lugoj 244, Mehadia 241, Drobeta 242, \
                Craiova 160, Rimnicu 193, Pitesti 100, Fagaras 176, Bucharest 0, Giurgiu 77, Urziceni 80, Hirsova 151, \
                Eforie 161, Vaslui 199, Iasi 226, Neamt 234; xy Arad 1 4, Zerind 2 2, Sibiu 6 5, Timisoara 1 8, \
                Oradea 3 0, Lugoj 4 9, Mehadia 4 11, Drobeta 4 13, Craiova 8 13, Rimnicu 8 7, Pitesti 11 9, Fagaras 11 5, \
                Bucharest 15 11, Giurgiu 14 13, Urziceni 18 10, Hirsova 22 10, Eforie 23 12, Vaslui 21 6, Iasi 19 3, \
                Neamt 16 2",
        cost: 418,
    },
    Example {
        name: "reopen",
        graph: "S>A 1, S>B 4, A>B 2, A>C 5, A>G 12, B>C 2, C>G 3; from S; to G; h S 7, A 6, B 2, C 1",
        cost: 8,
    },
    Example { name: "too-large", graph: "S-A 1, S-B 2, A-G 2, B-G 3; from S; to G; h S 3, A 5, B 1", cost: 3 },
    Example {
        name: "one-way",
        graph: "A>B 2, B>C 2, C>A 2, C>D 3, A>D 9, D>E 1; from A; to E; h A 6, B 5, C 3, D 1",
        cost: 8,
    },
    Example {
        name: "few-steps",
        graph: "S-G 10, S-A 2, A-B 2, B-C 2, C-G 2; from S; to G; h S 6, A 5, B 3, C 2",
        cost: 8,
    },
];
