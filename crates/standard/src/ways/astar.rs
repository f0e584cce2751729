//! The card of `astar`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, astar};

use super::{WayCard, WayWork, keys};

/// A*: cost so far plus estimate; optimal if the heuristic never overestimates.
pub(super) struct Astar;

impl WayCard for Astar {
    const NAME: &'static str = "astar";
    const ABOUT: Phrase = Phrase::new(
        "A*: cost so far plus estimate; optimal if the heuristic never overestimates",
        "A*: custo até aqui mais estimativa; ótimo se a heurística nunca exagera",
    );
    const ASKS_HEURISTIC: bool = true;
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
        CodeLine::new(
            1,
            "if n is a goal: return the path to n",
            "se n é objetivo: devolver o caminho até n",
            &[Deed::Goal],
        ),
        CodeLine::new(
            1,
            "move n to closed; for each successor s of n",
            "passar n para fechados; para cada sucessor s de n",
            &[Deed::Expand],
        ),
        CodeLine::new(
            2,
            "if s is known with a g no higher: drop it",
            "se s é conhecido com g não maior: descartá-lo",
            &[Deed::Duplicate],
        ),
        CodeLine::new(
            2,
            "if s is known with a higher g: lower g(s) and put s into open again",
            "se s é conhecido com g maior: baixar g(s) e pôr s outra vez em abertos",
            &[Deed::Reopen],
        ),
        CodeLine::new(
            2,
            "else put s into open with f(s) = g(s) + h(s)",
            "senão pôr s em abertos com f(s) = g(s) + h(s)",
            &[Deed::Generate],
        ),
        CodeLine::new(0, "return failure", "devolver insucesso", &[Deed::Stop]),
    ];

    fn keys() -> Vec<Parameter> {
        vec![keys::symmetry()]
    }

    fn of(_: &Plan) -> Self {
        Self
    }

    fn search<P: Puzzle>(
        &self,
        puzzle: &P,
        heuristic: &impl Heuristic<P>,
        WayWork { limits, stop }: WayWork<'_>,
        observer: &mut impl WayObserver<P>,
    ) -> WayOutcome<P::Move> {
        astar(puzzle, heuristic, limits, stop, observer)
    }
}
