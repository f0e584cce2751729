//! The card of `iddfs`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, iddfs};

use super::{WayCard, WayWork, keys};

/// Depth first to depth 1, 2, 3, …; little memory.
pub(super) struct Iddfs;

impl WayCard for Iddfs {
    const NAME: &'static str = "iddfs";
    const ABOUT: Phrase =
        Phrase::new("Depth first to depth 1, 2, 3, …; little memory", "Em profundidade até 1, 2, 3, …; pouca memória");
    const ASKS_HEURISTIC: bool = false;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "limit ← 0", "limite ← 0", &[Deed::Start]),
        CodeLine::new(
            0,
            "repeat, with limit ← limit + 1: search depth first from the start",
            "repetir, com limite ← limite + 1: procurar em profundidade a partir do início",
            &[Deed::Iteration, Deed::Bounds],
        ),
        CodeLine::new(1, "if n is a goal: return the path", "se n é objetivo: devolver o caminho", &[Deed::Goal]),
        CodeLine::new(1, "for each successor s of n", "para cada sucessor s de n", &[Deed::Expand]),
        CodeLine::new(
            2,
            "if depth(s) > limit: leave s for later",
            "se profundidade(s) > limite: deixar s para depois",
            &[Deed::Defer],
        ),
        CodeLine::new(2, "if s lies on the path: drop it", "se s está no caminho: descartá-lo", &[Deed::Duplicate]),
        CodeLine::new(2, "else n ← s and go on from there", "senão n ← s e continuar daí", &[Deed::Generate]),
        CodeLine::new(
            0,
            "return failure when no limit left anything out",
            "devolver insucesso quando nada ficou de fora",
            &[Deed::Stop],
        ),
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
        iddfs(puzzle, limits, stop, observer)
    }
}
