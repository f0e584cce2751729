//! A whole game, position by position: what was best, and what the move actually played was worth.

use jogada_catalog::rules::{Edge, Value};
use jogada_catalog::{Appraisal, Computer, Ply, Reason, Session, Thought};
use jogada_words::{Chat, Speak, Word};
use serde::Serialize;

use super::super::{Done, FORM};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::live::{Watch, so_far};
use crate::statistics::Results;
use crate::tabular::{Cell, Format, Tabular};

/// What programs read.
#[derive(Serialize)]
struct Answer<'a> {
    v: u32,
    game: &'a str,
    player: &'a str,
    plies: Vec<PlyAnswer<'a>>,
    r#final: FinalAnswer,
    deterministic: bool,
}

/// A move that was played, and the best one in its place.
#[derive(Serialize)]
struct PlyAnswer<'a> {
    position: &'a str,
    #[serde(rename = "move")]
    mv: &'a str,
    best: &'a str,
    #[serde(flatten)]
    appraisal: Appraisal,
    pv: &'a [String],
    depth: u32,
    nodes: u64,
    played: Appraisal,
    loss: Option<f64>,
}

#[derive(Serialize)]
struct FinalAnswer {
    position: String,
    #[serde(flatten)]
    appraisal: Appraisal,
}

/// A position of the game and what the player thinks of it.
struct Look {
    position: String,
    thought: Thought,
}

/// A move of the game beside the best one.
struct Judgment<'a> {
    ply: &'a Ply,
    look: &'a Look,
    best: &'a str,
    value: Appraisal,
    played: Appraisal,
}

/// Goes through the game that led to the session's position.
pub(super) fn run(session: &Session, computer: &Computer, player: &str, console: &mut Console) -> Done {
    let mut session = session.fork();
    while session.undo().is_some() {}
    let (looks, plies) = look_at_all(&mut session, computer, console)?;
    let judgments: Vec<_> = plies.iter().zip(looks.windows(2)).map(|(ply, pair)| judge(ply, pair, &session)).collect();
    let last = looks.last().expect("the start is always looked at");
    if console.json {
        let appraisal = Appraisal::of(&last.thought, session.is_scoring());
        let r#final = FinalAnswer { position: last.position.clone(), appraisal };
        let (plies, deterministic) = (judgments.iter().map(answer).collect(), computer.is_deterministic());
        console.document(&Answer { v: FORM, game: session.game(), player, plies, r#final, deterministic })?;
    } else {
        show(&judgments, last, &session, player, console)?;
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
    Ok(Look { position: session.position(), thought })
}

/// What a finished game is worth.
fn settled(session: &mut Session, computer: &Computer, console: &Console) -> Thought {
    let by_rules = session.ending().is_some_and(|ending| ending.reason == Reason::Rules);
    let value = if by_rules {
        session.as_match().and_then(|game| game.evaluate(None)).unwrap_or(Value::ZERO)
    } else {
        Value::ZERO
    };
    let thought = console.interrupt.during(|stop| session.think(computer, stop));
    Thought { value, proven: true, mv: None, pv: Vec::new(), depth: 0, ..thought }
}

/// Holds the move played against the best one. The move played is always known by the position after it, so it may
/// turn out better than what looked best from before it.
fn judge<'a>(ply: &'a Ply, pair: &'a [Look], session: &Session) -> Judgment<'a> {
    let [look, next] = pair else { unreachable!("windows of two") };
    let edge = if next.thought.side == ply.side { Edge::kept(ply.gain) } else { Edge::passed(ply.gain) };
    let lifted = edge.lift(next.thought.value);
    let played =
        Appraisal::of(&Thought { value: lifted, side: ply.side, ..next.thought.clone() }, session.is_scoring());
    let is_best = look.thought.mv.as_ref() == Some(&ply.mv) || lifted > look.thought.value;
    let value = if is_best { played } else { Appraisal::of(&look.thought, session.is_scoring()) };
    let best = look.thought.mv.as_deref().filter(|_| !is_best).unwrap_or(&ply.mv);
    Judgment { ply, look, best, value, played }
}

impl Judgment<'_> {
    /// What the move gave away, where the two values are of one kind.
    fn loss(&self) -> Option<f64> {
        let number = |appraisal: &Appraisal| match (appraisal.win_rate, appraisal.value_kind) {
            (Some(rate), _) => (true, 2.0 * rate - 1.0),
            (None, kind) => (matches!(kind, "win" | "draw" | "loss"), appraisal.value),
        };
        let ((best_kind, best), (played_kind, played)) = (number(&self.value), number(&self.played));
        (best_kind == played_kind).then(|| (best - played).max(0.0))
    }
}

fn answer<'a>(judgment: &Judgment<'a>) -> PlyAnswer<'a> {
    let look = judgment.look;
    PlyAnswer {
        position: &look.position,
        mv: &judgment.ply.mv,
        best: judgment.best,
        appraisal: judgment.value,
        pv: &look.thought.pv,
        depth: look.thought.depth,
        nodes: look.thought.counters.nodes,
        played: judgment.played,
        loss: judgment.loss(),
    }
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
    judgments: &[Judgment<'_>],
    last: &Look,
    session: &Session,
    player: &str,
    console: &mut Console,
) -> Result<(), Failure> {
    let language = console.language;
    let mut table = Tabular::new(COLUMNS.map(|(key, name)| (key.to_owned(), name)).to_vec());
    for (number, judgment) in (1..).zip(judgments) {
        let Judgment { ply, best, .. } = judgment;
        table.push(vec![
            Cell::Count(number),
            Cell::Text(language.side(ply.side).to_owned()),
            Cell::Text(ply.mv.clone()),
            Cell::decimal(judgment.loss(), 2),
            Cell::Text((*best).to_owned()),
            Cell::Text(language.worth(judgment.played, session)),
        ]);
    }
    console.line(table.written(Format::Table, language))?;
    console.line("")?;
    console.standing(session)?;
    let value = language.value(&last.thought, session);
    console.rows(&[(Word::Value, value), (Word::Player, player.to_owned())])?;
    Ok(())
}
