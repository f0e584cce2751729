//! The card of `dfs-report`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, dfs_report};

use super::{WayCard, WayWork, code, words};

/// Depth first by the course report's protocol.
pub(super) struct DfsReport;

impl WayCard for DfsReport {
    const NAME: &'static str = "dfs-report";
    const ABOUT: Phrase =
        Phrase::new("Depth first by the course report's protocol", "Em profundidade segundo o protocolo do relatório");
    const ASKS_HEURISTIC: bool = false;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 17,
        title: Phrase::new("Depth first, as in the course report", "Profundidade, como no relatório do curso"),
        spec: "dfs-report:depth=12",
        is_long: false,
        idea: &[Phrase::new(
            "The protocol of the course report: children go in front of OPEN in their order, goals are looked for among them, and a state in CLOSED is met again when it is reached nearer to the start.",
            "O protocolo do relatório: os filhos vão para o início de ABERTOS pela sua ordem, os objetivos procuram-se entre eles, e um estado em FECHADOS revê-se quando se chega a ele mais perto do início.",
        )],
        right: Phrase::new(
            "As depth-first search, to a depth of 1,000 unless another is given.",
            "Como a procura em profundidade, até 1000 se não se disser outra.",
        ),
        cost: Phrase::new("As depth-first search.", "Como a procura em profundidade."),
        watch: Phrase::new(
            "The goal being noticed one step before it would be taken from OPEN.",
            "O objetivo a ser notado um passo antes de se tirar de ABERTOS.",
        ),
        reference: words::COURSE_REPORT,
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        code::REPORT_START,
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
        code::REPORT_GOAL,
        code::FAILURE,
    ];

    fn keys() -> Vec<Parameter> {
        Vec::new()
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, limits, stop, observer, .. } = work;
        dfs_report(puzzle, limits, stop, observer)
    }
}
