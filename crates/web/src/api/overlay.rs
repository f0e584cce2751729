//! `/api/overlay`: what can be drawn over a board to explain it.

use jogada_catalog::Catalog;
use jogada_wire::{OverlayAnswer, OverlayRequest, Overlays, VERSION};

use crate::failure::RequestFailure;
use crate::line::open;

/// The overlays of where a line has got, or the one that is asked for.
pub(crate) fn overlay(catalog: &Catalog, request: &OverlayRequest) -> Result<Overlays, RequestFailure> {
    let session = open(catalog, &request.line)?;
    let overlays = match &request.name {
        Some(name) => {
            let found = catalog.overlay(&session, name).map_err(|error| RequestFailure::spec("name", error))?;
            found.into_iter().collect()
        }
        None => session.overlays(),
    };
    Ok(Overlays { v: VERSION, overlays: overlays.into_iter().map(OverlayAnswer::from).collect() })
}
