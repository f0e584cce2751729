//! A board as shapes.

use jogada_catalog::rules::{Part, Role, Scene, Shape, Side};
use serde::Serialize;

/// A drawing: parts from back to front in a box from (0, 0) to (`width`, `height`), y downward.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SceneAnswer {
    /// Width of the box.
    pub width: f32,
    /// Height of the box.
    pub height: f32,
    /// The parts, from back to front.
    pub parts: Vec<ScenePart>,
}

/// One thing to draw.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ScenePart {
    /// What it is.
    pub role: SceneRole,
    /// Its outline.
    pub shape: SceneShape,
    /// Whose it is: 1, 2 or nobody's.
    pub owner: Option<u8>,
    /// What stands in it.
    pub label: Option<String>,
    /// Where it is, as the notation writes it.
    pub place: Option<String>,
    /// The move that choosing it plays, if any.
    #[serde(rename = "move")]
    pub mv: Option<String>,
    /// How strongly it is marked, from 0 to 1, where some parts of an overlay are more so than others.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", ts(optional))]
    pub strength: Option<f32>,
}

/// What a part is.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is documented where scenes are made")]
pub enum SceneRole {
    Ground,
    Border,
    Cell,
    Stone,
    Dot,
    Line,
    Box,
    Pit,
    Piece,
    Tile,
    Label,
    Mark,
}

/// An outline.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[expect(missing_docs, reason = "each is documented where scenes are made")]
pub enum SceneShape {
    Polygon(Vec<(f32, f32)>),
    Circle { center: (f32, f32), radius: f32 },
    Line { from: (f32, f32), to: (f32, f32) },
    Point((f32, f32)),
}

impl From<Scene> for SceneAnswer {
    fn from(scene: Scene) -> Self {
        let Scene { width, height, parts } = scene;
        Self { width, height, parts: parts.into_iter().map(ScenePart::from).collect() }
    }
}

impl From<Part> for ScenePart {
    fn from(part: Part) -> Self {
        let Part { role, shape, owner, label, place, mv, strength } = part;
        Self { role: role.into(), shape: shape.into(), owner: owner.map(Side::number), label, place, mv, strength }
    }
}

impl From<Role> for SceneRole {
    fn from(role: Role) -> Self {
        match role {
            Role::Ground => Self::Ground,
            Role::Border => Self::Border,
            Role::Cell => Self::Cell,
            Role::Stone => Self::Stone,
            Role::Dot => Self::Dot,
            Role::Line => Self::Line,
            Role::Box => Self::Box,
            Role::Pit => Self::Pit,
            Role::Piece => Self::Piece,
            Role::Tile => Self::Tile,
            Role::Label => Self::Label,
            Role::Mark => Self::Mark,
        }
    }
}

impl From<Shape> for SceneShape {
    fn from(shape: Shape) -> Self {
        match shape {
            Shape::Polygon(corners) => Self::Polygon(corners),
            Shape::Circle { center, radius } => Self::Circle { center, radius },
            Shape::Line { from, to } => Self::Line { from, to },
            Shape::Point(point) => Self::Point(point),
        }
    }
}
