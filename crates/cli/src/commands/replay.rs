//! `jogada replay`: plays moves and shows where they lead.

use std::path::{Path, PathBuf};

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Ply, Record, Session};
use jogada_words::{Notice, Speak};
use serde::Serialize;

use super::place;
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Which game and moves.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[arg(required_unless_present = "file")]
    game: Option<String>,
    #[arg(value_name = "MOVE", allow_negative_numbers = true)]
    moves: Vec<String>,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    from: Option<String>,
    #[arg(long, conflicts_with = "moves")]
    file: Option<PathBuf>,
}

/// What programs read.
#[derive(Serialize)]
struct Answer {
    v: u32,
    game: String,
    plies: Vec<PlyAnswer>,
    r#final: Final,
}

/// A move with what was there before it and what it did.
#[derive(Serialize)]
struct PlyAnswer {
    side: u8,
    position: String,
    legal: Vec<String>,
    #[serde(rename = "move")]
    mv: String,
    gain: i32,
    skipped: bool,
}

/// Where the moves led.
#[derive(Serialize)]
struct Final {
    position: String,
    side: u8,
    legal: Vec<String>,
    settled: bool,
    score: [i32; 2],
    winner: Option<u8>,
    reason: Option<&'static str>,
}

/// Plays the moves.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let start = match &args.game {
        Some(game) => Some(place::open(catalog, game, args.from.as_deref())?),
        None => None,
    };
    match (&args.file, start) {
        (Some(path), start) => replay_file(path, start.as_ref(), catalog, console)?,
        (None, Some(mut session)) => replay(&mut session, &args.moves, console)?,
        (None, None) => {}
    }
    Ok(Exit::Fine)
}

/// Replays a file: a game a line, or one saved game over several lines.
fn replay_file(path: &Path, start: Option<&Session>, catalog: &Catalog, console: &mut Console) -> Result<(), Failure> {
    let text = place::read(path)?;
    if text.trim_start().starts_with('{') && Record::parse(&text).is_ok() {
        return replay_line(&text, start, catalog, console).map_err(|failure| failure.in_file(path, None));
    }
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        replay_line(line, start, catalog, console).map_err(|failure| failure.in_file(path, Some(number)))?;
    }
    Ok(())
}

fn replay_line(line: &str, start: Option<&Session>, catalog: &Catalog, console: &mut Console) -> Result<(), Failure> {
    if let Some(start) = start.filter(|_| !line.trim_start().starts_with('{')) {
        let moves: Vec<_> = line.split_whitespace().map(str::to_owned).collect();
        return replay(&mut start.fork(), &moves, console);
    }
    let record = Record::parse(line)?;
    let mut session = place::open(catalog, &record.game, record.start.as_deref())?;
    replay(&mut session, &record.moves, console)
}

fn replay(session: &mut Session, moves: &[String], console: &mut Console) -> Result<(), Failure> {
    if console.json {
        let plies = play_all(session, moves, |session| (session.position(), session.legal()))?;
        let plies = plies.into_iter().map(|(before, ply)| ply_answer(before, ply)).collect();
        let answer = Answer { v: FORM, game: session.game().to_owned(), plies, r#final: end(session) };
        console.document(&answer)?;
        return Ok(());
    }
    let plies = play_all(session, moves, |_| ())?;
    show(session, plies.iter().map(|((), ply)| ply), console)
}

/// Plays all moves, noting something before each.
fn play_all<T>(
    session: &mut Session,
    moves: &[String],
    mut note: impl FnMut(&Session) -> T,
) -> Result<Vec<(T, Ply)>, Failure> {
    let mut plies = Vec::new();
    for (number, text) in (1..).zip(moves) {
        let before = note(session);
        let ply = session.play(text).map_err(|error| Failure::Move { number, text: text.clone(), error })?;
        plies.push((before, ply));
    }
    Ok(plies)
}

fn ply_answer((position, legal): (String, Vec<String>), ply: Ply) -> PlyAnswer {
    let skipped = ply.skipped.is_some();
    PlyAnswer { side: ply.side.number(), position, legal, mv: ply.mv, gain: ply.gain, skipped }
}

fn end(session: &Session) -> Final {
    let ending = session.ending();
    Final {
        position: session.position(),
        side: session.to_move().number(),
        legal: session.legal(),
        settled: ending.is_some(),
        score: session.score(),
        winner: ending.map(|ending| ending.winner.map_or(0, Side::number)),
        reason: ending.map(|ending| ending.reason.word()),
    }
}

fn show<'a>(session: &Session, plies: impl Iterator<Item = &'a Ply>, console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    for (number, ply) in (1..).zip(plies) {
        let gain = language.say(Notice::Gains { gain: &ply.gain });
        let gain = if ply.gain == 0 { String::new() } else { format!("  {gain}") };
        console.line(format_args!("{number:>4}  {:<8}  {}{gain}", language.side(ply.side), ply.mv))?;
        if let Some(side) = ply.skipped {
            let skipped = language.say(Notice::Skipped { side: &language.side(side) });
            console.line(format_args!("      {skipped}"))?;
        }
    }
    console.standing(session)?;
    Ok(())
}
