//! The card of `idastar`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, idastar};

use super::{WayCard, WayWork, code, keys, words};

/// How many states its table has room for.
const TABLE_SLOTS: usize = 1 << 20;

/// IDA*: depth first within growing bounds; little memory.
pub(super) struct Idastar;

impl WayCard for Idastar {
    const NAME: &'static str = "idastar";
    const ABOUT: Phrase = Phrase::new(
        "IDA*: depth first within growing bounds; little memory",
        "IDA*: em profundidade com limites crescentes; pouca memória",
    );
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 9,
        title: Phrase::same("IDA*"),
        spec: "idastar:heuristic=fifths",
        is_long: false,
        idea: &[
            Phrase::new(
                "Iterative deepening with f in place of the depth: search depth first, but turn back wherever g + h exceeds a threshold. If no goal is found, the threshold becomes the least f that went beyond it.",
                "Aprofundamento iterativo com f em vez da profundidade: procura-se em profundidade, mas volta-se atrás onde g + h passa um limiar. Se não há objetivo, o limiar passa a ser o menor f que o ultrapassou.",
            ),
            Phrase::new(
                "It keeps nothing but the present path, so it solves puzzles for which A* has not enough memory.",
                "Não guarda senão o caminho presente, por isso resolve quebra-cabeças para os quais o A* não tem memória.",
            ),
        ],
        right: words::ADMISSIBLE,
        cost: Phrase::new(
            "Memory for one path. Time as A* where states are rarely met twice; many times that where they often are, as here.",
            "Memória para um caminho. Tempo como o do A* quando os estados raramente se repetem; muitas vezes mais quando se repetem, como aqui.",
        ),
        watch: Phrase::new(
            "The thresholds, and the moves that are turned back with the f that sets the next one.",
            "Os limiares, e as jogadas que ficam de fora com o f que marca o seguinte.",
        ),
        reference: "R. E. Korf, “Depth-first iterative-deepening: an optimal admissible tree search”, 1985",
    });
    const TEXTS: Texts = &[(
        "lab.say.generate.idastar",
        Phrase::new(
            "{node} lies within the threshold: g = {g}, h = {h}, f = {f}.",
            "{node} está dentro do limiar: g = {g}, h = {h}, f = {f}.",
        ),
    )];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "threshold ← h(start)", "limiar ← h(início)", &[Deed::Start]),
        CodeLine::new(
            0,
            "repeat: search depth first from the start within the threshold",
            "repetir: procurar em profundidade a partir do início dentro do limiar",
            &[Deed::Iteration, Deed::Bounds],
        ),
        code::GOAL_ON_PATH,
        CodeLine::new(
            1,
            "for each successor s of n: f ← g(s) + h(s)",
            "para cada sucessor s de n: f ← g(s) + h(s)",
            &[Deed::Expand],
        ),
        CodeLine::new(
            2,
            "if f > threshold: next ← min(next, f); go no further",
            "se f > limiar: seguinte ← mín(seguinte, f); não avançar",
            &[Deed::Defer],
        ),
        CodeLine::new(
            2,
            "if s lies on the path (or in the table): drop it",
            "se s está no caminho (ou na tabela): descartá-lo",
            &[Deed::Duplicate],
        ),
        code::DEEPER,
        CodeLine::new(
            0,
            "threshold ← next; return failure if nothing lay beyond it",
            "limiar ← seguinte; devolver insucesso se nada ficou além dele",
            &[Deed::Stop],
        ),
    ];

    fn keys() -> Vec<Parameter> {
        vec![Parameter::switch("table", false), keys::symmetry()]
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { plan, puzzle, heuristic, limits, stop, observer } = work;
        let slots = if plan.keys.switch("table") { TABLE_SLOTS } else { 0 };
        idastar(puzzle, heuristic, slots, limits, stop, observer)
    }
}
