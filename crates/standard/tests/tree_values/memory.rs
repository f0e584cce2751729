//! Players that remember positions do so without being told anything.

use jogada_catalog::{Player, StopFlag};

/// Answers of the table that were used, and the positions entered.
fn hits_and_nodes(game: &str, player: &str) -> (u64, u64) {
    let catalog = jogada_standard::catalog();
    let computer = match catalog.player(game, player) {
        Ok(Player::Computer(computer)) => computer,
        other => panic!("{other:?}"),
    };
    let mut session = catalog.open(game).expect("a game");
    let counters = session.think(&computer, &StopFlag::new()).counters;
    (counters.table_hits, counters.nodes)
}

#[test]
fn every_player_with_a_table_uses_it_by_default() {
    for player in ["negamax", "pvs", "mtdf"] {
        for game in ["nim", "tic-tac-toe"] {
            let (hits, _) = hits_and_nodes(game, player);
            assert!(hits > 20, "{player} on {game}: {hits} hits");
        }
    }
    // A table of one bucket forgets what df-pn would need.
    let (few, many) = (hits_and_nodes("nim", "dfpn").1, hits_and_nodes("nim", "dfpn:table=1k").1);
    assert!(few < many, "dfpn: {few} positions with its own table, {many} with hardly any");
}

#[test]
fn negamax_remembers_more_without_a_limit_than_alphabeta_looks_at() {
    let (_, remembered) = hits_and_nodes("nim", "negamax");
    let (_, plain) = hits_and_nodes("nim", "alphabeta");
    assert!(remembered * 5 < plain, "{remembered} positions with a table, {plain} without");
}
