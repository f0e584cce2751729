//! The card of `astar`.

use jogada_catalog::{AlgorithmLesson, CodeLine};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, astar};

use super::{WayCard, WayWork, code};

/// A*: cost so far plus estimate; optimal if the heuristic never overestimates.
pub(super) struct Astar;

impl WayCard for Astar {
    const NAME: &'static str = "astar";
    const ABOUT: Phrase = Phrase::new(
        "A*: cost so far plus estimate; optimal if the heuristic never overestimates",
        "A*: custo até aqui mais estimativa; ótimo se a heurística nunca exagera",
    );
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 6,
        title: Phrase::same("A*"),
        spec: "astar:heuristic=fifths",
        is_long: false,
        idea: &[
            Phrase::new(
                "A* adds what was spent and what is estimated: f = g + h is the likely cost of a whole way through a node. The node of least f is next.",
                "O A* soma o que se gastou e o que se estima: f = g + h é o custo provável de um caminho inteiro por um nó. O nó de menor f é o seguinte.",
            ),
            Phrase::new(
                "If h never overestimates (it is admissible), then f of the best waiting node is a lower bound for every way still to be found. When that node is a goal, its way costs no more than the bound: nothing can be cheaper.",
                "Se h nunca exagera (é admissível), o f do melhor nó em espera é um minorante de todos os caminhos por achar. Quando esse nó é objetivo, o seu caminho não custa mais do que o minorante: nenhum pode ser mais barato.",
            ),
            Phrase::new(
                "If in addition h never falls by more than a move costs (it is consistent), no node is ever opened twice.",
                "Se além disso h nunca desce mais do que custa uma jogada (é consistente), nenhum nó se abre duas vezes.",
            ),
        ],
        right: Phrase::new(
            "When the heuristic is admissible. With one that overestimates, such as `base` here, it finds a way and proves nothing.",
            "Quando a heurística é admissível. Com uma que exagera, como aqui `base`, acha um caminho e nada prova.",
        ),
        cost: Phrase::new(
            "Every state with f below the answer, in time and memory; no other search that uses the same heuristic as safely expands fewer, ties aside.",
            "Todos os estados com f abaixo da resposta, em tempo e memória; nenhuma outra procura que use a mesma heurística com a mesma segurança expande menos, salvo empates.",
        ),
        watch: Phrase::new(
            "f along the expansions: it never falls when the heuristic is consistent. Compare `fifths` with `base`.",
            "O f ao longo das expansões: nunca desce quando a heurística é consistente. Compare `fifths` com `base`.",
        ),
        reference: "P. Hart, N. Nilsson and B. Raphael, “A formal basis for the heuristic determination of minimum cost paths”, 1968",
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "open ← {start}; g(start) ← 0; f(start) ← h(start)",
            "abertos ← {início}; g(início) ← 0; f(início) ← h(início)",
            &[Deed::Start],
        ),
        CodeLine::new(
            0,
            "while open ≠ ∅: n ← the node of open with the least f; among equals the deepest",
            "enquanto abertos ≠ ∅: n ← o nó de abertos com menor f; entre iguais o mais fundo",
            &[Deed::Pick, Deed::Bounds],
        ),
        code::GOAL,
        code::EXPAND,
        code::NO_CHEAPER,
        code::REOPEN,
        CodeLine::new(
            2,
            "else put s into open with f(s) = g(s) + h(s)",
            "senão pôr s em abertos com f(s) = g(s) + h(s)",
            &[Deed::Generate],
        ),
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, heuristic, limits, stop, observer, .. } = work;
        astar(puzzle, heuristic, limits, stop, observer)
    }
}
