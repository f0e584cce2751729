//! The card of `bfs-report`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, bfs_report};

use super::{WayCard, WayWork, code, words};

/// Breadth first by the course report's protocol.
pub(super) struct BfsReport;

impl WayCard for BfsReport {
    const NAME: &'static str = "bfs-report";
    const ABOUT: Phrase =
        Phrase::new("Breadth first by the course report's protocol", "Em largura segundo o protocolo do relatório");
    const ASKS_HEURISTIC: bool = false;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 16,
        title: Phrase::new("Breadth first, as in the course report", "Largura, como no relatório do curso"),
        spec: "bfs-report",
        is_long: false,
        idea: &[Phrase::new(
            "The protocol of the course report: children are checked against CLOSED only, so the same state may wait in OPEN many times. The published figures come out exactly.",
            "O protocolo do relatório: os filhos comparam-se só com FECHADOS, por isso o mesmo estado pode esperar muitas vezes em ABERTOS. Os números publicados saem exatos.",
        )],
        right: Phrase::new(
            "As breadth-first search, within a million generated nodes.",
            "Como a procura em largura, até um milhão de nós gerados.",
        ),
        cost: Phrase::new(
            "More than the textbook version: compare the two.",
            "Mais do que a versão dos livros: compare as duas.",
        ),
        watch: Phrase::new("Equal states waiting several times.", "Estados iguais à espera várias vezes."),
        reference: words::COURSE_REPORT,
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        code::REPORT_START,
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
        code::REPORT_GOAL,
        code::FAILURE,
    ];

    fn keys() -> Vec<Parameter> {
        Vec::new()
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, limits, stop, observer, .. } = work;
        bfs_report(puzzle, limits, stop, observer)
    }
}
