//! Sliding tiles: all small boards, the named problems, estimates and text.

use std::collections::{HashMap, HashSet};

use jogada_games::sliding_tiles::{BLOCKED, LinearConflict, Manhattan, PROBLEMS, SlidingTiles, TILE, TILE_SET, Tiles};
use jogada_rules::{
    BoardStyle, Cost, Dice, Heuristic, Impossibility, MoveError, Problem, Promise, Puzzle, Reversible, Shown, Steps,
    Wanted,
};
use proptest::prelude::*;

fn puzzle(rows: usize, cols: usize) -> SlidingTiles {
    SlidingTiles::new(rows, cols).expect("a size in range")
}

fn successors(puzzle: &SlidingTiles, state: Tiles) -> Steps<SlidingTiles> {
    let mut steps = Vec::new();
    puzzle.successors(&state, &mut steps);
    steps
}

/// The fewest moves to the goal from everywhere.
fn distances(puzzle: &SlidingTiles) -> HashMap<Tiles, u32> {
    let mut found: HashMap<Tiles, u32> = puzzle.goals().into_iter().map(|goal| (goal, 0)).collect();
    let mut queue: Vec<Tiles> = puzzle.goals();
    let mut steps = Vec::new();
    for next in 0.. {
        let Some(&state) = queue.get(next) else { break };
        puzzle.predecessors(&state, &mut steps);
        for step in steps.drain(..) {
            let distance = found[&state] + 1;
            found.entry(step.state).or_insert_with(|| {
                queue.push(step.state);
                distance
            });
        }
    }
    found
}

#[test]
fn half_of_all_arrangements_are_reached_and_the_farthest_are_as_far_as_known() {
    // (rows, cols, arrangements, farthest): known since the boards were first searched through.
    for (rows, cols, arrangements, farthest) in
        [(2, 2, 12, 6), (2, 3, 360, 21), (3, 2, 360, 21), (2, 4, 20_160, 36), (3, 3, 181_440, 31)]
    {
        let distances = distances(&puzzle(rows, cols));
        assert_eq!(distances.len(), arrangements, "{rows}x{cols}");
        assert_eq!(distances.values().max(), Some(&farthest), "{rows}x{cols}");
    }
}

#[test]
fn predecessors_are_exactly_the_inverse_of_successors() {
    for (rows, cols) in [(2, 3), (3, 2), (2, 4)] {
        let puzzle = puzzle(rows, cols);
        let mut forward = HashSet::new();
        let mut backward = HashSet::new();
        let mut steps = Vec::new();
        for state in distances(&puzzle).keys() {
            forward.extend(successors(&puzzle, *state).iter().map(|step| (*state, step.mv, step.state)));
            puzzle.predecessors(state, &mut steps);
            backward.extend(steps.drain(..).map(|step| (step.state, step.mv, *state)));
        }
        assert_eq!(forward, backward, "{rows}x{cols}");
    }
}

fn check_promise(puzzle: &SlidingTiles, heuristic: &impl Heuristic<SlidingTiles>, distances: &HashMap<Tiles, u32>) {
    assert_eq!(heuristic.promise(), Promise::Consistent);
    for (state, &distance) in distances {
        let estimate = heuristic.estimate(puzzle, state);
        assert!(estimate <= Cost::moves(distance), "{}", puzzle.state_text(state));
        for step in successors(puzzle, *state) {
            assert!(estimate <= step.cost + heuristic.estimate(puzzle, &step.state), "{}", puzzle.state_text(state));
        }
    }
}

#[test]
fn estimates_keep_their_promises_everywhere_on_small_boards() {
    for (rows, cols) in [(2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3)] {
        let puzzle = puzzle(rows, cols);
        let distances = distances(&puzzle);
        check_promise(&puzzle, &Manhattan, &distances);
        check_promise(&puzzle, &LinearConflict, &distances);
    }
}

#[test]
fn conflicts_add_to_the_distance_and_stay_consistent_on_the_large_board() {
    let puzzle = puzzle(4, 4);
    let mut dice = Dice::new(15);
    let mut state = puzzle.initial();
    let mut more = 0;
    for _ in 0..20_000 {
        let steps = successors(&puzzle, state);
        let next = dice.pick(&steps).expect("the blank has neighbors").state;
        let [here, there] = [state, next].map(|state| LinearConflict.estimate(&puzzle, &state));
        assert!(here <= there + Cost::ONE && there <= here + Cost::ONE);
        more += u32::from(here > Manhattan.estimate(&puzzle, &state));
        state = next;
    }
    assert!(more > 1000, "conflicts are common: {more}");
}

#[test]
fn three_tiles_in_reverse_make_two_leave() {
    let puzzle = puzzle(4, 4);
    let state = puzzle.read_state("3 2 1 4/5 6 7 8/9 10 11 12/13 15 14 .").expect("solvable");
    assert_eq!(Manhattan.estimate(&puzzle, &state), Cost::moves(4 + 2));
    assert_eq!(LinearConflict.estimate(&puzzle, &state), Cost::moves(4 + 2 + 2 * 2 + 2));
}

/// Depth first below a bound on the estimated length: the next bound, or `None` when solved.
fn deepen(puzzle: &SlidingTiles, state: Tiles, from: Option<Tiles>, spent: Cost, bound: Cost) -> Option<Cost> {
    let total = spent + LinearConflict.estimate(puzzle, &state);
    if total > bound {
        return Some(total);
    }
    if puzzle.is_goal(&state) {
        return None;
    }
    let mut least = Cost::MAX;
    for step in successors(puzzle, state).into_iter().filter(|step| Some(step.state) != from) {
        least = least.min(deepen(puzzle, step.state, Some(state), spent + step.cost, bound)?);
    }
    Some(least)
}

#[test]
fn the_named_problems_take_as_many_moves_as_published() {
    for problem in PROBLEMS {
        let puzzle = SlidingTiles::problem(problem.name).expect("its board is solvable");
        let mut bound = Cost::ZERO;
        while let Some(next) = deepen(&puzzle, puzzle.initial(), None, Cost::ZERO, bound) {
            bound = next;
            assert!(bound <= Cost::moves(problem.fewest), "{} is not solved in time", problem.name);
        }
        assert_eq!(bound, Cost::moves(problem.fewest), "{}", problem.name);
    }
    assert!(SlidingTiles::problem(" Hardest-8 ").is_some());
    assert_eq!(SlidingTiles::problem("easiest-8"), None);
}

#[test]
fn every_size_has_a_start_that_can_be_solved_and_is_not_solved() {
    for rows in 2..=8 {
        for cols in 2..=16 / rows {
            let puzzle = puzzle(rows, cols);
            let text = puzzle.state_text(&puzzle.initial());
            assert_eq!(puzzle.read_state(&text), Ok(puzzle.initial()), "{text}");
            assert!(!puzzle.is_goal(&puzzle.initial()), "{text}");
        }
    }
}

#[test]
fn sizes_have_a_range() {
    let said = |rows, cols| SlidingTiles::new(rows, cols).expect_err("out of range").to_string();
    assert_eq!(said(1, 4), "rows must be from 2 to 8");
    assert_eq!(said(9, 2), "rows must be from 2 to 8");
    assert_eq!(said(5, 4), "cols must be from 2 to 3");
    assert_eq!(said(usize::MAX, usize::MAX), "rows must be from 2 to 8");
    assert_eq!(said(4, 0), "cols must be from 2 to 4");
}

#[test]
fn moves_are_the_way_the_blank_goes() {
    let puzzle = puzzle(3, 3);
    let state = puzzle.read_state("1 2 3/4 . 5/7 8 6").expect("solvable");
    let after = |text: &str| {
        let mv = puzzle.read_move(&state, text).expect("possible");
        puzzle.state_text(&puzzle.step(&state, mv).expect("possible").state)
    };
    assert_eq!(after("u"), "1 . 3/4 2 5/7 8 6");
    assert_eq!(after(" D "), "1 2 3/4 8 5/7 . 6");
    assert_eq!(after("l"), "1 2 3/. 4 5/7 8 6");
    assert_eq!(after("r"), "1 2 3/4 5 ./7 8 6");
    let order: Vec<_> = successors(&puzzle, state).iter().map(|step| puzzle.move_text(&state, step.mv)).collect();
    assert_eq!(order, ["u", "d", "l", "r"]);
    let corner = puzzle.goals()[0];
    let blocked = MoveError::Illegal { mv: "r".to_owned(), reason: BLOCKED };
    assert_eq!(puzzle.read_move(&corner, "r"), Err(blocked));
    for text in ["", "x", "up", "1", "-1", "é"] {
        assert!(matches!(puzzle.read_move(&state, text), Err(MoveError::Unreadable(_))), "{text:?}");
    }
}

#[test]
fn bad_positions_are_told_where_and_what() {
    let puzzle = puzzle(3, 3);
    let said = |text: &str| {
        let error = puzzle.read_state(text).expect_err(text);
        (text[error.span].to_owned(), error.problem)
    };
    let count = |what, found| Problem::WrongCount { what, expected: 3, found };
    assert_eq!(said(""), (String::new(), count(TILE, 0)));
    assert_eq!(said("1 2/4 5 6/7 8 ."), ("1 2".to_owned(), count(TILE, 2)));
    assert_eq!(said("1 2 3/4 5 6 / 7 8 . 3 "), ("7 8 . 3".to_owned(), count(TILE, 4)));
    assert_eq!(said("1 2 3/4 5 6").1, count(Wanted::Row, 2));
    assert_eq!(said("1 2 3/4 5 6/7 8 ./1 2 3").1, count(Wanted::Row, 4));
    assert_eq!(said("1 2 3/4 5 6/7 9 .").0, "9");
    assert_eq!(said("1 2 3/4 5 6/7 -8 .").0, "-8");
    assert_eq!(said("1 2 3/4 5 6/7 99999999999999999999 .").0, "99999999999999999999");
    assert_eq!(said("1 2 3/4 x 6/7 8 .").1, Problem::Expected(TILE));
    assert_eq!(said("1 2 3/4 5 6/7 7 .").1, Problem::Impossible(TILE_SET));
    assert_eq!(said("1 2 3/4 5 6/8 7 .").1, Problem::Impossible(Impossibility::Unsolvable));
    assert_eq!(puzzle.read_state(" 1 2 3 / 4 5 6/7 8 0"), Ok(puzzle.goals()[0]));
}

#[test]
fn exactly_the_reachable_half_can_be_read() {
    let puzzle = puzzle(2, 3);
    let reached: HashSet<String> = distances(&puzzle).keys().map(|state| puzzle.state_text(state)).collect();
    let mut readable = 0;
    let mut order = [0, 1, 2, 3, 4, 5];
    for_each_order(&mut order, 0, &mut |order| {
        let text = format!("{} {} {}/{} {} {}", order[0], order[1], order[2], order[3], order[4], order[5]);
        let read = puzzle.read_state(&text);
        let written = text.replace('0', ".");
        assert_eq!(read.is_ok(), reached.contains(&written), "{text}");
        readable += usize::from(read.is_ok());
    });
    assert_eq!(readable, 360);
}

fn for_each_order(order: &mut [u8; 6], fixed: usize, see: &mut impl FnMut(&[u8; 6])) {
    if fixed == order.len() {
        return see(order);
    }
    for next in fixed..order.len() {
        order.swap(fixed, next);
        for_each_order(order, fixed + 1, see);
        order.swap(fixed, next);
    }
}

#[test]
fn the_board_is_drawn_with_room_for_its_widest_tile() {
    let puzzle = puzzle(2, 6);
    let state = puzzle.read_state("1 2 3 4 5 6/7 8 9 10 . 11").expect("solvable");
    let expected = [
        "┌────┬────┬────┬────┬────┬────┐",
        "│  1 │  2 │  3 │  4 │  5 │  6 │",
        "├────┼────┼────┼────┼────┼────┤",
        "│  7 │  8 │  9 │ 10 │    │ 11 │",
        "└────┴────┴────┴────┴────┴────┘",
    ];
    assert_eq!(puzzle.board_text(&state, BoardStyle::default()).lines().collect::<Vec<_>>(), expected);
    assert!(puzzle.board_text(&state, BoardStyle { ascii: true, color: false }).is_ascii());
    let scene = puzzle.scene(&state);
    let offered: Vec<_> =
        scene.parts.iter().filter_map(|part| Some((part.place.as_deref()?, part.mv.as_deref()?))).collect();
    assert_eq!(offered, [("e1", "u"), ("d2", "l"), ("f2", "r")]);
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "[0-9 ./udlr\\-é]{0,40}|\\PC{0,40}") {
        let puzzle = puzzle(3, 3);
        let _ = puzzle.read_state(&text);
        let _ = puzzle.read_move(&puzzle.initial(), &text);
    }

    #[test]
    fn every_position_survives_its_text(seed: u64) {
        let puzzle = puzzle(4, 4);
        let mut dice = Dice::new(seed);
        let mut state = puzzle.initial();
        for _ in 0..60 {
            let steps = successors(&puzzle, state);
            state = dice.pick(&steps).expect("the blank has neighbors").state;
        }
        prop_assert_eq!(puzzle.read_state(&puzzle.state_text(&state)), Ok(state));
    }
}
