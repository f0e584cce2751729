//! The plain path against values that are known for certain.

use jogada_verify::{CHECKED, checker};

fn value(game: &str, position: &str) -> Option<i32> {
    checker(game, 1).expect("a game that can be checked").value(position)
}

#[test]
fn known_values_come_out() {
    assert_eq!(value("nim", "1,3,5 1"), Some(1));
    assert_eq!(value("nim", "1,3,2 1"), Some(-1));
    assert_eq!(value("nim:start=2+3+4,misere=on", "1,0,0 1"), Some(-1));
    assert_eq!(value("tic-tac-toe", ".../.../... 1"), Some(0));
    assert_eq!(value("tic-tac-toe", "xx./oo./... 1"), Some(1));
    assert_eq!(value("tic-tac-toe:rows=3,cols=4,win=3", "..../..../.... 1"), Some(1));
    assert_eq!(value("hex:size=3,swap=off", ".../.../... 1"), Some(1));
    assert_eq!(value("dots-and-boxes:rows=2,cols=2", "h:00/00/00;v:000/000;0 0;1"), Some(2));
    assert_eq!(value("adji-boto", "((0 0 0 0 0 0)(1 0 0 2 2 0)) 0 0 1"), Some(5));
    assert_eq!(value("adji-boto", "((1 1 0 0 0 1)(0 0 0 1 1 2)) 0 0 1"), Some(-1));
    assert_eq!(value("adji-boto", "((8 8 8 8 8 8)(8 8 8 8 8 8)) 0 0 1"), None, "too many pieces to be swept");
}

#[test]
fn points_scored_before_do_not_count() {
    let end = |score: &str| value("dots-and-boxes:rows=2,cols=2", &format!("h:11/11/10;v:111/111;{score};1"));
    assert_eq!(end("3 0"), Some(1));
    assert_eq!(end("0 3"), Some(1));
}

#[test]
fn every_game_draws_positions_that_read_back() {
    for game in CHECKED {
        let mut checker = checker(game, 7).expect("listed");
        for _ in 0..20 {
            let sample = checker.draw();
            assert_eq!(checker.value(&sample.position), Some(sample.value), "{game} {}", sample.position);
        }
    }
}
