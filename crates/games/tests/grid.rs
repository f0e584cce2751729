//! Grids of one's own: the examples, estimates, text.

use std::collections::HashMap;

use jogada_games::grid::{
    BLOCKED, CELL_SIGN, Distance, EXAMPLES, GridCell, IN_WALL, Neighbors, OwnGrid, RowsAndColumns, StraightLine,
};
use jogada_rules::{BoardStyle, Cost, Heuristic, MoveError, Problem, Promise, Puzzle, Reversible, Shown, Steps, Touch};
use proptest::prelude::*;

const ALL: [Neighbors; 3] = [Neighbors::Four, Neighbors::Eight, Neighbors::Six];

fn steps(puzzle: &OwnGrid, state: &GridCell) -> Steps<OwnGrid> {
    let mut steps = Vec::new();
    puzzle.successors(state, &mut steps);
    steps
}

/// The cheapest cost from everywhere to the goal, by trying every step back until nothing changes.
fn costs_to_goal(puzzle: &OwnGrid) -> HashMap<GridCell, Cost> {
    let mut found: HashMap<GridCell, Cost> = puzzle.goals().into_iter().map(|goal| (goal, Cost::ZERO)).collect();
    let mut changed = puzzle.goals();
    while let Some(state) = changed.pop() {
        let mut back = Vec::new();
        puzzle.predecessors(&state, &mut back);
        for step in back {
            let cost = found[&state] + step.cost;
            if found.get(&step.state).is_none_or(|known| cost < *known) {
                found.insert(step.state.clone(), cost);
                changed.push(step.state);
            }
        }
    }
    found
}

#[test]
fn the_examples_cost_what_is_known() {
    for known in EXAMPLES {
        let puzzle = OwnGrid::example(known.name, Neighbors::Four).expect("an example");
        let costs = costs_to_goal(&puzzle);
        assert_eq!(costs.get(&puzzle.initial()), Some(&Cost::moves(known.cost)), "{}", known.name);
    }
}

#[test]
fn estimates_keep_what_they_promise_whatever_the_neighbors() {
    let examples = EXAMPLES.iter().flat_map(|known| ALL.map(|neighbors| OwnGrid::example(known.name, neighbors)));
    let random = (1..12).flat_map(|seed| ALL.map(|neighbors| OwnGrid::random(7, 9, 20, seed, neighbors).ok()));
    for puzzle in examples.chain(random).map(|puzzle| puzzle.expect("in range")) {
        for (state, cost) in costs_to_goal(&puzzle) {
            for heuristic in [&Distance as &dyn Heuristic<OwnGrid>, &StraightLine] {
                assert_eq!(heuristic.promise(), Promise::Consistent);
                let estimate = heuristic.estimate(&puzzle, &state);
                assert!(estimate <= cost, "{:?} {}", puzzle.neighbors(), puzzle.state_text(&state));
                for step in steps(&puzzle, &state) {
                    let then = heuristic.estimate(&puzzle, &step.state);
                    assert!(estimate <= step.cost + then, "{:?} {}", puzzle.neighbors(), puzzle.state_text(&state));
                }
            }
        }
    }
}

#[test]
fn rows_plus_columns_is_too_much_where_corners_can_be_crossed() {
    let puzzle = OwnGrid::example("open", Neighbors::Eight).expect("an example");
    let state = puzzle.read_state("..../..../.... a1 c3").expect("a map");
    assert!(RowsAndColumns.estimate(&puzzle, &state) > costs_to_goal(&puzzle.starting_from(state.clone()))[&state]);
    assert_eq!(RowsAndColumns.promise(), Promise::Nothing);
}

#[test]
fn corners_are_not_cut_and_hexagons_have_six_neighbors() {
    let eight = OwnGrid::example("corner", Neighbors::Eight).expect("an example");
    let open = eight.read_state(".../.../... b2 c3").expect("a map");
    assert_eq!(steps(&eight, &open).len(), 8);
    let wall = eight.read_state(".#./.../... b2 c3").expect("a map");
    let texts: Vec<_> = steps(&eight, &wall).iter().map(|step| eight.move_text(&wall, step.mv)).collect();
    assert_eq!(texts, ["c2", "b3", "a2", "c3", "a3"]);
    let six = OwnGrid::example("corner", Neighbors::Six).expect("an example");
    assert_eq!(steps(&six, &open).len(), 6);
}

#[test]
fn what_is_wrong_is_said() {
    let puzzle = OwnGrid::example("corner", Neighbors::Four).expect("an example");
    let problem = |text: &str| puzzle.read_state(text).expect_err(text).problem;
    assert_eq!(problem("..x a1 b1"), Problem::Expected(jogada_rules::Wanted::Cell));
    assert_eq!(problem("/.. a1 b1"), Problem::Expected(CELL_SIGN));
    assert_eq!(problem(".#/.. b1 a1"), Problem::Impossible(IN_WALL));
    assert_eq!(problem("../... a1 b1"), Problem::WrongCount { what: CELL_SIGN, expected: 2, found: 3 });
    assert_eq!(puzzle.read_move(&puzzle.initial(), "c3"), Err(MoveError::illegal("c3", BLOCKED)));
}

#[test]
fn a_touch_builds_a_wall_and_heavy_ground_and_takes_it_away() {
    let puzzle = OwnGrid::example("corner", Neighbors::Four).expect("an example");
    let mut text = ".../.../... a1 c3".to_owned();
    let mut seen = Vec::new();
    for _ in 0..4 {
        text = puzzle.touched(&text, Touch::Place("b2")).expect("a cell");
        seen.push(text.chars().nth(5).expect("the middle"));
    }
    assert_eq!(seen, ['#', '3', '9', '.']);
    assert_eq!(puzzle.touched(&text, Touch::Place("a1")).as_deref(), Some("3../.../... a1 c3"), "a start is no wall");
    assert!(puzzle.board_text(&puzzle.initial(), BoardStyle::default()).starts_with("  1 S . .\n  2 . # .\n"));
    assert_eq!(puzzle.scene(&puzzle.initial()).parts.iter().filter(|part| part.mv.is_some()).count(), 2);
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in "[.#/2-9]{0,30} [a-d][0-5] [a-d][0-5]") {
        let puzzle = OwnGrid::example("corner", Neighbors::Four).expect("an example");
        if let Ok(state) = puzzle.read_state(&text) {
            prop_assert_eq!(puzzle.read_state(&puzzle.state_text(&state)), Ok(state));
        }
    }
}
