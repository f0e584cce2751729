//! Exact values against those computed elsewhere.

use jogada_catalog::rules::Value;
use jogada_catalog::{Limits, Player, Solving, StopFlag};

fn solve(game: &str, position: Option<&str>) -> Solving {
    let mut session = jogada_standard::catalog().open(game).expect("a game");
    if let Some(text) = position {
        session.set_position(text).expect("a position");
    }
    session.solve(&Limits::NONE, &StopFlag::new())
}

#[test]
fn nim_is_known_by_theory_and_the_search_agrees() {
    for (game, sign, best) in [
        ("nim:heaps=1", 1, vec!["1-1"]),
        ("nim:heaps=2", 1, vec!["2-2"]),
        ("nim:heaps=2,misere=on", 1, vec!["2-3"]),
        ("nim:heaps=3", 1, vec!["3-3"]),
        ("nim:heaps=3,misere=on", 1, vec!["3-3"]),
        ("nim:heaps=5", 1, vec!["5-9"]),
        ("nim:start=2000+2000", -1, vec![]),
    ] {
        let solving = solve(game, None);
        assert_eq!(solving.value().map(Value::signum), Some(sign), "{game}");
        assert!(best.is_empty() || solving.best_moves == best, "{game} {:?}", solving.best_moves);
    }
}

#[test]
fn tic_tac_toe_is_a_draw_and_its_relatives_are_known() {
    let classic = solve("tic-tac-toe", None);
    assert_eq!((classic.value(), classic.best_moves.len()), (Some(Value::ZERO), 9));
    assert_eq!(solve("tic-tac-toe:rows=2,cols=2,win=2", None).value(), Some(Value::win_in(3)));
    for (game, position) in [
        ("tic-tac-toe", "x.o/.x./o.. 1"),
        ("tic-tac-toe", ".x./.../..o 1"),
        ("tic-tac-toe:rows=2,cols=4,win=3", "..../.... 1"),
    ] {
        assert_eq!(solve(game, Some(position)).value(), Some(plain_value(game, position)), "{game} {position}");
    }
}

/// The value by the plainest search there is.
fn plain_value(game: &str, position: &str) -> Value {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open(game).expect("a game");
    session.set_position(position).expect("a position");
    match catalog.player(game, "alphabeta:ends=distance") {
        Ok(Player::Computer(computer)) => session.think(&computer, &StopFlag::new()).value,
        other => panic!("{other:?}"),
    }
}

#[test]
fn small_dots_and_boxes_have_their_values() {
    for (rows, cols, again, alternate) in [(1, 1, -1, -1), (1, 2, 0, 2), (1, 3, -1, -1), (1, 4, 0, 2), (2, 2, 2, -2)] {
        let game = format!("dots-and-boxes:rows={rows},cols={cols}");
        assert_eq!(solve(&game, None).value(), Some(Value::points(again)), "{game}");
        let game = format!("{game},turns=alternate");
        assert_eq!(solve(&game, None).value(), Some(Value::points(alternate)), "{game}");
    }
}

#[test]
fn adji_boto_with_few_pieces_is_looked_up() {
    let solving = solve("adji-boto", Some("((1 1 0 0 0 1)(0 0 0 1 1 2)) 5 3 1"));
    assert_eq!(solving.value(), Some(Value::points(-1)));
    assert_eq!(solving.method, "retrograde");
}

#[test]
fn first_wins_hex_and_on_four_by_four_with_these_openings() {
    let solving = solve("hex:size=4,swap=off", None);
    assert_eq!(solving.value(), Some(Value::SOME_WIN));
    assert_eq!(solving.best_moves, ["d1", "c2", "b3", "a4"]);
    // Whoever answers may swap, and the right to do so is worth the game.
    assert_eq!(solve("hex:size=3", None).value(), Some(Value::SOME_LOSS));
}

#[test]
fn what_is_not_solved_in_time_has_bounds_and_a_reason() {
    let mut session = jogada_standard::catalog().open("dots-and-boxes").expect("a game");
    let solving = session.solve(&Limits::nodes(2_000), &StopFlag::new());
    assert_eq!(solving.value(), None);
    assert!(solving.stopped.is_some());
    assert!(solving.best_moves.is_empty(), "of moves that nothing is known about none is best");
    assert!(solving.bounds.lower >= Value::points(-30) && solving.bounds.upper <= Value::points(30), "{solving:?}");
}

#[test]
fn the_value_of_every_move_is_told() {
    let solving = solve("nim", Some("1,2 1"));
    let values: Vec<_> =
        solving.moves.iter().map(|(mv, known)| (mv.as_str(), known.value().map(Value::signum))).collect();
    assert_eq!(values, [("1-1", Some(-1)), ("2-1", Some(1)), ("2-2", Some(-1))]);
}
