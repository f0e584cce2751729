//! The card of `sss`.

use jogada_catalog::{CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, Sss, sss};

use super::{TreeCard, ends_of, keys};
use crate::task::Work;

/// The most nodes that it may hold.
const MOST_NODES: usize = 4_000_000;

/// Best first, from above.
pub(super) struct SssCard {
    ends: Ends,
}

impl TreeCard for SssCard {
    const NAME: &'static str = "sss";
    const ABOUT: Phrase = Phrase::new(
        "Best-first search from above: lowers an upper bound until it holds",
        "Procura o melhor primeiro, de cima para baixo: desce um limite superior até ele se confirmar",
    );
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "open ← {(root, live, +∞)}", "abertos ← {(raiz, vivo, +∞)}", &[Deed::Begin]),
        CodeLine::new(
            0,
            "repeat: take the node of greatest merit. If it is live:",
            "repetir: tirar o nó de maior mérito. Se está vivo:",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        ),
        CodeLine::new(
            1,
            "an end of a game is solved: merit ← min(merit, value)",
            "um fim de jogo fica resolvido: mérito ← mín(mérito, valor)",
            &[Deed::Settle],
        ),
        CodeLine::new(
            1,
            "a leaf is solved: merit ← min(merit, estimate)",
            "uma folha fica resolvida: mérito ← mín(mérito, estimativa)",
            &[Deed::Evaluate],
        ),
        CodeLine::new(
            0,
            "if it is solved: at MAX it solves its parent; at MIN the next sibling is due, or the parent is solved",
            "se está resolvido: num MAX resolve o pai; num MIN vem o irmão seguinte, ou o pai fica resolvido",
            &[Deed::Merit],
        ),
        CodeLine::new(
            0,
            "return the merit of the root when it is solved",
            "devolver o mérito da raiz quando está resolvida",
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
        task.by_depth(clock, |depth, clock| {
            let options = Sss { depth, ends, most_nodes: MOST_NODES };
            sss(task.game, task.state, &evaluator, options, clock, observer)
        })
    }
}
