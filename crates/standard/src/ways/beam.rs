//! The card of `beam`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, beam};

use super::{WayCard, WayWork, keys};

/// Layer by layer, only the best of each (width).
pub(super) struct Beam(usize);

impl WayCard for Beam {
    const NAME: &'static str = "beam";
    const ABOUT: Phrase =
        Phrase::new("Layer by layer, only the best of each (width)", "Camada a camada, só os melhores de cada (width)");
    const ASKS_HEURISTIC: bool = true;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "layer ← [start]", "camada ← [início]", &[Deed::Start]),
        CodeLine::new(
            0,
            "while the layer is not empty: next ← []",
            "enquanto a camada não está vazia: seguinte ← []",
            &[Deed::Iteration],
        ),
        CodeLine::new(
            1,
            "for each node n of the layer, for each successor s of n",
            "para cada nó n da camada, para cada sucessor s de n",
            &[Deed::Expand],
        ),
        CodeLine::new(2, "if s is known: drop it", "se s é conhecido: descartá-lo", &[Deed::Duplicate]),
        CodeLine::new(2, "else append s to next", "senão juntar s à seguinte", &[Deed::Generate]),
        CodeLine::new(
            2,
            "if s is a goal: return the path to s",
            "se s é objetivo: devolver o caminho até s",
            &[Deed::Goal],
        ),
        CodeLine::new(
            1,
            "keep the best `width` of next by f; forget the others",
            "guardar os melhores da seguinte, por f, até à largura; esquecer os outros",
            &[Deed::Forget],
        ),
        CodeLine::new(0, "return failure", "devolver insucesso", &[Deed::Stop]),
    ];

    fn keys() -> Vec<Parameter> {
        vec![Parameter::number("width", 1, 1_000_000_000, 1000), keys::symmetry()]
    }

    fn of(plan: &Plan) -> Self {
        Self(plan.keys.size("width"))
    }

    fn search<P: Puzzle>(
        &self,
        puzzle: &P,
        heuristic: &impl Heuristic<P>,
        WayWork { limits, stop }: WayWork<'_>,
        observer: &mut impl WayObserver<P>,
    ) -> WayOutcome<P::Move> {
        beam(puzzle, heuristic, self.0, limits, stop, observer)
    }
}
