//! The card of `mtdf`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, mtdf};

use super::{PvsCard, TreeCard, code, keys};
use crate::task::Work;

/// One question after another, put to the engine.
pub(super) struct MtdfCard(PvsCard);

impl TreeCard for MtdfCard {
    const NAME: &'static str = "mtdf";
    const ABOUT: Phrase = Phrase::new(
        "Closes in on the value with one question after another: is it at least this?",
        "Aproxima-se do valor com uma pergunta após outra: será pelo menos este?",
    );
    const CUTS: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 6,
        title: Phrase::same("MTD(f)"),
        spec: "mtdf:depth=4",
        is_long: false,
        idea: &[
            Phrase::new(
                "Never search for a value: only ask questions. “Is it at least γ?” is answered by a search with an empty window, and the answer is a bound. Ask again at the bound, until the lower and the upper one meet.",
                "Nunca se procura um valor: só se fazem perguntas. «É pelo menos γ?» responde-se com uma procura de janela vazia, e a resposta é um limite. Pergunta-se de novo no limite, até o inferior e o superior se encontrarem.",
            ),
            Phrase::new(
                "The table remembers what each question has taught, so the next one is cheap.",
                "A tabela guarda o que cada pergunta ensinou, e a seguinte sai barata.",
            ),
        ],
        right: Phrase::new("As the search it drives.", "Como a procura que conduz."),
        cost: Phrase::new(
            "Few positions when the first guess is good; without a table many times more.",
            "Poucas posições quando o primeiro palpite é bom; sem tabela, muitas vezes mais.",
        ),
        watch: Phrase::new(
            "The window of the root moving toward the value from one side.",
            "A janela da raiz a aproximar-se do valor por um lado.",
        ),
        reference: "A. Plaat, J. Schaeffer, W. Pijls and A. de Bruin, “Best-first fixed-depth minimax algorithms”, 1996",
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "while lower < upper: ask with the empty window (γ − 1, γ): is the value at least γ?",
            "enquanto inferior < superior: perguntar com a janela vazia (γ − 1, γ): o valor é pelo menos γ?",
            &[Deed::Begin],
        ),
        code::END,
        code::HORIZON,
        code::REACH,
        code::PROBE,
        code::HIT,
        CodeLine::new(
            0,
            "for each move m: v ← −search(s after m, depth − 1, same question)",
            "para cada jogada m: v ← −procurar(s depois de m, profundidade − 1, a mesma pergunta)",
            &[Deed::Scout, Deed::Enter, Deed::Again],
        )
        .of_two(
            "for each move m: v ← search(s after m, depth − 1, same question)",
            "para cada jogada m: v ← procurar(s depois de m, profundidade − 1, a mesma pergunta)",
        ),
        code::BEST,
        CodeLine::new(
            1,
            "if v > α: the answer is yes, and lower ← v at the root",
            "se v > α: a resposta é sim, e inferior ← v na raiz",
            &[Deed::Raise],
        )
        .of_two(
            "at MAX: if v ≥ γ, the answer is yes; at MIN: if v < γ, it is no. At the root: lower ← v",
            "em MAX: se v ≥ γ, a resposta é sim; em MIN: se v < γ, é não. Na raiz: inferior ← v",
        ),
        CodeLine::new(1, "then skip the other moves (cut)", "então saltar as outras jogadas (corte)", &[Deed::Cut])
            .of_two(
                "then skip the other moves (cut): v ≥ β at MAX, v ≤ α at MIN",
                "então saltar as outras jogadas (corte): v ≥ β em MAX, v ≤ α em MIN",
            ),
        CodeLine::new(
            0,
            "store best as lower or upper bound",
            "guardar melhor como minorante ou majorante",
            &[Deed::Store],
        ),
        CodeLine::new(
            0,
            "γ ← the value found; return it when lower = upper",
            "γ ← o valor achado; devolvê-lo quando inferior = superior",
            &[Deed::Answer, Deed::Stop],
        ),
    ];

    /// What the engine takes that answers its questions, which come one after the other.
    fn keys() -> Vec<Parameter> {
        PvsCard::keys().into_iter().filter(|key| key.name != keys::threads().name).collect()
    }

    fn of(computer: &Computer) -> Self {
        Self(PvsCard::of(computer))
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, memory, clock, observer, .. } = work;
        let table = match memory.table(task.computer) {
            Ok(table) => table,
            Err(stopped) => return task.unsearched(stopped),
        };
        self.0.indirectly(task, table, |engine| mtdf(engine, task.state, clock, observer))
    }
}
