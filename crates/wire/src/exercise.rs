//! `/api/exercise`: a problem made from a seed, with its questions and their answers.

use jogada_catalog::{Exercise, ExerciseKind};
use serde::{Deserialize, Serialize};

use crate::VERSION;
use crate::scene::SceneAnswer;
use crate::trace::TwoLanguages;

/// Which exercise.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExerciseRequest {
    /// The name of its kind.
    pub name: String,
    /// How hard, from 1 to 3.
    pub difficulty: u8,
    /// What it is made from: the same seed is the same exercise.
    pub seed: u64,
}

/// An exercise with its answers.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExerciseDocument {
    /// The version of the form.
    pub v: u32,
    /// What is practiced.
    pub exercise: ExerciseOffer,
    /// How hard, from 1 to 3.
    pub difficulty: u8,
    /// What it was made from.
    pub seed: u64,
    /// The game or puzzle, as a spec.
    pub game: String,
    /// The position.
    pub position: String,
    /// The board.
    pub scene: SceneAnswer,
    /// What is to be filled in, in order.
    pub questions: Vec<ExerciseQuestion>,
}

/// One thing to be filled in.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExerciseQuestion {
    /// What it is about: the moves that lead there, joined by dots; a place; or a number in an order.
    pub about: String,
    /// The answer.
    pub answer: String,
    /// What it follows from, where that is not the answer itself.
    pub because: String,
}

/// Something that can be practiced.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct ExerciseOffer {
    /// The name that it is asked for by.
    pub name: String,
    /// What it is called.
    pub title: TwoLanguages,
    /// What is asked: `values`, `unseen`, `order`, `next`, `costs`, `winning-moves`.
    pub asks: String,
    /// The algorithm that answers, as a spec.
    pub algorithm: String,
}

impl From<ExerciseKind> for ExerciseOffer {
    fn from(kind: ExerciseKind) -> Self {
        Self {
            name: kind.name.to_owned(),
            title: kind.title.into(),
            asks: kind.asks.word().to_owned(),
            algorithm: kind.algorithm.to_owned(),
        }
    }
}

impl From<Exercise> for ExerciseDocument {
    fn from(exercise: Exercise) -> Self {
        let Exercise { kind, difficulty, seed, game, position, scene, questions } = exercise;
        let question = |asked: jogada_catalog::FillIn| {
            let jogada_catalog::FillIn { about, answer, because } = asked;
            ExerciseQuestion { about, answer, because }
        };
        Self {
            v: VERSION,
            exercise: kind.into(),
            difficulty,
            seed,
            game,
            position,
            scene: scene.into(),
            questions: questions.into_iter().map(question).collect(),
        }
    }
}
