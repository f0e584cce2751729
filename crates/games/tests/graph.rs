//! Graphs of one's own: the examples of textbooks, estimates, text.

use std::collections::BTreeMap;

use jogada_games::graph::{EXAMPLES, EstimateFault, Exact, Given, GraphPlace, Hops, NO_GOAL, NO_WAY, OwnGraph, PLACE};
use jogada_rules::{
    BoardStyle, Cost, Heuristic, MoveError, Problem, Promise, Puzzle, Reversible, Shape, Shown, Steps, Touch,
};
use proptest::prelude::*;

fn example(name: &str) -> OwnGraph {
    OwnGraph::example(name).expect("an example")
}

fn steps(puzzle: &OwnGraph, state: &GraphPlace) -> Steps<OwnGraph> {
    let mut steps = Vec::new();
    puzzle.successors(state, &mut steps);
    steps
}

/// The cheapest cost from the start to everywhere, by trying every step again until nothing changes.
fn costs(puzzle: &OwnGraph) -> BTreeMap<String, (Cost, GraphPlace)> {
    let mut found = BTreeMap::from([(puzzle.state_text(&puzzle.initial()), (Cost::ZERO, puzzle.initial()))]);
    loop {
        let mut news = Vec::new();
        for (cost, state) in found.values() {
            for step in steps(puzzle, state) {
                news.push((puzzle.state_text(&step.state), (*cost + step.cost, step.state)));
            }
        }
        let before = found.clone();
        for (text, (cost, state)) in news {
            let known = found.entry(text).or_insert((cost, state));
            known.0 = known.0.min(cost);
        }
        if found.iter().map(|(text, (cost, _))| (text, cost)).eq(before.iter().map(|(text, (cost, _))| (text, cost))) {
            return found;
        }
    }
}

fn cheapest(puzzle: &OwnGraph) -> Option<Cost> {
    costs(puzzle).into_values().filter(|(_, state)| puzzle.is_goal(state)).map(|(cost, _)| cost).min()
}

#[test]
fn the_examples_cost_what_is_known() {
    for known in EXAMPLES {
        assert_eq!(cheapest(&example(known.name)), Some(Cost::moves(known.cost)), "{}", known.name);
    }
}

#[test]
fn estimates_keep_what_they_promise_on_every_example_and_many_graphs() {
    let random = (1..40).map(|seed| OwnGraph::random(3 + seed as usize % 20, seed).expect("in range"));
    for puzzle in EXAMPLES.iter().map(|known| example(known.name)).chain(random) {
        for (_, state) in costs(&puzzle).into_values() {
            let least = cheapest(&puzzle.starting_from(state.clone()));
            for (heuristic, name) in [(&Hops as &dyn Heuristic<OwnGraph>, "hops"), (&Exact, "exact")] {
                assert_eq!(heuristic.promise(), Promise::Consistent);
                let estimate = heuristic.estimate(&puzzle, &state);
                assert!(least.is_none_or(|least| estimate <= least), "{name} {}", puzzle.state_text(&state));
                for step in steps(&puzzle, &state) {
                    assert!(estimate <= step.cost + heuristic.estimate(&puzzle, &step.state), "{name}");
                }
            }
        }
    }
}

#[test]
fn estimates_that_are_wrong_are_pointed_at() {
    let romania = example("romania").initial();
    assert_eq!(romania.faults(), [], "distances as the crow flies are consistent");
    let reopen = example("reopen").initial().faults();
    let falls = EstimateFault::FallsTooFast { place: "A".into(), estimate: 6, next: "B".into(), cost: 2, then: 2 };
    assert!(reopen.contains(&falls), "{reopen:?}");
    assert!(reopen.iter().all(|fault| matches!(fault, EstimateFault::FallsTooFast { .. })), "admissible: {reopen:?}");
    let too_large = example("too-large").initial().faults();
    assert_eq!(too_large[0], EstimateFault::TooMuch { place: "A".into(), estimate: 5, cost: 2 });
    let overlay = &example("too-large").overlays(&example("too-large").initial())[0];
    assert_eq!((overlay.name, overlay.notes[0].key), ("estimates", "estimate-too-much"));
}

#[test]
fn the_check_of_estimates_agrees_with_the_definition() {
    for seed in 1..60 {
        let puzzle = OwnGraph::random(8, seed).expect("in range");
        let start = puzzle.initial();
        let too_much = start.faults().iter().any(|fault| matches!(fault, EstimateFault::TooMuch { .. }));
        let exceeds = costs(&puzzle).into_values().any(|(_, state)| {
            cheapest(&puzzle.starting_from(state.clone())).is_some_and(|least| Given.estimate(&puzzle, &state) > least)
        });
        assert_eq!(too_much, exceeds, "seed {seed}");
        assert!(!exceeds, "random estimates are admissible");
    }
}

#[test]
fn predecessors_are_the_inverse_of_successors() {
    for known in EXAMPLES {
        let puzzle = example(known.name);
        for (_, state) in costs(&puzzle).into_values() {
            for step in steps(&puzzle, &state) {
                let mut back = Vec::new();
                puzzle.predecessors(&step.state, &mut back);
                assert!(
                    back.iter().any(|known| known.state == state && known.cost == step.cost && known.mv == step.mv)
                );
            }
        }
    }
}

#[test]
fn what_is_wrong_is_said_where_it_is() {
    let puzzle = example("reopen");
    for (text, problem) in [
        ("A-B 2", Problem::Impossible(NO_GOAL)),
        ("A-; from A; to A", Problem::Expected(PLACE)),
        ("A-B 2; from A", Problem::Impossible(NO_GOAL)),
    ] {
        assert_eq!(puzzle.read_state(text).expect_err(text).problem, problem, "{text}");
    }
    assert!(puzzle.read_state("A-B 2; form A; to B").is_err());
    assert_eq!(puzzle.read_move(&puzzle.initial(), "G"), Err(MoveError::illegal("G", NO_WAY)));
}

#[test]
fn a_graph_is_shown_with_its_estimates_and_what_they_are_worth() {
    let puzzle = example("too-large");
    let text = puzzle.board_text(&puzzle.initial(), BoardStyle::default());
    assert_eq!(text.lines().next(), Some("> S  h    3  h*    3  A 1, B 2"));
    assert!(text.contains("  A  h    5! h*    2  S 1, G 2"), "{text}");
    let scene = puzzle.scene(&puzzle.initial());
    let moves: Vec<_> = scene.parts.iter().filter_map(|part| part.mv.as_deref()).collect();
    assert_eq!(moves, ["A", "B"]);
    let elsewhere = puzzle.touched(&puzzle.state_text(&puzzle.initial()), Touch::Place("B"));
    assert!(elsewhere.is_some_and(|text| text.contains("from B")));
}

/// A column for each number of steps, the second row of each below the first.
#[test]
fn places_that_no_way_leads_to_are_drawn_last() {
    let puzzle = example("reopen");
    let state = puzzle.read_state("S-A 1, S-B 1, B-C 1, X-Y 1; from S; to Y").expect("a graph");
    let mut spots = BTreeMap::new();
    for part in puzzle.scene(&state).parts {
        if let (Some(place), Shape::Circle { center, .. }) = (part.place, part.shape) {
            spots.insert(place, center);
        }
    }
    let columns = [["S", "S"], ["A", "B"], ["C", "C"], ["X", "Y"]];
    let step = spots["C"].0 - spots["B"].0;
    for (number, [first, second]) in columns.into_iter().enumerate() {
        for place in [first, second] {
            assert!((spots[place].0 - spots["S"].0 - step * number as f32).abs() < 0.01, "{place}: {spots:?}");
        }
        assert!(first == second || spots[first].1 < spots[second].1, "{spots:?}");
    }
}

#[test]
fn places_keep_their_numbers() {
    let puzzle = example("reopen");
    for text in ["5, 0>A 1; from A; to 5", "A>B, C, B>D, E; from A; to D", "A>B; from C; to D", "h, A>h; from A; to h"]
    {
        let state = puzzle.read_state(text).expect("a graph");
        assert_eq!(puzzle.read_state(&puzzle.state_text(&state)), Ok(state), "{text}");
    }
}

#[test]
fn ways_are_drawn_made_dearer_and_taken_away() {
    let puzzle = example("reopen");
    let stroke = |text: &str, from, to| puzzle.touched(text, Touch::Stroke { from, to });
    let text = "A-B 1; from A; to B";
    assert_eq!(stroke(text, "A", "A").as_deref(), Some("A-B 1, A-C 1; from A; to B"), "a new place");
    let mut drawn = stroke("A-B 1, C; from A; to B", "C", "B").expect("a way");
    assert_eq!(drawn, "A-B 1, C-B 1; from A; to B");
    for cost in 2..=9 {
        drawn = stroke(&drawn, "B", "C").expect("the same way");
        assert!(drawn.contains(&format!("C-B {cost}")), "{drawn}");
    }
    assert_eq!(stroke(&drawn, "B", "C").as_deref(), Some("A-B 1, C; from A; to B"));
    assert_eq!(stroke(text, "A", "Z"), None);
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in "[A-C0-9 ;,>h-]{0,60}") {
        let puzzle = example("reopen");
        for text in [text.clone(), format!("{text}; from A; to B")] {
            if let Ok(state) = puzzle.read_state(&text) {
                prop_assert_eq!(puzzle.read_state(&puzzle.state_text(&state)), Ok(state));
            }
        }
    }
}
