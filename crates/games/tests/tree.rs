//! Trees of one's own: laws, the examples of textbooks, text.

use jogada_games::tree::{EXAMPLES, LEAF, NAME_TWICE, NO_CHILD, OwnTree, TreeState};
use jogada_rules::{
    BoardStyle, Game, Illegality, MoveError, Notation, Problem, Scenic, Side, Touch, Wanted, contract, perft,
};
use proptest::prelude::*;

fn two_ply() -> OwnTree {
    OwnTree::example("two-ply").expect("an example")
}

fn children(game: &OwnTree, state: &TreeState) -> Vec<TreeState> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    let played = |mv| {
        let mut child = state.clone();
        game.play(&mut child, mv);
        child
    };
    moves.into_iter().map(played).collect()
}

/// What a position is worth to First, as the definition says.
fn worth(game: &OwnTree, state: &TreeState) -> i32 {
    let below = children(game, state).into_iter().map(|child| worth(game, &child));
    let best = if game.turn(state) == Side::First { below.max() } else { below.min() };
    best.unwrap_or_else(|| game.score(state)[0] - game.score(state)[1])
}

/// Alpha-beta as a textbook prints it, from left to right: the value, and every leaf that is looked at.
fn pruned(game: &OwnTree, state: &TreeState, mut alpha: i32, mut beta: i32, seen: &mut Vec<i32>) -> i32 {
    let below = children(game, state);
    if below.is_empty() {
        let leaf = worth(game, state);
        seen.push(leaf);
        return leaf;
    }
    let is_max = game.turn(state) == Side::First;
    let mut best = if is_max { i32::MIN } else { i32::MAX };
    for child in below {
        let value = pruned(game, &child, alpha, beta, seen);
        if is_max {
            best = best.max(value);
            alpha = alpha.max(best);
        } else {
            best = best.min(value);
            beta = beta.min(best);
        }
        if alpha >= beta {
            break;
        }
    }
    best
}

fn leaves(game: &OwnTree, state: &TreeState) -> usize {
    let below = children(game, state);
    if below.is_empty() { 1 } else { below.iter().map(|child| leaves(game, child)).sum() }
}

#[test]
fn trees_keep_the_laws_of_games() {
    let named = two_ply().read_position("root(a(x=1 2) b(3 deep((4) 5)) 6) 2").expect("a tree");
    let games = EXAMPLES.iter().map(|example| OwnTree::example(example.name).expect("an example"));
    let random =
        [(1, 1, 1), (3, 2, 2), (4, 3, 3)].map(|(depth, branching, seed)| OwnTree::random(depth, branching, seed));
    for game in games.chain(random.into_iter().map(|game| game.expect("in range"))) {
        contract::check(&game, 1, 30, 70);
    }
    assert_eq!(two_ply().position_text(&named), "(a(x=1 2)b(3 deep((4)5))6) 2");
}

#[test]
fn a_random_tree_branches_as_much_as_its_leaves_allow() {
    for (depth, most) in [(1, 6), (2, 6), (3, 6), (4, 6), (5, 4), (6, 3)] {
        assert!((1..=most).all(|branching| OwnTree::random(depth, branching, 1).is_ok()), "{depth}");
        let refusal = OwnTree::random(depth, most + 1, 1).expect_err("too many leaves");
        assert_eq!((refusal.name, refusal.least, refusal.most), ("branching", 1, most as i64), "{depth}");
    }
}

#[test]
fn the_examples_have_the_value_and_the_unseen_leaves_that_are_known() {
    for example in EXAMPLES {
        let game = OwnTree::example(example.name).expect("an example");
        let start = game.initial();
        let mut seen = Vec::new();
        assert_eq!(worth(&game, &start), example.worth, "{}", example.name);
        assert_eq!(pruned(&game, &start, i32::MIN, i32::MAX, &mut seen), example.worth, "{}", example.name);
        assert_eq!(leaves(&game, &start) - seen.len(), example.unseen, "{}", example.name);
    }
}

#[test]
fn in_the_two_ply_tree_the_4_and_the_6_are_never_looked_at() {
    let mut seen = Vec::new();
    pruned(&two_ply(), &two_ply().initial(), i32::MIN, i32::MAX, &mut seen);
    assert_eq!(seen, [3, 12, 8, 2, 14, 5, 2]);
}

#[test]
fn moves_are_counted_by_hand() {
    assert_eq!(perft(&two_ply(), &two_ply().initial(), 3), [3, 9, 0]);
    let deep = OwnTree::example("deep-cut").expect("an example");
    assert_eq!(perft(&deep, &deep.initial(), 4), [2, 2, 2, 4]);
}

#[test]
fn a_whole_game_ends_with_what_its_leaf_is_worth() {
    let game = two_ply();
    let mut state = game.initial();
    for (text, position) in [("1", "(3 12 8) 2"), ("2", "12 1")] {
        let mv = game.read_move(&state, text).expect("a child");
        game.play(&mut state, mv);
        assert_eq!(game.position_text(&state), position);
    }
    assert!(game.settled(&state).is_some());
    assert_eq!(game.score(&state), [0, -12], "Second went there and lost twelve");
}

#[test]
fn what_is_wrong_is_said_where_it_is() {
    let game = two_ply();
    let expected = |what| Problem::Expected(what);
    for (text, from, problem) in [
        ("((3 12", 6, expected(LEAF)),
        ("(3 x) 1", 4, expected(LEAF)),
        ("() 1", 1, expected(LEAF)),
        ("(3 4) 3", 6, Problem::OutOfRange { what: Wanted::Side, least: 1, most: 2 }),
        ("(a=3 A=4) 1", 1, Problem::Impossible(NAME_TWICE)),
        ("(3 4) 1 5", 8, expected(Wanted::End)),
    ] {
        let error = game.read_position(text).expect_err(text);
        assert_eq!((error.span.start, error.problem), (from, problem), "{text}");
    }
    let illegal = |text: &str| game.read_move(&game.initial(), text).expect_err("no such child");
    assert_eq!(illegal("4"), MoveError::illegal("4", NO_CHILD));
    let leaf = game.read_position("5 1").expect("a leaf");
    assert_eq!(game.read_move(&leaf, "1"), Err(MoveError::illegal("1", Illegality::Over)));
}

#[test]
fn nodes_of_one_tree_are_the_same_position_only_if_they_are_alike() {
    let game = two_ply();
    let state = game.read_position("root(left(3 12) right(3 12) other(3 11)) 1").expect("a tree");
    let [left, right, other] = children(&game, &state).try_into().expect("three children");
    assert_eq!(left, left.clone(), "the same node");
    assert_eq!(left, right, "how they are called by the node above does not matter");
    assert_ne!(left, other);
    assert_ne!(state, left);
    assert_eq!(game.read_position("(left(3 12) right(3 12) other(3 11)) 1").expect("a tree"), state);
    assert_ne!(game.read_position("root(left(3 12) third(3 12) other(3 11)) 1").expect("a tree"), state);
    assert_ne!(game.read_position("root(left(3 12) right(3 12) other(3 11)) 2").expect("a tree"), state);
    let places: Vec<_> = game.scene(&left).parts.into_iter().filter_map(|part| part.place).collect();
    assert_eq!(places, ["root", "1", "2"]);
}

#[test]
fn a_touch_raises_a_leaf_or_adds_one() {
    let game = two_ply();
    let touched = |place| game.touched("((3 12)(2 4)) 1", Touch::Place(place));
    assert_eq!(touched("1.2").as_deref(), Some("((3 13)(2 4)) 1"));
    assert_eq!(touched("2").as_deref(), Some("((3 12)(2 4 0)) 1"));
    assert_eq!(touched("root").as_deref(), Some("((3 12)(2 4)0) 1"));
    assert_eq!(touched("9"), None);
    assert_eq!(game.touched("(3 4) 1", Touch::Side).as_deref(), Some("(3 4) 2"));
}

#[test]
fn a_tree_is_drawn_with_its_moves_and_as_an_outline() {
    let game = two_ply();
    let scene = game.scene(&game.initial());
    let moves: Vec<_> = scene.parts.iter().filter_map(|part| part.mv.as_deref()).collect();
    assert_eq!(moves, ["1", "2", "3"]);
    let text = game.board_text(&game.read_position("(3 (x=4 5)) 1").expect("a tree"), BoardStyle::default());
    assert_eq!(text, "▲\n├─ 1 3\n└─ 2 ▼\n   ├─ x 4\n   └─ 2 5\n");
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in "[()0-9a-c =,-]{0,60}") {
        let game = two_ply();
        if let Ok(state) = game.read_position(&text) {
            let again = game.read_position(&game.position_text(&state));
            prop_assert_eq!(again, Ok(state));
        }
    }

    #[test]
    fn random_trees_are_worth_the_same_with_and_without_cuts(seed in 1_u64..500, depth in 1_usize..5, branching in 1_usize..4) {
        let game = OwnTree::random(depth, branching, seed).expect("in range");
        let start = game.initial();
        prop_assert_eq!(pruned(&game, &start, i32::MIN, i32::MAX, &mut Vec::new()), worth(&game, &start));
    }
}
