//! The card of `bidirectional`.

use std::sync::Arc;

use jogada_catalog::{Algorithm, AlgorithmLesson, CodeLine, Family, Need, Texts};
use jogada_rules::{Counted, Deed, Phrase};

use super::keys;

/// What is known about it.
pub(crate) fn facts() -> Arc<Algorithm> {
    let own = [keys::symmetry(), keys::depth()];
    Arc::new(Algorithm {
        name: "bidirectional",
        about: Phrase::new(
            "From the start and from the goal until they meet",
            "Do início e do objetivo até se encontrarem",
        ),
        family: Family::Path,
        counted: Counted::default(),
        odds: None,
        parameters: own.into_iter().chain(keys::limits(keys::memory())).collect(),
        lesson: LESSON,
        texts: TEXTS,
        pseudocode: PSEUDOCODE,
        need: Some(Need::Predecessors),
        resumes: false,
        paces_itself: false,
    })
}

const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
    order: 14,
    title: Phrase::new("Bidirectional search", "Procura bidirecional"),
    spec: "bidirectional",
    is_long: false,
    idea: &[
        Phrase::new(
            "Search forward from the start and backward from the goal until the two meet. Two waves of half the radius cover far less than one of the whole.",
            "Procura-se para a frente desde o início e para trás desde o objetivo até as duas se encontrarem. Duas ondas de metade do raio cobrem muito menos do que uma inteira.",
        ),
        Phrase::new(
            "The first meeting need not be the best: the search goes on until the cheapest waiting nodes of both sides together cost as much as the best meeting.",
            "O primeiro encontro pode não ser o melhor: a procura continua até os nós mais baratos dos dois lados custarem juntos tanto como o melhor encontro.",
        ),
    ],
    right: Phrase::new("Always.", "Sempre."),
    cost: Phrase::new(
        "About 2·b^(d/2) states, where moves can be followed backward.",
        "Cerca de 2·b^(d/2) estados, quando as jogadas se podem seguir para trás.",
    ),
    watch: Phrase::new(
        "The two lists, and the meeting that is found before it is known to be best.",
        "As duas listas, e o encontro que se acha antes de se saber que é o melhor.",
    ),
    reference: "I. Pohl, “Bi-directional search”, 1971",
});

const TEXTS: Texts = &[
    (
        "lab.say.pick.bidirectional",
        Phrase::new(
            "{node} is taken: the cheapest node of the shorter of the two lists.",
            "Tira-se {node}: o nó mais barato da mais curta das duas listas.",
        ),
    ),
    (
        "lab.say.generate.bidirectional",
        Phrase::new(
            "{node} is new to its side, at distance {g} from its end.",
            "{node} é novo para o seu lado, à distância {g} da sua ponta.",
        ),
    ),
];

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
