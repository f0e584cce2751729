//! `/api/steps`: where the moves of an expected line would be made, and by whom. Only the rules know: a side may move
//! twice, and the same word may mean another hole for the other side.

use jogada_catalog::rules::{Part, Role, Shape};
use jogada_catalog::{Catalog, Session};
use jogada_wire::{LineStep, LineSteps, LineStepsRequest, VERSION};

use crate::failure::{RequestFailure, Trouble};
use crate::line::open;

/// The most moves of a line that are looked at: pages show a handful.
const LONGEST: usize = 32;

/// The steps of a line from where a game has got; they end with the first that can not be played.
pub(crate) fn steps(catalog: &Catalog, request: &LineStepsRequest) -> Result<LineSteps, RequestFailure> {
    if request.then.len() > LONGEST {
        return Err(Trouble::TooLarge.into());
    }
    let mut session = open(catalog, &request.line)?;
    let steps = request.then.iter().map_while(|mv| step(&mut session, mv)).collect();
    Ok(LineSteps { v: VERSION, steps })
}

fn step(session: &mut Session, mv: &str) -> Option<LineStep> {
    let scene = session.scene();
    let part = scene.parts.iter().find(|part| part.mv.as_deref() == Some(mv));
    let side = session.to_move().number();
    session.play(mv).ok()?;
    Some(LineStep {
        side,
        mv: mv.to_owned(),
        place: part.and_then(lasting_place),
        center: part.map(|part| middle(&part.shape)),
    })
}

/// The name of a part's place. Pieces of a heap are counted from its top, so theirs change with every move.
fn lasting_place(part: &Part) -> Option<String> {
    part.place.clone().filter(|_| part.role != Role::Piece)
}

fn middle(shape: &Shape) -> (f32, f32) {
    let mean = |points: &[(f32, f32)]| {
        let (x, y) = points.iter().fold((0.0, 0.0), |(x, y), point| (x + point.0, y + point.1));
        let count = points.len().max(1) as f32;
        (x / count, y / count)
    };
    match shape {
        Shape::Polygon(points) => mean(points),
        Shape::Circle { center, .. } => *center,
        Shape::Line { from, to } => mean(&[*from, *to]),
        Shape::Point(point) => *point,
    }
}
