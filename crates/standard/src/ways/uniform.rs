//! The card of `uniform`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, uniform};

use super::{WayCard, WayWork, keys};

/// The cheapest waiting node first (Dijkstra).
pub(super) struct UniformCost;

impl WayCard for UniformCost {
    const NAME: &'static str = "uniform";
    const ABOUT: Phrase =
        Phrase::new("The cheapest waiting node first (Dijkstra)", "Primeiro o nó em espera mais barato (Dijkstra)");
    const ASKS_HEURISTIC: bool = false;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "open ← {start}; g(start) ← 0", "abertos ← {início}; g(início) ← 0", &[Deed::Start]),
        CodeLine::new(
            0,
            "while open ≠ ∅: n ← the node of open with the least g",
            "enquanto abertos ≠ ∅: n ← o nó de abertos com menor g",
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
        _: &impl Heuristic<P>,
        WayWork { limits, stop }: WayWork<'_>,
        observer: &mut impl WayObserver<P>,
    ) -> WayOutcome<P::Move> {
        uniform(puzzle, limits, stop, observer)
    }
}
