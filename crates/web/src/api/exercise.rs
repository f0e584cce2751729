//! `/api/exercise`: something to practice.

use jogada_catalog::{Catalog, Exercise};
use jogada_wire::{ExerciseDocument, ExerciseRequest};

use crate::failure::{RequestFailure, Trouble};

/// Makes the exercise that is asked for.
pub(crate) fn exercise(catalog: &Catalog, request: &ExerciseRequest) -> Result<ExerciseDocument, RequestFailure> {
    let kind = catalog.exercises().into_iter().find(|kind| kind.name == request.name);
    let kind = kind.ok_or(Trouble::Unsuited)?;
    let exercise = Exercise::new(catalog, kind, request.difficulty, request.seed);
    exercise.map(ExerciseDocument::from).map_err(|error| RequestFailure::spec("seed", error))
}
