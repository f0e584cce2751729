//! The card of `minimax`.

use jogada_catalog::{CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, minimax};

use super::{TreeCard, ends_of, keys};
use crate::task::Work;

/// Every line of play to a depth.
pub(super) struct Minimax {
    ends: Ends,
}

impl TreeCard for Minimax {
    const NAME: &'static str = "minimax";
    const ABOUT: Phrase =
        Phrase::new("Looks at every line of play to a depth", "Vê todas as sequências até uma profundidade");
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "minimax(s, depth): best ← −∞", "minimax(s, profundidade): melhor ← −∞", &[Deed::Begin]),
        CodeLine::new(
            0,
            "if s is the end of a game: return its value",
            "se s é o fim de um jogo: devolver o seu valor",
            &[Deed::Settle],
        ),
        CodeLine::new(
            0,
            "if depth = 0: return the estimate of s",
            "se profundidade = 0: devolver a estimativa de s",
            &[Deed::Evaluate],
        ),
        CodeLine::new(
            0,
            "for each move m: v ← minimax(s after m, depth − 1)",
            "para cada jogada m: v ← minimax(s depois de m, profundidade − 1)",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        ),
        CodeLine::new(1, "v as the side to move sees it", "v visto por quem joga em s", &[Deed::Leave]),
        CodeLine::new(1, "if v > best: best ← v", "se v > melhor: melhor ← v", &[Deed::Raise]),
        CodeLine::new(
            0,
            "return best and the move that leads to it",
            "devolver melhor e a jogada que lá leva",
            &[Deed::Answer, Deed::Stop],
        ),
    ];

    fn keys() -> Vec<Parameter> {
        [keys::limits(), vec![keys::evaluation(), keys::ends(Ends::Outcome), keys::seed(), keys::slip()]].concat()
    }

    fn of(computer: &Computer) -> Self {
        Self { ends: ends_of(&computer.keys) }
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, clock, observer, .. } = work;
        let (evaluator, ends) = (task.evaluator(), self.ends);
        task.by_depth(clock, |depth, clock| minimax(task.game, task.state, &evaluator, depth, ends, clock, observer))
    }
}
