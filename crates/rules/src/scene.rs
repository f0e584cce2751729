//! A board as shapes: what pages, pictures and other front ends draw.

use crate::{Game, Note, Overlay, Side};

/// A game whose positions can be drawn.
pub trait Scenic: Game {
    /// The board as shapes. No colors, no words: roles and owners, which a front end gives a look.
    fn scene(&self, state: &Self::State) -> Scene;

    /// What can be drawn over the board to explain the position.
    fn overlays(&self, state: &Self::State) -> Vec<Overlay> {
        let _ = state;
        Vec::new()
    }

    /// The places that decided a finished game, as the scene names them: a row, a chain. None where it is the score that
    /// decides.
    fn decisive(&self, state: &Self::State) -> Vec<String> {
        let _ = state;
        Vec::new()
    }

    /// What speaks for a legal move, in a word, if the game can see it at once.
    fn reason(&self, state: &Self::State, mv: Self::Move) -> Option<Note> {
        let _ = (state, mv);
        None
    }
}

/// A drawing: parts from back to front in a box from (0, 0) to (`width`, `height`), y downward.
///
/// ```
/// use jogada_rules::{Part, Role, Scene, Shape};
///
/// let mut scene = Scene::default();
/// let square = Shape::rectangle(0.0, 0.0, 1.0, 1.0);
/// scene.push(Part::new(Role::Cell, square).playing(Some("a1".to_owned())));
/// assert_eq!(scene.parts[0].mv.as_deref(), Some("a1"));
/// ```
#[derive(Clone, Debug, PartialEq, Default)]
pub struct Scene {
    /// Width of the box.
    pub width: f32,
    /// Height of the box.
    pub height: f32,
    /// The parts, from back to front.
    pub parts: Vec<Part>,
}

impl Scene {
    /// An empty drawing of that size.
    pub const fn new(width: f32, height: f32) -> Self {
        Self { width, height, parts: Vec::new() }
    }

    /// Adds a part in front of the others.
    pub fn push(&mut self, part: Part) {
        self.parts.push(part);
    }
}

/// One thing to draw.
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// What it is: a front end chooses its look by that.
    pub role: Role,
    /// Its outline.
    pub shape: Shape,
    /// Whose it is, if anyone's.
    pub owner: Option<Side>,
    /// What stands in it: a number of pieces, a coordinate.
    pub label: Option<String>,
    /// The place, as the notation writes it: `f6`, `h2.3`, `b4`.
    pub place: Option<String>,
    /// The move that choosing this part plays, if it plays one.
    pub mv: Option<String>,
    /// How strongly it is marked, from 0 to 1, where some parts are more so than others.
    pub strength: Option<f32>,
}

impl Part {
    /// A part that is nobody's and plays nothing.
    pub const fn new(role: Role, shape: Shape) -> Self {
        Self { role, shape, owner: None, label: None, place: None, mv: None, strength: None }
    }

    /// Says whose it is.
    pub const fn owned_by(mut self, owner: Option<Side>) -> Self {
        self.owner = owner;
        self
    }

    /// Says what stands in it.
    pub fn labeled(mut self, label: impl Into<String>) -> Self {
        self.label = Some(label.into());
        self
    }

    /// Says where it is.
    pub fn at(mut self, place: impl Into<String>) -> Self {
        self.place = Some(place.into());
        self
    }

    /// Says how strongly it is marked, from 0 to 1.
    pub const fn strong(mut self, strength: f32) -> Self {
        self.strength = Some(strength);
        self
    }

    /// Says which move it plays, if any.
    pub fn playing(mut self, mv: Option<String>) -> Self {
        self.mv = mv;
        self
    }
}

/// What a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// The board under everything.
    Ground,
    /// A border that belongs to a side.
    Border,
    /// A place for a stone.
    Cell,
    /// A stone, cross or nought.
    Stone,
    /// A dot that lines join.
    Dot,
    /// A line, drawn (owned or not) or still free (then it plays a move).
    Line,
    /// A closed box.
    Box,
    /// A hole with pieces.
    Pit,
    /// A piece in a heap or pit.
    Piece,
    /// A tile.
    Tile,
    /// A coordinate.
    Label,
    /// What an overlay draws.
    Mark,
}

/// An outline.
#[derive(Clone, Debug, PartialEq)]
pub enum Shape {
    /// A closed polygon.
    Polygon(Vec<(f32, f32)>),
    /// A disc.
    Circle {
        /// Its center.
        center: (f32, f32),
        /// Its radius.
        radius: f32,
    },
    /// A stroke.
    Line {
        /// One end.
        from: (f32, f32),
        /// The other end.
        to: (f32, f32),
    },
    /// A point that a label is centered on.
    Point((f32, f32)),
}

impl Shape {
    /// An upright rectangle.
    pub fn rectangle(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self::Polygon(vec![(x, y), (x + width, y), (x + width, y + height), (x, y + height)])
    }
}
