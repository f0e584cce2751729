//! `/api/overlay`: what can be drawn over a board to explain it.

use jogada_catalog::Catalog;
use jogada_catalog::rules::Overlay;
use jogada_wire::{OverlayAnswer, OverlayRequest, Overlays, VERSION};

use crate::failure::RequestFailure;
use crate::line::open;

/// The overlays of where a line has got.
pub(crate) fn overlay(catalog: &Catalog, request: &OverlayRequest) -> Result<Overlays, RequestFailure> {
    let session = open(catalog, &request.line)?;
    let wanted = |overlay: &Overlay| request.name.as_ref().is_none_or(|name| name == overlay.name);
    let overlays = session.overlays().into_iter().filter(wanted).map(OverlayAnswer::from).collect();
    Ok(Overlays { v: VERSION, overlays })
}
