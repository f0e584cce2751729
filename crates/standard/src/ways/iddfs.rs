//! The card of `iddfs`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, iddfs};

use super::{WayCard, WayWork, code, words};

/// Depth first to depth 1, 2, 3, …; little memory.
pub(super) struct Iddfs;

impl WayCard for Iddfs {
    const NAME: &'static str = "iddfs";
    const ABOUT: Phrase =
        Phrase::new("Depth first to depth 1, 2, 3, …; little memory", "Em profundidade até 1, 2, 3, …; pouca memória");
    const ASKS_HEURISTIC: bool = false;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 3,
        title: Phrase::new("Iterative deepening", "Aprofundamento iterativo"),
        spec: "iddfs",
        is_long: true,
        idea: &[
            Phrase::new(
                "Search depth first to depth 1; if that fails start again to depth 2, then 3, and so on. It sounds wasteful, but each round is several times as large as all before it together, so repeating them hardly matters.",
                "Procura-se em profundidade até 1; se falhar, recomeça-se até 2, depois 3, e assim por diante. Parece desperdício, mas cada volta é várias vezes maior do que todas as anteriores juntas, por isso repeti-las mal se nota.",
            ),
            Phrase::new(
                "The result: the shortest way, as breadth-first finds it, in the memory that depth-first needs.",
                "O resultado: o caminho mais curto, como o da largura, com a memória da profundidade.",
            ),
        ],
        right: Phrase::new("Always; as breadth-first search.", "Sempre; como a procura em largura."),
        cost: Phrase::new(
            "Time b^d as breadth-first, where states are rarely met twice; memory only for one path, b·d.",
            "Tempo b^d como a largura, quando os estados raramente se repetem; memória só para um caminho, b·d.",
        ),
        watch: Phrase::new(
            "The limits in the list on the right, and how the same first nodes come back in every round.",
            "Os limites na lista, e como os mesmos primeiros nós voltam em cada volta.",
        ),
        reference: "R. E. Korf, “Depth-first iterative-deepening”, 1985",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.generate.iddfs",
            Phrase::new(
                "{node} lies within the limit: the path goes on from there, at depth {depth}.",
                "{node} está dentro do limite: o caminho continua daí, à profundidade {depth}.",
            ),
        ),
        ("lab.say.duplicate.iddfs", words::CIRCLE),
        (
            "lab.say.defer.iddfs",
            Phrase::new(
                "The move {move} from {node} goes deeper than the limit: for a later iteration.",
                "A jogada {move} de {node} vai além do limite: fica para outra iteração.",
            ),
        ),
        (
            "lab.say.iteration.iddfs",
            Phrase::new(
                "Again from the start, now to depth {threshold}.",
                "Outra vez do início, agora até à profundidade {threshold}.",
            ),
        ),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "limit ← 0", "limite ← 0", &[Deed::Start]),
        CodeLine::new(
            0,
            "repeat, with limit ← limit + 1: search depth first from the start",
            "repetir, com limite ← limite + 1: procurar em profundidade a partir do início",
            &[Deed::Iteration, Deed::Bounds],
        ),
        code::GOAL_ON_PATH,
        code::SUCCESSORS,
        CodeLine::new(
            2,
            "if depth(s) > limit: leave s for later",
            "se profundidade(s) > limite: deixar s para depois",
            &[Deed::Defer],
        ),
        code::CIRCLE,
        code::DEEPER,
        CodeLine::new(
            0,
            "return failure when no limit left anything out",
            "devolver insucesso quando nada ficou de fora",
            &[Deed::Stop],
        ),
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, limits, stop, observer, .. } = work;
        iddfs(puzzle, limits, stop, observer)
    }
}
