//! The challenges that are brought along. `jogada challenges prove` proves all of them; here a sample is proven.

use std::collections::BTreeSet;

use jogada_catalog::{CHALLENGE_LEVELS, Challenge, Limits, Spec, StopFlag};

/// Every so many are proven again.
const SAMPLE: usize = 12;

fn name(challenge: &Challenge) -> String {
    Spec::parse(&challenge.game).expect("a spec").name
}

#[test]
fn there_are_some_hundred_of_every_game_that_offers_them_and_each_is_there_once() {
    let catalog = jogada_standard::catalog();
    let challenges = catalog.challenges();
    assert!(challenges.len() >= 200, "{} challenges", challenges.len());
    let ids: BTreeSet<String> = challenges.iter().map(Challenge::id).collect();
    assert_eq!(ids.len(), challenges.len(), "names are taken once");
    for game in catalog.games() {
        let offered = game.words().is_some_and(|words| !words.offers.challenges.is_empty());
        let there = challenges.iter().filter(|challenge| name(challenge) == game.name()).count();
        assert_eq!(offered, there >= 10, "{}: {there}", game.name());
        let of_game = challenges.iter().filter(|challenge| name(challenge) == game.name());
        let levels: BTreeSet<_> = of_game.map(|challenge| &challenge.level).collect();
        assert!(!offered || levels.len() >= 3, "{} has easy and hard ones: {levels:?}", game.name());
    }
}

#[test]
fn every_line_is_read_and_its_level_is_one_that_is_tried() {
    let catalog = jogada_standard::catalog();
    let lines = include_str!("../src/games/challenges.tsv").lines();
    assert!(lines.map(Challenge::read).all(|read| read.is_some()));
    for challenge in catalog.challenges() {
        let known = challenge.level.as_deref().is_none_or(|level| CHALLENGE_LEVELS.contains(&level));
        assert!(known, "{}", challenge.line());
        let session = challenge.open(&catalog).unwrap_or_else(|flaw| panic!("{}: {flaw}", challenge.line()));
        assert!(session.legal().contains(&challenge.answer), "{}", challenge.line());
    }
}

#[test]
fn a_sample_is_proven() {
    let catalog = jogada_standard::catalog();
    for challenge in catalog.challenges().iter().step_by(SAMPLE) {
        let proof = challenge.prove(&catalog, &Limits::NONE, &StopFlag::new());
        assert_eq!(proof, Ok(()), "{}", challenge.line());
    }
}

#[test]
fn a_wrong_answer_is_not_proven() {
    let catalog = jogada_standard::catalog();
    let wrong = Challenge::read("nim:start=1+3+5\t1,3,5 1\t1-1\teasy").expect("four parts");
    assert!(wrong.prove(&catalog, &Limits::NONE, &StopFlag::new()).is_err());
    let two = Challenge::read("nim:start=1+1+1\t1,1,1 1\t1-1\teasy").expect("four parts");
    assert!(two.prove(&catalog, &Limits::NONE, &StopFlag::new()).is_err(), "three moves win");
}

#[test]
fn the_same_seed_makes_the_same_challenge() {
    let catalog = jogada_standard::catalog();
    for game in ["nim", "tic-tac-toe"] {
        let board = catalog
            .game(&Spec::parse(game).expect("a spec"))
            .expect("a game")
            .words()
            .expect("words")
            .offers
            .challenges[0];
        let make = |seed| Challenge::make(&catalog, board, seed, &StopFlag::new()).expect("a board");
        let made = make(3).expect("one is found");
        assert_eq!(make(3), Some(made.clone()));
        assert_eq!(made.prove(&catalog, &Limits::NONE, &StopFlag::new()), Ok(()));
    }
}
