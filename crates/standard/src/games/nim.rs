//! Nim from any heaps, normal or misère.

use jogada_catalog::{Parameter, Settings, SpecError, Takes};
use jogada_games::nim::{Nim, NimState, NimSum};
use jogada_rules::{Evaluator, Nothing, Value};

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<Nim> {
    GameCard::new("nim", make_nim)
        .about(
            "Take pieces from one heap; who takes the last one wins",
            "Tiram-se peças de um monte; ganha quem tirar a última",
        )
        .parameter(Parameter::number("heaps", 1, 16, 3))
        .parameter(Parameter::new("start", Takes::Numbers { least: 1, most: 5_000 }, ""))
        .parameter(Parameter::switch("misere", false))
        .evaluation("nim-sum", NimSum)
        .evaluation("outcome", Nothing)
        .solved_by_theory(nim_theory)
        .level("report-easy", "greedy:eval=nim-sum")
        .level("report-medium", "alphabeta:eval=nim-sum,time=5s,slip=10")
        .level("report-hard", "alphabeta:eval=nim-sum,time=5s")
        .level("easy", "pvs:depth=2,eval=outcome,slip=30")
        .level("medium", "pvs:depth=4,eval=outcome,slip=10")
        .level("hard", "pvs:nodes=50k")
        .level("max", "pvs:time=3s,table=64M")
}

/// The nim-sum decides, without saying when.
fn nim_theory(game: &Nim, state: &NimState) -> Value {
    if NimSum.evaluate(game, state).signum() > 0 { Value::SOME_WIN } else { Value::SOME_LOSS }
}

fn make_nim(settings: &Settings) -> Result<Nim, SpecError> {
    let misere = settings.switch("misere");
    let game = match settings.numbers("start") {
        Some(heaps) => Nim::new(&heaps.iter().map(|&heap| heap as u32).collect::<Vec<_>>(), misere),
        None => Nim::odd(settings.size("heaps"), misere),
    };
    game.map_err(|error| settings.out_of_range(error))
}
