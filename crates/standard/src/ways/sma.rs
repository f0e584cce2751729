//! The card of `sma`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter, Takes, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, sma};

use super::{WayCard, WayWork, code, words};

/// SMA*: A* in a fixed number of nodes (memory).
pub(super) struct Sma;

impl WayCard for Sma {
    const NAME: &'static str = "sma";
    const ABOUT: Phrase =
        Phrase::new("SMA*: A* in a fixed number of nodes (memory)", "SMA*: A* num número fixo de nós (memória)");
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 11,
        title: Phrase::same("SMA*"),
        spec: "sma:memory=12,heuristic=fifths",
        is_long: true,
        idea: &[
            Phrase::new(
                "A* in a fixed number of nodes. While there is room it is A*. When memory is full, the worst leaf, and of those the shallowest, is forgotten; its parent keeps the f, so the search can come back when nothing better is left.",
                "Um A* num número fixo de nós. Enquanto há espaço é o A*. Quando a memória enche, esquece-se a pior folha, e dessas a menos funda; o pai guarda o f, e a procura pode voltar quando não restar nada melhor.",
            ),
            Phrase::new(
                "It uses all the memory it is given and no more, and it says so when no way fits.",
                "Usa toda a memória que se lhe dá e não mais, e diz quando nenhum caminho cabe.",
            ),
        ],
        right: Phrase::new(
            "Finds the cheapest of the ways that fit into memory, when the heuristic is admissible.",
            "Acha o mais barato dos caminhos que cabem na memória, quando a heurística é admissível.",
        ),
        cost: Phrase::new(
            "Memory as given; time grows steeply when it is scarce, because branches are forgotten and generated again.",
            "A memória dada; o tempo cresce muito quando é pouca, porque os ramos se esquecem e se geram de novo.",
        ),
        watch: Phrase::new(
            "The memory bar, the forgotten nodes, and the f that their parents remember.",
            "A barra da memória, os nós esquecidos e o f que os pais guardam.",
        ),
        reference: "S. Russell, “Efficient memory-bounded search methods”, 1992",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.pick.sma",
            Phrase::new(
                "{node} is the deepest node of least f: its next successor is due.",
                "{node} é o nó mais fundo de menor f: é a vez do seu próximo sucessor.",
            ),
        ),
        ("lab.say.duplicate.sma", words::CIRCLE),
        (
            "lab.say.defer.sma",
            Phrase::new(
                "The move {move} from {node} is of no use: no path through it fits into memory.",
                "A jogada {move} de {node} não serve: nenhum caminho por ela cabe na memória.",
            ),
        ),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "memory ← {start}; f(start) ← h(start)",
            "memória ← {início}; f(início) ← h(início)",
            &[Deed::Start],
        ),
        CodeLine::new(
            0,
            "while something waits: n ← the deepest node of least f",
            "enquanto algo espera: n ← o nó mais fundo de menor f",
            &[Deed::Pick, Deed::Bounds],
        ),
        code::GOAL,
        CodeLine::new(1, "if n is new: list its successors", "se n é novo: listar os seus sucessores", &[Deed::Expand]),
        CodeLine::new(
            1,
            "s ← the best successor not in memory; if it lies on the path: drop it",
            "s ← o melhor sucessor fora da memória; se está no caminho: descartá-lo",
            &[Deed::Duplicate],
        ),
        CodeLine::new(
            1,
            "if no path through s fits into memory: f(s) ← ∞",
            "se nenhum caminho por s cabe na memória: f(s) ← ∞",
            &[Deed::Defer],
        ),
        CodeLine::new(
            1,
            "else keep s with f(s) ← max(f(n), g(s) + h(s))",
            "senão guardar s com f(s) ← máx(f(n), g(s) + h(s))",
            &[Deed::Generate],
        ),
        CodeLine::new(
            1,
            "if memory is full: forget the shallowest leaf of greatest f; its parent remembers that f",
            "se a memória está cheia: esquecer a folha menos funda de maior f; o pai lembra esse f",
            &[Deed::Forget],
        ),
        CodeLine::new(
            1,
            "f(n) ← the least f of its successors that are not in memory",
            "f(n) ← o menor f dos seus sucessores fora da memória",
            &[Deed::Revise],
        ),
        code::FAILURE,
    ];

    fn memory() -> Parameter {
        Parameter::new("memory", Takes::Count, "10000")
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { plan, puzzle, heuristic, limits, stop, observer } = work;
        let most_nodes = plan.keys.size("memory");
        sma(puzzle, heuristic, most_nodes, limits, stop, observer)
    }
}
