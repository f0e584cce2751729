//! The card of `dfs`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, dfs};

use super::{WayCard, WayWork, keys};

/// Depth first: straight on, back at dead ends.
pub(super) struct Dfs;

impl WayCard for Dfs {
    const NAME: &'static str = "dfs";
    const ABOUT: Phrase = Phrase::new(
        "Depth first: straight on, back at dead ends",
        "Em profundidade: sempre em frente, para trás nos becos",
    );
    const ASKS_HEURISTIC: bool = false;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "stack ← [start]; visited ← ∅", "pilha ← [início]; visitados ← ∅", &[Deed::Start]),
        CodeLine::new(
            0,
            "while the stack is not empty: n ← pop; if n is new: visit n",
            "enquanto a pilha não está vazia: n ← retirar o topo; se n é novo: visitar n",
            &[Deed::Generate, Deed::Reopen],
        ),
        CodeLine::new(
            1,
            "if n was visited no deeper than here: drop it",
            "se n já foi visitado sem ser mais fundo: descartá-lo",
            &[Deed::Duplicate],
        ),
        CodeLine::new(
            1,
            "if n is a goal: return the path to n",
            "se n é objetivo: devolver o caminho até n",
            &[Deed::Goal],
        ),
        CodeLine::new(
            1,
            "if depth(n) < limit: push all successors of n",
            "se profundidade(n) < limite: empilhar todos os sucessores de n",
            &[Deed::Expand],
        ),
        CodeLine::new(0, "return failure", "devolver insucesso", &[Deed::Stop]),
    ];

    fn keys() -> Vec<Parameter> {
        vec![keys::symmetry()]
    }

    fn of(_: &Plan) -> Self {
        Self
    }

    fn search<P: Puzzle>(
        &self,
        puzzle: &P,
        _: &impl Heuristic<P>,
        WayWork { limits, stop }: WayWork<'_>,
        observer: &mut impl WayObserver<P>,
    ) -> WayOutcome<P::Move> {
        dfs(puzzle, limits, stop, observer)
    }
}
