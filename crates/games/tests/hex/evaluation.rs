//! The evaluations of Hex against slow and plain computations of the same.

use std::collections::{BTreeMap, BTreeSet};

use jogada_games::hex::{Bridges, Cell, CenterFirst, Hex, HexMove, HexState, Report, Resistance, TwoDistance};
use jogada_rules::{Dice, Evaluator, Game, Guide, Notation, Side, Value, contract};

use crate::{after, hex_with_swap, moves_of};

/// Calls `see` with unsettled positions of random games on boards of all widths.
fn on_random_positions(seed: u64, mut see: impl FnMut(&Hex, &HexState)) {
    for size in [1, 2, 3, 4, 6, 7, 8, 11, 12, 14, 15, 16, 19, 21, 26] {
        let game = hex_with_swap(size);
        let mut dice = Dice::new(seed);
        for _ in 0..12 {
            let state = contract::random_position(&game, &mut dice, size * size * 2 / 3);
            if game.settled(&state).is_none() {
                see(&game, &state);
            }
        }
    }
}

/// A cell, or one of the two edges of the side that looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Node {
    At(Cell),
    Near,
    Far,
}

/// The board as a graph of cells and edges, seen by one side.
struct Graph<'a> {
    game: &'a Hex,
    state: &'a HexState,
    side: Side,
}

impl Graph<'_> {
    fn owner(&self, node: Node) -> Option<Side> {
        match node {
            Node::At(cell) => self.game.owner(self.state, cell),
            Node::Near | Node::Far => Some(self.side),
        }
    }

    fn nodes(&self) -> Vec<Node> {
        self.game.cells().map(Node::At).chain([Node::Near, Node::Far]).collect()
    }

    fn neighbors(&self, node: Node) -> Vec<Node> {
        let along = |cell: Cell| usize::from(if self.side == Side::First { cell.row } else { cell.col });
        let last = self.game.size() - 1;
        match node {
            Node::Near => self.game.cells().filter(|&cell| along(cell) == 0).map(Node::At).collect(),
            Node::Far => self.game.cells().filter(|&cell| along(cell) == last).map(Node::At).collect(),
            Node::At(cell) => {
                let near = (along(cell) == 0).then_some(Node::Near);
                let far = (along(cell) == last).then_some(Node::Far);
                self.game.neighbors(cell).map(Node::At).chain(near).chain(far).collect()
            }
        }
    }

    /// Own nodes that share two empty neighbors with this own node.
    ///
    /// Stones with two common neighbors are a bridge or touch already; along an edge a stone has them on the edge row.
    fn bridges(&self, node: Node) -> Vec<Node> {
        let empty = |node: Node| -> BTreeSet<Node> {
            self.neighbors(node).into_iter().filter(|&next| self.owner(next).is_none()).collect()
        };
        let around = empty(node);
        let is_end = |other: &Node| {
            *other != node && self.owner(*other) == Some(self.side) && around.intersection(&empty(*other)).count() >= 2
        };
        let mut ends: Vec<_> = self.nodes().into_iter().filter(is_end).collect();
        // The two edges are never one bridge apart, however many cells they share on the narrowest boards.
        ends.retain(|&end| matches!(end, Node::At(_)) || matches!(node, Node::At(_)));
        ends
    }

    /// The least number of empty cells on a way from edge to edge (Dijkstra, without a queue).
    fn distance(&self, with_bridges: bool) -> u32 {
        let mut open = BTreeMap::from([(Node::Near, 0)]);
        let mut done = BTreeSet::new();
        while let Some((&node, &cost)) = open.iter().min_by_key(|(_, cost)| **cost) {
            if node == Node::Far {
                return cost;
            }
            open.remove(&node);
            done.insert(node);
            let mut ways = self.neighbors(node);
            if with_bridges && self.owner(node) == Some(self.side) {
                ways.extend(self.bridges(node));
            }
            for next in ways.into_iter().filter(|next| !done.contains(next)) {
                let price = match self.owner(next) {
                    None => 1,
                    Some(owner) if owner == self.side => 0,
                    Some(_) => continue,
                };
                let known = open.entry(next).or_insert(u32::MAX);
                *known = (*known).min(cost + price);
            }
        }
        panic!("the game goes on, so a way is open")
    }

    /// The empty cells next to a cell, own chains passed through.
    fn contracted(&self, cell: Node) -> BTreeSet<Node> {
        let mut open = vec![cell];
        let mut seen = BTreeSet::from([cell]);
        let mut found = BTreeSet::new();
        while let Some(node) = open.pop() {
            for next in self.neighbors(node) {
                let is_edge = !matches!(next, Node::At(_));
                if is_edge || !seen.insert(next) {
                    continue;
                }
                match self.owner(next) {
                    None => drop(found.insert(next)),
                    Some(owner) if owner == self.side => open.push(next),
                    Some(_) => {}
                }
            }
        }
        found
    }

    /// Two-distances from one edge, relaxed until nothing changes.
    fn two_distances(&self, edge: Node) -> BTreeMap<Node, u32> {
        let empty: Vec<_> = self.nodes().into_iter().filter(|&node| self.owner(node).is_none()).collect();
        let near = |node: &Node| touches(self, *node, edge);
        let mut known: BTreeMap<Node, u32> = empty.iter().copied().filter(near).map(|node| (node, 1)).collect();
        loop {
            let mut changed = false;
            for &node in empty.iter().filter(|node| !near(node)) {
                let mut around: Vec<_> =
                    self.contracted(node).iter().filter_map(|next| known.get(next).copied()).collect();
                around.sort_unstable();
                if let Some(second) = around.get(1) {
                    changed |= known.insert(node, second + 1) != Some(second + 1);
                }
            }
            if !changed {
                return known;
            }
        }
    }

    fn potential(&self) -> Option<(u32, usize)> {
        let (near, far) = (self.two_distances(Node::Near), self.two_distances(Node::Far));
        let sums: Vec<_> = near.iter().filter_map(|(node, one)| far.get(node).map(|other| one + other)).collect();
        let least = *sums.iter().min()?;
        Some((least, sums.iter().filter(|&&sum| sum == least).count()))
    }
}

/// Whether an empty cell touches the edge, by itself or through a chain.
fn touches(graph: &Graph, node: Node, edge: Node) -> bool {
    let mut open = vec![node];
    let mut seen = BTreeSet::from([node]);
    while let Some(node) = open.pop() {
        for next in graph.neighbors(node) {
            if next == edge {
                return true;
            }
            if matches!(next, Node::At(_)) && graph.owner(next) == Some(graph.side) && seen.insert(next) {
                open.push(next);
            }
        }
    }
    false
}

#[test]
fn distances_are_those_of_a_plain_shortest_path() {
    on_random_positions(1, |game, state| {
        for side in Side::BOTH {
            let graph = Graph { game, state, side };
            assert_eq!(game.distance(state, side), graph.distance(false), "{side} in {}", game.position_text(state));
        }
    });
}

#[test]
fn bridge_distances_are_those_of_a_plain_shortest_path() {
    on_random_positions(2, |game, state| {
        if game.size() <= 12 {
            for side in Side::BOTH {
                let expected = Graph { game, state, side }.distance(true);
                let text = game.position_text(state);
                assert_eq!(game.bridge_distance(state, side), expected, "{side} in {text}");
            }
        }
    });
}

#[test]
fn potentials_are_those_of_plain_relaxation() {
    on_random_positions(3, |game, state| {
        if game.size() <= 9 {
            for side in Side::BOTH {
                let potential = game.potential(state, side);
                let found = (potential.ways > 0).then_some((potential.distance, potential.ways as usize));
                let expected = Graph { game, state, side }.potential();
                assert_eq!(found, expected, "{side} in {}", game.position_text(state));
            }
        }
    });
}

#[test]
fn an_empty_board_needs_a_stone_a_row() {
    for size in [1, 5, 11, 19, 26] {
        let game = hex_with_swap(size);
        for side in Side::BOTH {
            assert_eq!(game.distance(&game.initial(), side), size as u32);
        }
    }
}

#[test]
fn the_report_ranges_from_minus_5_to_11() {
    let game = hex_with_swap(11);
    assert_eq!(Report.evaluate(&game, &game.initial()), Value::points(-5), "11 less half of 11, halves dropped");
    let nearly = after(&game, "f1 a1 f2 b1 f3 c1 f4 d1 f5 e1 f6 a3 f7 a4 f8 a5 f9 a6 f10");
    assert_eq!(Side::BOTH.map(|side| game.distance(&nearly, side)), [1, 11], "Second has to go round below f10");
    assert_eq!(Report.evaluate(&game, &nearly), Value::points(-10), "11 less half of 1");
    let passed = after(&game, "f1 a1 f2 b1 f3 c1 f4 d1 f5 e1 f6 a3 f7 a4 f8 a5 f9 a6 f10 a7");
    assert_eq!(Report.evaluate(&game, &passed), Value::points(4), "1 less half of 11 is -4.5, truncated toward zero");
}

#[test]
fn one_bridge_move_takes_two_off_the_bridge_distance() {
    let game = hex_with_swap(11);
    let lonely = after(&game, "f6 a1");
    let bridged = after(&game, "f6 a1 g4");
    assert_eq!(game.bridge_distance(&lonely, Side::First), 10);
    assert_eq!(game.bridge_distance(&bridged, Side::First), 8);
    assert_eq!(game.distance(&bridged, Side::First), 9, "plainly, the stone between is missing");
    let intruded = after(&game, "f6 a1 g4 f5");
    assert_eq!(game.bridge_distance(&intruded, Side::First), 9, "a bridge with one cell left is none");
}

#[test]
fn a_stone_on_the_second_row_has_a_bridge_to_its_edge() {
    let game = hex_with_swap(5);
    assert_eq!(game.bridge_distance(&after(&game, "c2"), Side::First), 3);
    assert_eq!(game.bridge_distance(&after(&game, "c2 c1"), Side::First), 4);
    assert_eq!(game.bridge_distance(&after(&game, "c2 e4"), Side::First), 3);
    assert_eq!(game.bridge_distance(&after(&game, "c2 d4"), Side::Second), 3);
}

/// What flows between the edges at one volt, by relaxing every cell's potential to the mean around it.
fn plain_conductance(graph: &Graph<'_>) -> f64 {
    let ohms = |node: Node| match (node, graph.owner(node)) {
        (Node::Near | Node::Far, _) => Some(0.0),
        (Node::At(_), None) => Some(1.0),
        (Node::At(_), Some(owner)) => (owner == graph.side).then_some(1.0 / 64.0),
    };
    let link = |one: Node, two: Node| Some(1.0 / (ohms(one)? + ohms(two)?));
    let links: BTreeMap<Node, Vec<(Node, f64)>> = (graph.game.cells().map(Node::At))
        .map(|node| (node, graph.neighbors(node).into_iter().filter_map(|to| Some((to, link(node, to)?))).collect()))
        .collect();
    let mut volts: BTreeMap<Node, f64> = links.keys().map(|&node| (node, 0.0)).collect();
    volts.extend([(Node::Near, 1.0), (Node::Far, 0.0)]);
    for _ in 0..2_000 {
        for (&node, links) in links.iter().filter(|(_, links)| !links.is_empty()) {
            let flow: f64 = links.iter().map(|(to, conductance)| conductance * volts[to]).sum();
            volts.insert(node, flow / links.iter().map(|(_, conductance)| conductance).sum::<f64>());
        }
    }
    let to_far = |(node, links): (&Node, &Vec<(Node, f64)>)| {
        let conductance = links.iter().find(|(to, _)| *to == Node::Far).map_or(0.0, |(_, conductance)| *conductance);
        conductance * volts[node]
    };
    links.iter().map(to_far).sum()
}

#[test]
fn elimination_conducts_as_relaxation_does() {
    for size in [1, 2, 3, 4, 5] {
        let game = hex_with_swap(size);
        let mut dice = Dice::new(9);
        for _ in 0..4 {
            let state = contract::random_position(&game, &mut dice, size * size * 2 / 3);
            for side in Side::BOTH {
                let expected = plain_conductance(&Graph { game: &game, state: &state, side });
                let found = f64::from(game.conductance(&state, side));
                assert!((found - expected).abs() < 1e-3 * expected.max(1e-3), "{found} for {expected}: {state:?}");
            }
        }
    }
}

#[test]
fn an_empty_board_conducts_alike_for_both_sides_at_every_size() {
    for size in 1..=26 {
        let game = hex_with_swap(size);
        let [first, second] = Side::BOTH.map(|side| game.conductance(&game.initial(), side));
        assert!(first > 0.0 && first.is_finite(), "{size}: {first}");
        assert_eq!(first.to_bits(), second.to_bits(), "size {size}");
    }
}

#[test]
fn evaluations_keep_their_laws() {
    for size in [1, 3, 6, 11] {
        let game = hex_with_swap(size);
        contract::check_evaluator(&game, &Report, 1, 4, 200);
        contract::check_evaluator(&game, &Bridges, 2, 4, 200);
        contract::check_evaluator(&game, &TwoDistance, 3, 4, 200);
        contract::check_evaluator(&game, &Resistance, 4, 4, 200);
    }
}

#[test]
fn every_evaluation_likes_the_center_better_than_the_corner() {
    let game = Hex::new(7, false).expect("7 is a size");
    let evaluators: [(&str, &dyn Evaluator<Hex>); 3] =
        [("bridges", &Bridges), ("two-distance", &TwoDistance), ("resistance", &Resistance)];
    for (name, evaluator) in evaluators {
        let value =
            |mv| game.descend(&mut game.initial(), mv, |child, edge| edge.lift(evaluator.evaluate(&game, child)));
        let [center, corner] = [Cell::new(3, 3), Cell::new(0, 0)].map(HexMove::Place).map(value);
        assert!(center >= corner, "{name}: {center} and {corner}");
    }
}

#[test]
fn the_middle_comes_first_and_a_swap_before_it() {
    for size in [4, 5, 11] {
        let game = hex_with_swap(size);
        let state = after(&game, "a1");
        let mut moves = moves_of(&game, &state);
        moves.sort_by_key(|&mv| -CenterFirst.rank(&game, &state, mv));
        let middle = HexMove::Place(Cell::new((size - 1) / 2, size / 2));
        assert_eq!(moves[..2], [HexMove::Swap, middle], "size {size}");
    }
}
