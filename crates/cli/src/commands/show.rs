//! `jogada show`: a position as text, SVG or JSON.

use jogada_catalog::Catalog;
use jogada_wire::{PositionShown, VERSION};

use super::Done;
use super::place::Place;
use super::replay::reached;
use crate::console::Console;
use crate::failure::Exit;

/// Which position, and how.
#[derive(clap::Args)]
pub(crate) struct ShowArgs {
    #[command(flatten)]
    place: Place,
    #[arg(long)]
    svg: bool,
}

/// Shows the position.
pub(crate) fn run(args: &ShowArgs, catalog: &Catalog, console: &mut Console) -> Done {
    let session = args.place.open(catalog, console.language)?;
    let svg = args.svg.then(|| jogada_protocol::svg(&session.scene()));
    if console.json {
        let (game, board) = (session.game().to_owned(), session.board(console.style));
        console.document(&PositionShown { v: VERSION, game, reached: reached(&session), board, svg })?;
    } else if let Some(svg) = svg {
        console.line(svg)?;
    } else {
        console.standing(&session)?;
    }
    Ok(Exit::Fine)
}
