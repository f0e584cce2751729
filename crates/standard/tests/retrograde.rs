//! Adji-boto with few pieces, known completely.

use jogada_games::adji_boto::AdjiBoto;
use jogada_rules::{Notation, Ranked, Value};
use jogada_search::Clock;
use jogada_search::retro::Retrograde;

/// Pieces, positions, wins of the mover, losses, the sum of all values: computed independently.
const SUMMARY: &[(usize, u64, u64, u64, i64)] = &[
    (1, 12, 6, 6, 0),
    (2, 78, 20, 21, -2),
    (3, 364, 181, 183, -10),
    (4, 1365, 501, 501, 6),
    (5, 4368, 2214, 2154, 284),
    (6, 12376, 5158, 4792, 1812),
    (7, 31824, 16659, 15165, 7874),
    (8, 75582, 33880, 28696, 27720),
    (9, 167_960, 91704, 76256, 82500),
];

#[test]
fn every_small_board_has_one_value_whatever_infinite_play_is_worth() {
    let game = AdjiBoto::default();
    let mut retrograde = Retrograde::new();
    retrograde.reach(&game, 8, &mut Clock::unlimited()).expect("nothing stops it");
    for &(pieces, positions, wins, losses, sum) in SUMMARY.iter().take(8) {
        assert_eq!(game.positions(pieces), positions);
        let values: Vec<i64> = (0..positions).map(|number| value(&game, &retrograde, pieces, number)).collect();
        assert_eq!(values.iter().filter(|&&value| value > 0).count() as u64, wins, "{pieces}");
        assert_eq!(values.iter().filter(|&&value| value < 0).count() as u64, losses, "{pieces}");
        assert_eq!(values.iter().sum::<i64>(), sum, "{pieces}");
    }
}

/// The value of a numbered board for the side whose row comes first in it, skipped or not.
fn value(game: &AdjiBoto, retrograde: &Retrograde, pieces: usize, number: u64) -> i64 {
    let state = game.unrank(pieces, number);
    let bounds = retrograde.bounds(game, &state).expect("the level is known");
    let value = bounds.value().expect("the bounds meet").whole_points();
    let skipped = game.rank(&state) != (pieces, number);
    i64::from(if skipped { -value } else { value })
}

const SAMPLES: [(&str, i32); 14] = [
    ("((1 1 0 0 0 1)(0 0 0 1 1 2)) 0 0 1", -1),
    ("((0 2 0 0 0 2)(0 1 0 1 0 1)) 0 0 1", 3),
    ("((1 0 0 2 0 0)(1 0 1 0 1 1)) 0 0 1", 3),
    ("((0 0 0 0 0 0)(0 1 1 0 0 0)) 0 0 1", 2),
    ("((0 1 0 1 0 1)(2 0 0 2 0 0)) 0 0 1", -1),
    ("((0 0 0 1 0 0)(0 0 1 0 0 0)) 0 0 1", 0),
    ("((0 0 0 0 0 1)(0 0 0 0 0 1)) 0 0 1", -2),
    ("((0 0 0 0 0 1)(0 0 0 2 0 1)) 0 0 1", 0),
    ("((0 0 0 0 0 0)(1 0 0 2 2 0)) 0 0 1", 5),
    ("((0 1 1 0 0 1)(3 0 0 0 0 0)) 0 0 1", 0),
    ("((1 0 0 0 0 0)(0 1 0 0 0 0)) 0 0 1", 0),
    ("((0 3 0 0 0 0)(0 0 1 0 2 1)) 0 0 1", 5),
    ("((0 0 2 0 0 0)(1 1 0 0 0 2)) 0 0 1", 2),
    ("((0 0 0 2 0 1)(0 1 2 0 0 1)) 0 0 1", -1),
];

#[test]
fn a_board_typed_by_a_person_is_looked_up() {
    let game = AdjiBoto::default();
    let mut retrograde = Retrograde::new();
    retrograde.reach(&game, 7, &mut Clock::unlimited()).expect("nothing stops it");
    for (text, margin) in SAMPLES {
        let state = game.read_position(text).expect("a position");
        let bounds = retrograde.bounds(&game, &state).expect("known");
        assert_eq!(bounds.value(), Some(Value::points(margin)), "{text}");
    }
}
