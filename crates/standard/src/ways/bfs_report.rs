//! The card of `bfs-report`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, bfs_report};

use super::{WayCard, WayWork};

/// Breadth first by the course report's protocol.
pub(super) struct BfsReport;

impl WayCard for BfsReport {
    const NAME: &'static str = "bfs-report";
    const ABOUT: Phrase =
        Phrase::new("Breadth first by the course report's protocol", "Em largura segundo o protocolo do relatório");
    const ASKS_HEURISTIC: bool = false;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "OPEN ← (start); CLOSED ← ()", "ABERTOS ← (início); FECHADOS ← ()", &[Deed::Start]),
        CodeLine::new(
            0,
            "while OPEN is not empty: take its first node n and create all its children",
            "enquanto ABERTOS não está vazio: tirar o primeiro nó n e criar todos os filhos",
            &[Deed::Expand],
        ),
        CodeLine::new(
            1,
            "a child whose state is in CLOSED is dropped",
            "um filho cujo estado está em FECHADOS é descartado",
            &[Deed::Duplicate],
        ),
        CodeLine::new(1, "the others go to the end of OPEN", "os outros vão para o fim de ABERTOS", &[Deed::Generate]),
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
        bfs_report(puzzle, limits, stop, observer)
    }
}
