//! The card of `astar-report`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter};
use jogada_rules::{Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, astar_report};

use super::{WayCard, WayWork, code, words};

/// A* by the course report's protocol.
pub(super) struct AstarReport;

impl WayCard for AstarReport {
    const NAME: &'static str = "astar-report";
    const ABOUT: Phrase = Phrase::new("A* by the course report's protocol", "A* segundo o protocolo do relatório");
    const ASKS_HEURISTIC: bool = true;
    const USUAL_HEURISTIC: &'static str = words::REPORT_HEURISTIC;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 18,
        title: Phrase::new("A*, as in the course report", "A*, como no relatório do curso"),
        spec: "astar-report:heuristic=base",
        is_long: false,
        idea: &[Phrase::new(
            "The protocol of the course report: OPEN is not checked for duplicates, equal f are served in order of arrival, and a node is expanded before it is tested for the goal.",
            "O protocolo do relatório: ABERTOS não se verifica, f iguais servem-se por ordem de chegada, e um nó é expandido antes de se testar se é objetivo.",
        )],
        right: Phrase::new(
            "As A*. The report called it optimal with `base`; it is not, because `base` overestimates.",
            "Como o A*. O relatório chamou-lhe ótimo com `base`; não é, porque `base` exagera.",
        ),
        cost: Phrase::new("More than the textbook version.", "Mais do que a versão dos livros."),
        watch: Phrase::new(
            "Problem B: the way found with `base` beside the proven optimum of 9 moves.",
            "O problema B: o caminho achado com `base` ao lado do ótimo provado de 9 jogadas.",
        ),
        reference: words::COURSE_REPORT,
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        code::REPORT_START,
        code::REPORT_EXPAND,
        code::REPORT_CLOSED,
        code::REPORT_GENERATE,
        code::GOAL,
        code::FAILURE,
    ];

    fn keys() -> Vec<Parameter> {
        Vec::new()
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, heuristic, limits, stop, observer, .. } = work;
        astar_report(puzzle, heuristic, limits, stop, observer)
    }
}
