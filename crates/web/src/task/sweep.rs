//! A whole game, position by position.

use jogada_catalog::rules::Value;
use jogada_catalog::{Appraisal, Computer, Info, Reason, Session, StopFlag};

use super::Hear;
use crate::api::search::{InfoAnswer, Sweep, SweepValue};
use crate::api::worth::Worth;

/// The value of every position from the start to where the session has got.
pub(super) fn sweep(
    session: &Session,
    computer: &Computer,
    player: String,
    stop: &StopFlag,
    hear: &mut Hear<'_>,
) -> Sweep {
    let mut session = session.fork();
    while session.undo().is_some() {}
    let mut values: Vec<SweepValue> = Vec::new();
    let of = positions_from(&session);
    loop {
        let mut value = look(&mut session, computer, stop, values.len(), of, hear);
        let next = (!stop.is_stopped()).then(|| session.redo()).flatten();
        value.played = next.as_ref().map(|ply| ply.mv.clone());
        values.push(value);
        if next.is_none() {
            return Sweep { values, player };
        }
    }
}

/// How many positions there are from here to where what was undone leads.
fn positions_from(session: &Session) -> usize {
    let mut fork = session.fork();
    let mut count = 1;
    while fork.redo().is_some() {
        count += 1;
    }
    count
}

fn look(
    session: &mut Session,
    computer: &Computer,
    stop: &StopFlag,
    ply: usize,
    of: usize,
    hear: &mut Hear<'_>,
) -> SweepValue {
    let view = session.fork();
    let mut tell = |info: &Info| {
        let info = InfoAnswer { ply: Some(ply), of: Some(of), ..InfoAnswer::so_far(info, &view) };
        hear(info, &[]);
    };
    let thought = match session.ending() {
        None => session.analyze(computer, 1, stop, &mut tell).into_iter().next(),
        Some(_) => None,
    };
    let worth = thought
        .as_ref()
        .map_or_else(|| settled(session), |thought| Appraisal::of(thought, session.is_scoring()).into());
    SweepValue { ply, worth, score: session.score(), best: thought.and_then(|thought| thought.mv), played: None }
}

/// What a finished game is worth: nothing is to come, whatever a search thinks of going on.
fn settled(session: &Session) -> Worth {
    let by_rules = session.ending().is_some_and(|ending| ending.reason == Reason::Rules);
    let value = if by_rules {
        session.as_match().and_then(|game| game.evaluate(None)).unwrap_or(Value::ZERO)
    } else {
        Value::ZERO
    };
    Appraisal::new(value, session.to_move(), true, session.is_scoring()).into()
}
