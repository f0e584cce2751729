//! The card of `minimax`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Parameter, Texts};
use jogada_rules::{Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, minimax};

use super::{TreeCard, code, ends_of, keys};
use crate::task::Work;

/// Every line of play to a depth.
pub(super) struct MinimaxCard {
    ends: Ends,
}

impl TreeCard for MinimaxCard {
    const NAME: &'static str = "minimax";
    const ABOUT: Phrase =
        Phrase::new("Looks at every line of play to a depth", "Vê todas as sequências até uma profundidade");
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 2,
        title: Phrase::same("Minimax"),
        spec: "minimax:depth=3",
        is_long: false,
        idea: &[
            Phrase::new(
                "MAX picks the child of greatest value, MIN the child of least. Carry this out from the leaves up, and the root has the value that MAX can force whatever MIN does.",
                "MAX escolhe o filho de maior valor, MIN o de menor. Feito isto das folhas para cima, a raiz tem o valor que MAX consegue impor, faça MIN o que fizer.",
            ),
            Phrase::new(
                "Where the tree is too deep, it is cut at a horizon and the positions there are estimated.",
                "Onde a árvore é funda demais, corta-se num horizonte e as posições aí estimam-se.",
            ),
        ],
        right: Phrase::new(
            "Always within its depth; exactly, when every line ends before the horizon.",
            "Sempre dentro da sua profundidade; com exatidão, quando todas as sequências acabam antes do horizonte.",
        ),
        cost: Phrase::new("All b^d lines; memory for one of them.", "Todas as b^d sequências; memória para uma."),
        watch: Phrase::new(
            "Values coming up: the larger one survives at ▲, the smaller one at ▼. Then count the nodes and compare with alpha-beta.",
            "Os valores a subir: em ▲ fica o maior, em ▼ o menor. Depois conte os nós e compare com o alfa-beta.",
        ),
        reference: "C. Shannon, “Programming a computer for playing chess”, 1950",
    });
    const TEXTS: Texts = &[("lab.say.enter.minimax", Phrase::new("{move} is tried.", "Experimenta-se {move}."))];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "minimax(s, depth): best ← −∞", "minimax(s, profundidade): melhor ← −∞", &[Deed::Begin])
            .of_two(
                "minimax(s, depth): best ← −∞ at MAX, +∞ at MIN",
                "minimax(s, profundidade): melhor ← −∞ em MAX, +∞ em MIN",
            ),
        code::END,
        code::HORIZON,
        CodeLine::new(
            0,
            "for each move m: v ← minimax(s after m, depth − 1)",
            "para cada jogada m: v ← minimax(s depois de m, profundidade − 1)",
            &[Deed::Enter, Deed::Scout, Deed::Again],
        ),
        CodeLine::new(1, "v as the side to move sees it", "v visto por quem joga em s", &[Deed::Leave])
            .of_two("v is what m is worth to MAX", "v é o que m vale para MAX"),
        code::BETTER,
        code::BEST_MOVE,
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
