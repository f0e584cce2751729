//! The card of `dfpn`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Family, Parameter};
use jogada_rules::{Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::proof::{self, DfPn, ProofTable};
use jogada_search::tree::Found;

use super::{TreeCard, code, keys, proven, words};
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
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 9,
        title: Phrase::new("Depth-first proof-number search", "Números de prova em profundidade"),
        spec: "dfpn",
        is_long: true,
        idea: &[
            Phrase::new(
                "It answers a question with yes or no: can the side to move still win, or get so many points? The proof number of a node is the least count of positions below it that must turn out well for a yes, the disproof number for a no.",
                "Responde a uma pergunta com sim ou não: quem joga ainda consegue ganhar, ou tantos pontos? O número de prova de um nó é o menor número de posições abaixo dele que têm de correr bem para um sim; o de refutação, para um não.",
            ),
            Phrase::new(
                "Where any move will do, the proof number is the least of the children’s and the disproof number their sum; where all must, the other way round. The search always works where the least is missing. Depth first, with limits and a table, it needs no tree in memory.",
                "Onde basta uma jogada, o número de prova é o menor dos filhos e o de refutação a soma; onde têm de ser todas, ao contrário. Trabalha-se sempre onde falta menos. Em profundidade, com limites e uma tabela, não precisa da árvore em memória.",
            ),
        ],
        right: words::PROVEN,
        cost: Phrase::new(
            "Little where one side has few good replies: exactly where depth-first minimax is lost.",
            "Pouco onde um lado tem poucas boas respostas: justamente onde o minimax se perde.",
        ),
        watch: Phrase::new(
            "The pairs pn | dn, and 0 | ∞ climbing to the root: proven.",
            "Os pares pn | dn, e 0 | ∞ a subir até à raiz: provado.",
        ),
        reference: "A. Nagai, “Df-pn algorithm for searching AND/OR trees and its applications”, 2002",
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        code::ASK,
        CodeLine::new(
            1,
            "for each move of the node: pn, dn ← 0, ∞ if yes, ∞, 0 if no, else the table's, else 1, 1",
            "para cada jogada do nó: pn, dn ← 0, ∞ se sim, ∞, 0 se não, senão os da tabela, senão 1, 1",
            &[Deed::Look, Deed::Probe, Deed::Hit],
        ),
        code::COMBINE,
        CodeLine::new(
            1,
            "while pn < its limit and dn < its limit: go down the most promising move, with new limits",
            "enquanto pn < o seu limite e dn < o seu limite: descer pela jogada mais promissora, com novos limites",
            &[Deed::Follow],
        ),
        code::PROOF,
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
        let table = match ProofTable::sized(task.computer.table) {
            Ok(table) => table,
            Err(stopped) => return task.unsearched(stopped),
        };
        let prover = DfPn { game, evaluator, table: &table, threads: task.computer.threads };
        let solution = proof::solve_watched(prover, task.state, clock, observer);
        proven(task, &solution)
    }
}
