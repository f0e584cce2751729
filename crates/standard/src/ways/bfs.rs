//! The card of `bfs`.

use jogada_catalog::path::Plan;
use jogada_catalog::{CodeLine, Parameter};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, bfs};

use super::{WayCard, WayWork, keys};

/// Breadth first: layer by layer, fewest moves.
pub(super) struct Bfs;

impl WayCard for Bfs {
    const NAME: &'static str = "bfs";
    const ABOUT: Phrase =
        Phrase::new("Breadth first: layer by layer, fewest moves", "Em largura: camada a camada, o mínimo de jogadas");
    const ASKS_HEURISTIC: bool = false;
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "queue ← [start]; known ← {start}", "fila ← [início]; conhecidos ← {início}", &[Deed::Start]),
        CodeLine::new(0, "for each layer d = 0, 1, 2, …", "para cada camada d = 0, 1, 2, …", &[Deed::Iteration]),
        CodeLine::new(
            1,
            "for each node n of the layer, in order of arrival: for each successor s of n",
            "para cada nó n da camada, por ordem de chegada: para cada sucessor s de n",
            &[Deed::Expand],
        ),
        CodeLine::new(2, "if s is known: drop it", "se s é conhecido: descartá-lo", &[Deed::Duplicate]),
        CodeLine::new(
            2,
            "else append s to the queue and to known",
            "senão juntar s à fila e aos conhecidos",
            &[Deed::Generate],
        ),
        CodeLine::new(
            2,
            "if s is a goal: return the path to s",
            "se s é objetivo: devolver o caminho até s",
            &[Deed::Goal],
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
        bfs(puzzle, limits, stop, observer)
    }
}
