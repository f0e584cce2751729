//! The card of `optimal`.

use std::sync::Arc;

use jogada_catalog::{Algorithm, AlgorithmLesson, CodeLine, Family, Need, Parameter, Takes, Texts};
use jogada_rules::{Counted, Deed, Phrase};

use super::keys;

/// What is known about it.
pub(crate) fn facts() -> Arc<Algorithm> {
    // No depth: a proof that leaves out what is deep would prove nothing.
    let own = [Parameter::new("threads", Takes::Number { least: 1, most: 256 }, "")];
    Arc::new(Algorithm {
        name: "optimal",
        about: Phrase::new(
            "Proves the fewest moves, or says between which numbers they lie",
            "Prova o mínimo de jogadas, ou diz entre que números está",
        ),
        family: Family::Path,
        counted: Counted::default(),
        odds: None,
        parameters: own.into_iter().chain(keys::limits(keys::memory())).collect(),
        lesson: LESSON,
        texts: TEXTS,
        pseudocode: PSEUDOCODE,
        need: Some(Need::Countdown),
        resumes: false,
        paces_itself: false,
    })
}

const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
    order: 15,
    title: Phrase::new("Proving the optimum", "Provar o ótimo"),
    spec: "optimal",
    is_long: false,
    idea: &[
        Phrase::new(
            "Made for puzzles that count down, as Adji-boto does: a move takes at most c pieces. A way of L moves must then pass, after m moves, through states with neither too many nor too few pieces: a narrow band of cells.",
            "Feito para quebra-cabeças que contam para baixo, como o Adji-boto: uma jogada tira no máximo c peças. Um caminho de L jogadas tem então de passar, ao fim de m, por estados com peças nem a mais nem a menos: uma faixa estreita de células.",
        ),
        Phrase::new(
            "Two searches, from both ends, share out the cells of the band, always the cheapest next. If no state is known to both, no way has L moves, and L + 1 is asked.",
            "Duas procuras, das duas pontas, repartem as células da faixa, sempre a mais barata a seguir. Se nenhum estado é conhecido das duas, nenhum caminho tem L jogadas, e pergunta-se por L + 1.",
        ),
    ],
    right: Phrase::new(
        "Always: it proves that no shorter way exists, or says between which numbers the answer lies.",
        "Sempre: prova que não há caminho mais curto, ou diz entre que números está a resposta.",
    ),
    cost: Phrase::new(
        "Far less than a plain bidirectional search; memory for every state that either side reaches.",
        "Muito menos do que uma procura bidirecional simples; memória para todos os estados a que cada lado chega.",
    ),
    watch: Phrase::new(
        "Lower and upper bound closing in on each other.",
        "O minorante e o majorante a aproximarem-se.",
    ),
    reference: "R. Holte et al., “Bidirectional search that is guaranteed to meet in the middle”, 2016",
});

const TEXTS: Texts = &[(
    "lab.say.iteration.optimal",
    Phrase::new("Is there a way of {threshold} moves?", "Há um caminho de {threshold} jogadas?"),
)];

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
