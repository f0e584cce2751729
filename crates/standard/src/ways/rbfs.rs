//! The card of `rbfs`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, rbfs};

use super::{WayCard, WayWork, keys};

/// Recursive best first: memory for one path.
pub(super) struct Rbfs;

impl WayCard for Rbfs {
    const NAME: &'static str = "rbfs";
    const ABOUT: Phrase =
        Phrase::new("Recursive best first: memory for one path", "Melhor primeiro recursivo: memória para um caminho");
    const ASKS_HEURISTIC: bool = true;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "search(start, f = h(start), limit = ∞)",
            "procurar(início, f = h(início), limite = ∞)",
            &[Deed::Start],
        ),
        CodeLine::new(
            0,
            "loop: best ← the successor with the least f; if f(best) > limit: go back",
            "ciclo: melhor ← o sucessor com menor f; se f(melhor) > limite: recuar",
            &[Deed::Pick, Deed::Bounds],
        ),
        CodeLine::new(
            1,
            "if best is a goal: return the path",
            "se melhor é objetivo: devolver o caminho",
            &[Deed::Goal],
        ),
        CodeLine::new(
            1,
            "expand best, with limit ← min(limit, f of the second best)",
            "expandir melhor, com limite ← mín(limite, f do segundo melhor)",
            &[Deed::Expand],
        ),
        CodeLine::new(2, "if s lies on the path: drop it", "se s está no caminho: descartá-lo", &[Deed::Duplicate]),
        CodeLine::new(
            2,
            "else f(s) ← max(g(s) + h(s), f of its parent)",
            "senão f(s) ← máx(g(s) + h(s), f do pai)",
            &[Deed::Generate],
        ),
        CodeLine::new(
            1,
            "on going back: forget the successors; f(parent) ← the least f among them",
            "ao recuar: esquecer os sucessores; f(pai) ← o menor f entre eles",
            &[Deed::Revise],
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
        rbfs(puzzle, heuristic, limits, stop, observer)
    }
}
