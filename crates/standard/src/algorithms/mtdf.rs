//! The card of `mtdf`.

use jogada_catalog::{CodeLine, Computer, Parameter};
use jogada_rules::{Deed, Ends, Phrase, Standard};
use jogada_search::Observer;
use jogada_search::tree::{Found, mtdf};

use super::{Pvs, TreeCard, keys};
use crate::task::Work;

/// One question after another, put to the engine.
pub(super) struct Mtdf(Pvs);

impl TreeCard for Mtdf {
    const NAME: &'static str = "mtdf";
    const ABOUT: Phrase = Phrase::new(
        "Closes in on the value with one question after another: is it at least this?",
        "Aproxima-se do valor com uma pergunta após outra: será pelo menos este?",
    );
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "while lower < upper: ask with the empty window (γ − 1, γ): is the value at least γ?",
            "enquanto inferior < superior: perguntar com a janela vazia (γ − 1, γ): o valor é pelo menos γ?",
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
            "if all that can still come lies outside (α, β): return that bound",
            "se tudo o que ainda pode vir fica fora de (α, β): devolver esse limite",
            &[Deed::Reach],
        ),
        CodeLine::new(0, "look s up in the table", "procurar s na tabela", &[Deed::Probe]),
        CodeLine::new(
            0,
            "if the table knows enough at this depth: return its value",
            "se a tabela sabe o bastante a esta profundidade: devolver o seu valor",
            &[Deed::Hit],
        ),
        CodeLine::new(
            0,
            "for each move m: v ← −search(s after m, depth − 1, same question)",
            "para cada jogada m: v ← −procurar(s depois de m, profundidade − 1, a mesma pergunta)",
            &[Deed::Scout, Deed::Enter, Deed::Again],
        ),
        CodeLine::new(1, "best ← max(best, v)", "melhor ← máx(melhor, v)", &[Deed::Leave]),
        CodeLine::new(
            1,
            "if v > α: the answer is yes, and lower ← v at the root",
            "se v > α: a resposta é sim, e inferior ← v na raiz",
            &[Deed::Raise],
        ),
        CodeLine::new(1, "then skip the other moves (cut)", "então saltar as outras jogadas (corte)", &[Deed::Cut]),
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

    fn keys() -> Vec<Parameter> {
        let own = vec![
            keys::evaluation(),
            keys::ends(Ends::Distance),
            keys::table("16M"),
            keys::tables(),
            keys::quiescence(),
            keys::seed(),
            keys::slip(),
        ];
        [keys::limits(), own].concat()
    }

    fn of(computer: &Computer) -> Self {
        Self(Pvs::of(computer))
    }

    fn search<G: Standard, O: Observer<G::Move>>(&self, work: Work<'_, '_, G, O>) -> Found<G::Move> {
        let Work { task, memory, clock, observer, .. } = work;
        let table = memory.table(task.computer);
        self.0.indirectly(task, table, |engine| mtdf(engine, task.state, clock, observer))
    }
}
