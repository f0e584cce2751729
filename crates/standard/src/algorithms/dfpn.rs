//! The card of `dfpn`.

use jogada_catalog::{CodeLine, Computer, Family, Parameter};
use jogada_rules::{Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::proof::{self, DfPn, ProofTable};
use jogada_search::tree::Found;

use super::{TreeCard, keys, proven};
use crate::task::Work;

/// Proof numbers, depth first.
pub(super) struct DfPnCard;

impl TreeCard for DfPnCard {
    const NAME: &'static str = "dfpn";
    const FAMILY: Family = Family::Proof;
    const ABOUT: Phrase = Phrase::new(
        "Depth-first proof-number search: proves who wins, or how many points can still be had",
        "Procura por números de prova em profundidade: prova quem ganha, ou quantos pontos ainda se podem obter",
    );
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "while the value is not known: ask “at least k?”, halving what is possible",
            "enquanto o valor não se conhece: perguntar «pelo menos k?», dividindo ao meio o possível",
            &[Deed::Ask],
        ),
        CodeLine::new(
            1,
            "for each move of the node: pn, dn ← 0, ∞ if yes, ∞, 0 if no, else the table's, else 1, 1",
            "para cada jogada do nó: pn, dn ← 0, ∞ se sim, ∞, 0 se não, senão os da tabela, senão 1, 1",
            &[Deed::Look],
        ),
        CodeLine::new(
            1,
            "OR node: pn ← least pn, dn ← sum of dn; AND node: the other way round",
            "nó OU: pn ← menor pn, dn ← soma dos dn; nó E: ao contrário",
            &[Deed::Combine],
        ),
        CodeLine::new(
            1,
            "while pn < its limit and dn < its limit: go down the most promising move, with new limits",
            "enquanto pn < o seu limite e dn < o seu limite: descer pela jogada mais promissora, com novos limites",
            &[Deed::Follow],
        ),
        CodeLine::new(
            0,
            "return the value and the move that proves it",
            "devolver o valor e a jogada que o prova",
            &[Deed::Answer, Deed::Stop],
        ),
    ];

    fn keys() -> Vec<Parameter> {
        let own = vec![keys::evaluation(), keys::table("64M"), keys::threads(), keys::seed(), keys::slip()];
        [keys::endless(), own].concat()
    }

    fn of(_: &Computer) -> Self {
        Self
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, clock, observer, .. } = work;
        let (game, evaluator) = (task.game, &task.evaluator());
        let table = ProofTable::new(task.computer.table);
        let prover = DfPn { game, evaluator, table: &table, threads: task.computer.threads };
        let solution = proof::solve_watched(prover, task.state, clock, observer);
        proven(task, &solution)
    }
}
