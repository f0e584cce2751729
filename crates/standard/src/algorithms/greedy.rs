//! The card of `greedy`.

use jogada_catalog::{CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, greedy};

use super::{TreeCard, keys};
use crate::task::Work;

/// The move that looks best at once.
pub(super) struct Greedy;

impl TreeCard for Greedy {
    const NAME: &'static str = "greedy";
    const ABOUT: Phrase = Phrase::new(
        "The move that looks best at once, by an evaluation (steepest ascent)",
        "A jogada que logo parece melhor, segundo uma avaliação (subida mais íngreme)",
    );
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "best ← −∞", "melhor ← −∞", &[Deed::Begin]),
        CodeLine::new(
            0,
            "for each move m: look at the position after m",
            "para cada jogada m: ver a posição depois de m",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        ),
        CodeLine::new(1, "v ← its estimate", "v ← a sua estimativa", &[Deed::Evaluate]),
        CodeLine::new(1, "if v > best: best ← v", "se v > melhor: melhor ← v", &[Deed::Raise]),
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
