//! Adji-boto against its contract and against figures computed by other programs.

mod rules;
mod text;
mod values;

use std::collections::BTreeMap;

use jogada_games::adji_boto::{AdjiBoto, Pit, Position};
use jogada_rules::{Game, Notation};
use serde::Deserialize;

#[derive(Deserialize)]
struct Tables {
    perft: BTreeMap<String, Counts>,
    small_n: Vec<LevelFigures>,
    cycle: Vec<[u8; 12]>,
    sample_values: Vec<Sample>,
}

#[derive(Deserialize)]
struct Counts {
    rows: [[u8; 6]; 2],
    p1_first: Vec<u64>,
}

#[derive(Debug, PartialEq, Deserialize)]
struct LevelFigures {
    n: usize,
    positions: usize,
    mover_wins: usize,
    mover_loses: usize,
    zero: usize,
    sum_of_values: i32,
}

#[derive(Deserialize)]
struct Sample {
    row0: [u8; 6],
    row1: [u8; 6],
    value_mover: i32,
}

fn tables() -> Tables {
    serde_json::from_str(include_str!("../tables/adji_boto.json")).expect("the tables are well formed")
}

fn game() -> AdjiBoto {
    AdjiBoto::default()
}

fn position(text: &str) -> Position {
    game().read_position(text).unwrap_or_else(|error| panic!("{text:?}: {error}"))
}

fn board([top, bottom]: [[u8; 6]; 2]) -> Position {
    position(&format!(
        "(({})({}))",
        top.map(|held| held.to_string()).join(" "),
        bottom.map(|held| held.to_string()).join(" ")
    ))
}

fn moves(state: &Position) -> Vec<Pit> {
    let mut moves = Vec::new();
    game().moves(state, &mut moves);
    moves
}

fn play(state: &mut Position, text: &str) -> i32 {
    let mv = game().read_move(state, text).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    game().play(state, mv).gain
}
