//! What is wrong, as exceptions of the package: the words of the command line, with the place.

use std::ops::Range;

use jogada_arena::{PlanError, RunError};
use jogada_catalog::rules::{MoveError as RuleMoveError, ReadError};
use jogada_catalog::{PlayError, SpecError as CatalogSpecError};
use jogada_words::{Explain, Language, point_at};
use pyo3::import_exception;
use pyo3::prelude::*;

import_exception!(jogada.errors, InternalError);
import_exception!(jogada.errors, MoveError);
import_exception!(jogada.errors, PositionError);
import_exception!(jogada.errors, SpecError);
import_exception!(jogada.errors, ContestError);

const ENGLISH: Language = Language::English;

/// The message with the place under it, the text, and where in it: what every exception of the package is made of.
fn placed(message: &str, text: &str, span: &Range<usize>) -> (String, String, usize, usize) {
    let characters = |bytes: usize| text.get(..bytes).map_or(text.len(), |before| before.chars().count());
    let shown = format!("{message}\n{}", point_at(text, span));
    (shown, text.to_owned(), characters(span.start), characters(span.end))
}

/// What is wrong with a spec.
pub(crate) fn spec(text: &str, error: &CatalogSpecError) -> PyErr {
    SpecError::new_err(placed(&ENGLISH.spec_problem(&error.problem), text, &error.span))
}

/// What is wrong with a position.
pub(crate) fn position(text: &str, error: &ReadError) -> PyErr {
    PositionError::new_err(placed(&ENGLISH.problem(&error.problem), text, &error.span))
}

/// What is wrong with a move.
pub(crate) fn play(text: &str, error: &PlayError) -> PyErr {
    let span = match error {
        PlayError::Move(RuleMoveError::Unreadable(error)) => error.span.clone(),
        _ => 0..text.len(),
    };
    MoveError::new_err(placed(&ENGLISH.play_error(error), text, &span))
}

/// What is wrong with a match.
pub(crate) fn run(error: &RunError) -> PyErr {
    match error {
        RunError::Plan(PlanError::Game { text, error } | PlanError::Player { text, error }) => spec(text, error),
        other => ContestError::new_err((other.to_string(), String::new(), 0, 0)),
    }
}
