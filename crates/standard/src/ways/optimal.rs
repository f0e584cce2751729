//! The card of `optimal`.

use std::sync::Arc;

use jogada_catalog::{Algorithm, CodeLine, Family, Need, Parameter, Takes};
use jogada_rules::{Deed, Phrase};

use super::keys;

/// What is known about it.
pub(crate) fn facts() -> Arc<Algorithm> {
    let memory = Parameter::new("memory", Takes::Bytes, "");
    // No depth: a proof that leaves out what is deep would prove nothing.
    let own = [Parameter::new("threads", Takes::Number { least: 1, most: 256 }, "")];
    Arc::new(Algorithm {
        name: "optimal",
        about: Phrase::new(
            "Proves the fewest moves, or says between which numbers they lie",
            "Prova o mínimo de jogadas, ou diz entre que números está",
        ),
        family: Family::Path,
        parameters: own.into_iter().chain(keys::limits(memory)).collect(),
        pseudocode: PSEUDOCODE,
        need: Some(Need::Countdown),
    })
}

const PSEUDOCODE: &[CodeLine] = &[
    CodeLine::new(
        0,
        "best ← a way found by beam search; c ← the most that one move takes",
        "melhor ← um caminho achado por feixe; c ← o máximo que uma jogada tira",
        &[Deed::Start],
    ),
    CodeLine::new(
        0,
        "for L ← ⌈left ÷ c⌉, one more, … : is there a way of L moves?",
        "para L ← ⌈resto ÷ c⌉, mais um, … : há um caminho de L jogadas?",
        &[Deed::Iteration],
    ),
    CodeLine::new(
        1,
        "expand the cheapest complete cell (left, moves), from the start or from the goal",
        "expandir a célula completa (resto, jogadas) mais barata, do início ou do objetivo",
        &[Deed::Wave],
    ),
    CodeLine::new(
        1,
        "a state that both sides know: best ← the way through it; none: L moves are excluded",
        "um estado que ambos conhecem: melhor ← o caminho por ele; nenhum: L jogadas ficam excluídas",
        &[Deed::Bounds],
    ),
    CodeLine::new(0, "return best: no way is shorter", "devolver melhor: nenhum caminho é mais curto", &[Deed::Answer]),
    CodeLine::new(
        0,
        "stop at a limit, with a lower and an upper bound",
        "parar num limite, com um minorante e um majorante",
        &[Deed::Stop],
    ),
];
