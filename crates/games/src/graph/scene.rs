//! Graphs as shapes: discs with their names, lines with their costs, estimates under the names; and what is wrong with
//! the estimates, drawn over it.

use jogada_rules::{Note, Overlay, Part, Role, Scene, Shape};

use super::map::{Road, RoadMap};
use super::{EstimateFault, GraphPlace, estimates};

/// How far a disc reaches.
const REACH: f32 = 0.42;
/// The size of the drawing, along its longer side.
const SIZE: f32 = 11.0;

pub(super) fn scene(state: &GraphPlace) -> Scene {
    let map = &state.map;
    let (spots, width, height) = lay_out(map, state.at);
    let mut scene = Scene::new(width, height);
    for way in &map.ways {
        draw_way(way, &spots, &mut scene);
    }
    for place in 0..map.names.len() as u16 {
        draw_place(state, place, spots[usize::from(place)], &mut scene);
    }
    scene
}

fn draw_way(way: &Road, spots: &[(f32, f32)], scene: &mut Scene) {
    let (from, to) = (spots[usize::from(way.from)], spots[usize::from(way.to)]);
    scene.push(Part::new(Role::Line, Shape::Line { from, to }).owned_by(Some(jogada_rules::Side::First)));
    let along = |share: f32| (from.0 + (to.0 - from.0) * share, from.1 + (to.1 - from.1) * share);
    if way.directed {
        let (tip, back) = (along(0.68), along(0.6));
        let across = ((to.1 - from.1) * 0.035, (from.0 - to.0) * 0.035);
        let ends = vec![tip, (back.0 + across.0, back.1 + across.1), (back.0 - across.0, back.1 - across.1)];
        scene.push(Part::new(Role::Border, Shape::Polygon(ends)).owned_by(Some(jogada_rules::Side::First)));
    }
    scene.push(Part::new(Role::Label, Shape::Point(along(0.5))).labeled(way.cost.to_string()));
}

fn draw_place(state: &GraphPlace, place: u16, (x, y): (f32, f32), scene: &mut Scene) {
    let map = &state.map;
    let name = map.names[usize::from(place)].to_string();
    let mv = map.ways_from(state.at).any(|(to, _)| to == place).then(|| name.clone());
    let owner = match place {
        here if here == state.at => Some(jogada_rules::Side::First),
        goal if map.goals.contains(&goal) => Some(jogada_rules::Side::Second),
        _ => None,
    };
    let disc = Shape::Circle { center: (x, y), radius: REACH };
    scene.push(Part::new(Role::Cell, disc).owned_by(owner).at(name.clone()).playing(mv));
    scene.push(Part::new(Role::Label, Shape::Point((x, y - 0.05))).labeled(name));
    let estimate = estimates::estimate(map, place);
    scene.push(Part::new(Role::Label, Shape::Point((x, y + REACH + 0.18))).labeled(format!("h {estimate}")));
}

/// Where places are drawn, and how large the drawing is: as given, and the others in rows by how far they are from where
/// one is.
fn lay_out(map: &RoadMap, from: u16) -> (Vec<(f32, f32)>, f32, f32) {
    let rows = layers(map, from);
    let given = |place: usize| map.spots[place].map(|(x, y)| (x as f32, y as f32));
    let raw: Vec<(f32, f32)> = (0..map.names.len()).map(|place| given(place).unwrap_or(rows[place])).collect();
    let ends = |values: &mut dyn Iterator<Item = f32>| {
        values.fold((f32::MAX, f32::MIN), |(low, high), value| (low.min(value), high.max(value)))
    };
    let (left, right) = ends(&mut raw.iter().map(|spot| spot.0));
    let (top, bottom) = ends(&mut raw.iter().map(|spot| spot.1));
    let scale = SIZE / (right - left).max(bottom - top).max(1.0);
    let place = |&(x, y): &(f32, f32)| ((x - left) * scale + 0.8, (y - top) * scale + 0.8);
    let spots = raw.iter().map(place).collect();
    (spots, (right - left) * scale + 1.6, (bottom - top) * scale + 2.0)
}

/// A column for each number of steps from a place; those that can not be reached come last.
fn layers(map: &RoadMap, from: u16) -> Vec<(f32, f32)> {
    let mut layer = vec![usize::MAX; map.names.len()];
    let mut queue = vec![from];
    layer[usize::from(from)] = 0;
    let mut next = 0;
    while let Some(&place) = queue.get(next) {
        next += 1;
        for (to, _) in map.ways_from(place).chain(map.ways_to(place)) {
            if layer[usize::from(to)] == usize::MAX {
                layer[usize::from(to)] = layer[usize::from(place)] + 1;
                queue.push(to);
            }
        }
    }
    let last = layer.iter().copied().filter(|&at| at < usize::MAX).max().unwrap_or(0) + 1;
    let mut filled = vec![0; last + 1];
    let spot = |at: &usize| {
        let column = (*at).min(last);
        filled[column] += 1;
        // Neighbors in a column are set off, so that ways along a row do not run through a place.
        (column as f32 * 3.0, filled[column] as f32 * 2.0 + (column % 2) as f32)
    };
    layer.iter().map(spot).collect()
}

/// What is wrong with the estimates, said and marked.
pub(super) fn overlays(state: &GraphPlace) -> Vec<Overlay> {
    let faults = state.faults();
    let (spots, ..) = lay_out(&state.map, state.at);
    let mark = |name: &str| {
        let place = state.map.names.iter().position(|known| **known == *name)?;
        let shape = Shape::Circle { center: spots[place], radius: REACH + 0.12 };
        Some(Part::new(Role::Mark, shape))
    };
    let parts = faults.iter().filter_map(|fault| match fault {
        EstimateFault::TooMuch { place, .. } | EstimateFault::FallsTooFast { place, .. } => mark(place),
    });
    let mut notes: Vec<Note> = faults.iter().map(note).collect();
    if notes.is_empty() {
        notes.push(Note::new("estimates-consistent"));
    } else if faults.iter().all(|fault| matches!(fault, EstimateFault::FallsTooFast { .. })) {
        notes.insert(0, Note::new("estimates-admissible"));
    }
    vec![Overlay { name: "estimates", parts: parts.collect(), notes }]
}

fn note(fault: &EstimateFault) -> Note {
    match fault {
        EstimateFault::TooMuch { place, estimate, cost } => {
            Note::new("estimate-too-much").with("place", place).with("estimate", estimate).with("cost", cost)
        }
        EstimateFault::FallsTooFast { place, estimate, next, cost, then } => Note::new("estimate-falls")
            .with("place", place)
            .with("estimate", estimate)
            .with("next", next)
            .with("cost", cost)
            .with("then", then),
    }
}
