//! Dots and Boxes on any board up to 19 by 19.

use jogada_catalog::Parameter;
use jogada_experts::dots_and_boxes::{ByQuiet, ByQuietSearch};
use jogada_games::dots_and_boxes::{Chains, ClosingFirst, DotsAndBoxes, Fill, Score, Turns};
use jogada_search::mcts;

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<DotsAndBoxes, ClosingFirst> {
    GameCard::new("dots-and-boxes", |settings| {
        let alternate = settings.text("turns") == Some("alternate");
        let turns = if alternate { Turns::Alternate } else { Turns::Again };
        DotsAndBoxes::new(settings.size("rows"), settings.size("cols"), turns)
            .map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Draw lines between dots; who closes a box gets it and moves again",
        "Unem-se pontos com traços; quem fecha um quadrado fica com ele e joga outra vez",
    )
    .parameter(Parameter::number("rows", 1, 19, 5))
    .parameter(Parameter::number("cols", 1, 19, 6))
    .parameter(Parameter::choice("turns", &["again", "alternate"]))
    .guide(ClosingFirst, true)
    .playout(Fill, mcts::Options::default())
    .evaluation("score", Score)
    .evaluation("chains", Chains)
    .level("report-easy", "greedy:eval=score")
    .level("report-medium", "alphabeta:depth=2,order=evaluation,eval=score,slip=10")
    .level("report-hard", "alphabeta:depth=2,order=evaluation,eval=score")
    .level("easy", "pvs:nodes=200,slip=15")
    .level("medium", "pvs:nodes=2k,eval=chains")
    .level("hard", "expert:nodes=40k")
    .level("max", "expert:time=3s,table=64M,threads=2")
    .usual_depth(3)
    .solved_by(ByQuiet::new())
    .expert(ByQuietSearch)
}
