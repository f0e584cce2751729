//! Trees as shapes: leaves side by side, each node above the middle of its children.

use jogada_rules::{Part, Role, Scene, Scenic, Shape as Outline, Side};

use super::{OwnTree, TreeState};

/// How far apart two rows are, in the width of a leaf.
const ROW: f32 = 1.7;
/// How far a sign reaches from its middle.
const REACH: f32 = 0.36;

/// A node that is drawn.
struct Spot {
    node: u32,
    x: f32,
    depth: usize,
    turn: Side,
    /// The numbers of the children on the way, for the page to point at.
    place: String,
    parent: Option<usize>,
}

impl Scenic for OwnTree {
    fn scene(&self, state: &TreeState) -> Scene {
        let mut spots = Vec::new();
        let mut column = 0.0;
        lay_out(state, state.node, None, "", 0, &mut column, &mut spots);
        let depth = spots.iter().map(|spot| spot.depth).max().unwrap_or(0);
        let mut scene = Scene::new(f32::max(column, 1.0), depth as f32 * ROW + 1.4);
        for spot in &spots {
            if let Some(parent) = spot.parent {
                scene.push(link(&spots[parent], spot));
            }
        }
        for (number, spot) in spots.iter().enumerate() {
            draw(self, state, spot, number, &mut scene);
        }
        scene
    }
}

/// Places a node above the middle of its children, and says where it is in the list.
fn lay_out(
    state: &TreeState,
    node: u32,
    parent: Option<usize>,
    place: &str,
    depth: usize,
    column: &mut f32,
    spots: &mut Vec<Spot>,
) -> usize {
    let number = spots.len();
    let turn = if depth.is_multiple_of(2) { state.turn } else { state.turn.other() };
    spots.push(Spot { node, x: 0.0, depth, turn, place: place.to_owned(), parent });
    let children = &state.shape.node(node).children;
    let below: Vec<usize> = (1..)
        .zip(children)
        .map(|(at, &child)| {
            let place = if place.is_empty() { at.to_string() } else { format!("{place}.{at}") };
            lay_out(state, child, Some(number), &place, depth + 1, column, spots)
        })
        .collect();
    spots[number].x = if let (Some(&first), Some(&last)) = (below.first(), below.last()) {
        f32::midpoint(spots[first].x, spots[last].x)
    } else {
        *column += 1.0;
        *column - 0.5
    };
    number
}

fn y(spot: &Spot) -> f32 {
    spot.depth as f32 * ROW + 0.7
}

fn link(parent: &Spot, child: &Spot) -> Part {
    let shape = Outline::Line { from: (parent.x, y(parent) + REACH), to: (child.x, y(child) - REACH) };
    Part::new(Role::Line, shape).owned_by(Some(parent.turn))
}

/// A triangle that points up where First moves and down where Second does; a box with its worth for a leaf.
fn draw(game: &OwnTree, state: &TreeState, spot: &Spot, number: usize, scene: &mut Scene) {
    use jogada_rules::Notation;

    let node = state.shape.node(spot.node);
    let (x, y) = (spot.x, y(spot));
    let place = if number == 0 { "root" } else { &spot.place };
    let mv = (spot.depth == 1).then(|| {
        let child = spot.place.parse::<u8>().expect("the first step is a number");
        game.move_text(state, super::Branch(child - 1))
    });
    let part = match node.worth {
        Some(worth) => Part::new(Role::Tile, Outline::rectangle(x - REACH, y - REACH, 2.0 * REACH, 2.0 * REACH))
            .labeled(worth.to_string()),
        None => Part::new(Role::Cell, triangle(x, y, spot.turn)).owned_by(Some(spot.turn)),
    };
    scene.push(part.at(place).playing(mv));
    let name = node.name.as_deref().filter(|_| number > 0);
    if let Some(name) = name {
        let above = Outline::Point((x, y - REACH - 0.22));
        scene.push(Part::new(Role::Label, above).labeled(name));
    }
}

fn triangle(x: f32, y: f32, turn: Side) -> Outline {
    let tip = if turn == Side::First { -REACH } else { REACH };
    Outline::Polygon(vec![(x, y + tip), (x + REACH, y - tip), (x - REACH, y - tip)])
}
