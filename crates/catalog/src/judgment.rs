//! A move that was played, held against the best one.

use jogada_rules::Edge;

use crate::appraisal::Appraisal;
use crate::board::Ply;
use crate::thought::Thought;

/// What a move was worth, and the best one in its place.
#[derive(Clone, Debug, PartialEq)]
pub struct Judgment {
    /// The best move.
    pub best: String,
    /// What the position was worth.
    pub value: Appraisal,
    /// What the move that was played was worth, to the side that played it.
    pub played: Appraisal,
}

impl Judgment {
    /// Holds a move against what was thought before it. What it is worth is known by what is thought after it, so it
    /// may turn out better than what looked best from before it.
    pub fn of(ply: &Ply, before: &Thought, after: &Thought, is_scoring: bool) -> Self {
        let edge = if after.side == ply.side { Edge::kept(ply.gain) } else { Edge::passed(ply.gain) };
        let lifted = edge.lift(after.value);
        let seen = Thought { value: lifted, side: ply.side, ..after.clone() };
        let played = Appraisal::of(&seen, is_scoring);
        let is_best = before.mv.as_ref() == Some(&ply.mv) || lifted > before.value;
        let value = if is_best { played } else { Appraisal::of(before, is_scoring) };
        let best = before.mv.as_ref().filter(|_| !is_best).unwrap_or(&ply.mv).clone();
        Self { best, value, played }
    }

    /// What the move gave away, where the two values are of one kind.
    pub fn loss(&self) -> Option<f64> {
        let number = |appraisal: &Appraisal| match appraisal.win_rate {
            Some(rate) => (true, 2.0 * rate - 1.0),
            None => (appraisal.value_kind.is_decided(), appraisal.value),
        };
        let ((best_kind, best), (played_kind, played)) = (number(&self.value), number(&self.played));
        (best_kind == played_kind).then(|| (best - played).max(0.0))
    }
}
