//! `jogada perft`: how many sequences of moves there are, the checksum of a game's rules.

use jogada_catalog::Catalog;
use serde::Serialize;

use super::place::Place;
use super::{Done, FORM};
use crate::console::Console;
use crate::failure::Exit;

/// Where to count from and how far.
#[derive(clap::Args)]
#[command(allow_missing_positional = true)]
pub(crate) struct Args {
    #[command(flatten)]
    place: Place,
    #[arg(required = true)]
    depth: usize,
}

/// What programs read.
#[derive(Serialize)]
struct Answer<'a> {
    v: u32,
    game: &'a str,
    position: String,
    counts: &'a [u64],
}

/// Counts.
pub(crate) fn run(args: &Args, catalog: &Catalog, console: &mut Console) -> Done {
    let session = args.place.open(catalog)?;
    let counts = session.perft(args.depth);
    if console.json {
        console.document(&Answer { v: FORM, game: session.game(), position: session.position(), counts: &counts })?;
        return Ok(Exit::Fine);
    }
    let texts: Vec<_> = counts.iter().map(|&count| console.language.count(count)).collect();
    let width = texts.iter().map(String::len).max().unwrap_or(0);
    for (depth, text) in (1..).zip(&texts) {
        console.line(format_args!("{depth:>4}  {text:>width$}"))?;
    }
    Ok(Exit::Fine)
}
