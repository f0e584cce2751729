//! The card of `dfs-report`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, dfs_report};

use super::{WayCard, WayWork};

/// Depth first by the course report's protocol.
pub(super) struct DfsReport;

impl WayCard for DfsReport {
    const NAME: &'static str = "dfs-report";
    const ABOUT: Phrase =
        Phrase::new("Depth first by the course report's protocol", "Em profundidade segundo o protocolo do relatório");
    const ASKS_HEURISTIC: bool = false;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "OPEN ← (start); CLOSED ← ()", "ABERTOS ← (início); FECHADOS ← ()", &[Deed::Start]),
        CodeLine::new(
            0,
            "while OPEN is not empty: take its first node n; if it is above the depth limit create its children",
            "enquanto ABERTOS não está vazio: tirar o primeiro nó n; se está acima do limite criar os filhos",
            &[Deed::Expand],
        ),
        CodeLine::new(
            1,
            "a child that is in CLOSED at no greater depth is dropped",
            "um filho que está em FECHADOS sem ser mais fundo é descartado",
            &[Deed::Duplicate],
        ),
        CodeLine::new(
            1,
            "the others go to the front of OPEN",
            "os outros vão para o início de ABERTOS",
            &[Deed::Generate],
        ),
        CodeLine::new(
            1,
            "if a surviving child is a goal: return the path to it",
            "se um filho sobrevivente é objetivo: devolver o caminho até ele",
            &[Deed::Goal],
        ),
        CodeLine::new(0, "return failure", "devolver insucesso", &[Deed::Stop]),
    ];

    fn keys() -> Vec<Parameter> {
        Vec::new()
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
        dfs_report(puzzle, limits, stop, observer)
    }
}
