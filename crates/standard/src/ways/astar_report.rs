//! The card of `astar-report`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, astar_report};

use super::{WayCard, WayWork};

/// A* by the course report's protocol.
pub(super) struct AstarReport;

impl WayCard for AstarReport {
    const NAME: &'static str = "astar-report";
    const ABOUT: Phrase = Phrase::new("A* by the course report's protocol", "A* segundo o protocolo do relatório");
    const ASKS_HEURISTIC: bool = true;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "OPEN ← (start); CLOSED ← ()", "ABERTOS ← (início); FECHADOS ← ()", &[Deed::Start]),
        CodeLine::new(
            0,
            "while OPEN is not empty: take the node n of least f and create its children",
            "enquanto ABERTOS não está vazio: tirar o nó n de menor f e criar os filhos",
            &[Deed::Expand],
        ),
        CodeLine::new(
            1,
            "a child that is in CLOSED with an f no higher is dropped",
            "um filho que está em FECHADOS com f não maior é descartado",
            &[Deed::Duplicate],
        ),
        CodeLine::new(
            1,
            "the others go into OPEN in order of f, equal ones as they came",
            "os outros entram em ABERTOS por ordem de f, os iguais por ordem de chegada",
            &[Deed::Generate],
        ),
        CodeLine::new(
            1,
            "if n is a goal: return the path to n",
            "se n é objetivo: devolver o caminho até n",
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
        heuristic: &impl Heuristic<P>,
        WayWork { limits, stop }: WayWork<'_>,
        observer: &mut impl WayObserver<P>,
    ) -> WayOutcome<P::Move> {
        astar_report(puzzle, heuristic, limits, stop, observer)
    }
}
