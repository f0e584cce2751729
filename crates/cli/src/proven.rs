//! What is proven about every move of a position.

use jogada_catalog::{Appraisal, Session, Solving};
use jogada_words::{Language, Word};

use crate::statistics::TellResults;
use crate::tabular::{TableCell, Tabular};

/// All moves whose value is proven, the best first, for people.
pub(crate) fn moves_table(solving: &Solving, session: &Session, language: Language) -> Tabular {
    let columns = [("best", Word::Best), ("move", Word::Move), ("value", Word::Value)];
    let mut table = Tabular::new(columns.map(|(key, name)| (key.to_owned(), name)).to_vec());
    let mut proven: Vec<_> = solving.moves.iter().filter_map(|(mv, known)| Some((mv, known.value()?))).collect();
    proven.sort_by_key(|&(_, value)| std::cmp::Reverse(value));
    for (mv, value) in proven {
        let mark = if solving.value() == Some(value) { "*" } else { "" };
        let worth = language.worth(Appraisal::new(value, solving.side, true, session.is_scoring()), session);
        table.push(vec![TableCell::Text(mark.to_owned()), TableCell::Text(mv.clone()), TableCell::Text(worth)]);
    }
    table
}
