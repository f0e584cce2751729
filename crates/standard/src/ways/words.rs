//! What several cards say in the same words.

use jogada_rules::Phrase;

/// When the searches that trust their heuristic are right.
pub(super) const ADMISSIBLE: Phrase =
    Phrase::new("When the heuristic is admissible.", "Quando a heurística é admissível.");

/// What the lab says of a move back to where the path has been.
pub(super) const CIRCLE: Phrase = Phrase::new(
    "The move {move} from {node} would close a circle: dropped.",
    "A jogada {move} de {node} fecharia um círculo: descartada.",
);

/// Where the searches by the report's protocol are from.
pub(super) const COURSE_REPORT: &str = "Course report on the Adji-boto puzzle";

/// The report has no other that is worth the name; with `fifths` most of its problems stay unsolved.
pub(super) const REPORT_HEURISTIC: &str = "base";
