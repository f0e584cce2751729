//! A whole game, position by position: what was best, and what the move actually played was worth.

use jogada_catalog::rules::Value;
use jogada_catalog::{Appraisal, Computer, Judgment, Ply, Reason, Session, Thought};
use jogada_wire::{GameSweep, SweepEnd, SweepPly, VERSION};
use jogada_words::{Chat, Speak, Word};

use super::super::Done;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::live::{Watch, so_far};
use crate::statistics::TellResults;
use crate::tabular::{TableCell, Tabular};

/// A position of the game and what the player thinks of it.
struct Look {
    position: String,
    score: [i32; 2],
    thought: Thought,
}

/// Goes through the game that led to the session's position.
pub(super) fn run(session: &Session, computer: &Computer, player: &str, console: &mut Console) -> Done {
    let mut session = session.fork();
    while session.undo().is_some() {}
    let (looks, plies) = look_at_all(&mut session, computer, console)?;
    let judge =
        |(ply, pair): (&Ply, &[Look])| Judgment::of(ply, &pair[0].thought, &pair[1].thought, session.is_scoring());
    let judgments: Vec<_> = plies.iter().zip(looks.windows(2)).map(judge).collect();
    let last = looks.last().expect("the start is always looked at");
    if console.json {
        let worth = Appraisal::of(&last.thought, session.is_scoring()).into();
        let (position, score) = (last.position.clone(), last.score);
        let r#final = SweepEnd { ply: plies.len(), position, score, worth };
        let plies = answers(&plies, &looks, &judgments);
        let (game, player) = (session.game().to_owned(), player.to_owned());
        let deterministic = computer.is_deterministic();
        console.document(&GameSweep { v: VERSION, game, player, plies, r#final, deterministic })?;
    } else {
        show(&plies, &judgments, last, &session, player, console)?;
    }
    Ok(if console.interrupt.is_heard() { Exit::Interrupted } else { Exit::Fine })
}

/// Plays the game again and looks at each of its positions, until the end or Ctrl-C.
fn look_at_all(
    session: &mut Session,
    computer: &Computer,
    console: &mut Console,
) -> Result<(Vec<Look>, Vec<Ply>), Failure> {
    let mut looks = vec![look(session, 1, computer, console)?];
    let mut plies = Vec::new();
    while !console.interrupt.is_heard() {
        let Some(ply) = session.redo() else { break };
        plies.push(ply);
        looks.push(look(session, looks.len() + 1, computer, console)?);
    }
    Ok((looks, plies))
}

fn look(session: &mut Session, number: usize, computer: &Computer, console: &mut Console) -> Result<Look, Failure> {
    let mut watch = Watch::start(session, console)?;
    let interrupt = console.interrupt.clone();
    let mut thoughts = interrupt.during(|stop| {
        let tell = |info: &_| {
            watch.hear(info, |language, info, view| {
                language.say(Chat::AtPosition { number: &number, text: &so_far(language, info, view) })
            });
        };
        session.analyze(computer, 1, stop, &mut { tell })
    });
    watch.end();
    let thought = match session.ending() {
        None if !thoughts.is_empty() => thoughts.swap_remove(0),
        // Nothing is to come, whatever the search thinks of going on.
        _ => settled(session, computer, console),
    };
    Ok(Look { position: session.position(), score: session.score(), thought })
}

/// What a finished game is worth.
fn settled(session: &mut Session, computer: &Computer, console: &Console) -> Thought {
    let by_rules = session.ending().is_some_and(|ending| ending.reason == Reason::Rules);
    let evaluated = || session.as_match().and_then(|game| game.evaluate(None));
    let value = by_rules.then(evaluated).flatten().unwrap_or(Value::ZERO);
    let thought = console.interrupt.during(|stop| session.think(computer, stop));
    Thought { value, proven: true, mv: None, pv: Vec::new(), depth: 0, ..thought }
}

/// The moves as programs read them.
fn answers(plies: &[Ply], looks: &[Look], judgments: &[Judgment]) -> Vec<SweepPly> {
    let answer = |(number, ((ply, look), judgment)): (usize, ((&Ply, &Look), &Judgment))| {
        SweepPly::of(number, look.position.clone(), look.score, (ply, &look.thought, judgment))
    };
    plies.iter().zip(looks).zip(judgments).enumerate().map(answer).collect()
}

const COLUMNS: [(&str, Word); 6] = [
    ("number", Word::Number),
    ("side", Word::Side),
    ("move", Word::Move),
    ("loss", Word::GivenAway),
    ("best", Word::BestMove),
    ("played", Word::Value),
];

fn show(
    plies: &[Ply],
    judgments: &[Judgment],
    last: &Look,
    session: &Session,
    player: &str,
    console: &mut Console,
) -> Result<(), Failure> {
    let language = console.language;
    let mut table = Tabular::new(COLUMNS.map(|(key, name)| (key.to_owned(), name)).to_vec());
    for (number, (ply, judgment)) in (1..).zip(plies.iter().zip(judgments)) {
        table.push(vec![
            TableCell::Count(number),
            TableCell::Text(language.side(ply.side).to_owned()),
            TableCell::Text(ply.mv.clone()),
            TableCell::decimal(judgment.loss(), 2),
            TableCell::Text(judgment.best.clone()),
            TableCell::Text(language.worth(judgment.played, session)),
        ]);
    }
    console.table(&table)?;
    console.line("")?;
    console.standing(session)?;
    let mut rows = vec![(Word::Player, player.to_owned())];
    // How a finished game ended is its standing; nothing is to come.
    if session.ending().is_none() {
        rows.insert(0, (Word::Value, language.value(&last.thought, session)));
    }
    console.rows(&rows)?;
    Ok(())
}
