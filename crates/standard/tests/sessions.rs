//! Sessions as front ends use them.

use jogada_catalog::{Player, Reason, Session, StopFlag};
use jogada_rules::Side;

fn open(game: &str) -> Session {
    jogada_standard::catalog().open(game).expect("a game of the catalog")
}

fn think(session: &mut Session, player: &str) -> jogada_catalog::Thought {
    let spec = session.game().to_owned();
    match jogada_standard::catalog().player(&spec, player).expect("a player of the catalog") {
        Player::Computer(computer) => session.think(&computer, &StopFlag::new()),
        Player::Human => panic!("{player} should think"),
    }
}

#[test]
fn moves_are_played_undone_and_redone() {
    let mut session = open("tic-tac-toe");
    for mv in ["5", "1", "9"] {
        session.play(mv).expect("legal");
    }
    let position = session.position();
    assert_eq!(session.undo().map(|ply| ply.mv), Some("9".to_owned()));
    assert_eq!(session.to_move(), Side::First);
    session.redo().expect("something to redo");
    assert_eq!(session.position(), position);
    session.undo();
    session.play("3").expect("legal");
    assert!(session.redo().is_none(), "a new move forgets what was undone");
    assert_eq!(session.history().len(), 3);
}

#[test]
fn nothing_to_undo_is_no_error() {
    let mut session = open("nim");
    assert!(session.undo().is_none());
    assert!(session.redo().is_none());
}

#[test]
fn a_resigned_game_is_over_and_can_be_taken_up_again() {
    let mut session = open("tic-tac-toe");
    session.play("1").expect("legal");
    session.resign().expect("the game goes on");
    let ending = session.ending().expect("over");
    assert_eq!((ending.winner, ending.reason), (Some(Side::First), Reason::Resigned));
    assert!(session.play("2").is_err() && session.legal().is_empty());
    session.undo();
    assert!(session.ending().is_none());
}

#[test]
fn positions_can_be_set_and_bad_ones_change_nothing() {
    let mut session = open("nim:start=4+4");
    session.play("1-1").expect("legal");
    assert!(session.set_position("4,x 1").is_err());
    assert_eq!(session.position(), "3,4 2");
    session.set_position("2,2 2").expect("good");
    assert_eq!((session.to_move(), session.history().len()), (Side::Second, 0));
}

#[test]
fn the_same_seed_gives_the_same_random_move_and_another_another() {
    let mut session = open("nim:start=50+50+50");
    let first = think(&mut session, "random:seed=1").mv;
    assert_eq!(first, think(&mut session, "random:seed=1").mv);
    assert!((2..12).any(|seed| think(&mut session, &format!("random:seed={seed}")).mv != first));
}

#[test]
fn a_medium_player_slips_about_one_time_in_ten() {
    let mut session = open("tic-tac-toe");
    session.set_position("xo./.../... 1").expect("good");
    let slips = (0..400).filter(|seed| think(&mut session, &format!("report-medium:seed={seed}")).slipped).count();
    assert!((20..70).contains(&slips), "{slips}");
}

#[test]
fn forks_do_not_disturb_each_other() {
    let mut session = open("tic-tac-toe");
    let mut fork = session.fork();
    fork.play("1").expect("legal");
    assert_eq!(session.history().len(), 0);
    session.play("2").expect("legal");
    assert_ne!(session.position(), fork.position());
}

#[test]
fn settings_of_a_spec_override_those_of_its_level() {
    let catalog = jogada_standard::catalog();
    let Ok(Player::Computer(computer)) = catalog.player("nim", "report-hard:depth=3,seed=9") else {
        panic!("a computer player");
    };
    assert_eq!((computer.limits.depth, computer.seed), (Some(3), 9));
}

#[test]
fn unknown_names_get_a_suggestion() {
    let catalog = jogada_standard::catalog();
    let message = |result: Result<Player, jogada_catalog::SpecError>| result.expect_err("unknown").to_string();
    assert!(message(catalog.player("nim", "report-hrad")).contains("\"report-hard\""));
    assert!(message(catalog.player("nim", "alphabeta:eval=nimsum")).contains("\"nim-sum\""));
    assert!(catalog.open("tic-tac-to").err().expect("unknown").to_string().contains("\"tic-tac-toe\""));
    assert!(catalog.open("nim:heap=3").err().expect("unknown").to_string().contains("\"heaps\""));
}

#[test]
fn a_skipped_turn_is_said_and_the_third_repetition_ends_the_game() {
    let mut session = open("adji-boto");
    session.set_position("((0 0 0 0 0 0)(1 1 0 0 0 0)) 0 0 1").expect("good");
    let ply = session.play("1").expect("legal");
    assert_eq!((ply.skipped, session.to_move()), (Some(Side::Second), Side::First));

    // Five pieces that chase each other round the board in twenty moves, forever.
    session.set_position("((1 0 0 0 1 0)(1 0 0 0 1 1)) 0 0 1").expect("good");
    let round = [5, 1, 6, 5, 1, 4, 3, 3, 4, 2, 5, 1, 6, 6, 2, 4, 3, 3, 4, 2];
    for mv in round.iter().chain(&round) {
        assert!(session.ending().is_none(), "twice is not thrice");
        session.play(&mv.to_string()).expect("legal");
    }
    let ending = session.ending().expect("the start is there for the third time");
    assert_eq!((ending.winner, ending.reason), (None, Reason::Repetition));
    assert!(session.legal().is_empty());
}

#[test]
fn a_clock_for_the_whole_game_is_a_key_of_searching_players() {
    let mut session = open("adji-boto");
    for player in ["pvs:clock=100ms+1ms", "mcts:clock=100ms", "hard:clock=1m"] {
        let thought = think(&mut session, player);
        assert!(session.legal().contains(&thought.mv.expect("a move")), "{player}");
    }
    let catalog = jogada_standard::catalog();
    let Ok(Player::Computer(computer)) = catalog.player("hex", "alphabeta:clock=60s+1s") else { panic!("a player") };
    assert!(!computer.is_deterministic(), "time decides");
    let wrong = catalog.player("hex", "alphabeta:clock=soon").expect_err("no clock");
    assert!(wrong.to_string().contains("60s+1s"), "{wrong}");
}

#[test]
fn the_only_move_is_played_at_once_where_time_is_the_limit() {
    let mut session = open("adji-boto");
    session.set_position("((0 8 8 8 8 8)(0 0 0 0 0 1)) 0 0 1").expect("good");
    for player in ["pvs:time=1h", "mcts:time=1h,table=1M", "pvs:clock=10h"] {
        assert_eq!(think(&mut session, player).mv.as_deref(), Some("6"), "{player}");
    }
}

#[test]
fn pondering_ends_when_it_is_told_to() {
    let stop = StopFlag::new();
    stop.stop();
    for player in ["mcts", "expert", "pvs", "random"] {
        let Ok(Player::Computer(computer)) = jogada_standard::catalog().player("hex", player) else {
            panic!("a player")
        };
        let mut session = open("hex");
        session.play("a1").expect("legal");
        session.ponder(&computer, &stop);
        assert_eq!(session.history().len(), 1, "nothing is played");
    }
}

#[test]
fn pondering_pays_when_the_move_comes() {
    // So little memory that the search is full soon, and pondering ends by itself.
    let player = "expert:nodes=1,table=1M";
    let Ok(Player::Computer(computer)) = jogada_standard::catalog().player("hex:size=7,swap=off", player) else {
        panic!("a player")
    };
    let expected = |ponders: bool| {
        let mut session = open("hex:size=7,swap=off");
        session.play("a1").expect("legal");
        let answer = think(&mut session, player).mv.expect("a move");
        session.play(&answer).expect("legal");
        let reply = think(&mut session.fork(), "expert:nodes=60").mv.expect("a move");
        if ponders {
            session.ponder(&computer, &StopFlag::new());
        }
        session.play(&reply).expect("legal");
        let thought = think(&mut session, player);
        (thought.counters.nodes, thought.pv.len())
    };
    let (plain, pondered) = (expected(false), expected(true));
    assert!(plain.0 <= 1 && pondered.0 <= 1, "both may simulate once: {plain:?}, {pondered:?}");
    assert!(pondered.1 > plain.1, "who pondered expects more: {pondered:?} against {plain:?}");
}
