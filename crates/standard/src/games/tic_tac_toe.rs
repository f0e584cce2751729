//! Tic-tac-toe and its m,n,k relatives.

use jogada_catalog::Parameter;
use jogada_games::tic_tac_toe::{OpenLines, Threats, TicTacToe};
use jogada_rules::Nothing;

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<TicTacToe, Threats> {
    GameCard::new("tic-tac-toe", |settings| {
        TicTacToe::new(settings.size("rows"), settings.size("cols"), settings.size("win"))
            .map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Three in a row, or any number on a board of any size",
        "Três em linha, ou quantas se quiser num tabuleiro de qualquer tamanho",
    )
    .parameter(Parameter::number("rows", 1, 8, 3))
    .parameter(Parameter::number("cols", 1, 8, 3))
    .parameter(Parameter::number("win", 1, 8, 3))
    .guide(Threats, false)
    .evaluation("outcome", Nothing)
    .evaluation("open-lines", OpenLines)
    .level("report-easy", "greedy:eval=outcome")
    .level("report-medium", "alphabeta:time=5s,slip=10")
    .level("report-hard", "alphabeta:time=5s")
    .level("easy", "pvs:depth=2,slip=30")
    .level("medium", "pvs:depth=4,slip=10")
    .level("hard", "pvs:nodes=200k,eval=open-lines")
    .level("max", "pvs:time=3s,eval=open-lines,table=64M")
}
