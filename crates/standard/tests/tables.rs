//! Tables of endings behind players and solvers.

use std::fs;
use std::path::Path;
use std::sync::{Arc, Mutex};

use jogada_catalog::rules::{Dice, TableBuild, Value};
use jogada_catalog::{Catalog, Limits, Player, Session, StopFlag};
use jogada_experts::adji_boto::tables::{TableFolder, build};
use tempfile::TempDir;

const GAME: &str = "adji-boto";

fn folder(data: &Path) -> TableFolder {
    TableFolder::in_data(data)
}

fn data_with_tables(pieces: usize) -> TempDir {
    let data = TempDir::new().expect("a folder");
    let order = TableBuild { pieces, threads: 1, memory: None, stop: &StopFlag::new(), tell: &|_| {} };
    build(&folder(data.path()), &order).expect("it builds");
    data
}

/// A catalog that uses these tables, and what it said about them.
fn catalog_with(data: &Path) -> (Catalog, Arc<Mutex<Vec<String>>>) {
    let said = Arc::new(Mutex::new(Vec::new()));
    let heard = said.clone();
    let catalog = jogada_standard::catalog();
    catalog.use_tables(data, move |error| heard.lock().expect("unharmed").push(error.to_string()));
    (catalog, said)
}

fn think(catalog: &Catalog, session: &mut Session, player: &str) -> (String, Value, bool) {
    let Player::Computer(computer) = catalog.player(GAME, player).expect("a player") else { panic!("no computer") };
    let thought = session.think(&computer, &StopFlag::new());
    (thought.mv.expect("a move"), thought.value, thought.proven)
}

fn exact(session: &mut Session) -> (Value, &'static str) {
    let solving = session.solve(&Limits::NONE, &StopFlag::new());
    (solving.value().expect("solved"), solving.method)
}

/// A board with so many pieces.
fn random_position(pieces: usize, dice: &mut Dice) -> String {
    let mut holes = [0; 12];
    (0..pieces).for_each(|_| holes[dice.below(12)] += 1);
    let row = |holes: &[i32]| holes.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    format!("(({})({})) 0 0 1", row(&holes[..6]), row(&holes[6..]))
}

#[test]
fn solving_takes_tables_and_agrees_with_working_it_out() {
    let data = data_with_tables(7);
    let ((with, _), without) = (catalog_with(data.path()), jogada_standard::catalog());
    let mut dice = Dice::new(5);
    let (mut one, mut other) = (with.open(GAME).expect("opens"), without.open(GAME).expect("opens"));
    for _ in 0..60 {
        let position = random_position(2 + dice.below(6), &mut dice);
        one.set_position(&position).expect("a position");
        other.set_position(&position).expect("a position");
        let (table, worked_out) = (exact(&mut one), exact(&mut other));
        assert_eq!(table.0, worked_out.0, "{position}");
        assert_eq!((table.1, worked_out.1), ("tables", "retrograde"), "{position}");
    }
    one.set_position("((2 0 0 0 2 0)(0 1 0 2 0 1)) 0 0 1").expect("a position");
    assert_eq!(exact(&mut one).1, "retrograde", "eight pieces are in no table");
}

#[test]
fn a_search_that_reaches_tables_knows_the_value() {
    let data = data_with_tables(8);
    let ((catalog, said), mut dice) = (catalog_with(data.path()), Dice::new(9));
    let mut session = catalog.open(GAME).expect("opens");
    let (mut proven, mut unproven) = (0, 0);
    for _ in 0..40 {
        let position = random_position(9, &mut dice);
        for player in ["pvs:depth=6,quiescence=off", "mtdf:depth=6,quiescence=off,eval=positional"] {
            session.set_position(&position).expect("a position");
            let (_, value, is_proven) = think(&catalog, &mut session, player);
            if is_proven {
                assert_eq!(value, exact(&mut session).0, "{player} at {position}");
                proven += 1;
            }
            session.set_position(&position).expect("a position");
            unproven += usize::from(!think(&catalog, &mut session, &format!("{player},tables=off")).2);
        }
    }
    assert!(proven >= 20 && unproven >= 70, "{proven} proven with tables, {unproven} unproven without");
    assert!(said.lock().expect("unharmed").is_empty());
}

#[test]
fn a_player_with_tables_gets_all_that_is_to_be_had_and_does_not_go_round_in_circles() {
    let data = data_with_tables(8);
    let ((catalog, _), mut dice) = (catalog_with(data.path()), Dice::new(3));
    let mut session = catalog.open(GAME).expect("opens");
    for game in 0..30 {
        let position = random_position(8, &mut dice);
        session.set_position(&position).expect("a position");
        let (value, _) = exact(&mut session);
        let side = session.to_move();
        while session.ending().is_none() {
            let mv = if session.to_move() == side {
                think(&catalog, &mut session, "pvs:nodes=3k").0
            } else {
                let legal = session.legal();
                dice.pick(&legal).expect("a move").clone()
            };
            session.play(&mv).expect("legal");
        }
        let score = session.score();
        let margin = score[side.index()] - score[1 - side.index()];
        assert!(margin >= value.whole_points(), "game {game} from {position}: {margin} of {value}");
    }
}

#[test]
fn a_damaged_table_is_told_once_and_play_goes_on_without_it() {
    let data = data_with_tables(6);
    let path = folder(data.path()).level(6);
    let mut bytes = fs::read(&path).expect("a file");
    let end = bytes.len();
    for byte in &mut bytes[end - 2000..] {
        *byte ^= 0x55;
    }
    fs::write(&path, bytes).expect("written");
    let (catalog, said) = catalog_with(data.path());
    let mut session = catalog.open(GAME).expect("opens");
    let mut dice = Dice::new(1);
    for _ in 0..20 {
        session.set_position(&random_position(6, &mut dice)).expect("a position");
        think(&catalog, &mut session, "pvs:depth=4");
        exact(&mut session);
    }
    let said = said.lock().expect("unharmed");
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains("006.table is damaged"), "{said:?}");
    session.set_position("((0 0 0 1 0 0)(0 0 2 0 2 0)) 0 0 1").expect("a position");
    assert_eq!(exact(&mut session).1, "tables", "what is below is still used");
}

#[test]
fn only_players_who_can_use_tables_can_be_asked_to() {
    let catalog = jogada_standard::catalog();
    assert!(catalog.player(GAME, "hard:tables=off").is_ok());
    assert!(catalog.player(GAME, "alphabeta:tables=off").is_err());
}
