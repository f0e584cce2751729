//! Path searches on mazes: mixed costs, dead ends, limits, and paths of a hundred thousand moves.

use jogada_rules::{Blind, Cost, Dice, Heuristic, Promise, Puzzle, Reversible, Step, Steps};
use jogada_search::path::{
    Answer, Node, Shortfall, WayObserver, WayOutcome, Weight, astar, beam, bfs, bidirectional, dfs, greedy, idastar,
    iddfs, partial_astar, rbfs, sma, uniform, wastar,
};
use jogada_search::{Limits, StopFlag, Stopped};

/// A way through a grid, from the top left corner to the bottom right one. Entering a field costs its height.
#[derive(Clone, Debug)]
struct Maze {
    size: usize,
    /// The cost of entering a field in moves; zero is a wall.
    heights: Vec<u32>,
}

impl Maze {
    fn random(dice: &mut Dice, size: usize, highest: usize) -> Self {
        let mut heights: Vec<u32> = (0..size * size).map(|_| dice.below(highest + 1) as u32).collect();
        heights[0] = 1;
        heights[size * size - 1] = 1;
        Self { size, heights }
    }

    fn neighbors(&self, field: usize) -> impl Iterator<Item = (char, usize)> {
        let (row, column, size) = (field / self.size, field % self.size, self.size);
        let right = (column + 1 < size).then(|| ('r', field + 1));
        let down = (row + 1 < size).then(|| ('d', field + size));
        let left = (column > 0).then(|| ('l', field - 1));
        let up = (row > 0).then(|| ('u', field - size));
        [right, down, left, up].into_iter().flatten()
    }
}

impl Puzzle for Maze {
    type State = usize;
    type Move = char;

    fn initial(&self) -> usize {
        0
    }

    fn is_goal(&self, state: &usize) -> bool {
        *state + 1 == self.heights.len()
    }

    fn successors(&self, state: &usize, out: &mut Steps<Self>) {
        let passable = self.neighbors(*state).filter(|&(_, to)| self.heights[to] > 0);
        out.extend(passable.map(|(mv, state)| Step { mv, state, cost: Cost::moves(self.heights[state]) }));
    }
}

impl Reversible for Maze {
    fn goals(&self) -> Vec<usize> {
        vec![self.heights.len() - 1]
    }

    fn predecessors(&self, state: &usize, out: &mut Steps<Self>) {
        let cost = Cost::moves(self.heights[*state]);
        let opposite = |mv| match mv {
            'r' => 'l',
            'l' => 'r',
            'u' => 'd',
            _ => 'u',
        };
        let passable = self.neighbors(*state).filter(|&(_, from)| self.heights[from] > 0);
        out.extend(passable.map(|(mv, state)| Step { mv: opposite(mv), state, cost }));
    }
}

/// Rows and columns still to go; or that minus what the field's parity says, which is admissible but not consistent.
#[derive(Clone, Copy)]
struct Corner {
    uneven: bool,
}

impl Heuristic<Maze> for Corner {
    fn estimate(&self, maze: &Maze, state: &usize) -> Cost {
        let last = maze.size - 1;
        let away = (last - state / maze.size) + (last - state % maze.size);
        Cost::moves(if self.uneven && state.is_multiple_of(2) { 0 } else { away as u32 })
    }

    fn promise(&self) -> Promise {
        if self.uneven { Promise::Admissible } else { Promise::Consistent }
    }
}

const EVEN: Corner = Corner { uneven: false };
const UNEVEN: Corner = Corner { uneven: true };

fn stop() -> StopFlag {
    StopFlag::new()
}

type Search = fn(&Maze, &Limits, &StopFlag) -> WayOutcome<char>;

/// Searches that prove the cheapest way whatever moves cost.
const CHEAPEST: [(&str, Search); 10] = [
    ("uniform", |maze, limits, stop| uniform(maze, limits, stop, &mut ())),
    ("astar", |maze, limits, stop| astar(maze, &EVEN, limits, stop, &mut ())),
    ("astar uneven", |maze, limits, stop| astar(maze, &UNEVEN, limits, stop, &mut ())),
    ("partial astar", |maze, limits, stop| partial_astar(maze, &EVEN, limits, stop, &mut ())),
    ("partial astar uneven", |maze, limits, stop| partial_astar(maze, &UNEVEN, limits, stop, &mut ())),
    ("idastar", |maze, limits, stop| idastar(maze, &EVEN, 0, limits, stop, &mut ())),
    ("idastar with table", |maze, limits, stop| idastar(maze, &UNEVEN, 20, limits, stop, &mut ())),
    ("rbfs", |maze, limits, stop| rbfs(maze, &EVEN, limits, stop, &mut ())),
    ("sma", |maze, limits, stop| sma(maze, &UNEVEN, 500, limits, stop, &mut ())),
    ("bidirectional", |maze, limits, stop| bidirectional(maze, limits, stop, &mut ())),
];

/// Searches that prove less.
const OTHERS: [(&str, Search); 6] = [
    ("bfs", |maze, limits, stop| bfs(maze, limits, stop, &mut ())),
    ("iddfs", |maze, limits, stop| iddfs(maze, limits, stop, &mut ())),
    ("dfs", |maze, limits, stop| dfs(maze, limits, stop, &mut ())),
    ("greedy", |maze, limits, stop| greedy(maze, &EVEN, limits, stop, &mut ())),
    ("wastar", |maze, limits, stop| wastar(maze, &EVEN, Weight::thousandths(2500), limits, stop, &mut ())),
    ("beam", |maze, limits, stop| beam(maze, &EVEN, 1000, limits, stop, &mut ())),
];

fn all() -> impl Iterator<Item = (&'static str, Search)> {
    CHEAPEST.into_iter().chain(OTHERS)
}

fn replayed(maze: &Maze, moves: &[char]) -> Option<Cost> {
    let mut at = (maze.initial(), Cost::ZERO);
    for &mv in moves {
        let step = maze.step(&at.0, mv)?;
        at = (step.state, at.1 + step.cost);
    }
    maze.is_goal(&at.0).then_some(at.1)
}

/// The cheapest cost to the goal by relaxing until nothing changes: as plain as it gets.
fn relaxed(maze: &Maze) -> Option<Cost> {
    let mut costs = vec![Cost::MAX; maze.heights.len()];
    costs[0] = Cost::ZERO;
    let mut steps = Vec::new();
    for _ in 0..maze.heights.len() {
        for field in 0..costs.len() {
            steps.clear();
            maze.successors(&field, &mut steps);
            for step in &steps {
                costs[step.state] = costs[step.state].min(costs[field] + step.cost);
            }
        }
    }
    costs.last().copied().filter(|&cost| cost < Cost::MAX)
}

#[test]
fn the_cheapest_way_is_found_and_proven_whatever_moves_cost() {
    let mut dice = Dice::new(8);
    for round in 0..300 {
        let maze = Maze::random(&mut dice, 2 + round % 3, 3);
        let oracle = relaxed(&maze);
        for (name, search) in CHEAPEST {
            let answer = search(&maze, &Limits::NONE, &stop()).answer;
            assert!(answer.is_proven(), "{name} on {maze:?}");
            assert_eq!(answer.path().map(|path| path.cost), oracle, "{name} on {maze:?}");
            assert_eq!(answer.path().and_then(|path| replayed(&maze, &path.moves)), oracle, "{name} on {maze:?}");
        }
    }
}

#[test]
fn the_other_searches_find_a_way_exactly_when_there_is_one_and_claim_no_more_than_they_know() {
    let mut dice = Dice::new(9);
    for round in 0..300 {
        let maze = Maze::random(&mut dice, 2 + round % 3, 3);
        let oracle = relaxed(&maze);
        for (name, search) in OTHERS {
            let answer = search(&maze, &Limits::NONE, &stop()).answer;
            let cost = answer.path().map(|path| path.cost);
            assert_eq!(cost.is_some(), oracle.is_some(), "{name} on {maze:?}");
            assert_eq!(answer.path().and_then(|path| replayed(&maze, &path.moves)), cost, "{name} on {maze:?}");
            assert!(!answer.is_proven() || cost == oracle, "{name} on {maze:?}");
        }
    }
}

#[test]
fn a_weight_bounds_how_much_dearer_the_way_may_be() {
    let mut dice = Dice::new(10);
    for _ in 0..200 {
        let maze = Maze::random(&mut dice, 6, 4);
        let found = wastar(&maze, &EVEN, Weight::thousandths(1500), &Limits::NONE, &stop(), &mut ());
        if let (Some(path), Some(best)) = (found.answer.path(), relaxed(&maze)) {
            assert!(path.cost <= best.scaled(3, 2));
        }
    }
}

/// A corridor: forward to the goal, or back.
struct Corridor(u32);

impl Puzzle for Corridor {
    type State = u32;
    type Move = bool;

    fn initial(&self) -> u32 {
        0
    }

    fn is_goal(&self, state: &u32) -> bool {
        *state == self.0
    }

    fn successors(&self, state: &u32, out: &mut Steps<Self>) {
        out.push(Step::new(true, state + 1));
        if *state > 0 {
            out.push(Step::new(false, state - 1));
        }
    }
}

impl Reversible for Corridor {
    fn goals(&self) -> Vec<u32> {
        vec![self.0]
    }

    fn predecessors(&self, state: &u32, out: &mut Steps<Self>) {
        out.push(Step::new(false, state + 1));
        if *state > 0 {
            out.push(Step::new(true, state - 1));
        }
    }
}

/// Knows how far it is.
struct Ahead;

impl Heuristic<Corridor> for Ahead {
    fn estimate(&self, corridor: &Corridor, state: &u32) -> Cost {
        Cost::moves(corridor.0.abs_diff(*state))
    }

    fn promise(&self) -> Promise {
        Promise::Consistent
    }
}

#[test]
fn a_path_of_a_hundred_thousand_moves_overflows_no_stack() {
    let (long, none, stop) = (Corridor(100_000), Limits::NONE, stop());
    let outcomes = [
        ("bfs", bfs(&long, &none, &stop, &mut ())),
        ("dfs", dfs(&long, &none, &stop, &mut ())),
        ("uniform", uniform(&long, &none, &stop, &mut ())),
        ("greedy", greedy(&long, &Ahead, &none, &stop, &mut ())),
        ("astar", astar(&long, &Ahead, &none, &stop, &mut ())),
        ("partial astar", partial_astar(&long, &Ahead, &none, &stop, &mut ())),
        ("wastar", wastar(&long, &Ahead, Weight::ONE, &none, &stop, &mut ())),
        ("idastar", idastar(&long, &Ahead, 0, &none, &stop, &mut ())),
        ("rbfs", rbfs(&long, &Ahead, &none, &stop, &mut ())),
        ("beam", beam(&long, &Ahead, 3, &none, &stop, &mut ())),
        ("bidirectional", bidirectional(&long, &none, &stop, &mut ())),
    ];
    for (name, outcome) in outcomes {
        assert_eq!(outcome.depth(), Some(100_000), "{name}");
    }
    // These two look at the whole path at every step or iteration, so they get a shorter one.
    assert_eq!(iddfs(&Corridor(1000), &none, &stop, &mut ()).depth(), Some(1000));
    assert_eq!(sma(&Corridor(5000), &Ahead, 5001, &none, &stop, &mut ()).depth(), Some(5000));
}

#[test]
fn the_node_limit_is_exact_and_a_raised_flag_stops_every_search() {
    let open = Maze { size: 40, heights: vec![1; 1600] };
    let asked = stop();
    asked.stop();
    for (name, search) in all() {
        let stopped = |limits: &Limits, stop: &StopFlag| match search(&open, limits, stop) {
            WayOutcome { answer: Answer::Stopped { reason: Shortfall::Limit(stopped), .. }, counters } => {
                (stopped, counters)
            }
            other => panic!("{name} was not stopped: {other:?}"),
        };
        let (reason, counters) = stopped(&Limits::nodes(77), &stop());
        assert_eq!((reason, counters.generated), (Stopped::Nodes, 77), "{name}");
        let (reason, counters) = stopped(&Limits::NONE, &asked);
        assert_eq!(reason, Stopped::Asked, "{name}");
        assert!(counters.generated <= 2, "{name}");
    }
}

#[test]
fn a_search_that_may_hold_nothing_stops_for_memory_or_needs_none() {
    let open = Maze { size: 40, heights: vec![1; 1600] };
    for (name, search) in all() {
        let outcome = search(&open, &Limits { memory: Some(100), ..Limits::NONE }, &stop());
        let stopped = matches!(outcome.answer, Answer::Stopped { reason: Shortfall::Limit(Stopped::Memory), .. });
        assert!(stopped && outcome.counters.peak_memory <= 100, "{name}: {outcome:?}");
    }
}

#[test]
fn a_depth_limit_below_the_goal_is_no_proof_that_there_is_no_way() {
    let open = Maze { size: 4, heights: vec![1; 16] };
    for (name, search) in all().filter(|&(name, _)| name != "bidirectional") {
        let reason = match search(&open, &Limits::depth(5), &stop()).answer {
            Answer::Stopped { reason, .. } => reason,
            other => panic!("{name}: {other:?}"),
        };
        assert_eq!(reason, Shortfall::Depth, "{name}");
        assert_eq!(search(&open, &Limits::depth(6), &stop()).depth(), Some(6), "{name}");
    }
}

#[test]
fn a_stopped_search_tells_what_it_has_excluded() {
    let open = Maze { size: 40, heights: vec![1; 1600] };
    let Answer::Stopped { at_least, .. } = uniform(&open, &Limits::nodes(3000), &stop(), &mut ()).answer else {
        panic!("it is stopped")
    };
    assert!(at_least > Cost::ZERO && at_least <= Cost::moves(78), "{at_least}");
}

#[test]
fn a_narrow_beam_that_runs_into_a_wall_admits_it() {
    // Straight ahead looks best and is a dead end.
    let heights = vec![1, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1, 1, 1, 1, 1];
    let maze = Maze { size: 4, heights };
    let answer = beam(&maze, &EVEN, 1, &Limits::NONE, &stop(), &mut ()).answer;
    assert!(matches!(answer, Answer::Stopped { reason: Shortfall::Dropped, .. }), "{answer:?}");
    assert!(beam(&maze, &EVEN, 2, &Limits::NONE, &stop(), &mut ()).answer.path().is_some());
}

/// Counts events, and checks that they make sense one by one.
#[derive(Default)]
struct Watcher {
    known: u64,
    expanded: u64,
    duplicates: u64,
    reopened: u64,
    goals: u64,
    stops: u64,
}

impl WayObserver<Maze> for Watcher {
    fn start(&mut self, root: &Node<'_, Maze>) {
        assert_eq!((root.id, root.depth, root.g), (0, 0, Cost::ZERO));
        self.known = 1;
    }

    fn generate(&mut self, node: &Node<'_, Maze>) {
        assert_eq!(node.id, self.known, "nodes are numbered as they are kept");
        let (from, _) = node.from.expect("a forward search");
        assert!(from < node.id && node.depth > 0 && node.f >= node.g);
        self.known += 1;
    }

    fn expand(&mut self, id: u64) {
        assert!(id < self.known);
        self.expanded += 1;
    }

    fn duplicate(&mut self, from: u64, _: char) {
        assert!(from < self.known);
        self.duplicates += 1;
    }

    fn reopen(&mut self, id: u64, from: u64, _: Cost, _: Cost) {
        assert!(id < self.known && from < self.known);
        self.reopened += 1;
    }

    fn goal(&mut self, id: u64, _: Cost) {
        assert!(id < self.known);
        self.goals += 1;
    }

    fn stop(&mut self, _: Shortfall) {
        self.stops += 1;
    }
}

#[test]
fn an_observer_sees_what_the_counters_count() {
    let mut dice = Dice::new(12);
    for _ in 0..50 {
        let maze = Maze::random(&mut dice, 7, 5);
        let mut watcher = Watcher::default();
        let outcome = astar(&maze, &UNEVEN, &Limits::NONE, &stop(), &mut watcher);
        let counters = outcome.counters;
        assert_eq!(watcher.expanded, counters.expanded);
        assert_eq!(watcher.duplicates, counters.duplicates);
        assert!(watcher.reopened >= counters.reopened);
        assert_eq!(watcher.goals, u64::from(outcome.answer.path().is_some()));
        assert_eq!(watcher.known - 1 + watcher.duplicates + watcher.reopened, counters.generated);
        assert_eq!(watcher.known, counters.max_held.max(1));
        assert_eq!(watcher.stops, 0);
    }
}

type Watched = fn(&Maze, &Limits, &StopFlag, &mut Watcher) -> WayOutcome<char>;

#[test]
fn every_search_numbers_its_nodes_for_the_observer() {
    let maze = Maze { size: 5, heights: vec![1; 25] };
    let (none, stop) = (Limits::NONE, stop());
    let searches: [(&str, Watched); 8] = [
        ("bfs", |maze, limits, stop, watcher| bfs(maze, limits, stop, watcher)),
        ("dfs", |maze, limits, stop, watcher| dfs(maze, limits, stop, watcher)),
        ("iddfs", |maze, limits, stop, watcher| iddfs(maze, limits, stop, watcher)),
        ("idastar", |maze, limits, stop, watcher| idastar(maze, &EVEN, 0, limits, stop, watcher)),
        ("rbfs", |maze, limits, stop, watcher| rbfs(maze, &EVEN, limits, stop, watcher)),
        ("sma", |maze, limits, stop, watcher| sma(maze, &EVEN, 30, limits, stop, watcher)),
        ("beam", |maze, limits, stop, watcher| beam(maze, &EVEN, 3, limits, stop, watcher)),
        ("partial", |maze, limits, stop, watcher| partial_astar(maze, &Blind, limits, stop, watcher)),
    ];
    for (name, search) in searches {
        let mut watcher = Watcher::default();
        let outcome = search(&maze, &none, &stop, &mut watcher);
        assert_eq!((watcher.goals, watcher.expanded), (1, outcome.counters.expanded), "{name}");
        let mut watcher = Watcher::default();
        search(&maze, &Limits::nodes(5), &stop, &mut watcher);
        assert_eq!((watcher.goals, watcher.stops), (0, 1), "{name}");
    }
}

#[test]
fn the_table_of_idastar_spares_what_was_met_before() {
    let maze = Maze { size: 5, heights: vec![1; 25] };
    let generated = |slots| {
        let outcome = idastar(&maze, &Blind, slots, &Limits::NONE, &StopFlag::new(), &mut ());
        assert_eq!(outcome.answer.path().map(|path| path.cost), Some(Cost::moves(8)));
        outcome.counters.generated
    };
    let (few, many) = (generated(1000), generated(0));
    assert!(few * 5 < many, "{few} states with a table, {many} without");
}
