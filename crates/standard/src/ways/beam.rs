//! The card of `beam`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, beam};

use super::{WayCard, WayWork, code, keys};

/// Layer by layer, only the best of each (width).
pub(super) struct Beam;

impl WayCard for Beam {
    const NAME: &'static str = "beam";
    const ABOUT: Phrase = Phrase::new(
        "Layer by layer, only the best of each (width)",
        "Camada a camada, só os melhores de cada (largura)",
    );
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 12,
        title: Phrase::new("Beam search", "Procura em feixe"),
        spec: "beam:width=5,heuristic=fifths",
        is_long: false,
        idea: &[Phrase::new(
            "Breadth-first search that keeps only the best few states of each layer. What is dropped is gone: the search is quick and never looks back.",
            "Procura em largura que só guarda os poucos melhores estados de cada camada. O que se deita fora perde-se: a procura é rápida e nunca olha para trás.",
        )],
        right: Phrase::new(
            "Not in general: the way to the goal may have been dropped. If nothing was dropped it was breadth-first search.",
            "Em geral não: o caminho pode ter-se deitado fora. Se nada se deitou fora, foi procura em largura.",
        ),
        cost: Phrase::new(
            "Width times depth: linear, where the others are exponential.",
            "Largura vezes profundidade: linear, onde as outras são exponenciais.",
        ),
        watch: Phrase::new(
            "Which nodes are forgotten at the end of a layer, and how the answer changes with the width.",
            "Que nós se esquecem no fim de cada camada, e como a resposta muda com a largura.",
        ),
        reference: "B. Lowerre, “The Harpy speech recognition system”, 1976",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.forget.beam",
            Phrase::new(
                "{node} with f = {f} is not among the best of its layer: forgotten.",
                "{node}, com f = {f}, não está entre os melhores da camada: esquecido.",
            ),
        ),
        ("lab.say.iteration.beam", Phrase::new("Layer {threshold} of the beam.", "Camada {threshold} do feixe.")),
    ];
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
        code::KNOWN,
        CodeLine::new(2, "else append s to next", "senão juntar s à seguinte", &[Deed::Generate]),
        code::GOAL_SEEN,
        CodeLine::new(
            1,
            "keep the best `width` of next by f; forget the others",
            "guardar os melhores da seguinte, por f, até à largura; esquecer os outros",
            &[Deed::Forget],
        ),
        code::FAILURE,
    ];

    fn keys() -> Vec<Parameter> {
        vec![Parameter::number("width", 1, 1_000_000_000, 1000), keys::symmetry()]
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { plan, puzzle, heuristic, limits, stop, observer } = work;
        let width = plan.keys.size("width");
        beam(puzzle, heuristic, width, limits, stop, observer)
    }
}
