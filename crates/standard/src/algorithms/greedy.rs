//! The card of `greedy`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Parameter, Texts};
use jogada_rules::{Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, greedy};

use super::{TreeCard, code, keys};
use crate::task::Work;

/// The move that looks best at once.
pub(super) struct Greedy;

impl TreeCard for Greedy {
    const NAME: &'static str = "greedy";
    const ABOUT: Phrase = Phrase::new(
        "The move that looks best at once, by an evaluation (steepest ascent)",
        "A jogada que logo parece melhor, segundo uma avaliação (subida mais íngreme)",
    );
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 1,
        title: Phrase::new("Steepest ascent", "Subida mais íngreme"),
        spec: "greedy",
        is_long: false,
        idea: &[Phrase::new(
            "Look at the position after each move, estimate it, take the best; equal ones are drawn by lot. One ply, no opponent: this is what every deeper search must beat.",
            "Vê-se a posição depois de cada jogada, estima-se, escolhe-se a melhor; as iguais tiram-se à sorte. Uma só jogada, sem adversário: é o que qualquer procura mais funda tem de superar.",
        )],
        right: Phrase::new("Only as far as the evaluation is.", "Só até onde a avaliação acerta."),
        cost: Phrase::new("One estimate a move.", "Uma estimativa por jogada."),
        watch: Phrase::new(
            "What the estimate does not see: the answer of the opponent.",
            "O que a estimativa não vê: a resposta do adversário.",
        ),
        reference: "S. Russell and P. Norvig, “Artificial Intelligence: A Modern Approach”, chapter 4",
    });
    const TEXTS: Texts = &[("lab.say.enter.greedy", Phrase::new("{move} is looked at.", "Olha-se para {move}."))];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "best ← −∞", "melhor ← −∞", &[Deed::Begin]),
        CodeLine::new(
            0,
            "for each move m: look at the position after m",
            "para cada jogada m: ver a posição depois de m",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        ),
        CodeLine::new(1, "v ← its estimate", "v ← a sua estimativa", &[Deed::Evaluate]),
        code::BETTER,
        CodeLine::new(
            0,
            "return a move of value best, by lot among equals",
            "devolver uma jogada de valor melhor, à sorte entre iguais",
            &[Deed::Answer, Deed::Stop],
        ),
    ];

    fn keys() -> Vec<Parameter> {
        vec![keys::evaluation(), keys::seed(), keys::slip()]
    }

    fn of(_: &Computer) -> Self {
        Self
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, clock, observer, .. } = work;
        greedy(task.game, task.state, &task.evaluator(), &mut task.dice.clone(), clock, observer)
    }
}
