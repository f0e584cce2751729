//! Lessons, in the order in which they build on each other: what is claimed is shown by a real search, and figures that a
//! text quotes are those of that search (a test measures them again).

mod alphabeta;
mod blind;
mod bounded;
mod deepening;
mod informed;
mod mcts;
mod minimax;
mod mtdf;
mod optimal;
mod ordering;
mod proof;
mod quiescence;
mod tables;
mod windows;

use jogada_catalog::{Lesson, QuotedFigure, ShownSearch, StepAt};
use jogada_rules::Deed;

/// All of them.
pub(crate) const LESSONS: &[Lesson] = &[
    blind::LESSON,
    informed::LESSON,
    bounded::LESSON,
    optimal::LESSON,
    minimax::LESSON,
    alphabeta::LESSON,
    windows::LESSON,
    ordering::LESSON,
    tables::LESSON,
    quiescence::LESSON,
    deepening::LESSON,
    mtdf::LESSON,
    proof::LESSON,
    mcts::LESSON,
];

/// Figures that a text quotes.
type Quoted = &'static [(QuotedFigure, &'static str)];

/// Positions that a search of a game tree turned to.
const TURNED_TO: QuotedFigure = QuotedFigure::Events(&[Deed::Enter, Deed::Scout, Deed::Again]);
/// Leaves that were looked at: ends of the game, and positions that were estimated.
const LEAVES: QuotedFigure = QuotedFigure::Events(&[Deed::Settle, Deed::Evaluate]);
const CUTS: QuotedFigure = QuotedFigure::Events(&[Deed::Cut]);
const EXPANDED: QuotedFigure = QuotedFigure::Events(&[Deed::Expand]);
const ROUNDS: QuotedFigure = QuotedFigure::Events(&[Deed::Iteration]);

/// A search of what a spec alone describes.
const fn shown(game: &'static str, algorithm: &'static str, at: StepAt, figures: Quoted) -> ShownSearch {
    ShownSearch { game, start: None, algorithm, at, figures }
}

/// A search from a position.
const fn shown_from(
    game: &'static str,
    start: &'static str,
    algorithm: &'static str,
    at: StepAt,
    figures: Quoted,
) -> ShownSearch {
    ShownSearch { game, start: Some(start), algorithm, at, figures }
}
