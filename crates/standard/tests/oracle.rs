//! Node counts that were published or computed independently.

use jogada_catalog::{Player, StopFlag, Thought};

fn think(game: &str, moves: &[&str], player: &str) -> Thought {
    let catalog = jogada_standard::catalog();
    let mut session = catalog.open(game).expect("a game");
    for mv in moves {
        session.play(mv).expect("legal");
    }
    match catalog.player(game, player).expect("a player") {
        Player::Computer(computer) => session.think(&computer, &StopFlag::new()),
        Player::Human => panic!("{player} should think"),
    }
}

#[test]
fn tic_tac_toe_trees_have_the_published_sizes() {
    assert_eq!(think("tic-tac-toe", &[], "minimax").counters.nodes, 549_945);
    // The position after the person's move; the nodes of minimax (as published) and of alpha-beta below it.
    let published: [(&[&str], u64, u64); 12] = [
        (&["1"], 59_704, 2337),
        (&["2"], 63_904, 2868),
        (&["3"], 59_704, 3274),
        (&["4"], 63_904, 3573),
        (&["5"], 55_504, 2315),
        (&["6"], 63_904, 3589),
        (&["7"], 59_704, 3808),
        (&["8"], 63_904, 4980),
        (&["9"], 59_704, 3956),
        (&["1", "5", "2"], 934, 74),
        (&["1", "5", "2", "3", "7"], 46, 16),
        (&["1", "5", "2", "3", "7", "4", "6"], 4, 4),
    ];
    for (moves, nodes, cut_nodes) in published {
        assert_eq!(think("tic-tac-toe", moves, "minimax").counters.nodes, nodes, "{moves:?}");
        assert_eq!(think("tic-tac-toe", moves, "alphabeta").counters.nodes, cut_nodes, "{moves:?}");
    }
}

#[test]
fn plain_alpha_beta_counts_what_the_textbook_counts() {
    let thought = think("tic-tac-toe", &[], "alphabeta");
    assert_eq!(thought.counters.nodes + 1, 18_297);
    assert_eq!(thought.counters.alpha_cuts + thought.counters.beta_cuts, 8_180);
    assert!(thought.proven);
}

#[test]
fn nim_trees_have_the_sizes_computed_independently() {
    for (start, misere, plain, cut) in [
        ("1", "off", 2, 2),
        ("1", "on", 2, 2),
        ("1+3", "off", 28, 26),
        ("1+3", "on", 28, 24),
        ("1+3+5", "off", 12_456, 6_077),
        ("1+3+5", "on", 12_456, 5_320),
    ] {
        let game = format!("nim:start={start},misere={misere}");
        assert_eq!(think(&game, &[], "minimax").counters.nodes + 1, plain, "{game}");
        assert_eq!(think(&game, &[], "alphabeta").counters.nodes + 1, cut, "{game}");
    }
}

#[test]
fn three_from_column_three_is_the_winning_move_in_both_conventions() {
    for misere in ["off", "on"] {
        for player in ["minimax", "alphabeta", "report-hard"] {
            let thought = think(&format!("nim:misere={misere}"), &[], player);
            assert_eq!(thought.mv.as_deref(), Some("3-3"), "misere={misere} {player}");
        }
    }
}
