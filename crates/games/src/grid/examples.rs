//! Maps that show what searches do.

/// A map with its known answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GridExample {
    /// The name.
    pub name: &'static str,
    /// The map, as the notation writes it.
    pub map: &'static str,
    /// What the cheapest way costs with four neighbors, in steps over ordinary ground.
    pub cost: u32,
}

/// Around a corner; a trap that opens toward the goal, which greedy searches walk into; a swamp that is dearer to cross
/// than to go round; open ground, where searches without an estimate look at everything; a maze with one way through.
pub const EXAMPLES: [GridExample; 5] = [
    GridExample { name: "corner", map: ".../.#./... a1 c3", cost: 4 },
    GridExample {
        name: "trap",
        map: ".........../.......#.../.......#.../.......#.../...#####.../.........../........... a1 k7",
        cost: 16,
    },
    GridExample { name: "swamp", map: "......./..999../..999../..999../......./......./....... a3 g3", cost: 10 },
    GridExample { name: "open", map: "........./........./........./........./......... a3 i3", cost: 8 },
    GridExample { name: "maze", map: ".#...#./.#.#.#./.#.#.#./...#... a1 g1", cost: 18 },
];
