//! The card of `solver`, who gives hints and solves a puzzle where no algorithm is named.

use std::sync::Arc;

use jogada_catalog::{Algorithm, Family, Parameter, Takes};
use jogada_rules::{Counted, Phrase};

/// How long a hint may take where nobody says.
const USUAL_TIME: &str = "5s";

/// What is known about it.
pub(crate) fn facts() -> Arc<Algorithm> {
    let parameters = vec![Parameter::new("nodes", Takes::Count, ""), Parameter::new("time", Takes::Time, USUAL_TIME)];
    let about = Phrase::new(
        "The shortest way that can be found in the time, proven where that is possible",
        "O caminho mais curto que se encontra no tempo dado, provado onde isso é possível",
    );
    Arc::new(Algorithm {
        name: "solver",
        about,
        lesson: None,
        texts: &[],
        family: Family::Path,
        counted: Counted::default(),
        odds: None,
        parameters,
        pseudocode: &[],
        need: None,
        resumes: false,
        paces_itself: false,
    })
}
