//! What is proven about every move of a position.

use jogada_catalog::{Appraisal, Session, Solving};
use jogada_words::{Language, Word};
use serde::Serialize;

use crate::statistics::Results;
use crate::tabular::{Cell, Format, Tabular};

/// A move with its exact value, for the side that would play it.
#[derive(Serialize)]
pub(crate) struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    #[serde(flatten)]
    appraisal: Appraisal,
    best: bool,
}

/// All moves whose value is proven, the best first.
pub(crate) fn move_answers(solving: &Solving, session: &Session) -> Vec<MoveAnswer> {
    let mut proven: Vec<_> = solving.moves.iter().filter_map(|(mv, known)| Some((mv, known.value()?))).collect();
    proven.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
    let answer = |(mv, value): (&String, _)| MoveAnswer {
        mv: mv.clone(),
        appraisal: Appraisal::new(value, solving.side, true, session.is_scoring()),
        best: solving.value() == Some(value),
    };
    proven.into_iter().map(answer).collect()
}

/// The same for people.
pub(crate) fn moves_table(solving: &Solving, session: &Session, language: Language) -> String {
    let columns = [("best", Word::Best), ("move", Word::Move), ("value", Word::Value)];
    let mut table = Tabular::new(columns.map(|(key, name)| (key.to_owned(), name)).to_vec());
    for MoveAnswer { mv, appraisal, best } in move_answers(solving, session) {
        let mark = if best { "*" } else { "" };
        let value = language.worth(appraisal, session);
        table.push(vec![Cell::Text(mark.to_owned()), Cell::Text(mv), Cell::Text(value)]);
    }
    table.written(Format::Table, language)
}
