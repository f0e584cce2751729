//! The card of `random`.

use jogada_catalog::{CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, random};

use super::{TreeCard, keys};
use crate::task::Work;

/// Any legal move.
pub(super) struct Random;

impl TreeCard for Random {
    const NAME: &'static str = "random";
    const ABOUT: Phrase = Phrase::new("Any legal move", "Uma jogada qualquer");
    const PSEUDOCODE: &'static [CodeLine] = &[CodeLine::new(
        0,
        "return any legal move",
        "devolver uma jogada legal qualquer",
        &[Deed::Begin, Deed::Answer, Deed::Stop],
    )];

    fn keys() -> Vec<Parameter> {
        vec![keys::seed()]
    }

    fn of(_: &Computer) -> Self {
        Self
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let task = work.task;
        random(task.game, task.state, &mut task.dice.clone())
    }
}
