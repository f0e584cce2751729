//! Hex on any board up to 26 by 26.

use jogada_catalog::Parameter;
use jogada_experts::hex::ByConnections;
use jogada_games::hex::{BridgeSaver, Bridges, CenterFirst, Hex, Report, Resistance, TwoDistance};
use jogada_search::mcts;

use crate::card::GameCard;

/// Its card.
pub fn card() -> GameCard<Hex, CenterFirst> {
    GameCard::new("hex", |settings| {
        Hex::new(settings.size("size"), settings.switch("swap")).map_err(|error| settings.out_of_range(error))
    })
    .about(
        "Join your two sides of a rhombus of hexagons; there are no draws",
        "Ligam-se os dois lados próprios de um losango de hexágonos; não há empates",
    )
    .parameter(Parameter::number("size", 1, 26, 11))
    .parameter(Parameter::switch("swap", true))
    .guide(CenterFirst, false)
    .playout(BridgeSaver, mcts::Options { rave: 1000.0, exploration: 0.2, ..mcts::Options::default() })
    .evaluation("report", Report)
    .evaluation("bridges", Bridges)
    .evaluation("two-distance", TwoDistance)
    .evaluation("resistance", Resistance)
    .level("report-easy", "greedy:eval=report")
    .level("report-medium", "alphabeta:depth=6,order=evaluation,eval=report,time=1s,slip=10")
    .level("report-hard", "alphabeta:depth=6,order=evaluation,eval=report,time=1s")
    .level("easy", "mcts:nodes=100")
    .level("medium", "mcts:nodes=800")
    .level("hard", "mcts:nodes=40k")
    .level("max", "mcts:time=3s,threads=2")
    .usual_depth(2)
    .solved_by(ByConnections)
}
