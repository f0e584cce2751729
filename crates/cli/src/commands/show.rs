//! `jogada show`: a position as text, SVG or JSON.

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Session};
use serde::Serialize;

use super::place::Place;
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::{Exit, Failure};
use crate::messages::{Notice, Word};
use crate::svg;

/// Which position, and how.
#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    svg: bool,
}

/// What programs read.
#[derive(Serialize)]
struct Answer<'a> {
    v: u32,
    game: &'a str,
    position: String,
    side: u8,
    legal: Vec<String>,
    score: [i32; 2],
    settled: bool,
    winner: Option<u8>,
    board: String,
}

/// Shows the position.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let session = args.place.open(catalog)?;
    if args.svg {
        console.line(svg::draw(&session.scene()))?;
    } else if console.json {
        let answer = answer(&*session, console);
        console.document(&answer)?;
    } else {
        show(&*session, console)?;
    }
    Ok(Exit::Fine)
}

fn answer<'a>(session: &'a dyn Session, console: &Console) -> Answer<'a> {
    let ending = session.ending();
    Answer {
        v: FORM,
        game: session.game(),
        position: session.position(),
        side: session.to_move().number(),
        legal: session.legal(),
        score: session.score(),
        settled: ending.is_some(),
        winner: ending.map(|ending| ending.winner.map_or(0, Side::number)),
        board: session.board(console.style),
    }
}

fn show(session: &dyn Session, console: &mut Console) -> Result<(), Failure> {
    let language = console.language;
    console.line(session.board(console.style).trim_end())?;
    let state = match session.ending() {
        Some(ending) => language.ending(ending, session.score()),
        None if session.sides() == 1 => language.say(Notice::GoesOn),
        None => language.say(Notice::ToMove { side: &language.side(session.to_move()) }),
    };
    console.line(state)?;
    let mut rows = vec![(Word::Position, session.position())];
    if session.is_scoring() {
        let [first, second] = session.score();
        rows.push((Word::Score, format!("{first}:{second}")));
    }
    console.line(language.aligned(&rows))?;
    Ok(())
}
