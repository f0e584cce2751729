//! `jogada show`: a position as text, SVG or JSON.

use jogada_catalog::rules::Side;
use jogada_catalog::{Catalog, Session};
use serde::Serialize;

use super::place::Place;
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;

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
    #[serde(skip_serializing_if = "Option::is_none")]
    svg: Option<String>,
}

/// Shows the position.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let session = args.place.open(catalog, console.language)?;
    let svg = args.svg.then(|| jogada_protocol::svg(&session.scene()));
    if console.json {
        let answer = answer(&session, svg, console);
        console.document(&answer)?;
    } else if let Some(svg) = svg {
        console.line(svg)?;
    } else {
        console.standing(&session)?;
    }
    Ok(Exit::Fine)
}

fn answer<'a>(session: &'a Session, svg: Option<String>, console: &Console) -> Answer<'a> {
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
        svg,
    }
}
