//! The card of `pns`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Family, Parameter, Texts};
use jogada_rules::{Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::proof;
use jogada_search::tree::Found;

use super::{TreeCard, code, keys, proven, words};
use crate::task::Work;

/// What a node takes, in bytes.
const NODE: usize = 64;

/// Proof numbers, best first.
pub(super) struct Pns;

impl TreeCard for Pns {
    const NAME: &'static str = "pns";
    const FAMILY: Family = Family::Proof;
    const ABOUT: Phrase = Phrase::new(
        "Proof-number search: grows a tree where the least work promises a proof",
        "Procura por números de prova: faz crescer a árvore onde menos trabalho promete uma prova",
    );
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 10,
        title: Phrase::new("Proof-number search", "Procura por números de prova"),
        spec: "pns",
        is_long: true,
        idea: &[Phrase::new(
            "The same numbers, with the whole tree in memory: follow the least number from the root down to the most-proving node, expand it, bring the numbers up to date on the way back. It is best-first search for proofs.",
            "Os mesmos números, com a árvore inteira em memória: segue-se o menor número desde a raiz até ao nó mais promissor, expande-se, e atualizam-se os números no regresso. É o melhor-primeiro das provas.",
        )],
        right: words::PROVEN,
        cost: Phrase::new(
            "The fewest expansions of the family, and a tree that soon fills memory.",
            "As menores expansões da família, e uma árvore que depressa enche a memória.",
        ),
        watch: Phrase::new(
            "Every round starting again at the root, and how one proven child changes the way.",
            "Cada volta a recomeçar na raiz, e como um filho provado muda o caminho.",
        ),
        reference: "L. V. Allis, M. van der Meulen and H. J. van den Herik, “Proof-number search”, 1994",
    });
    const TEXTS: Texts = &[(
        "lab.say.follow.pns",
        Phrase::new(
            "{move} is nearest to an answer: proof number {proof}, disproof number {disproof}.",
            "{move} está mais perto de uma resposta: número de prova {proof}, de refutação {disproof}.",
        ),
    )];
    const PSEUDOCODE: &'static [CodeLine] = &[
        code::ASK,
        CodeLine::new(
            1,
            "from the root, follow the least pn (OR) or dn (AND) down to a leaf",
            "desde a raiz, seguir o menor pn (OU) ou dn (E) até uma folha",
            &[Deed::Follow],
        ),
        CodeLine::new(
            1,
            "expand it: pn, dn of each child ← 0, ∞ if yes, ∞, 0 if no, else 1, 1",
            "expandi-la: pn, dn de cada filho ← 0, ∞ se sim, ∞, 0 se não, senão 1, 1",
            &[Deed::Look],
        ),
        code::COMBINE,
        code::PROOF,
    ];

    fn keys() -> Vec<Parameter> {
        let own = vec![keys::evaluation(), keys::table("64M"), keys::seed(), keys::slip()];
        [keys::endless(), own].concat()
    }

    fn of(_: &Computer) -> Self {
        Self
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, clock, observer, .. } = work;
        let most_nodes = (task.computer.table / NODE).max(2);
        let solution = proof::solve_best_first(task.game, task.state, &task.evaluator(), most_nodes, clock, observer);
        proven(task, &solution)
    }
}
