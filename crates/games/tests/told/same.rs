//! When two positions are the same one.

use jogada_games::graph::OwnGraph;
use jogada_games::grid::{Neighbors, OwnGrid};
use jogada_games::tree::OwnTree;
use jogada_rules::{Game, Notation, Puzzle, Shown};

use crate::game::moves_of;

/// Fails unless each is equal to itself alone.
fn assert_all_differ<S: PartialEq + std::fmt::Debug>(read: impl Fn(&str) -> S, texts: &[&str]) {
    for one in texts {
        for other in texts {
            assert_eq!(read(one) == read(other), one == other, "{one} and {other}");
        }
        assert_eq!(read(one), read(&one.to_lowercase()), "whatever the case");
    }
}

#[test]
fn trees_are_told_apart_by_shape_names_leaves_and_turn() {
    let game = OwnTree::example("smallest").expect("an example");
    let read = |text: &str| game.read_position(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let texts = ["(1 2) 1", "(1 2) 2", "(1 3) 1", "(1 2 3) 1", "(A=1 2) 1", "(B=1 2) 1", "((1 1) 2) 1", "((1 2) 2) 1"];
    assert_all_differ(read, &texts);
    let start = read("((7 8)(7 8)) 1");
    let [one, other] = [0, 1].map(|nth| {
        let mut state = start.clone();
        game.play(&mut state, moves_of(&game, &start)[nth]);
        state
    });
    assert!(one == other && one != start, "two places that look alike are one position");
}

#[test]
fn graphs_are_told_apart_by_every_part_of_their_text() {
    let puzzle = OwnGraph::example("reopen").expect("an example");
    let read = |text: &str| puzzle.read_state(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let texts = [
        "S-A 1, A-G 3; from S; to G; h S 4, A 3; xy S 0 0, A 2 1",
        "S-A 1, A-G 3; from A; to G; h S 4, A 3; xy S 0 0, A 2 1",
        "S-B 1, B-G 3; from S; to G; h S 4, B 3; xy S 0 0, B 2 1",
        "S-A 2, A-G 3; from S; to G; h S 4, A 3; xy S 0 0, A 2 1",
        "S>A 1, A-G 3; from S; to G; h S 4, A 3; xy S 0 0, A 2 1",
        "S-A 1, A-G 3; from S; to A; h S 4, A 3; xy S 0 0, A 2 1",
        "S-A 1, A-G 3; from S; to G; h S 4, A 2; xy S 0 0, A 2 1",
        "S-A 1, A-G 3; from S; to G; h S 4, A 3; xy S 0 0, A 2 2",
    ];
    assert_all_differ(read, &texts);
}

#[test]
fn grids_are_told_apart_by_ground_place_and_goal() {
    let puzzle = OwnGrid::example("corner", Neighbors::Four).expect("an example");
    let read = |text: &str| puzzle.read_state(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_all_differ(read, &["../.. a1 b2", "../.. a2 b2", "../.. a1 b1", "../.3 a1 b2", ".../... a1 b2"]);
    let (start, mut steps) = (puzzle.initial(), Vec::new());
    puzzle.successors(&start, &mut steps);
    assert!(steps.iter().all(|step| step.state != start));
}
