//! The card of `greedy`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, greedy};

use super::{WayCard, WayWork, code};

/// The node that looks nearest to the goal first.
pub(super) struct GreedyWay;

impl WayCard for GreedyWay {
    const NAME: &'static str = "greedy";
    const ABOUT: Phrase =
        Phrase::new("The node that looks nearest to the goal first", "Primeiro o nó que parece mais perto do objetivo");
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 5,
        title: Phrase::new("Greedy best-first search", "Procura gulosa"),
        spec: "greedy:heuristic=fifths",
        is_long: false,
        idea: &[
            Phrase::new(
                "A heuristic h estimates how far a state is from the goal. Greedy search always expands the node that looks nearest, whatever it cost to get there.",
                "Uma heurística h estima a que distância um estado está do objetivo. A procura gulosa expande sempre o nó que parece mais perto, custe o que custar lá chegar.",
            ),
            Phrase::new(
                "It runs downhill quickly, and it can run into a valley: a state that looks near and is not.",
                "Desce depressa, e pode descer para um vale: um estado que parece perto e não está.",
            ),
        ],
        right: Phrase::new(
            "It finds a way if there is one; whether it is short is luck.",
            "Acha um caminho se houver; se é curto, é sorte.",
        ),
        cost: Phrase::new(
            "Often very little; at worst every state.",
            "Muitas vezes pouquíssimo; no pior caso todos os estados.",
        ),
        watch: Phrase::new(
            "Nodes with a small h deep in the tree being preferred to shallow ones.",
            "Nós fundos com h pequeno a passarem à frente de nós rasos.",
        ),
        reference: "J. Doran and D. Michie, “Experiments with the graph traverser program”, 1966",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.pick.greedy",
            Phrase::new(
                "{node} is taken from open: no waiting node looks nearer to the goal.",
                "Tira-se {node} dos abertos: nenhum nó em espera parece mais perto do objetivo.",
            ),
        ),
        (
            "lab.say.generate.greedy",
            Phrase::new(
                "{node} is new: it looks h = {h} away from the goal.",
                "{node} é novo: parece estar a h = {h} do objetivo.",
            ),
        ),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(0, "open ← {start}", "abertos ← {início}", &[Deed::Start, Deed::Bounds]),
        CodeLine::new(
            0,
            "while open ≠ ∅: n ← the node of open with the least h",
            "enquanto abertos ≠ ∅: n ← o nó de abertos com menor h",
            &[Deed::Pick],
        ),
        code::GOAL,
        code::EXPAND,
        code::KNOWN,
        CodeLine::new(
            2,
            "else put s into open with f(s) = h(s)",
            "senão pôr s em abertos com f(s) = h(s)",
            &[Deed::Generate],
        ),
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, heuristic, limits, stop, observer, .. } = work;
        greedy(puzzle, heuristic, limits, stop, observer)
    }
}
