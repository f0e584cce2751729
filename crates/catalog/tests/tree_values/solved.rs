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
    fn open(&self, catalog: &Catalog) -> Box<dyn Session> {
        let mut session = catalog.open(self.game).expect("a game");
        session.set_position(self.position).expect("a position");
        session
    }

    /// The value for whoever moves: a side without a move is skipped as soon as the position is read.
    fn value(&self, session: &dyn Session) -> Value {
        let skipped = !self.position.ends_with(&session.to_move().number().to_string());
        match self.value {
            points if session.is_scoring() => Value::points(if skipped { -points } else { points }),
            1.. => Value::SOME_WIN,
            _ => Value::SOME_LOSS,
        }
    }
}

fn solve_all(game: &str, step: usize) -> usize {
    let catalog = Catalog::standard();
    let chosen = entries(game).step_by(step);
    chosen
        .map(|entry| {
            let mut session = entry.open(&catalog);
            let solving = session.solve(&Limits { memory: Some(MEMORY), ..Limits::NONE }, &StopFlag::new());
            let value = entry.value(&*session);
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
    assert_eq!(solve_all("hex:size=4", 1), 62);
    assert_eq!(solve_all("hex:size=5", 1), 75);
}

#[test]
fn dots_and_boxes_positions_have_their_points_and_best_moves() {
    assert_eq!(solve_all("dots-and-boxes:rows=3,cols=3 ", 15), 10);
    assert_eq!(solve_all("dots-and-boxes:rows=3,cols=3,turns", 15), 10);
}

#[test]
fn adji_boto_positions_have_their_points() {
    assert_eq!(solve_all("adji-boto", 1), 168);
}

#[test]
fn proofs_find_the_same_values() {
    let catalog = Catalog::standard();
    let games = ["hex:size=4", "hex:size=5", "dots-and-boxes:rows=3,cols=3 "];
    for entry in games.into_iter().flat_map(|game| entries(game).step_by(15)) {
        let mut session = entry.open(&catalog);
        let Ok(Player::Computer(computer)) = catalog.player(entry.game, "dfpn:table=4M") else { panic!("no player") };
        let thought = session.think(&computer, &StopFlag::new());
        assert!(thought.proven, "{}", entry.position);
        assert_eq!(thought.value.outcome(), entry.value(&*session).outcome(), "{} {}", entry.game, entry.position);
    }
}
