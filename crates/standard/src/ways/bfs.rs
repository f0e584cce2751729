//! The card of `bfs`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, bfs};

use super::{WayCard, WayWork, code};

/// Breadth first: layer by layer, fewest moves.
pub(super) struct Bfs;

impl WayCard for Bfs {
    const NAME: &'static str = "bfs";
    const ABOUT: Phrase =
        Phrase::new("Breadth first: layer by layer, fewest moves", "Em largura: camada a camada, o mínimo de jogadas");
    const ASKS_HEURISTIC: bool = false;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 1,
        title: Phrase::new("Breadth-first search", "Procura em largura"),
        spec: "bfs",
        is_long: false,
        idea: &[
            Phrase::new(
                "Look at all states one move away, then at all states two moves away, and so on, like a wave on water. The states wait in a queue: first come, first served.",
                "Veem-se todos os estados a uma jogada, depois todos os que estão a duas, e assim por diante, como uma onda na água. Os estados esperam numa fila: o primeiro a chegar é o primeiro a ser visto.",
            ),
            Phrase::new(
                "Because no state is looked at before all nearer ones, the first goal met is a nearest one.",
                "Como nenhum estado é visto antes de todos os mais próximos, o primeiro objetivo encontrado é dos mais próximos.",
            ),
        ],
        right: Phrase::new(
            "Always; the way has the fewest moves, and is the cheapest if all moves cost the same.",
            "Sempre; o caminho tem o mínimo de jogadas, e é o mais barato se todas custam o mesmo.",
        ),
        cost: Phrase::new(
            "With b moves per state and a goal at depth d, about b^d states, in time and in memory. Memory gives out first.",
            "Com b jogadas por estado e um objetivo à profundidade d, cerca de b^d estados, em tempo e em memória. A memória acaba primeiro.",
        ),
        watch: Phrase::new(
            "The layers: each is several times the one before. Duplicates, too: a move that leads to a known state costs nothing more.",
            "As camadas: cada uma é várias vezes a anterior. E os repetidos: uma jogada que leva a um estado conhecido não custa mais nada.",
        ),
        reference: "E. F. Moore, “The shortest path through a maze”, 1959",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.generate.bfs",
            Phrase::new(
                "{node} is new and joins the end of the queue, at depth {depth}.",
                "{node} é novo e vai para o fim da fila, à profundidade {depth}.",
            ),
        ),
        (
            "lab.say.iteration.bfs",
            Phrase::new(
                "Layer {threshold}: all nodes {threshold} moves from the start, in order of arrival.",
                "Camada {threshold}: todos os nós a {threshold} jogadas do início, por ordem de chegada.",
            ),
        ),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "queue ← [start]; known ← {start}", "fila ← [início]; conhecidos ← {início}", &[Deed::Start]),
        CodeLine::new(0, "for each layer d = 0, 1, 2, …", "para cada camada d = 0, 1, 2, …", &[Deed::Iteration]),
        CodeLine::new(
            1,
            "for each node n of the layer, in order of arrival: for each successor s of n",
            "para cada nó n da camada, por ordem de chegada: para cada sucessor s de n",
            &[Deed::Expand],
        ),
        code::KNOWN,
        CodeLine::new(
            2,
            "else append s to the queue and to known",
            "senão juntar s à fila e aos conhecidos",
            &[Deed::Generate],
        ),
        code::GOAL_SEEN,
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, limits, stop, observer, .. } = work;
        bfs(puzzle, limits, stop, observer)
    }
}
