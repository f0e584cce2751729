//! What results say about strength, and how surely. Pure arithmetic: no files, no clock.
//!
//! Games come in pairs that share an opening, sides exchanged, so the two games of a pair are not independent. Every
//! interval here is therefore made from pairs ([`Pairs`]); figures from single games ([`Tally`]) are for players who
//! met without that order.

mod elo;
mod normal;
mod pairs;
mod rating;
mod score;
mod sprt;
mod table;

pub use elo::{Elo, elo_of, score_of};
pub use normal::{Z95, below};
pub use pairs::Pairs;
pub use rating::{Meeting, Rating, bare_ratings, ratings};
pub use score::{Interval, Tally};
pub use sprt::{Hypotheses, Sprt, TestVerdict};
pub use table::{CrossTable, Duel};
