//! Reading, writing and drawing.

use jogada_games::adji_boto::TOO_MANY_PIECES;
use jogada_games::adji_boto_puzzle::{PuzzleBoard, read_problems};
use jogada_rules::{BoardStyle, Illegality, MoveError, Problem, Puzzle, Shown, Wanted};
use proptest::prelude::*;

use crate::{board, puzzle, successors};

#[test]
fn boards_are_read_with_and_without_their_outer_brackets() {
    let expected = board("((0 0 0 0 0 2)(0 0 0 0 4 0))");
    assert_eq!(expected.grid(), [[0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 4, 0]]);
    for text in ["(0 0 0 0 0 2)(0 0 0 0 4 0)", " ( (0 0 0 0 0 2) ( 0 0 0 0 4 0 ) ) ", "(0 0 0 0 0 2)\t(0 0 0 0 4 0)"] {
        assert_eq!(puzzle().read_state(text), Ok(expected), "{text:?}");
    }
}

#[test]
fn bad_boards_are_told_where_and_what() {
    let said = |text: &str| {
        let error = puzzle().read_state(text).expect_err(text);
        (text[error.span].to_owned(), error.problem)
    };
    assert_eq!(said("((1 1 1 1 1 1)(1 1 1 1 1 1)) 0").1, Problem::Expected(Wanted::End));
    assert_eq!(said("((1 1 1 1 1 1)(1 1 1 1 1 1)").1, Problem::Expected(Wanted::CloseBracket));
    assert_eq!(said("(1 1 1 1 1 1)(1 1 1 1 1 1))").0, ")");
    assert_eq!(said("((-1 1 1 1 1 1)(1 1 1 1 1 1))").0, "-1");
    assert_eq!(said("((255 1 1 1 1 1)(1 1 1 1 1 1))").1, Problem::Impossible(TOO_MANY_PIECES));
    assert_eq!(PuzzleBoard::new([[255, 1, 0, 0, 0, 0], [0; 6]]), None);
}

#[test]
fn problem_files_have_a_board_a_line_and_comments() {
    let text = "; two problems\n\n((0 0 0 0 0 2)(0 0 0 0 4 0)) ; the first\r\n   \n(1 1 1 1 1 1)(2 2 2 2 2 2)\n;((9";
    let expected = [board("((0 0 0 0 0 2)(0 0 0 0 4 0))"), board("((1 1 1 1 1 1)(2 2 2 2 2 2))")];
    assert_eq!(read_problems(text), Ok(expected.to_vec()));
    assert_eq!(read_problems(" ; nothing"), Ok(Vec::new()));
}

#[test]
fn an_error_in_a_problem_file_names_its_line() {
    let error = read_problems("((0 0 0 0 0 2)(0 0 0 0 4 0))\n; note\n((0 0 0 0 2)(0 0 0 0 4 0))").expect_err("line 3");
    assert_eq!(error.to_string(), "line 3: a hole: 6 expected, 5 found");
    assert_eq!(error.error.span, 1..12);
}

#[test]
fn a_hole_without_pieces_leads_nowhere_and_takes_nothing() {
    let (full, state) = (board("((1 1 1 1 1 1)(1 1 1 1 1 1))"), board("((0 0 0 0 0 2)(0 0 0 0 4 0))"));
    let puzzle = puzzle();
    for (text, is_played) in [("t6", true), ("b5", true), ("b1", false), ("t5", false), ("b6", false)] {
        let mv = puzzle.read_move(&full, text).expect("a hole with a piece");
        assert_eq!(puzzle.step(&state, mv).is_some(), is_played, "{text}");
        assert_eq!(puzzle.taken(&state, mv).is_some(), is_played, "{text}");
    }
}

#[test]
fn moves_are_read_by_row_letter_and_column() {
    let state = board("((0 0 0 0 0 2)(0 0 0 0 4 0))");
    assert_eq!(puzzle().read_move(&state, " T6 "), puzzle().read_move(&state, "t6"));
    let illegal = |mv: &str, reason| Err(MoveError::Illegal { mv: mv.to_owned(), reason });
    assert_eq!(puzzle().read_move(&state, "b1"), illegal("b1", Illegality::Empty));
    assert_eq!(puzzle().read_move(&PuzzleBoard::EMPTY, "b1"), illegal("b1", Illegality::Over));
    for text in ["", "t", "6", "t0", "t7", "t-1", "t99999999999999999999", "x1", "t1 t2", "é1"] {
        assert!(matches!(puzzle().read_move(&state, text), Err(MoveError::Unreadable(_))), "{text:?}");
    }
}

#[test]
fn the_board_is_drawn_with_the_names_of_its_holes() {
    let state = board("((0 0 0 0 0 2)(0 48 0 0 4 0))");
    let expected = [
        "    1   2   3   4   5   6",
        "  +---+---+---+---+---+---+",
        "t | . | . | . | . | . | 2 |",
        "  +---+---+---+---+---+---+",
        "b | . |48 | . | . | 4 | . |",
        "  +---+---+---+---+---+---+",
        "    1   2   3   4   5   6",
    ];
    let drawn = puzzle().board_text(&state, BoardStyle { ascii: true, color: true });
    assert_eq!(drawn.lines().collect::<Vec<_>>(), expected);
    let offered: Vec<_> = puzzle().scene(&state).parts.into_iter().filter_map(|part| part.mv).collect();
    assert_eq!(offered, ["t6", "b2", "b5"]);
}

proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "[() 0-9tb;,.\\-é\n]{0,80}|\\PC{0,40}") {
        let _ = puzzle().read_state(&text);
        let _ = read_problems(&text);
        let _ = puzzle().read_move(&board("((1 1 1 1 1 1)(1 1 1 1 1 1))"), &text);
    }

    #[test]
    fn every_board_and_move_survives_its_text(holes in prop::array::uniform12(0u8..=21)) {
        let grid = std::array::from_fn(|row| std::array::from_fn(|column| holes[6 * row + column]));
        let state = PuzzleBoard::new(grid).expect("few enough pieces");
        prop_assert_eq!(board(&puzzle().state_text(&state)), state);
        for step in successors(&state) {
            prop_assert_eq!(puzzle().read_move(&state, &puzzle().move_text(&state, step.mv)), Ok(step.mv));
        }
    }
}
