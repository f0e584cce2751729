//! `jogada best`: one move, its value, statistics, the board before and after.

use std::path::{Path, PathBuf};

use jogada_catalog::{Appraisal, Catalog, Computer, Session, Thought};
use jogada_wire::{Best, MoveFigures, VERSION};
use jogada_words::{Notice, Word};

use super::Done;
use super::place::{self, Place};
use super::reach::Reach;
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::live::think;
use crate::path::trace;
use crate::statistics::TellResults;

/// Which position, and who thinks.
#[derive(clap::Args)]
pub(crate) struct BestArgs {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    player: Option<String>,
    #[command(flatten)]
    reach: Reach,
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
}

/// Thinks about the position.
pub(crate) fn run(args: &BestArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let mut session = args.place.open(catalog, console.language)?;
    let player = place::written_player(catalog, session.game(), args.player.as_ref())?;
    let computer = args.reach.player(catalog, session.game(), &player, console)?;
    let thought = match &args.trace {
        Some(path) => think_on_paper(&session, &computer, &player, path, console)?,
        None => think(&mut session, &computer, console)?,
    };
    if console.json {
        console.document(&answer(&session, &computer, &thought, player))?;
    } else {
        show(&session, &thought, &catalog.shown_player(console.language, &player), console)?;
    }
    Ok(match thought.mv {
        _ if console.interrupt.is_heard() => Exit::Interrupted,
        None if session.ending().is_none() => Exit::Unsolved,
        _ => Exit::Fine,
    })
}

/// The best move of a position by who usually answers, for someone at a menu.
pub(crate) fn advise(session: &mut Session, catalog: &Catalog, console: &mut Console) -> Result<(), Failure> {
    let player = place::usual_player(catalog, session.game());
    let computer = place::computer(catalog, session.game(), &player, console)?;
    let thought = think(session, &computer, console)?;
    show(session, &thought, &catalog.shown_player(console.language, &player), console)
}

/// Thinks, and writes down how.
fn think_on_paper(
    session: &Session,
    computer: &Computer,
    player: &str,
    path: &Path,
    console: &Console,
) -> Result<Thought, Failure> {
    let Session::Match(game) = session else { return Err(Failure::TraceOfPuzzle) };
    if !computer.algorithm.is_traceable() {
        return Err(Failure::Untraceable(computer.algorithm.name));
    }
    let mut file = trace::TraceFile::create(path)?;
    let cap = trace::MOST_EVENTS as usize;
    let thinking = console.interrupt.during(|stop| game.trace(computer, cap, stop));
    let (thought, trace) = thinking.map_err(|error| Failure::Untraceable(error.algorithm))?;
    file.write_game(&trace, player)?;
    file.finish()?;
    Ok(thought)
}

fn answer(session: &Session, computer: &Computer, thought: &Thought, player: String) -> Best {
    Best {
        v: VERSION,
        game: session.game().to_owned(),
        position: session.position(),
        player,
        figures: MoveFigures::of(thought, Appraisal::of(thought, session.is_scoring()), computer.is_deterministic()),
        after: after(session, thought).map(|after| after.position()),
        slipped: thought.slipped,
        reason: None,
        info: None,
    }
}

/// The session after the move that was found.
fn after(session: &Session, thought: &Thought) -> Option<Session> {
    let mut after = session.fork();
    after.play(thought.mv.as_ref()?).ok()?;
    Some(after)
}

fn show(session: &Session, thought: &Thought, player: &str, console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    console.line(session.board(console.style).trim_end())?;
    console.line(language.standing(session))?;
    let Some(after) = after(session, thought) else {
        if session.ending().is_none() {
            console.say(Notice::NothingFound)?;
        }
        return Ok(());
    };
    console.line("")?;
    let mut rows = vec![
        (Word::Move, thought.pv[0].clone()),
        (Word::Value, language.value(thought, session)),
        (Word::Line, thought.pv.join(" ")),
        (Word::Player, player.to_owned()),
    ];
    rows.extend(language.statistics(thought));
    console.rows(&rows)?;
    if thought.slipped {
        console.say(Notice::Slipped)?;
    }
    if thought.remembered {
        console.say(Notice::Remembered)?;
    }
    console.line("")?;
    console.line(after.board(console.style).trim_end())?;
    Ok(())
}
