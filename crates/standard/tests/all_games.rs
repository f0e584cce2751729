//! What must hold for every game of the catalog, whatever it is.

use jogada_catalog::rules::{BoardStyle, Dice};
use jogada_catalog::{GameEntry, Player, PuzzleEntry, Record, Session, StopFlag};

/// Every game in its usual form, and in forms that are easily got wrong.
const SPECS: &[&str] = &[
    "adji-boto",
    "adji-boto:per-hole=1",
    "adji-boto:per-hole=21",
    "adji-boto-puzzle",
    "adji-boto-puzzle:problem=g",
    "dots-and-boxes",
    "dots-and-boxes:rows=1,cols=1",
    "dots-and-boxes:rows=1,cols=4",
    "dots-and-boxes:rows=4,cols=1,turns=alternate",
    "dots-and-boxes:rows=2,cols=3,turns=alternate",
    "graph",
    "graph:problem=few-steps",
    "graph:seed=7,places=12",
    "grid",
    "grid:problem=trap",
    "grid:neighbors=8,rows=5,cols=7",
    "grid:neighbors=6,problem=swamp",
    "hex:size=1",
    "hex:size=2",
    "hex:size=5,swap=off",
    "hex",
    "nim",
    "nim:start=1",
    "nim:start=7+1+2,misere=on",
    "sliding-tiles",
    "sliding-tiles:problem=korf-12",
    "sliding-tiles:rows=2,cols=4",
    "tic-tac-toe",
    "tic-tac-toe:rows=1,cols=1,win=1",
    "tic-tac-toe:rows=2,cols=5,win=2",
    "tic-tac-toe:rows=4,cols=4,win=4",
    "tree",
    "tree:example=four-ply",
    "tree:example=random,seed=5,depth=4,branching=3",
];

fn open(spec: &str) -> Session {
    jogada_standard::catalog().open(spec).unwrap_or_else(|error| panic!("{spec}: {error}"))
}

/// Plays random moves until the game is over, showing the session before each.
fn play_out(session: &mut Session, dice: &mut Dice, cap: usize, mut see: impl FnMut(&Session)) {
    for _ in 0..cap {
        see(session);
        let legal = session.legal();
        assert_eq!(legal.is_empty(), session.ending().is_some(), "{} {}", session.game(), session.position());
        let Some(mv) = dice.pick(&legal) else { return };
        session.play(mv).expect("a legal move is accepted");
    }
}

#[test]
fn every_game_of_the_catalog_is_in_these_tests() {
    let catalog = jogada_standard::catalog();
    let names = catalog.games().iter().map(GameEntry::name);
    for name in names.chain(catalog.puzzles().iter().map(PuzzleEntry::name)) {
        assert!(SPECS.iter().any(|spec| spec.split(':').next() == Some(name)), "{name}");
    }
}

#[test]
fn random_games_end_by_their_rules_or_by_the_session() {
    for (seed, spec) in SPECS.iter().enumerate() {
        let mut session = open(spec);
        if session.sides() == 2 {
            play_out(&mut session, &mut Dice::new(seed as u64), 1000, |_| {});
            assert!(session.ending().is_some(), "{spec} goes on after a thousand moves");
        }
    }
}

#[test]
fn positions_read_back_what_they_write() {
    for (seed, spec) in SPECS.iter().enumerate() {
        let mut session = open(spec);
        let mut copy = open(spec);
        play_out(&mut session, &mut Dice::new(seed as u64), 80, |session| {
            let text = session.position();
            copy.set_position(&text).unwrap_or_else(|error| panic!("{spec} {text}: {error}"));
            assert_eq!((copy.position(), copy.legal()), (text, session.legal()), "{spec}");
            assert_eq!((copy.to_move(), copy.score()), (session.to_move(), session.score()), "{spec}");
        });
    }
}

#[test]
fn everything_played_can_be_taken_back_and_played_again() {
    for (seed, spec) in SPECS.iter().enumerate() {
        let mut session = open(spec);
        let start = session.position();
        play_out(&mut session, &mut Dice::new(seed as u64), 150, |_| {});
        let (end, plies) = (session.position(), session.history().to_vec());
        while session.undo().is_some() {}
        assert_eq!(session.position(), start, "{spec}");
        while session.redo().is_some() {}
        assert_eq!((session.position(), session.history()), (end, plies.as_slice()), "{spec}");
    }
}

#[test]
fn every_level_and_algorithm_answers_with_a_legal_move_and_plays_nothing() {
    let catalog = jogada_standard::catalog();
    for (seed, spec) in SPECS.iter().enumerate() {
        let Ok(game) = catalog.game(&jogada_catalog::Spec::parse(spec).expect("good")) else { continue };
        let mut session = open(spec);
        play_out(&mut session, &mut Dice::new(seed as u64), 3, |_| {});
        let algorithms = [
            "random",
            "greedy",
            "minimax:depth=1",
            "alphabeta:nodes=300",
            "minimax:nodes=0",
            "negamax:nodes=300",
            "pvs:nodes=300,table=1M",
            "pvs:nodes=0",
            "mtdf:nodes=300",
            "sss:nodes=300,depth=2",
            "mcts:nodes=100",
            "mcts:nodes=0",
            "dfpn:nodes=300,table=1M",
        ];
        let levels = game.levels().iter().map(|level| format!("{}:nodes=200", level.name));
        let greedy = |name: &String| name.contains("easy");
        let levels = levels.map(|name| if greedy(&name) { name.replace(":nodes=200", "") } else { name });
        for player in algorithms.into_iter().map(str::to_owned).chain(levels) {
            let Ok(Player::Computer(computer)) = catalog.player(spec, &player) else { panic!("{spec} {player}") };
            let before = session.position();
            let thought = session.think(&computer, &StopFlag::new());
            assert_eq!(session.position(), before, "{spec} {player}");
            assert_eq!(thought.mv.is_none(), session.ending().is_some(), "{spec} {player}");
            assert!(thought.mv.is_none_or(|mv| session.legal().contains(&mv)), "{spec} {player}");
        }
    }
}

#[test]
fn every_game_has_the_three_levels_of_the_reports() {
    for game in jogada_standard::catalog().games() {
        for level in ["report-easy", "report-medium", "report-hard"] {
            assert!(game.levels().iter().any(|known| known.name == level), "{} {level}", game.name());
        }
    }
}

#[test]
fn records_and_boards_work_for_every_game() {
    let catalog = jogada_standard::catalog();
    for (seed, spec) in SPECS.iter().enumerate() {
        let mut session = open(spec);
        play_out(&mut session, &mut Dice::new(seed as u64), 40, |session| {
            assert!(!session.board(BoardStyle::default()).is_empty(), "{spec}");
            assert!(!session.scene().parts.is_empty(), "{spec}");
        });
        let record = Record::of(&session, &["random".to_owned(), "random".to_owned()]);
        let again = record.open(&catalog).expect("playable");
        assert_eq!(again.position(), session.position(), "{spec}");
    }
}
