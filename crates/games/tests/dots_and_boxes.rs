//! Dots and Boxes against its laws, and its texts.

use jogada_games::ParameterError;
use jogada_games::dots_and_boxes::{
    BoxScore, Chains, ClosingFirst, DotsAndBoxes, DotsState, LINE, Line, OWNER_MISMATCH, RandomLines, SCORE_MISMATCH,
    Turns,
};
use jogada_rules::{
    BoardStyle, Dice, Evaluator, Game, Guide, Illegality, Indexed, Key, Keyed, MoveError, Notation, Playout, Problem,
    Role, Scenic, Side, Symmetric, Uniform, Value, Wanted, contract, perft,
};
use proptest::prelude::*;

const PLAIN: BoardStyle = BoardStyle { ascii: true, color: false };

fn game(rows: usize, cols: usize) -> DotsAndBoxes {
    DotsAndBoxes::new(rows, cols, Turns::Again).expect("within the limits")
}

fn moves(game: &DotsAndBoxes, state: &DotsState) -> Vec<Line> {
    let mut moves = Vec::new();
    game.moves(state, &mut moves);
    moves
}

fn after(game: &DotsAndBoxes, texts: &[&str]) -> DotsState {
    let mut state = game.initial();
    for text in texts {
        let mv = game.read_move(&state, text).expect("a legal move");
        game.play(&mut state, mv);
    }
    state
}

#[test]
fn the_laws_hold_on_boards_of_all_shapes() {
    for (rows, cols) in [(1, 1), (1, 5), (4, 1), (2, 2), (2, 3), (5, 6), (3, 3)] {
        for turns in [Turns::Again, Turns::Alternate] {
            let game = DotsAndBoxes::new(rows, cols, turns).expect("within the limits");
            assert_eq!(contract::check(&game, 21, 3, 100), 3, "every game on {rows}×{cols} ends");
            contract::check_placement(&game, 22, 3, 100);
            contract::check_evaluator(&game, &BoxScore, 23, 3, 100);
            contract::check_evaluator(&game, &Chains, 29, 3, 100);
        }
    }
}

#[test]
fn the_largest_board_obeys_the_rules_to_the_last_line() {
    let game = game(19, 19);
    assert_eq!(game.slots(), 760);
    contract::check_evaluator(&game, &Chains, 31, 1, 800);
    let mut state = game.initial();
    let mut path = Vec::new();
    let mut dice = Dice::new(5);
    while let Some(&mv) = dice.pick(&moves(&game, &state)) {
        assert_eq!(game.read_move(&state, &game.move_text(&state, mv)), Ok(mv));
        path.push((mv, game.play(&mut state, mv).undo));
    }
    assert_eq!((path.len(), game.score(&state).iter().sum::<i32>()), (760, 361));
    assert_eq!(game.read_position(&game.position_text(&state)), Ok(state));
    for (mv, undo) in path.into_iter().rev() {
        game.undo(&mut state, mv, undo);
    }
    assert_eq!(state, game.initial());
}

#[test]
fn a_closed_box_scores_and_keeps_the_turn() {
    let game = game(1, 2);
    let mut state = after(&game, &["h1.1", "h2.1", "v1.1", "h1.2", "h2.2", "v1.3"]);
    assert_eq!(game.turn(&state), Side::First);
    let middle = game.read_move(&state, "v1.2").expect("the last line");
    let played = game.play(&mut state, middle);
    assert_eq!((played.gain, game.turn(&state), game.score(&state)), (2, Side::First, [2, 0]));
    assert_eq!([0, 1].map(|number| state.owner(number)), [Some(Side::First); 2]);
}

#[test]
fn a_closed_box_passes_the_turn_where_turns_alternate() {
    let game = DotsAndBoxes::new(1, 2, Turns::Alternate).expect("within the limits");
    let state = after(&game, &["h1.1", "h2.1", "v1.1", "v1.2"]);
    assert_eq!((game.turn(&state), game.score(&state)), (Side::First, [0, 1]));
}

#[test]
fn every_order_of_lines_is_a_game() {
    let orders = |lines: u64| {
        (1..=lines).scan(1, move |count, done| {
            *count *= lines + 1 - done;
            Some(*count)
        })
    };
    for (rows, cols, lines) in [(1, 1, 4), (1, 2, 7)] {
        let game = game(rows, cols);
        assert_eq!(perft(&game, &game.initial(), lines), orders(lines as u64).collect::<Vec<_>>());
    }
}

#[test]
fn lines_are_numbered_horizontals_first() {
    let game = game(2, 3);
    let texts: Vec<_> = moves(&game, &game.initial()).iter().map(|&mv| game.move_text(&game.initial(), mv)).collect();
    let expected = "h1.1 h1.2 h1.3 h2.1 h2.2 h2.3 h3.1 h3.2 h3.3 v1.1 v1.2 v1.3 v1.4 v2.1 v2.2 v2.3 v2.4";
    assert_eq!(texts.join(" "), expected);
}

#[test]
fn bad_moves_are_explained() {
    let game = game(2, 3);
    let state = after(&game, &["h3.3"]);
    assert_eq!(game.read_move(&state, "h3.3"), Err(MoveError::illegal("h3.3", Illegality::Occupied)));
    let row = |text, most| {
        let Err(MoveError::Unreadable(error)) = game.read_move(&state, text) else { panic!("{text} is no line") };
        assert!(matches!(error.problem, Problem::OutOfRange { most: found, .. } if found == most), "{text}: {error}");
    };
    row("h4.1", 3);
    row("h1.4", 3);
    row("v3.1", 2);
    row("v1.5", 4);
    row("v-1.1", 2);
    row("h0.1", 3);
    row("h1.99999999999999999999", 3);
    for text in ["", "h", "h1", "h1.", "x1.1", "h1.1.1", "h1,1", "11"] {
        assert!(matches!(game.read_move(&state, text), Err(MoveError::Unreadable(_))), "{text:?}");
    }
    let small = DotsAndBoxes::new(1, 1, Turns::Again).expect("within the limits");
    let full = after(&small, &["h1.1", "h2.1", "v1.1", "v1.2"]);
    assert_eq!(small.read_move(&full, "h1.1"), Err(MoveError::illegal("h1.1", Illegality::Over)));
}

#[test]
fn a_position_says_lines_score_side_and_owners() {
    let game = game(1, 2);
    let state = after(&game, &["h1.1", "h2.1", "v1.1", "v1.2"]);
    assert_eq!(game.position_text(&state), "h:10/10;v:110;0 1;2;b:2.");
    assert_eq!(game.read_position(" H : 1 0 / 1 0 ; V : 110 ; 0  1 ; 2 ; B : 2 . "), Ok(state));
}

#[test]
fn owners_score_and_side_may_be_left_out_where_nothing_is_closed() {
    let game = game(1, 2);
    let state = after(&game, &["h1.1", "v1.3"]);
    for text in
        ["h:10/00;v:001", "h:10/00;v:001;0 0", "h:10/00;v:001;0 0;1", "h:10/00;v:001;b:..", "h:10/00;v:001;0 0;b:.."]
    {
        assert_eq!(game.read_position(text), Ok(state), "{text}");
    }
    let unknown = game.read_position("h:10/10;v:110;1 0;2").expect("owners may be unknown");
    assert_eq!(unknown.owner(0), None);
    assert_eq!(game.position_text(&unknown), "h:10/10;v:110;1 0;2");
    assert_ne!(unknown, game.read_position("h:10/10;v:110;1 0;2;b:1.").expect("a position"));
}

#[test]
fn the_lists_of_the_report_have_verticals_by_column() {
    let game = game(1, 2);
    let state = after(&game, &["h1.2", "v1.1"]);
    let spoken = "((( (0 1) (0 0) ) ( (1) (0) (0) )) 0 0)";
    for text in
        [spoken, "'(((0 2)(0 0))((1)(0)(0)))", "(((0 1)(0 0))((1)(0)(0))) 0 0", "(((0 1)(0 0))((1)(0)(0))) 0 0 1"]
    {
        assert_eq!(game.read_position(text), Ok(state), "{text}");
    }
    let wide = DotsAndBoxes::new(5, 6, Turns::Alternate).expect("within the limits");
    let horizontals = "(0 0 0 0 0 0)".repeat(5) + "(0 0 0 0 0 1)";
    let verticals = "(0 0 0 0 0)".repeat(6) + "(0 0 0 0 1)";
    let state = wide.read_position(&format!("((({horizontals})({verticals})) 0 0)")).expect("the report's board");
    assert_eq!(state, after(&wide, &["h6.6", "v5.7"]));
    let error = |text| game.read_position(text).expect_err("no position").problem;
    assert_eq!(error("(((0 1)(0 0))((1)(0)(0)) 0 0)"), Problem::Expected(Wanted::CloseBracket));
    assert_eq!(error("(((0 1)(0 0))((1)(0)(0))) 0"), Problem::Expected(Wanted::Score));
    assert_eq!(error("(((0 1)(0 0))((1 0)(0)(0))) 0 0"), Problem::Expected(Wanted::CloseBracket));
    assert_eq!(error("(((0 3)(0 0))((1)(0)(0))) 0 0"), Problem::OutOfRange { what: LINE, least: 0, most: 2 });
}

#[test]
fn impossible_positions_are_refused() {
    let game = game(1, 2);
    let why = |text: &str| match game.read_position(text).expect_err("impossible").problem {
        Problem::Impossible(why) => why,
        other => panic!("{text} is readable but impossible, not {other:?}"),
    };
    assert_eq!(why("h:10/10;v:110;0 0;1"), SCORE_MISMATCH);
    assert_eq!(why("h:10/10;v:110"), SCORE_MISMATCH);
    assert_eq!(why("h:10/10;v:110;1 1;1"), SCORE_MISMATCH);
    assert_eq!(why("h:10/10;v:110;0 1;1;b:1."), SCORE_MISMATCH);
    assert_eq!(why("h:10/10;v:110;1 0;1;b:2."), SCORE_MISMATCH);
    assert_eq!(why("h:10/10;v:110;0 1;1;b:22"), OWNER_MISMATCH);
    assert_eq!(why("h:10/10;v:110;0 1;1;b:.."), OWNER_MISMATCH);
}

#[test]
fn bad_position_texts_are_refused() {
    let game = game(1, 2);
    let bad = [
        "",
        "h:10/10",
        "h:1/10;v:110",
        "h:10/10/00;v:000",
        "h:20/00;v:000",
        "h:00/00;v:000;-1 0;1",
        "h:00/00;v:000;0 0;3",
        "h:00/00;v:000;99999999999999999999 0",
        "h:00/00;v:000;0",
        "h:00/00;v:000;0 0;",
        "h:00/00;v:000;0 0;1;b:x.",
        "v:000;h:00/00",
        "h:00/00;v:000;0 0;1;b:..;",
    ];
    for text in bad {
        let error = game.read_position(text).expect_err(text);
        assert!(error.span.end <= text.len(), "{text}: {error:?}");
    }
}

#[test]
fn a_guide_closes_first_and_gives_last() {
    let game = game(2, 2);
    let state = after(&game, &["h1.1", "v1.1", "h2.1", "h1.2", "v1.3"]);
    let rank = |text| ClosingFirst.rank(&game, &state, game.read_move(&state, text).expect("a line"));
    let noisy = |text| ClosingFirst.is_noisy(&game, &state, game.read_move(&state, text).expect("a line"));
    assert!(rank("v1.2") > rank("v2.2") && rank("v2.2") > rank("v2.1"), "closing, then the middle, then the border");
    assert!(rank("v2.1") > rank("h2.2"), "a third side comes last");
    assert!(noisy("v1.2") && !noisy("h2.2") && !noisy("v2.2"));
}

#[test]
fn a_filled_board_scores_like_moves_played_one_by_one() {
    for turns in [Turns::Again, Turns::Alternate] {
        let game = DotsAndBoxes::new(2, 3, turns).expect("within the limits");
        let mut dice = Dice::new(8);
        for _ in 0..20 {
            let state = contract::random_position(&game, &mut dice, 16);
            let counts = [
                distribution(&game, &state, &RandomLines, &mut dice),
                distribution(&game, &state, &Uniform { cap: 20 }, &mut dice),
            ];
            // Four standard deviations of a difference of two counts, out of 2,000 each.
            for (fill, uniform) in counts[0].iter().zip(&counts[1]) {
                let spread = 4.0 * f64::from(fill + uniform + 1).sqrt();
                assert!(f64::from(fill.abs_diff(*uniform)) < spread, "{counts:?} in {}", game.position_text(&state));
            }
        }
    }
}

/// How often each margin from −6 to 6 came out of 2,000 playouts.
fn distribution(
    game: &DotsAndBoxes,
    state: &DotsState,
    playout: &impl Playout<DotsAndBoxes>,
    dice: &mut Dice,
) -> [u32; 13] {
    let mut counts = [0; 13];
    for _ in 0..2000 {
        counts[(playout.playout(game, &mut state.clone(), dice) + 6) as usize] += 1;
    }
    counts
}

/// What a search of so many plies returns under `BoxScore`.
fn minimax(game: &DotsAndBoxes, state: &mut DotsState, depth: u32) -> Value {
    let lines = if depth == 0 { Vec::new() } else { moves(game, state) };
    let search = |mv| game.descend(state, mv, |child, edge| edge.lift(minimax(game, child, depth - 1)));
    lines.into_iter().map(search).max().unwrap_or(Value::ZERO)
}

#[test]
fn no_search_leaves_its_reach() {
    for turns in [Turns::Again, Turns::Alternate] {
        let game = DotsAndBoxes::new(2, 3, turns).expect("within the limits");
        let mut dice = Dice::new(4);
        for _ in 0..60 {
            let mut state = contract::random_position(&game, &mut dice, 17);
            for depth in 0..4 {
                let (value, reach) = (minimax(&game, &mut state, depth), BoxScore.reach(&game, &state, depth));
                assert!(reach.alpha <= value && value <= reach.beta, "{value} at {depth}, not {reach:?}: {state:?}");
            }
        }
    }
}

#[test]
fn a_reach_is_two_boxes_a_line_and_never_more_than_are_open() {
    let reach = |turns, depth| {
        let game = DotsAndBoxes::new(2, 3, turns).expect("within the limits");
        let window = BoxScore.reach(&game, &game.initial(), depth);
        [window.alpha, window.beta].map(Value::whole_points)
    };
    assert_eq!([0, 1, 2, 9].map(|depth| reach(Turns::Again, depth)), [[0, 0], [-2, 2], [-4, 4], [-6, 6]]);
    assert_eq!([0, 1, 2, 3].map(|depth| reach(Turns::Alternate, depth)), [[0, 0], [0, 2], [-2, 2], [-2, 4]]);
    assert_eq!(reach(Turns::Alternate, u32::MAX), [-6, 6]);
}

#[test]
fn keys_never_change() {
    let game = game(3, 3);
    assert_eq!(game.key(&after(&game, &["h1.1"])), Key(0x7B4E_0A4A_B63C_D61D));
    assert_eq!(game.key(&after(&game, &["v3.4", "h2.2"])), Key(0x7829_0CDD_A3BC_98CD));
    assert_eq!(game.key(&after(&game, &["h1.1", "h2.1", "v1.1", "v1.2"])), Key(0xD0CF_F894_3070_A6E2));
}

#[test]
fn a_square_has_eight_symmetries_and_a_rectangle_four() {
    assert_eq!((game(3, 3).symmetries(), game(2, 3).symmetries()), (8, 4));
}

#[test]
fn limits_are_named() {
    let error = |name| ParameterError { name, least: 1, most: 19 };
    assert_eq!(DotsAndBoxes::new(0, 3, Turns::Again).expect_err("no rows"), error("rows"));
    assert_eq!(DotsAndBoxes::new(3, 20, Turns::Again).expect_err("too wide"), error("cols"));
}

#[test]
fn boards_can_be_read_in_a_terminal() {
    let game = game(2, 2);
    let state = after(&game, &["h1.1", "v1.1", "h2.1", "v1.2", "v2.3"]);
    let expected = "   1   2   3\n 1 +---+   +\n   | 2 |\n 2 +---+   +\n           |\n 3 +   +   +\n";
    assert_eq!(game.board_text(&state, PLAIN), expected);
    let painted = game.board_text(&state, BoardStyle { ascii: false, color: true });
    assert!(painted.contains("•───•") && painted.contains("\u{1b}[34m 2 \u{1b}[0m"));
}

#[test]
fn a_scene_has_every_line_and_the_closed_boxes() {
    let game = game(2, 2);
    let scene = game.scene(&after(&game, &["h1.1", "v1.1", "h2.1", "v1.2"]));
    let lines: Vec<_> = scene.parts.iter().filter(|part| part.role == Role::Line).collect();
    assert_eq!((lines.len(), lines.iter().filter(|line| line.mv.is_some()).count()), (12, 8));
    let boxes: Vec<_> = scene.parts.iter().filter(|part| part.role == Role::Box).collect();
    assert_eq!(boxes.len(), 1);
    assert_eq!((boxes[0].owner, boxes[0].place.as_deref()), (Some(Side::Second), Some("b1.1")));
}

proptest! {
    #[test]
    fn no_text_makes_a_reader_panic(text in "\\PC*", near in "[hvb:01/;. ?12-]{0,24}", lists in "'?\\({0,4}[01 ()]{0,24}") {
        let game = game(1, 1);
        for text in [text, near, lists] {
            let _ = game.read_move(&game.initial(), &text);
            if let Ok(state) = game.read_position(&text) {
                prop_assert_eq!(game.read_position(&game.position_text(&state)), Ok(state));
            }
        }
    }
}
