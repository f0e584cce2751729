//! The card of `partial-astar`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, partial_astar};

use super::{WayCard, WayWork, code};

/// A* that stores successors only when they are needed.
pub(super) struct PartialAstar;

impl WayCard for PartialAstar {
    const NAME: &'static str = "partial-astar";
    const ABOUT: Phrase = Phrase::new(
        "A* that stores successors only when they are needed",
        "A* que só guarda sucessores quando são precisos",
    );
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 7,
        title: Phrase::new("A* with partial expansion", "A* com expansão parcial"),
        spec: "partial-astar:heuristic=fifths",
        is_long: false,
        idea: &[Phrase::new(
            "Most nodes that A* stores are never expanded. Partial expansion stores only the successors whose f is the same as their parent’s; the parent then waits again, with the least f among the others.",
            "A maior parte dos nós que o A* guarda nunca é expandida. A expansão parcial só guarda os sucessores com o mesmo f do pai; o pai volta a esperar, com o menor f dos outros.",
        )],
        right: Phrase::new("As A*.", "Como o A*."),
        cost: Phrase::new(
            "A fraction of the memory where branching is wide; nodes are expanded several times in exchange.",
            "Uma fração da memória quando há muitos sucessores; em troca, os nós expandem-se várias vezes.",
        ),
        watch: Phrase::new(
            "The steps “not stored yet”, and the parent returning to the list with a larger f.",
            "Os passos «não se guarda por agora», e o pai que volta à lista com f maior.",
        ),
        reference: "T. Yoshizumi, T. Miura and T. Ishida, “A* with partial expansion for large branching factor problems”, 2000",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.defer.partial-astar",
            Phrase::new(
                "The move {move} from {node} has f = {f}: it is not stored until that is the least.",
                "A jogada {move} de {node} tem f = {f}: só se guarda quando esse for o menor.",
            ),
        ),
        (
            "lab.say.revise.partial-astar",
            Phrase::new(
                "{node} waits again, for its successors with f = {f}.",
                "{node} volta a esperar, pelos sucessores com f = {f}.",
            ),
        ),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "open ← {start}; F(start) ← h(start)",
            "abertos ← {início}; F(início) ← h(início)",
            &[Deed::Start],
        ),
        CodeLine::new(
            0,
            "while open ≠ ∅: n ← the node of open with the least F",
            "enquanto abertos ≠ ∅: n ← o nó de abertos com menor F",
            &[Deed::Pick, Deed::Bounds],
        ),
        code::GOAL,
        code::SUCCESSORS,
        CodeLine::new(
            2,
            "if f(s) > F(n): do not store it yet",
            "se f(s) > F(n): não o guardar por agora",
            &[Deed::Defer],
        ),
        code::NO_CHEAPER,
        CodeLine::new(
            2,
            "else put s into open with F(s) = f(s)",
            "senão pôr s em abertos com F(s) = f(s)",
            &[Deed::Generate, Deed::Reopen],
        ),
        CodeLine::new(
            1,
            "if some were not stored: F(n) ← the least f of those; n waits again",
            "se alguns não foram guardados: F(n) ← o menor f desses; n volta a esperar",
            &[Deed::Revise],
        ),
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, heuristic, limits, stop, observer, .. } = work;
        partial_astar(puzzle, heuristic, limits, stop, observer)
    }
}
