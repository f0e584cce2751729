//! How challenges are made: a game played half by chance is gone back through until a position turns up in which one move
//! wins; then the levels are tried on it.

use jogada_rules::{Dice, Limits, StopFlag};

use super::{CHALLENGE_LEVELS, Challenge, winning_moves};
use crate::board::Session;
use crate::catalog::Catalog;
use crate::exercise::filled;
use crate::player::{Computer, Player};
use crate::spec::SpecError;

/// How many games are played before there is none.
const TRIES: u64 = 12;
/// How far a position is looked into, in positions, and with how much memory: what is harder to prove is passed over.
const EFFORT: Limits = Limits { nodes: Some(50_000), memory: Some(64 << 20), depth: None, time: None };
/// With fewer moves to choose from nobody has to find anything.
const FEWEST_MOVES: usize = 3;
/// The positions of a game that are looked at, from its end: further back there is more to find, and less to prove.
const LOOKED_AT: usize = 30;
/// So many moves at the most are gone back at a time.
const STRIDE: usize = 4;
/// So often a level has to find it, drawing other lots each time.
const ATTEMPTS: u64 = 3;

pub(super) fn make(catalog: &Catalog, board: &str, seed: u64, stop: &StopFlag) -> Result<Option<Challenge>, SpecError> {
    let mut dice = Dice::new(seed);
    for _ in 0..TRIES {
        let game = filled(board, dice.roll() >> 40);
        let mut session = catalog.open(&game)?;
        play_out(catalog, &mut session, &mut dice, stop)?;
        if let Some(found) = look_back(&mut session, &mut dice, stop) {
            let level = level(catalog, &found, stop)?;
            return Ok(Some(Challenge { level, ..found }));
        }
        if stop.is_stopped() {
            break;
        }
    }
    Ok(None)
}

/// Goes back through a game, by a few moves at a time, until it is too much to prove: the earliest challenge is the hardest.
fn look_back(session: &mut Session, dice: &mut Dice, stop: &StopFlag) -> Option<Challenge> {
    let earliest = session.history().len().saturating_sub(LOOKED_AT);
    let mut found = None;
    while go_back(session, 1 + dice.below(STRIDE)) && session.history().len() >= earliest {
        let Some(wins) = wins_to_find(session, stop) else { break };
        if let Ok([answer]) = <[String; 1]>::try_from(wins) {
            let (game, position) = (session.game().to_owned(), session.position());
            found = Some(Challenge { game, position, answer, level: None });
        }
    }
    found
}

/// Takes back so many moves, if there are as many.
fn go_back(session: &mut Session, moves: usize) -> bool {
    (0..moves).all(|_| session.undo().is_some())
}

/// Plays a whole game: every other move by chance, so that there are mistakes to find, the rest by the weakest level.
fn play_out(catalog: &Catalog, session: &mut Session, dice: &mut Dice, stop: &StopFlag) -> Result<(), SpecError> {
    let player = computer(catalog, session.game(), CHALLENGE_LEVELS[0])?;
    while session.ending().is_none() && !stop.is_stopped() {
        let legal = session.legal();
        let by_chance = dice.below(2) == 0;
        let chosen =
            if by_chance { dice.pick(&legal).cloned() } else { session.think(&seeded(&player, dice.roll()), stop).mv };
        let Some(mv) = chosen else { break };
        if session.play(&mv).is_err() {
            break;
        }
    }
    Ok(())
}

/// The moves that win, none where there is little to choose from; `None` where that can not be proven.
fn wins_to_find(session: &Session, stop: &StopFlag) -> Option<Vec<String>> {
    if session.ending().is_some() || session.legal().len() < FEWEST_MOVES {
        return Some(Vec::new());
    }
    // From the text alone: that is all that a challenge keeps.
    let mut alone = session.fork();
    alone.set_position(&session.position()).ok()?;
    winning_moves(&mut alone, &EFFORT, stop)
}

/// The weakest level that finds the move every time.
fn level(catalog: &Catalog, challenge: &Challenge, stop: &StopFlag) -> Result<Option<String>, SpecError> {
    for level in CHALLENGE_LEVELS {
        let player = computer(catalog, &challenge.game, level)?;
        let finds = |seed| {
            let Ok(mut session) = challenge.open(catalog) else { return false };
            session.think(&seeded(&player, seed), stop).mv.as_ref() == Some(&challenge.answer)
        };
        if (0..ATTEMPTS).all(finds) {
            return Ok(Some(level.to_owned()));
        }
    }
    Ok(None)
}

/// A level that makes no slips: what it finds is what it sees.
fn computer(catalog: &Catalog, game: &str, level: &str) -> Result<Computer, SpecError> {
    match catalog.player(game, level)? {
        Player::Computer(computer) => Ok(Computer { slip: 0, ..computer }),
        Player::Human => unreachable!("a level is no person"),
    }
}

fn seeded(player: &Computer, seed: u64) -> Computer {
    player.clone().seeded(Some(seed))
}
