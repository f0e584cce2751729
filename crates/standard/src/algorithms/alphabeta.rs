//! The card of `alphabeta`.

use jogada_catalog::{CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{AlphaBeta, Found, Order, alphabeta};

use super::{TreeCard, ends_of, keys};
use crate::task::Work;
use jogada_rules::Window;

/// Minimax without the lines that can not matter.
pub(super) struct AlphaBetaCard {
    ends: Ends,
    order: Order,
}

impl TreeCard for AlphaBetaCard {
    const NAME: &'static str = "alphabeta";
    const ABOUT: Phrase = Phrase::new(
        "The same answer as minimax, without the lines that can not matter",
        "A mesma resposta que o minimax, sem as sequências que não podem contar",
    );
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "alphabeta(s, depth, α, β): best ← −∞",
            "alfabeta(s, profundidade, α, β): melhor ← −∞",
            &[Deed::Begin],
        ),
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
            "for each move m: v ← alphabeta(s after m, depth − 1, window seen from there)",
            "para cada jogada m: v ← alfabeta(s depois de m, profundidade − 1, janela vista de lá)",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        ),
        CodeLine::new(
            1,
            "v as the side to move sees it; best ← max(best, v)",
            "v visto por quem joga em s; melhor ← máx(melhor, v)",
            &[Deed::Leave],
        ),
        CodeLine::new(1, "if v > α: α ← v", "se v > α: α ← v", &[Deed::Raise]),
        CodeLine::new(
            1,
            "if α ≥ β: skip the other moves (cut)",
            "se α ≥ β: saltar as outras jogadas (corte)",
            &[Deed::Cut],
        ),
        CodeLine::new(
            0,
            "return best and the move that leads to it",
            "devolver melhor e a jogada que lá leva",
            &[Deed::Answer, Deed::Stop],
        ),
    ];

    fn keys() -> Vec<Parameter> {
        [
            keys::limits(),
            vec![
                keys::evaluation(),
                keys::ends(Ends::Outcome),
                Parameter::choice("order", &["natural", "evaluation"]),
                keys::seed(),
                keys::slip(),
            ],
        ]
        .concat()
    }

    fn of(computer: &Computer) -> Self {
        let by_evaluation = computer.keys.text("order") == Some("evaluation");
        let order = if by_evaluation { Order::Evaluation } else { Order::Natural };
        Self { ends: ends_of(&computer.keys), order }
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, clock, observer, .. } = work;
        let (evaluator, ends, order) = (task.evaluator(), self.ends, self.order);
        task.by_depth(clock, |depth, clock| {
            let options = AlphaBeta { depth, ends, order };
            alphabeta(task.game, task.state, &evaluator, options, Window::FULL, clock, observer)
        })
    }
}
