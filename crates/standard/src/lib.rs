//! The games and algorithms that Jogada brings along: one card a game, one card an algorithm.
//!
//! A card holds everything about a game or an algorithm that is neither its rules nor its code. This is the only crate
//! where game meets algorithm; front ends get a [`Catalog`](jogada_catalog::Catalog) from [`catalog()`] and never name
//! either. A program of one's own starts from it and adds to it: see [`GameCard`], [`PuzzleCard`], [`TreeCard`],
//! [`WayCard`], and [`Addition`] for what is to be added to every game.

#![deny(missing_docs)]

pub mod algorithms;
mod card;
mod clocks;
mod game_trace;
pub mod games;
mod hint;
mod history;
mod indirect;
mod lessons;
mod match_table;
mod puzzle_card;
mod quest_table;
mod seekers;
mod stopwatch;
mod symmetry;
mod task;
mod thinker;
mod told;
mod tracer;
mod under_way;
mod watcher;
pub mod ways;

pub use algorithms::TreeCard;
pub use card::GameCard;
pub use games::{Addition, catalog, catalog_with};
pub use indirect::{Indirect, IndirectGuide, IndirectPlayout};
pub use puzzle_card::PuzzleCard;
pub use symmetry::{Distinct, Merged, Symmetry};
pub use task::{Memory, SimulationSettings, Task, Work};
pub use thinker::{EngineTask, Thinker};
pub use tracer::Tracer;
pub use ways::{WayCard, WayWork};
