//! The card of `sss`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Parameter, Texts};
use jogada_rules::{Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, Sss, sss};

use super::{TreeCard, ends_of, keys, words};
use crate::task::Work;

/// Best first, from above.
pub(super) struct SssCard {
    ends: Ends,
    /// Bytes for the tree.
    memory: usize,
}

impl TreeCard for SssCard {
    const NAME: &'static str = "sss";
    const ABOUT: Phrase = Phrase::new(
        "Best-first search from above: lowers an upper bound until it holds",
        "Procura o melhor primeiro, de cima para baixo: desce um limite superior até ele se confirmar",
    );
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 7,
        title: Phrase::same("SSS*"),
        spec: "sss:depth=3",
        is_long: false,
        idea: &[Phrase::new(
            "Best first among strategies. A strategy of MAX fixes one move at each MAX node and allows all at MIN nodes; its merit is the most it can still promise. The strategy of greatest merit is worked on, and its merit can only fall. When the root is solved, no other can be better.",
            "O melhor primeiro, entre estratégias. Uma estratégia de MAX fixa uma jogada em cada nó de MAX e admite todas nos de MIN; o seu mérito é o máximo que ainda pode prometer. Trabalha-se na de maior mérito, que só pode descer. Quando a raiz fica resolvida, nenhuma outra pode ser melhor.",
        )],
        right: words::AS_MINIMAX,
        cost: Phrase::new(
            "Never more positions than alpha-beta in the same order, but a list that grows with b^(d/2).",
            "Nunca mais posições do que o alfa-beta na mesma ordem, mas uma lista que cresce com b^(d/2).",
        ),
        watch: Phrase::new(
            "The search jumping between branches: always to the greatest merit.",
            "A procura a saltar entre ramos: sempre para o maior mérito.",
        ),
        reference: "G. Stockman, “A minimax algorithm better than alpha-beta?”, 1979",
    });
    const TEXTS: Texts = &[(
        "lab.say.enter.sss",
        Phrase::new(
            "{node} has the greatest merit of all live nodes: {beta} at most.",
            "{node} tem o maior mérito dos nós vivos: {beta} no máximo.",
        ),
    )];
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
        let own = vec![keys::evaluation(), keys::ends(Ends::Outcome), keys::table("320M"), keys::seed(), keys::slip()];
        [keys::limits(), own].concat()
    }

    fn of(computer: &Computer) -> Self {
        Self { ends: ends_of(&computer.keys), memory: computer.table }
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, clock, observer, .. } = work;
        let (evaluator, &Self { ends, memory }) = (task.evaluator(), self);
        let most_nodes = Sss::nodes_in::<G>(memory).max(2);
        task.by_depth(clock, |depth, clock| {
            let options = Sss { depth, ends, most_nodes };
            sss(task.game, task.state, &evaluator, options, clock, observer)
        })
    }
}
