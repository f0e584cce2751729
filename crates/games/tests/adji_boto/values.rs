//! The numbering of boards, and through it the exact values of all small ones.

use std::collections::HashSet;

use jogada_rules::{Game, Ranked, Side};

use crate::{LevelFigures, board, game, moves, tables};

/// Where the moves of a number lead: what they gain, and the number of the child with the sign of its value.
struct Ways {
    passed: bool,
    moves: Vec<(i32, i32, usize, usize)>,
}

fn ways(level: usize, number: u64) -> Ways {
    let state = game().unrank(level, number);
    let named = if game().turn(&state) == Side::First { 1 } else { -1 };
    let list = |mv| {
        let mut child = state;
        let gain = game().play(&mut child, mv).gain;
        let sign = if game().turn(&child) == game().turn(&state) { named } else { -named };
        let (level, number) = game().rank(&child);
        (named * gain, sign, level, number as usize)
    };
    Ways { passed: named < 0, moves: moves(&state).into_iter().map(list).collect() }
}

/// The exact value of every board with at most `most` pieces, for the side that its number names.
///
/// Play can go round in circles, so a plain recursion does not end: every level is swept until nothing changes.
fn all_values(most: usize) -> Vec<Vec<i32>> {
    let mut values = vec![vec![0]];
    for level in 1..=most {
        let ways: Vec<Ways> = (0..game().positions(level)).map(|number| ways(level, number)).collect();
        values.push(vec![0; ways.len()]);
        while sweep(&ways, &mut values, level) {}
    }
    values
}

fn sweep(ways: &[Ways], values: &mut [Vec<i32>], level: usize) -> bool {
    let mut changed = false;
    for (number, ways) in ways.iter().enumerate() {
        // A passed turn makes the other side the chooser.
        let worth = ways.moves.iter().map(|&(gain, sign, level, number)| gain + sign * values[level][number]);
        let best = if ways.passed { worth.min() } else { worth.max() }.expect("a board with pieces has a move");
        changed |= std::mem::replace(&mut values[level][number], best) != best;
    }
    changed
}

#[test]
fn exact_values_of_all_small_boards_agree() {
    let tables = tables();
    let values = all_values(9);
    for figures in &tables.small_n {
        let level = &values[figures.n];
        let count = |sign| level.iter().filter(|value| value.signum() == sign).count();
        let found = LevelFigures {
            n: figures.n,
            positions: level.len(),
            mover_wins: count(1),
            mover_loses: count(-1),
            zero: count(0),
            sum_of_values: level.iter().sum(),
        };
        assert_eq!(found, *figures);
    }
    for sample in &tables.sample_values {
        let state = board([sample.row0, sample.row1]);
        let (level, number) = game().rank(&state);
        let value = values[level][number as usize];
        // First is named in all samples; a passed turn is Second's.
        let named = if game().turn(&state) == Side::First { value } else { -value };
        assert_eq!(named, sample.value_mover, "{state:?}");
    }
}

#[test]
fn every_number_of_a_level_is_one_board() {
    for level in 0..=5 {
        let mut seen = HashSet::new();
        for number in 0..game().positions(level) {
            let state = game().unrank(level, number);
            assert_eq!(state.pieces() as usize, level);
            assert!(seen.insert(state), "{number} of level {level}");
            let (ranked_level, ranked) = game().rank(&state);
            assert_eq!(ranked_level, level);
            if game().turn(&state) == Side::First {
                assert_eq!(ranked, number, "level {level}");
            } else {
                assert_eq!(state.grid()[1], [0; 6], "only a side without pieces is passed over");
                assert_eq!(game().turn(&game().unrank(level, ranked)), Side::First, "turned round it has a mover");
            }
        }
    }
    assert_eq!(
        [1, 2, 9, 48, 255].map(|level| game().positions(level)),
        [12, 78, 167_960, 279_871_768_995, 9_583_831_582_302_618_368]
    );
}

#[test]
fn the_last_number_of_the_fullest_level_is_a_board() {
    let last = game().positions(255) - 1;
    let state = game().unrank(255, last);
    assert_eq!(game().rank(&state), (255, last));
    assert_eq!(state.grid(), [[0; 6], [255, 0, 0, 0, 0, 0]]);
}
