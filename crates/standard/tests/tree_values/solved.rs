//! Values computed elsewhere, by `solve` and by proofs.

use jogada_catalog::rules::Value;
use jogada_catalog::{Catalog, Limits, Player, Session, StopFlag};

/// Plenty for such positions, and quickly set up.
const MEMORY: usize = 4 << 20;

struct Entry {
    game: &'static str,
    position: &'static str,
    value: i32,
    best: Vec<&'static str>,
}

fn entries(game: &str) -> impl Iterator<Item = Entry> {
    let lines = include_str!("../tables/solved.txt").lines().filter(|line| !line.starts_with('#'));
    lines.filter(move |line| line.starts_with(game)).map(|line| {
        let fields: Vec<_> = line.split('|').map(str::trim).collect();
        let [game, position, value, best] = fields[..] else { panic!("{line}") };
        Entry { game, position, value: value.parse().expect("a number"), best: best.split_whitespace().collect() }
    })
}

impl Entry {
    fn open(&self, catalog: &Catalog) -> Session {
        let mut session = catalog.open(self.game).expect("a game");
        session.set_position(self.position).expect("a position");
        session
    }

    /// The value for whoever moves: a side without a move is skipped as soon as the position is read.
    fn value(&self, session: &Session) -> Value {
        let skipped = !self.position.ends_with(&session.to_move().number().to_string());
        match self.value {
            points if session.is_scoring() => Value::points(if skipped { -points } else { points }),
            1.. => Value::SOME_WIN,
            _ => Value::SOME_LOSS,
        }
    }
}

fn solve_all(game: &str, step: usize, memory: usize) -> usize {
    let catalog = jogada_standard::catalog();
    let chosen = entries(game).step_by(step);
    chosen
        .map(|entry| {
            let mut session = entry.open(&catalog);
            let solving = session.solve(&Limits { memory: Some(memory), ..Limits::NONE }, &StopFlag::new());
            let value = entry.value(&session);
            assert_eq!(solving.value().map(Value::outcome), Some(value.outcome()), "{} {}", entry.game, entry.position);
            let mut best = solving.best_moves.clone();
            best.sort();
            let mut known = entry.best.clone();
            known.sort_unstable();
            assert!(known.is_empty() || best == known, "{} {}: {best:?} {known:?}", entry.game, entry.position);
        })
        .count()
}

#[test]
fn hex_positions_have_their_winners() {
    assert_eq!(solve_all("hex:size=4", 1, MEMORY), 62);
    assert_eq!(solve_all("hex:size=5", 1, MEMORY), 75);
    // A table that forgets nearly everything takes longer and finds the same.
    assert_eq!(solve_all("hex:size=4", 1, 1 << 10), 62);
}

/// Who wins after each first stone, row by row: W for First.
fn openings(game: &str) -> String {
    let solving = jogada_standard::catalog().open(game).expect("a game").solve(&Limits::NONE, &StopFlag::new());
    let first_wins = |value: Option<Value>| if value == Some(Value::SOME_WIN) { 'W' } else { '.' };
    solving.moves.iter().map(|(_, known)| first_wins(known.value())).collect()
}

#[test]
fn every_opening_of_hex_has_its_winner() {
    assert_eq!(openings("hex:size=3,swap=off"), "..WWWWW..");
    assert_eq!(openings("hex:size=4,swap=off"), "...W..W..W..W...");
    assert_eq!(openings("hex:size=5,swap=off"), "....W.WWWW.WWW.WWWW.W....");
}

#[test]
fn whoever_may_swap_wins_hex() {
    // A stone that wins is taken over and one that loses is left alone, so that no opening is worth more than another.
    assert_eq!(openings("hex:size=4"), ".".repeat(16));
    let mut session = jogada_standard::catalog().open("hex:size=4").expect("a game");
    for (opening, swaps) in [("a1", false), ("d1", true), ("b3", true), ("c3", false)] {
        session.play(opening).expect("legal");
        let solving = session.solve(&Limits::NONE, &StopFlag::new());
        assert_eq!(solving.value(), Some(Value::SOME_WIN), "{opening}");
        assert_eq!(solving.best_moves.contains(&"swap".to_owned()), swaps, "{opening}: {:?}", solving.best_moves);
        session.undo();
    }
}

#[test]
fn dots_and_boxes_positions_have_their_points_and_best_moves() {
    assert_eq!(solve_all("dots-and-boxes:rows=3,cols=3 ", 15, MEMORY), 10);
    assert_eq!(solve_all("dots-and-boxes:rows=3,cols=3,turns", 15, MEMORY), 10);
}

#[test]
fn adji_boto_positions_have_their_points() {
    assert_eq!(solve_all("adji-boto", 1, MEMORY), 168);
}

#[test]
fn proofs_find_the_same_values() {
    let catalog = jogada_standard::catalog();
    let games = ["hex:size=4", "hex:size=5", "dots-and-boxes:rows=3,cols=3 "];
    for entry in games.into_iter().flat_map(|game| entries(game).step_by(15)) {
        let mut session = entry.open(&catalog);
        let Ok(Player::Computer(computer)) = catalog.player(entry.game, "dfpn:table=4M") else { panic!("no player") };
        let thought = session.think(&computer, &StopFlag::new());
        assert!(thought.proven, "{}", entry.position);
        assert_eq!(thought.value.outcome(), entry.value(&session).outcome(), "{} {}", entry.game, entry.position);
    }
}
