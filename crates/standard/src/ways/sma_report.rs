//! The card of `sma-report`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter, Takes, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, sma_report};

use super::{WayCard, WayWork, code, words};

/// SMA* by the course report's protocol.
pub(super) struct SmaReport;

impl WayCard for SmaReport {
    const NAME: &'static str = "sma-report";
    const ABOUT: Phrase = Phrase::new("SMA* by the course report's protocol", "SMA* segundo o protocolo do relatório");
    const ASKS_HEURISTIC: bool = true;
    const USUAL_HEURISTIC: &'static str = words::REPORT_HEURISTIC;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 19,
        title: Phrase::new("“SMA*”, as in the course report", "«SMA*», como no relatório do curso"),
        spec: "sma-report:memory=20,heuristic=base",
        is_long: false,
        idea: &[Phrase::new(
            "What the course report calls SMA*: A* that loses the last node of OPEN when OPEN grows too long. Lost nodes are not generated again, so it is not the SMA* of the books.",
            "Aquilo a que o relatório chama SMA*: um A* que perde o último nó de ABERTOS quando a lista cresce demais. Os nós perdidos não se geram de novo, por isso não é o SMA* dos livros.",
        )],
        right: Phrase::new(
            "As A* while nothing was lost, not afterward.",
            "Como o A* enquanto nada se perdeu; depois não.",
        ),
        cost: Phrase::new("Only OPEN is bounded, CLOSED is not.", "Só ABERTOS é limitado; FECHADOS não."),
        watch: Phrase::new(
            "The nodes that are lost, and whether the way was among them.",
            "Os nós que se perdem, e se o caminho estava entre eles.",
        ),
        reference: words::COURSE_REPORT,
    });
    const TEXTS: Texts = &[(
        "lab.say.forget.sma-report",
        Phrase::new(
            "OPEN is full: {node} with f = {f}, the last of the list, is lost.",
            "ABERTOS está cheio: perde-se {node}, com f = {f}, o último da lista.",
        ),
    )];
    const PSEUDOCODE: &'static [CodeLine] = &[
        code::REPORT_START,
        code::REPORT_EXPAND,
        code::REPORT_CLOSED,
        code::REPORT_GENERATE,
        code::GOAL,
        CodeLine::new(
            1,
            "if OPEN is too long: lose its last node; its parent takes the larger h",
            "se ABERTOS é longo demais: perder o último nó; o pai fica com o maior h",
            &[Deed::Forget],
        ),
        code::FAILURE,
    ];

    fn keys() -> Vec<Parameter> {
        Vec::new()
    }

    fn memory() -> Parameter {
        Parameter::new("memory", Takes::Count, "100")
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { plan, puzzle, heuristic, limits, stop, observer } = work;
        let most_open = plan.keys.size("memory");
        sma_report(puzzle, heuristic, most_open, limits, stop, observer)
    }
}
