//! `hard` never loses what can not be lost.

use std::collections::HashSet;

use jogada_catalog::rules::{Bounds, Side};
use jogada_catalog::{Catalog, Computer, Limits, Player, Session, StopFlag};

fn hard(catalog: &Catalog, game: &str) -> Computer {
    match catalog.player(game, "hard:table=1M") {
        Ok(Player::Computer(computer)) => computer,
        other => panic!("{other:?}"),
    }
}

/// Plays every game in which `hard` is `side`, against every reply there is.
fn never_loses(session: &mut Session, computer: &Computer, side: Side, seen: &mut HashSet<String>) {
    if let Some(ending) = session.ending() {
        assert_ne!(ending.winner, Some(side.other()), "{:?}", session.history());
        return;
    }
    if !seen.insert(session.position()) {
        return;
    }
    let moves = if session.to_move() == side {
        vec![session.think(computer, &StopFlag::new()).mv.expect("a move")]
    } else {
        session.legal()
    };
    for mv in moves {
        session.play(&mv).expect("legal");
        never_loses(session, computer, side, seen);
        session.undo();
    }
}

#[test]
fn hard_never_loses_tic_tac_toe() {
    let catalog = jogada_standard::catalog();
    let computer = hard(&catalog, "tic-tac-toe");
    for side in Side::BOTH {
        let mut session = catalog.open("tic-tac-toe").expect("a game");
        let mut seen = HashSet::new();
        never_loses(&mut session, &computer, side, &mut seen);
        assert!(seen.len() > 60, "{} positions are not all there are", seen.len());
    }
}

#[test]
fn hard_never_loses_a_won_position_of_nim() {
    let catalog = jogada_standard::catalog();
    let mut won = 0;
    for misere in ["off", "on"] {
        for heaps in 0..(6 * 6 * 6) {
            let heaps = [heaps / 36, heaps / 6 % 6, heaps % 6];
            if !heaps.is_sorted() || heaps == [0, 0, 0] {
                continue;
            }
            let start: Vec<_> = heaps.iter().filter(|&&heap| heap > 0).map(ToString::to_string).collect();
            let game = format!("nim:start={},misere={misere}", start.join("+"));
            let mut session = catalog.open(&game).expect("a game");
            let solving = session.solve(&Limits::NONE, &StopFlag::new());
            if solving.value().is_some_and(|value| value.signum() > 0) {
                // The move of a won position is one that wins: then the next of its positions is won too, or the last.
                let mv = session.think(&hard(&catalog, &game), &StopFlag::new()).mv.expect("a move");
                let wins = |(known, bounds): &(String, Bounds)| *known == mv && bounds.lower.signum() > 0;
                assert!(solving.moves.iter().any(wins), "{game}: {mv}");
                won += 1;
            }
        }
    }
    assert!(won > 60, "{won}");
}
