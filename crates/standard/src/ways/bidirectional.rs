//! The card of `bidirectional`.

use std::sync::Arc;

use jogada_catalog::{Algorithm, CodeLine, Family, Need, Parameter, Takes};
use jogada_rules::{Deed, Phrase};

use super::keys;

/// What is known about it.
pub(crate) fn facts() -> Arc<Algorithm> {
    let memory = Parameter::new("memory", Takes::Bytes, "");
    let own = [keys::symmetry(), keys::depth()];
    Arc::new(Algorithm {
        name: "bidirectional",
        about: Phrase::new(
            "From the start and from the goal until they meet",
            "Do início e do objetivo até se encontrarem",
        ),
        family: Family::Path,
        parameters: own.into_iter().chain(keys::limits(memory)).collect(),
        pseudocode: PSEUDOCODE,
        need: Some(Need::Predecessors),
    })
}

const PSEUDOCODE: &[CodeLine] = &[
    CodeLine::new(
        0,
        "open₁ ← {start}; open₂ ← {goals}; best ← ∞",
        "abertos₁ ← {início}; abertos₂ ← {objetivos}; melhor ← ∞",
        &[Deed::Start],
    ),
    CodeLine::new(
        0,
        "while least g of open₁ + least g of open₂ < best",
        "enquanto menor g de abertos₁ + menor g de abertos₂ < melhor",
        &[Deed::Bounds],
    ),
    CodeLine::new(
        1,
        "n ← the node with the least g of the smaller list",
        "n ← o nó com menor g da lista mais curta",
        &[Deed::Pick],
    ),
    CodeLine::new(
        1,
        "for each successor s (predecessor, from the goal's side) of n",
        "para cada sucessor s (predecessor, do lado do objetivo) de n",
        &[Deed::Expand],
    ),
    CodeLine::new(
        2,
        "if its side knows s at no higher cost: drop it",
        "se o seu lado conhece s sem custo maior: descartá-lo",
        &[Deed::Duplicate],
    ),
    CodeLine::new(
        2,
        "else put s into the list of its side",
        "senão pôr s na lista do seu lado",
        &[Deed::Generate, Deed::Reopen],
    ),
    CodeLine::new(
        2,
        "if the other side knows s: best ← min(best, g₁(s) + g₂(s))",
        "se o outro lado conhece s: melhor ← mín(melhor, g₁(s) + g₂(s))",
        &[Deed::Meet],
    ),
    CodeLine::new(
        0,
        "return the path through the best meeting",
        "devolver o caminho pelo melhor encontro",
        &[Deed::Goal],
    ),
    CodeLine::new(0, "or failure if there is none", "ou insucesso se não há nenhum", &[Deed::Stop]),
];
