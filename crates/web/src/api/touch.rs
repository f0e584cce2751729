//! `/api/touch`: a position that is set up by pointing.

use jogada_catalog::Catalog;
use jogada_catalog::rules::Touch;
use jogada_wire::{TouchRequest, Touched, VERSION};

use crate::failure::RequestFailure;

/// What a touch makes of a text: the game says it.
pub(crate) fn touch(catalog: &Catalog, request: &TouchRequest) -> Result<Touched, RequestFailure> {
    let session = catalog.open(&request.game).map_err(|error| RequestFailure::spec("game", error))?;
    let touch = match (request.from.as_deref(), request.place.as_deref()) {
        (Some(from), Some(to)) => Touch::Stroke { from, to },
        (_, Some(place)) => Touch::Place(place),
        (_, None) => Touch::Side,
    };
    Ok(Touched { v: VERSION, position: session.touched(&request.position, touch) })
}
