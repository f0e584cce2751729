//! The card of `greedy`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, greedy};

use super::{WayCard, WayWork, keys};

/// The node that looks nearest to the goal first.
pub(super) struct GreedyWay;

impl WayCard for GreedyWay {
    const NAME: &'static str = "greedy";
    const ABOUT: Phrase =
        Phrase::new("The node that looks nearest to the goal first", "Primeiro o nó que parece mais perto do objetivo");
    const ASKS_HEURISTIC: bool = true;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "open ← {start}", "abertos ← {início}", &[Deed::Start, Deed::Bounds]),
        CodeLine::new(
            0,
            "while open ≠ ∅: n ← the node of open with the least h",
            "enquanto abertos ≠ ∅: n ← o nó de abertos com menor h",
            &[Deed::Pick],
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
        CodeLine::new(2, "if s is known: drop it", "se s é conhecido: descartá-lo", &[Deed::Duplicate]),
        CodeLine::new(
            2,
            "else put s into open with f(s) = h(s)",
            "senão pôr s em abertos com f(s) = h(s)",
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
        greedy(puzzle, heuristic, limits, stop, observer)
    }
}
