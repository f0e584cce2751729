//! `/api/challenges` and `jogada challenges --json`: positions in which one move wins.

use jogada_catalog::Challenge;
use serde::Serialize;

/// All that there are.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChallengeList {
    /// The version of the form.
    pub v: u32,
    /// In an order that stays: the challenge of a day is found by counting.
    pub challenges: Vec<ChallengeDocument>,
}

/// A position in which one move wins and no other.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ChallengeDocument {
    /// Its name, which stays the same as long as the position does.
    pub id: String,
    /// The game, as a spec.
    pub game: String,
    /// The position.
    pub position: String,
    /// The move that wins.
    pub answer: String,
    /// The weakest level that finds it; nothing where none does that thinks by positions.
    pub level: Option<String>,
}

impl From<&Challenge> for ChallengeDocument {
    fn from(challenge: &Challenge) -> Self {
        let Challenge { game, position, answer, level } = challenge.clone();
        Self { id: challenge.id(), game, position, answer, level }
    }
}
