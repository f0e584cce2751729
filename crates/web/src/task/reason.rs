//! Why a hint is a good move: what the game sees in it, else what the search says about it.

use jogada_catalog::rules::{Note, Odds};
use jogada_catalog::{Appraisal, Session, Thought, ValueKind};
use jogada_wire::NoteAnswer;

/// What speaks for the move that was thought of.
pub(super) fn reason(session: &Session, thought: &Thought) -> Option<NoteAnswer> {
    thought.mv.as_ref()?;
    Some(NoteAnswer::from(session.reason_beside(thought).unwrap_or_else(|| by_value(session, thought))))
}

/// What the value says, for the side that would move.
fn by_value(session: &Session, thought: &Thought) -> Note {
    let appraisal = Appraisal::of(thought, session.is_scoring());
    let value = appraisal.value;
    match (appraisal.value_kind, appraisal.distance, appraisal.win_rate) {
        (ValueKind::Win, Some(plies), _) if session.sides() == 1 => Note::new("solves-in").with("moves", plies),
        (ValueKind::Win, Some(plies), _) => Note::new("wins-in").with("plies", plies).with("moves", plies.div_ceil(2)),
        (ValueKind::Win, None, _) => Note::new("wins"),
        (ValueKind::Draw, ..) => Note::new("draws"),
        (ValueKind::Loss, Some(plies), _) => Note::new("holds-longest").with("plies", plies),
        (ValueKind::Loss, None, _) => Note::new("loses-anyway"),
        (ValueKind::Points, ..) => Note::new("gets-points").with("points", value),
        (_, _, Some(share)) => Note::new(of_share(appraisal.odds)).with("percent", (share * 100.0).round()),
        _ => Note::new("looks-best").with("value", value),
    }
}

/// What a share of wins is said to be: of games that were simulated, or of what may be expected.
const fn of_share(odds: Option<Odds>) -> &'static str {
    match odds {
        Some(Odds::Expected) => "wins-chance",
        _ => "wins-share",
    }
}
