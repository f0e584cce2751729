//! `/api/view`: everything that a page shows of a position.

use jogada_catalog::Catalog;
use jogada_catalog::rules::BoardStyle;
use jogada_wire::{GameLine, PlyMade, Reached, VERSION, View};

use crate::failure::{RequestFailure, Trouble};
use crate::line::{open, settings};

/// The most parts that a drawing may have: enough for three heaps of five thousand.
const MOST_PARTS: usize = 20_000;

/// The view of where a line has got.
pub(crate) fn view(catalog: &Catalog, line: &GameLine) -> Result<View, RequestFailure> {
    let session = open(catalog, line)?;
    let scene = session.scene();
    if scene.parts.len() > MOST_PARTS {
        return Err(Trouble::TooLarge.into());
    }
    let (title, settings) = settings(catalog, session.game());
    let legal = session.legal();
    Ok(View {
        v: VERSION,
        game: session.game().to_owned(),
        title,
        settings,
        scoring: session.is_scoring(),
        sides: session.sides(),
        start: session.start(),
        plies: session.history().iter().map(PlyMade::from).collect(),
        can_swap: legal.iter().any(|mv| mv == "swap"),
        reached: Reached::new(session.position(), session.to_move(), legal, session.score(), session.ending()),
        board: session.board(BoardStyle { ascii: false, color: false }),
        scene: scene.into(),
        decisive: session.decisive(),
    })
}
