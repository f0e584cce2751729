//! Hex against the laws of every game, and against tables made by another program.

use std::collections::{BTreeMap, HashMap};

use jogada_games::hex::{Hex, HexMove, HexState};
use jogada_rules::{Dice, Game, Key, Keyed, Notation, Placement, Side, Symmetric, Value, contract, perft};
use serde::Deserialize;

use crate::{after, hex, hex_with_swap, is_joined_slowly, moves_of};

#[derive(Deserialize)]
struct Tables {
    degree_histogram: BTreeMap<usize, BTreeMap<usize, usize>>,
    adjacent_pairs: BTreeMap<usize, usize>,
    cells: BTreeMap<usize, usize>,
    perft: BTreeMap<usize, Counts>,
    first_player_winning_openings: BTreeMap<usize, Vec<String>>,
    positions_4x4: Vec<Valued>,
    positions_5x5: Vec<Valued>,
}

#[derive(Deserialize)]
struct Counts {
    nodes: Vec<u64>,
    #[serde(default)]
    terminal: Vec<u64>,
}

#[derive(Deserialize)]
struct Valued {
    rows: Vec<String>,
    to_move: u8,
    mover_wins: bool,
}

fn tables() -> Tables {
    serde_json::from_str(include_str!("../tables/hex.json")).expect("the table is JSON of this shape")
}

#[test]
fn the_laws_of_every_game_hold_on_all_sizes() {
    for (size, games) in [(1, 2), (2, 20), (3, 20), (4, 10), (5, 10), (7, 3), (11, 1)] {
        for swap in [false, true] {
            let game = Hex::new(size, swap).expect("a size from 1 to 26");
            let ended = contract::check(&game, 7, games, size * size + 2);
            assert_eq!(ended, games, "every game of Hex ends, size {size}");
        }
    }
}

#[test]
fn the_laws_of_every_game_hold_at_the_start_on_large_boards() {
    for size in [15, 19, 26] {
        for swap in [false, true] {
            let game = Hex::new(size, swap).expect("a size from 1 to 26");
            // Holding one position against all laws takes time with the square of its moves.
            contract::check(&game, 7, 1, 4);
        }
    }
}

#[test]
fn moves_are_only_used_up_once_the_swap_is_past() {
    for size in 1..=5 {
        for swap in [false, true] {
            let game = Hex::new(size, swap).expect("a size from 1 to 26");
            contract::check_placement(&game, 3, 10, size * size + 2);
            contract::check_coloring(&game, 4, 40);
        }
    }
    let game = hex_with_swap(4);
    assert!(!game.is_placement(&game.initial()));
    assert!(!game.is_placement(&after(&game, "b2")));
    assert!(game.is_placement(&after(&game, "b2 swap")));
    assert!(game.is_placement(&after(&game, "b2 c3")));
}

#[test]
fn move_sequences_are_counted_as_the_table_counts_them() {
    for (size, counts) in tables().perft {
        let game = hex(size);
        let depth = counts.nodes.len() - 1;
        assert_eq!(perft(&game, &game.initial(), depth), counts.nodes[1..], "size {size}");
        if !counts.terminal.is_empty() {
            let mut ended = vec![0; counts.terminal.len()];
            count_ends(&game, &mut game.initial(), 0, &mut ended);
            assert_eq!(ended, counts.terminal, "size {size}");
        }
    }
}

fn count_ends(game: &Hex, state: &mut HexState, ply: usize, ended: &mut [u64]) {
    ended[ply] += u64::from(game.settled(state).is_some());
    for mv in moves_of(game, state) {
        game.descend(state, mv, |child, _| count_ends(game, child, ply + 1, ended));
    }
}

/// Whether the side to move wins: no ordering, no knowledge, only a memory.
fn mover_wins(game: &Hex, state: &mut HexState, known: &mut HashMap<Key, bool>) -> bool {
    if let Some(value) = game.settled(state) {
        return value == Value::WIN;
    }
    if let Some(&wins) = known.get(&game.key(state)) {
        return wins;
    }
    let mut moves = moves_of(game, state);
    // From the middle outward: the order decides how long this takes, not what it finds.
    let middle = (game.size() as i32 - 1, game.size() as i32 - 1);
    moves.sort_by_key(|mv| match mv {
        HexMove::Place(cell) => (2 * i32::from(cell.row) - middle.0).abs() + (2 * i32::from(cell.col) - middle.1).abs(),
        HexMove::Swap => 0,
    });
    let wins = moves.into_iter().any(|mv| game.descend(state, mv, |child, _| !mover_wins(game, child, known)));
    known.insert(game.key(state), wins);
    wins
}

#[test]
fn the_winning_openings_are_those_of_the_table() {
    for (size, rows) in tables().first_player_winning_openings {
        let game = hex(size);
        let mut known = HashMap::new();
        for cell in game.cells() {
            let mut state = game.initial();
            game.play(&mut state, HexMove::Place(cell));
            let wins = !mover_wins(&game, &mut state, &mut known);
            let expected = rows[cell.row as usize].as_bytes()[cell.col as usize] == b'W';
            assert_eq!(wins, expected, "opening {cell:?} on size {size}");
        }
    }
}

#[test]
fn with_swap_second_wins_every_small_board() {
    for size in 2..=3 {
        let game = hex_with_swap(size);
        assert!(!mover_wins(&game, &mut game.initial(), &mut HashMap::new()), "size {size}");
    }
}

fn check_valued(game: &Hex, positions: &[Valued]) {
    let mut known = HashMap::new();
    for valued in positions {
        let rows = valued.rows.join("/").replace('1', "x").replace('2', "o");
        let text = format!("{rows} {}", valued.to_move);
        let mut state = game.read_position(&text).expect("the table's positions are possible");
        assert_eq!(mover_wins(game, &mut state, &mut known), valued.mover_wins, "{text}");
    }
}

#[test]
fn small_positions_have_the_winners_of_the_table() {
    check_valued(&hex(4), &tables().positions_4x4);
    // Without knowledge the emptier boards would take minutes.
    let is_full_enough = |valued: &Valued| valued.rows.concat().matches('.').count() <= 13;
    let (fuller, _): (Vec<_>, Vec<_>) = tables().positions_5x5.into_iter().partition(is_full_enough);
    assert!(fuller.len() >= 20);
    check_valued(&hex(5), &fuller);
}

#[test]
fn cells_have_the_neighbors_of_the_table() {
    let tables = tables();
    for (&size, histogram) in &tables.degree_histogram {
        let game = hex(size);
        let mut degrees = BTreeMap::new();
        for cell in game.cells() {
            *degrees.entry(game.neighbors(cell).count()).or_insert(0) += 1;
            assert!(game.neighbors(cell).all(|other| game.neighbors(other).any(|back| back == cell)));
        }
        assert_eq!(degrees, *histogram, "size {size}");
        let ends: usize = degrees.iter().map(|(degree, count)| degree * count).sum();
        assert_eq!(ends / 2, tables.adjacent_pairs[&size], "size {size}");
    }
    for (size, cells) in tables.cells {
        assert_eq!(hex(size).cells().count(), cells);
    }
}

#[test]
fn a_game_ends_exactly_when_a_walk_from_edge_to_edge_exists() {
    for size in [1, 2, 3, 6, 7, 8, 11, 12, 13, 15, 16, 20, 21, 26] {
        let game = hex(size);
        let mut dice = Dice::new(size as u64);
        for _ in 0..3 {
            assert!(contract::walk(&game, &mut dice, size * size + 1, |state| {
                let joined =
                    Side::BOTH.map(|side| is_joined_slowly(&game, side, |cell| game.owner(state, cell) == Some(side)));
                let won = Side::BOTH.map(|side| jogada_rules::margin(&game, state) == [1, -1][side.index()]);
                assert_eq!(won, joined, "{}", game.position_text(state));
            }));
        }
    }
}

#[test]
fn one_cell_is_won_by_the_first_stone() {
    for swap in [false, true] {
        let game = Hex::new(1, swap).expect("size 1 is a board");
        let state = after(&game, "a1");
        assert_eq!(game.settled(&state), Some(Value::LOSS), "Second would move, and has lost");
        assert!(game.read_position("o 1").is_err());
    }
}

#[test]
fn corners_belong_to_both_sides() {
    let game = hex(3);
    // The whole left column is First's: it joins top and bottom through two corners.
    assert_eq!(game.settled(&after(&game, "a1 b1 a2 b2 a3")), Some(Value::LOSS));
    // The whole bottom row is Second's: it joins left and right through two corners.
    assert_eq!(game.settled(&after(&game, "a1 a3 b1 b3 a2 c3")), Some(Value::LOSS));
}

#[test]
fn a_side_that_joins_the_other_sides_edges_has_won_nothing() {
    let game = hex(4);
    assert_eq!(game.settled(&after(&game, "a2 a1 b2 b1 c2 c1 d2")), None, "a row of First's joins left and right");
    assert_eq!(game.settled(&after(&game, "a1 b1 a2 b2 d3 b3 d4 b4")), None, "a column of Second's");
}

#[test]
fn a_swap_mirrors_the_stone_and_gives_it_to_second() {
    let game = hex_with_swap(3);
    let opened = after(&game, "c1");
    assert_eq!(moves_of(&game, &opened).last(), Some(&HexMove::Swap));
    assert_eq!(moves_of(&game, &opened).len(), 9);
    let swapped = after(&game, "c1 swap");
    assert_eq!(game.position_text(&swapped), ".../.../o.. 1");
    assert_eq!(moves_of(&game, &swapped).len(), 8, "nothing is left to swap");
    assert_eq!(game.position_text(&after(&game, "b2 SWAP c3")), ".../.o./..x 2");
}

#[test]
fn the_right_to_swap_follows_from_the_position_alone() {
    let game = hex_with_swap(3);
    let read = |text| game.read_position(text).expect("a possible position");
    assert!(game.is_swap_pending(&read(".../.x./... 2")));
    assert!(!game.is_swap_pending(&read(".../.o./... 1")));
    assert!(!game.is_swap_pending(&read(".../ox./... 2")));
    assert!(!hex(3).is_swap_pending(&hex(3).read_position(".../.x./... 2").expect("a possible position")));
    assert_eq!(read(".../.x./... 2"), after(&game, "b2"));
    assert_ne!(
        game.key(&read(".../.x./... 2")),
        hex(3).key(&after(&hex(3), "b2")),
        "the right to swap is part of the key"
    );
}

#[test]
fn sides_may_change_until_the_second_move_is_made() {
    let game = hex_with_swap(3);
    let may = |moves: &str| game.may_still_be_swapped(&after(&game, moves));
    assert_eq!(["", "b2", "b2 swap", "b2 a1"].map(may), [true, true, false, false]);
    assert_eq!(["", "b2"].map(|moves| hex(3).may_still_be_swapped(&after(&hex(3), moves))), [false; 2]);
    let single = hex_with_swap(1);
    assert!(!single.may_still_be_swapped(&single.initial()), "the first stone wins there");
}

#[test]
fn half_a_turn_keeps_the_winner_and_carries_the_swap_along() {
    let game = hex_with_swap(5);
    let opened = after(&game, "b1");
    let turned = game.image(&opened, 1);
    assert_eq!(turned, after(&game, "d5"));
    assert_eq!(game.image(&after(&game, "b1 swap"), 1), after(&game, "d5 swap"));
}

#[test]
fn three_keys_stay_as_files_know_them() {
    let game = hex_with_swap(11);
    let keys = ["", "f6", "a3 swap f6 h5"].map(|moves| game.key(&after(&game, moves)).0);
    assert_eq!(keys, [16_032_117_693_520_641_221, 2_917_522_330_818_430_875, 3_228_398_125_815_085_412]);
}

#[test]
fn sizes_are_from_1_to_26() {
    assert!(Hex::new(0, true).is_err());
    assert!(Hex::new(27, true).is_err());
    assert!(Hex::new(1, true).is_ok() && Hex::new(26, true).is_ok());
}

#[test]
fn a_state_is_small_enough_to_copy_at_every_node() {
    assert!(size_of::<HexState>() <= 256);
}
