//! The card of `wastar`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Parameter, Takes};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, Weight, wastar};

use super::{WayCard, WayWork, code, keys};

/// A* with weighted estimates: sooner, at most weight times longer.
pub(super) struct Wastar;

impl WayCard for Wastar {
    const NAME: &'static str = "wastar";
    const ABOUT: Phrase = Phrase::new(
        "A* with weighted estimates: sooner, at most weight times longer",
        "A* com estimativas pesadas: mais cedo, no máximo peso vezes mais longo",
    );
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 8,
        title: Phrase::new("Weighted A*", "A* pesado"),
        spec: "wastar:weight=2,heuristic=fifths",
        is_long: false,
        idea: &[Phrase::new(
            "A* that trusts its heuristic more than it should: f = g + w·h with a weight above one. The search leans toward the goal and gets there sooner.",
            "Um A* que confia na heurística mais do que devia: f = g + w·h com peso maior do que um. A procura inclina-se para o objetivo e chega lá mais cedo.",
        )],
        right: Phrase::new(
            "With an admissible h the way costs at most w times the cheapest.",
            "Com h admissível o caminho custa no máximo w vezes o mais barato.",
        ),
        cost: Phrase::new(
            "Usually a small part of what A* needs.",
            "Geralmente uma pequena parte do que o A* precisa.",
        ),
        watch: Phrase::new(
            "How the number of expansions falls as the weight grows, and when the way gets longer.",
            "Como as expansões diminuem quando o peso cresce, e quando é que o caminho se alonga.",
        ),
        reference: "I. Pohl, “Heuristic search viewed as path finding in a graph”, 1970",
    });
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "open ← {start}; f(start) ← w · h(start)",
            "abertos ← {início}; f(início) ← w · h(início)",
            &[Deed::Start],
        ),
        CodeLine::new(
            0,
            "while open ≠ ∅: n ← the node of open with the least f",
            "enquanto abertos ≠ ∅: n ← o nó de abertos com menor f",
            &[Deed::Pick, Deed::Bounds],
        ),
        code::GOAL,
        code::EXPAND,
        code::NO_CHEAPER,
        code::REOPEN,
        CodeLine::new(
            2,
            "else put s into open with f(s) = g(s) + w · h(s)",
            "senão pôr s em abertos com f(s) = g(s) + w · h(s)",
            &[Deed::Generate],
        ),
        code::FAILURE,
    ];

    fn keys() -> Vec<Parameter> {
        vec![Parameter::new("weight", Takes::Decimal { least: 0, most: 1_000_000 }, "2"), keys::symmetry()]
    }

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { plan, puzzle, heuristic, limits, stop, observer } = work;
        let weight = Weight::thousandths(plan.keys.number("weight").unwrap_or(1000) as u32);
        wastar(puzzle, heuristic, weight, limits, stop, observer)
    }
}
