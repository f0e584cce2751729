//! The card of `negamax`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, Negamax, negamax};

use super::{TreeCard, code, ends_of, keys, words};
use crate::task::Work;

/// Alpha-beta with a table.
pub(super) struct NegamaxCard {
    ends: Ends,
}

impl TreeCard for NegamaxCard {
    const NAME: &'static str = "negamax";
    const ABOUT: Phrase = Phrase::new(
        "Alpha-beta with a table of positions seen before, depth by depth",
        "Alfa-beta com uma tabela das posições já vistas, profundidade a profundidade",
    );
    const CUTS: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 4,
        title: Phrase::new("Negamax with a table", "Negamax com tabela"),
        spec: "negamax:depth=5",
        is_long: false,
        idea: &[
            Phrase::new(
                "What is good for one side is bad for the other: with values seen by the side to move, one rule serves both, the best of the negated children.",
                "O que é bom para um lado é mau para o outro: com valores vistos por quem joga, uma só regra serve aos dois, o melhor dos filhos com o sinal trocado.",
            ),
            Phrase::new(
                "Different orders of the same moves lead to the same position. A table remembers positions with their depth and whether the value is exact or a bound, so that each is searched once; its best move is tried first next time.",
                "Ordens diferentes das mesmas jogadas levam à mesma posição. Uma tabela guarda posições com a profundidade e se o valor é exato ou um limite, para que cada uma se procure uma vez; a sua melhor jogada tenta-se primeiro da próxima vez.",
            ),
        ],
        right: words::AS_MINIMAX,
        cost: Phrase::new(
            "As alpha-beta, less what the table spares; memory in the table.",
            "Como o alfa-beta, menos o que a tabela poupa; memória na tabela.",
        ),
        watch: Phrase::new(
            "Table hits: whole branches answered in one step. Store and bound go together.",
            "Os acertos na tabela: ramos inteiros respondidos num passo. Guardar e limite andam juntos.",
        ),
        reference: "D. Knuth and R. Moore, 1975; the table after R. Greenblatt, 1967",
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "negamax(s, depth, α, β): best ← −∞",
            "negamax(s, profundidade, α, β): melhor ← −∞",
            &[Deed::Begin],
        )
        .of_two(
            "search(s, depth, α, β): best ← −∞ at MAX, +∞ at MIN",
            "procurar(s, profundidade, α, β): melhor ← −∞ em MAX, +∞ em MIN",
        ),
        code::END,
        code::HORIZON,
        code::PROBE,
        code::HIT,
        CodeLine::new(
            0,
            "for each move m, the table's first: v ← −negamax(s after m, depth − 1, −β, −α)",
            "para cada jogada m, a da tabela primeiro: v ← −negamax(s depois de m, profundidade − 1, −β, −α)",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        )
        .of_two(
            "for each move m, the table's first: v ← search(s after m, depth − 1, α, β)",
            "para cada jogada m, a da tabela primeiro: v ← procurar(s depois de m, profundidade − 1, α, β)",
        ),
        code::BEST,
        code::RAISE,
        code::CUT,
        code::STORE,
        code::BEST_MOVE,
    ];

    fn keys() -> Vec<Parameter> {
        [
            keys::limits(),
            vec![keys::evaluation(), keys::ends(Ends::Outcome), keys::table("16M"), keys::seed(), keys::slip()],
        ]
        .concat()
    }

    fn of(computer: &Computer) -> Self {
        Self { ends: ends_of(&computer.keys) }
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, memory, clock, observer, .. } = work;
        let (evaluator, guide, ends) = (task.evaluator(), task.guide(), self.ends);
        let table = match memory.table(task.computer) {
            Ok(table) => table,
            Err(stopped) => return task.unsearched(stopped),
        };
        task.by_depth(clock, |depth, clock| {
            let options = Negamax { depth, ends, table };
            negamax(task.game, task.state, &evaluator, &guide, options, clock, observer)
        })
    }
}
