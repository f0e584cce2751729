//! The card of `uniform`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, uniform};

use super::{WayCard, WayWork, code};

/// The cheapest waiting node first (Dijkstra).
pub(super) struct UniformCost;

impl WayCard for UniformCost {
    const NAME: &'static str = "uniform";
    const ABOUT: Phrase =
        Phrase::new("The cheapest waiting node first (Dijkstra)", "Primeiro o nó em espera mais barato (Dijkstra)");
    const ASKS_HEURISTIC: bool = false;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 4,
        title: Phrase::new("Uniform-cost search", "Procura de custo uniforme"),
        spec: "uniform",
        is_long: false,
        idea: &[
            Phrase::new(
                "Always expand the waiting node that is cheapest to reach: the wave spreads by cost, not by number of moves. When all moves cost the same it is breadth-first search.",
                "Expande-se sempre o nó em espera a que se chega mais barato: a onda alastra pelo custo, não pelo número de jogadas. Quando todas custam o mesmo é a procura em largura.",
            ),
            Phrase::new(
                "A goal counts only when it is taken from the list, not when it is first seen: a cheaper way to it may still be waiting.",
                "Um objetivo só conta quando se tira da lista, não quando se vê: pode ainda haver à espera um caminho mais barato.",
            ),
        ],
        right: Phrase::new("Always; the way is the cheapest.", "Sempre; o caminho é o mais barato."),
        cost: Phrase::new(
            "Every state cheaper to reach than the goal, in time and memory.",
            "Todos os estados a que se chega mais barato do que ao objetivo, em tempo e memória.",
        ),
        watch: Phrase::new(
            "The open list sorted by g, and that the goal is recognized one step later than in breadth-first search.",
            "A lista de abertos ordenada por g, e que o objetivo se reconhece um passo mais tarde do que na largura.",
        ),
        reference: "E. W. Dijkstra, “A note on two problems in connexion with graphs”, 1959",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.pick.uniform",
            Phrase::new(
                "{node} is taken from open: no waiting node is cheaper to reach.",
                "Tira-se {node} dos abertos: a nenhum nó em espera se chega mais barato.",
            ),
        ),
        (
            "lab.say.generate.uniform",
            Phrase::new("{node} is new: it costs g = {g} to get there.", "{node} é novo: chegar lá custa g = {g}."),
        ),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "open ← {start}; g(start) ← 0", "abertos ← {início}; g(início) ← 0", &[Deed::Start]),
        CodeLine::new(
            0,
            "while open ≠ ∅: n ← the node of open with the least g",
            "enquanto abertos ≠ ∅: n ← o nó de abertos com menor g",
            &[Deed::Pick, Deed::Bounds],
        ),
        code::GOAL,
        CodeLine::new(
            1,
            "move n to closed; for each successor s of n with cost c",
            "passar n para fechados; para cada sucessor s de n com custo c",
            &[Deed::Expand],
        ),
        CodeLine::new(
            2,
            "if s is known with g(s) ≤ g(n) + c: drop it",
            "se s é conhecido com g(s) ≤ g(n) + c: descartá-lo",
            &[Deed::Duplicate],
        ),
        CodeLine::new(
            2,
            "else g(s) ← g(n) + c; put s into open",
            "senão g(s) ← g(n) + c; pôr s em abertos",
            &[Deed::Generate, Deed::Reopen],
        ),
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, limits, stop, observer, .. } = work;
        uniform(puzzle, limits, stop, observer)
    }
}
