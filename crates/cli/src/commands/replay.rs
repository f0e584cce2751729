//! `jogada replay`: plays moves and shows where they lead.

use std::path::{Path, PathBuf};

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Loss, Ply, Record, Session};
use jogada_protocol::Format;
use jogada_wire::{PlyMade, Reached, Replay, VERSION, read_record};
use jogada_words::{Notice, Speak};

use super::Done;
use super::place;
use crate::console::Console;
use crate::failure::{Exit, Failure};

/// Which game and moves.
#[derive(clap::Args)]
pub(crate) struct ReplayArgs {
    #[arg(required_unless_present = "file")]
    game: Option<String>,
    #[arg(value_name = "MOVE", allow_negative_numbers = true)]
    moves: Vec<String>,
    #[arg(long, value_name = "POSITION", allow_hyphen_values = true)]
    from: Option<String>,
    #[arg(long, conflicts_with = "moves")]
    file: Option<PathBuf>,
}

/// Plays the moves.
pub(crate) fn run(args: &ReplayArgs, catalog: &Catalog, console: &mut Console) -> Done {
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
    let in_file = |failure: Failure| failure.in_file(path, None);
    match Format::recognized(&text) {
        // A log holds one game after the other.
        Some(Format::Text) => {
            for game in jogada_protocol::games(&text) {
                let record = jogada_protocol::read(game, Format::Text).map_err(|error| in_file(error.into()))?;
                replay_record(&record, catalog, console).map_err(in_file)?;
            }
            return Ok(());
        }
        Some(format @ (Format::Sgf | Format::HexWorld)) => {
            let record = place::record_in(format, &text, false, console.language).map_err(in_file)?;
            return replay_record(&record, catalog, console).map_err(in_file);
        }
        _ => {}
    }
    if text.trim_start().starts_with('{') && read_record(&text).is_ok() {
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
    replay_record(&read_record(line)?, catalog, console)
}

/// Plays a game that was written down, to its end.
fn replay_record(record: &Record, catalog: &Catalog, console: &mut Console) -> Result<(), Failure> {
    let mut session = place::open(catalog, &record.game, record.start.as_deref())?;
    replay_to_end(&mut session, &record.moves, record.lost(), console)
}

fn replay(session: &mut Session, moves: &[String], console: &mut Console) -> Result<(), Failure> {
    replay_to_end(session, moves, None, console)
}

fn replay_to_end(
    session: &mut Session,
    moves: &[String],
    lost: Option<(Side, Loss)>,
    console: &mut Console,
) -> Result<(), Failure> {
    let give_up = |session: &mut Session| {
        if let Some((side, how)) = lost.filter(|_| session.ending().is_none()) {
            session.lose(side, how).expect("the game goes on");
        }
    };
    if console.json {
        let plies = play_all(session, moves, |session| (session.position(), session.legal()))?;
        give_up(session);
        let plies = plies.into_iter().map(|(before, ply)| ply_made(before, &ply)).collect();
        let (game, r#final) = (session.game().to_owned(), reached(session));
        console.document(&Replay { v: VERSION, game, plies, r#final })?;
        return Ok(());
    }
    let plies = play_all(session, moves, |_| ())?;
    give_up(session);
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

fn ply_made((position, legal): (String, Vec<String>), ply: &Ply) -> PlyMade {
    PlyMade { position: Some(position), legal: Some(legal), ..PlyMade::from(ply) }
}

/// Where a session has got, as programs read it.
pub(super) fn reached(session: &Session) -> Reached {
    Reached::new(session.position(), session.to_move(), session.legal(), session.score(), session.ending())
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
