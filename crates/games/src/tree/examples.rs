//! Trees that textbooks explain searches with.

/// A tree with its known answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeExample {
    /// The name.
    pub name: &'static str,
    /// The tree, as the notation writes it.
    pub tree: &'static str,
    /// What it is worth to First.
    pub worth: i32,
    /// How many leaves alpha-beta never looks at when it goes from left to right.
    pub unseen: usize,
}

/// The two-ply tree of Russell and Norvig, "Artificial Intelligence: A Modern Approach", chapter on games: worth 3, and
/// the leaves 4 and 6 are never looked at. The smallest tree with a cut, after Winston, "Artificial Intelligence". The
/// four-ply tree that the encyclopedia Wikipedia draws for alpha-beta pruning. And three of our own: the best case of
/// Knuth and Moore (1975), where every best move comes first, the worst case, where it comes last, and a deep cut,
/// which compares with a bound from more than one level above.
pub const EXAMPLES: [TreeExample; 6] = [
    TreeExample { name: "two-ply", tree: "((3 12 8)(2 4 6)(14 5 2)) 1", worth: 3, unseen: 2 },
    TreeExample { name: "smallest", tree: "((2 7)(1 8)) 1", worth: 2, unseen: 1 },
    TreeExample {
        name: "four-ply",
        tree: "((((5 6)(7 4 5))((3)))(((6)(6 9))((7)))(((5))((9 8)(6)))) 1",
        worth: 6,
        unseen: 5,
    },
    TreeExample { name: "best-first", tree: "(((8 7)(9 6))((4 5)(7 3))) 1", worth: 8, unseen: 3 },
    TreeExample { name: "best-last", tree: "(((3 7)(5 4))((6 9)(7 8))) 1", worth: 8, unseen: 0 },
    TreeExample { name: "deep-cut", tree: "(5 (9 ((3 7)(6 8)))) 1", worth: 6, unseen: 1 },
];
