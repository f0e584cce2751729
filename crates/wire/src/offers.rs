//! What the page offers before it has asked anything: which game, what goes with each, where algorithms are shown.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::exercise::ExerciseOffer;
use crate::scene::SceneAnswer;

/// All of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PageOffers {
    /// The game for whoever has chosen none.
    pub welcome: Welcome,
    /// What goes with each game and puzzle, by name.
    pub games: BTreeMap<String, GameOffers>,
    /// Where path searches are shown.
    pub path: StageOffers,
    /// Where searches of games for two are.
    pub game: StageOffers,
    /// What can be practiced.
    pub exercises: Vec<ExerciseOffer>,
}

/// The game for whoever has chosen none.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Welcome {
    /// As a spec.
    pub game: String,
    /// The level to play against.
    pub opponent: String,
}

/// A board of every game and puzzle, to begin on: `/api/gallery`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Gallery {
    /// The version of the form.
    pub v: u32,
    /// The boards; the one for whoever has chosen none is the first.
    pub boards: Vec<GalleryBoard>,
}

/// A board to begin on.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GalleryBoard {
    /// The name of its game.
    pub name: String,
    /// The game as a spec.
    pub game: String,
    /// How many sides play: 1 for puzzles.
    pub sides: usize,
    /// How it looks.
    pub scene: SceneAnswer,
}

/// What goes with a game or a puzzle.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct GameOffers {
    /// What can be drawn over its board, by name; `values` is the map of what every move is worth.
    pub overlays: Vec<String>,
    /// Whether its sides are told apart by signs rather than by color.
    pub signs: bool,
    /// Whether one may ask what the other side would do if this one passed.
    pub threats: bool,
    /// Whether lines can be drawn from one of its places to another when a position is set up.
    pub strokes: bool,
    /// The spec of a board on which a search can be followed.
    pub followed: String,
    /// The formats that a game of it can be written in.
    pub formats: Vec<String>,
}

/// Where the algorithms of a kind are shown.
#[derive(Clone, Debug, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StageOffers {
    /// The spec of the board.
    pub board: String,
    /// The spec of the board for those that look at a great deal.
    pub small: String,
    /// The spec of the algorithm that is shown where none is chosen.
    pub shown: String,
    /// The specs of those that others are compared with.
    pub compared: Vec<String>,
    /// The spec that each algorithm is best watched with, by name.
    pub watched: BTreeMap<String, String>,
    /// The names of those that look at a great deal.
    pub long: Vec<String>,
}
