//! The card of `climb`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, climb};

use super::{WayCard, WayWork, code};

/// To the next better state, breadth first, and never back.
pub(super) struct Climb;

impl WayCard for Climb {
    const NAME: &'static str = "climb";
    const ABOUT: Phrase = Phrase::new(
        "Enforced hill climbing: breadth first to the next better state, and never back",
        "Subida de encosta forçada: em largura até ao próximo estado melhor, sem nunca voltar atrás",
    );
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 13,
        title: Phrase::new("Hill climbing", "Subida de encosta"),
        spec: "climb:heuristic=fifths",
        is_long: false,
        idea: &[
            Phrase::new(
                "Go where the estimate is lower, and forget the rest. Plain hill climbing looks at the neighbors only, and is stuck where none of them is better; this one then looks breadth first, further and further, until something is.",
                "Vai-se para onde a estimativa é menor, e esquece-se o resto. A subida simples só olha para os vizinhos, e fica presa onde nenhum é melhor; esta procura então em largura, cada vez mais longe, até haver um.",
            ),
            Phrase::new(
                "What was passed by is never looked at again. Where moves can not be taken back, that can lead into a dead end.",
                "O que ficou para trás nunca mais se vê. Onde as jogadas não se podem desfazer, isso pode levar a um beco sem saída.",
            ),
        ],
        right: Phrase::new(
            "Not in general: the way is rarely the shortest, and may not be found at all.",
            "Em geral não: o caminho raramente é o mais curto, e pode nem ser encontrado.",
        ),
        cost: Phrase::new(
            "Linear in the way, exponential only in how far the heuristic misleads.",
            "Linear no caminho, exponencial só na distância em que a heurística engana.",
        ),
        watch: Phrase::new(
            "How long each stage takes: where the estimate falls at once, and where a plain has to be crossed.",
            "Quanto demora cada etapa: onde a estimativa baixa logo, e onde é preciso atravessar um planalto.",
        ),
        reference: "J. Hoffmann and B. Nebel, “The FF planning system: fast plan generation through heuristic search”, 2001",
    });
    const TEXTS: Texts = &[(
        "lab.say.iteration.climb",
        Phrase::new(
            "A stage begins: look for a state with h below {threshold}.",
            "Começa uma etapa: procurar um estado com h abaixo de {threshold}.",
        ),
    )];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "here ← start", "aqui ← início", &[Deed::Start]),
        CodeLine::new(
            0,
            "until here is a goal: queue ← [here]",
            "até aqui ser objetivo: fila ← [aqui]",
            &[Deed::Iteration],
        ),
        CodeLine::new(
            1,
            "take the first n of the queue; for each successor s of n",
            "tirar o primeiro n da fila; para cada sucessor s de n",
            &[Deed::Expand],
        ),
        code::KNOWN,
        CodeLine::new(
            2,
            "if h(s) < h(here): here ← s, and begin the next stage; else append s to the queue",
            "se h(s) < h(aqui): aqui ← s, e começar a etapa seguinte; senão juntar s à fila",
            &[Deed::Generate],
        ),
        CodeLine::new(0, "return the path to here", "devolver o caminho até aqui", &[Deed::Goal]),
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, heuristic, limits, stop, observer, .. } = work;
        climb(puzzle, heuristic, limits, stop, observer)
    }
}
