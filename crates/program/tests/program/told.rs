//! What is said beside moves and positions: nothing untrue, nothing that a proof contradicts, in whole sentences.

use crate::running::jogada;

#[test]
fn what_a_net_expects_is_no_share_of_simulated_games() {
    for player in ["easy", "expert:nodes=8"] {
        for (language, chance) in [("en", "First has a chance of about "), ("pt", "o Primeiro tem cerca de ")] {
            let said = jogada(&["best", "hex:size=6", "--player", player, "--lang", language]).out;
            assert!(said.contains(chance) && !said.contains("simulad") && !said.contains("simulated games"), "{said}");
        }
    }
    let said = jogada(&["best", "hex:size=6", "--player", "mcts:nodes=50"]).out;
    assert!(said.contains("% of simulated games"), "{said}");
}
