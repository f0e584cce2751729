//! The games that Jogada brings along. One slice registers a game everywhere.
//!
//! The functions hand out builders, so that a program of one's own can add an evaluation or a level to a game that is
//! already here: `Catalog::standard().with_game(standard::nim().evaluation("mine", Mine).build())`.

use jogada_games::adji_boto::{AdjiBoto, Score as AdjiBotoScore};
use jogada_games::nim::{Nim, NimSum};
use jogada_games::tic_tac_toe::{OpenLines, TicTacToe};
use jogada_rules::Nothing;

use crate::entry::{EntryBuilder, GameEntry};
use crate::settings::{Parameter, Settings};
use crate::spec::{SpecError, Takes};

/// Every game, by a function that makes its entry.
pub(crate) const GAMES: &[fn() -> GameEntry] = &[|| adji_boto().build(), || nim().build(), || tic_tac_toe().build()];

/// Adji-boto for two, the course variant.
pub fn adji_boto() -> EntryBuilder<AdjiBoto> {
    EntryBuilder::new("adji-boto", |settings| {
        AdjiBoto::new(settings.size("per-hole")).map_err(|error| settings.out_of_range(error))
    })
    .parameter(Parameter::number("per-hole", 1, 21, 8))
    .evaluation("score", AdjiBotoScore)
    .level("report-easy", "greedy:eval=score")
    .level("report-medium", "alphabeta:depth=11,order=evaluation,eval=score,slip=10")
    .level("report-hard", "alphabeta:depth=11,order=evaluation,eval=score")
    .usual_depth(8)
    .move_cap(1000)
}

/// Nim from any heaps, normal or misère.
pub fn nim() -> EntryBuilder<Nim> {
    EntryBuilder::new("nim", make_nim)
        .parameter(Parameter::number("heaps", 1, 16, 3))
        .parameter(Parameter::new("start", Takes::Numbers { least: 1, most: 1_000_000 }, ""))
        .parameter(Parameter::switch("misere", false))
        .evaluation("nim-sum", NimSum)
        .evaluation("outcome", Nothing)
        .level("report-easy", "greedy:eval=nim-sum")
        .level("report-medium", "alphabeta:depth=10,eval=nim-sum,slip=10")
        .level("report-hard", "alphabeta:depth=10,eval=nim-sum")
}

fn make_nim(settings: &Settings) -> Result<Nim, SpecError> {
    let misere = settings.switch("misere");
    let game = match settings.numbers("start") {
        Some(heaps) => Nim::new(&heaps.iter().map(|&heap| heap as u32).collect::<Vec<_>>(), misere),
        None => Nim::odd(settings.size("heaps"), misere),
    };
    game.map_err(|error| settings.out_of_range(error))
}

/// Tic-tac-toe and its m,n,k relatives.
pub fn tic_tac_toe() -> EntryBuilder<TicTacToe> {
    EntryBuilder::new("tic-tac-toe", |settings| {
        TicTacToe::new(settings.size("rows"), settings.size("cols"), settings.size("win"))
            .map_err(|error| settings.out_of_range(error))
    })
    .parameter(Parameter::number("rows", 1, 8, 3))
    .parameter(Parameter::number("cols", 1, 8, 3))
    .parameter(Parameter::number("win", 1, 8, 3))
    .evaluation("outcome", Nothing)
    .evaluation("open-lines", OpenLines)
    .level("report-easy", "greedy:eval=outcome")
    .level("report-medium", "alphabeta:depth=9,slip=10")
    .level("report-hard", "alphabeta:depth=9")
}
