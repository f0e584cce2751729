//! The card of `alphabeta`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Ends, Phrase, Standard, Window};
use jogada_search::Observer;
use jogada_search::tree::{AlphaBeta, Found, Order, alphabeta};

use super::{TreeCard, code, ends_of, keys, words};
use crate::task::Work;

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
    const CUTS: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 3,
        title: Phrase::new("Alpha-beta", "Alfa-beta"),
        spec: "alphabeta:depth=4",
        is_long: false,
        idea: &[
            Phrase::new(
                "Minimax without the parts that can not matter. α is what MAX is sure of so far, β what MIN is sure of. If a node turns out worth β or more at MAX, MIN will never let the game come there: its other moves need not be looked at. The same with α at MIN.",
                "O minimax sem as partes que não podem contar. α é o que MAX já tem garantido, β o que MIN já tem. Se um nó de MAX vale β ou mais, MIN nunca deixa o jogo chegar lá: as outras jogadas não precisam de ser vistas. O mesmo com α em MIN.",
            ),
            Phrase::new(
                "How much is spared depends on the order: with the best move always first only about the square root of the tree remains, so the same time reaches twice the depth.",
                "Quanto se poupa depende da ordem: com a melhor jogada sempre primeiro fica só cerca da raiz quadrada da árvore, e o mesmo tempo chega ao dobro da profundidade.",
            ),
        ],
        right: words::AS_MINIMAX,
        cost: Phrase::new(
            "Between 2·b^(d/2) and b^d positions, by the order of the moves.",
            "Entre 2·b^(d/2) e b^d posições, conforme a ordem das jogadas.",
        ),
        watch: Phrase::new(
            "The hatched cuts and the sentence that says why: “value 7 ≥ β = 5”. Run to the next cut and predict it.",
            "Os cortes a tracejado e a frase que diz porquê: «valor 7 ≥ β = 5». Avance até ao próximo corte e preveja-o.",
        ),
        reference: "D. Knuth and R. Moore, “An analysis of alpha-beta pruning”, 1975",
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "alphabeta(s, depth, α, β): best ← −∞",
            "alfabeta(s, profundidade, α, β): melhor ← −∞",
            &[Deed::Begin],
        )
        .of_two(
            "alphabeta(s, depth, α, β): best ← −∞ at MAX, +∞ at MIN",
            "alfabeta(s, profundidade, α, β): melhor ← −∞ em MAX, +∞ em MIN",
        ),
        code::END,
        code::HORIZON,
        CodeLine::new(
            0,
            "for each move m: v ← alphabeta(s after m, depth − 1, window seen from there)",
            "para cada jogada m: v ← alfabeta(s depois de m, profundidade − 1, janela vista de lá)",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        )
        .of_two(
            "for each move m: v ← alphabeta(s after m, depth − 1, α, β)",
            "para cada jogada m: v ← alfabeta(s depois de m, profundidade − 1, α, β)",
        ),
        code::best(
            "v as the side to move sees it; best ← max(best, v)",
            "v visto por quem joga em s; melhor ← máx(melhor, v)",
        ),
        code::RAISE,
        code::CUT,
        code::BEST_MOVE,
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
