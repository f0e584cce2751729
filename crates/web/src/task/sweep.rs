//! A whole game, position by position.

use jogada_catalog::rules::Value;
use jogada_catalog::{Appraisal, Computer, Info, Judgment, Ply, Reason, Session, StopFlag, Thought};
use jogada_wire::{GameSweep, SearchReport, SweepEnd, SweepPly, VERSION};

use super::{Hear, so_far};

/// A position of the game, and what the player thinks of it.
struct Look {
    position: String,
    score: [i32; 2],
    thought: Thought,
}

/// The value of every position from the start to where the session has got, or to where someone stopped it.
pub(super) fn sweep(
    session: &Session,
    computer: &Computer,
    player: String,
    stop: &StopFlag,
    hear: &mut Hear<'_>,
) -> GameSweep {
    let mut session = session.fork();
    while session.undo().is_some() {}
    let of = positions_from(&session);
    let mut last = look(&mut session, computer, stop, (0, of), hear);
    let mut plies = Vec::new();
    while let Some(ply) = (!stop.is_stopped()).then(|| session.redo()).flatten() {
        let next = look(&mut session, computer, stop, (plies.len() + 1, of), hear);
        plies.push(judged(plies.len(), &ply, &last, &next, session.is_scoring()));
        last = next;
    }
    let worth = Appraisal::of(&last.thought, session.is_scoring()).into();
    let Look { position, score, .. } = last;
    let r#final = SweepEnd { ply: plies.len(), position, score, worth };
    let (game, deterministic) = (session.game().to_owned(), computer.is_deterministic());
    GameSweep { v: VERSION, game, player, plies, r#final, deterministic }
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
    (ply, of): (usize, usize),
    hear: &mut Hear<'_>,
) -> Look {
    let view = session.fork();
    let mut tell = |info: &Info| {
        hear(SearchReport { ply: Some(ply), of: Some(of), ..so_far(info, &view) }, &[]);
    };
    let found = match session.ending() {
        None => session.analyze(computer, 1, stop, &mut tell).into_iter().next(),
        Some(_) => None,
    };
    let thought = found.unwrap_or_else(|| settled(session, computer));
    Look { position: session.position(), score: session.score(), thought }
}

/// What a finished game is worth: nothing is to come, whatever a search thinks of going on.
fn settled(session: &mut Session, computer: &Computer) -> Thought {
    let by_rules = session.ending().is_some_and(|ending| ending.reason == Reason::Rules);
    let value = if by_rules {
        session.as_match().and_then(|game| game.evaluate(None)).unwrap_or(Value::ZERO)
    } else {
        Value::ZERO
    };
    let stopped = StopFlag::new();
    stopped.stop();
    let thought = session.think(computer, &stopped);
    Thought { value, proven: true, odds: None, mv: None, pv: Vec::new(), depth: 0, ..thought }
}

fn judged(number: usize, ply: &Ply, before: &Look, after: &Look, is_scoring: bool) -> SweepPly {
    let judgment = Judgment::of(ply, &before.thought, &after.thought, is_scoring);
    SweepPly::of(number, before.position.clone(), before.score, (ply, &before.thought, &judgment))
}
