//! The card of `rbfs`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, rbfs};

use super::{WayCard, WayWork, code, words};

/// Recursive best first: memory for one path.
pub(super) struct Rbfs;

impl WayCard for Rbfs {
    const NAME: &'static str = "rbfs";
    const ABOUT: Phrase =
        Phrase::new("Recursive best first: memory for one path", "Melhor primeiro recursivo: memória para um caminho");
    const ASKS_HEURISTIC: bool = true;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 10,
        title: Phrase::new("Recursive best-first search", "Procura recursiva pelo melhor"),
        spec: "rbfs:heuristic=fifths",
        is_long: true,
        idea: &[Phrase::new(
            "Best first, with memory for one path and the siblings along it. Each node has a limit: the f of the best alternative. When everything below a node exceeds it, the search goes back, forgets what was below, and remembers only how good it was.",
            "O melhor primeiro, com memória para um caminho e os irmãos ao longo dele. Cada nó tem um limite: o f da melhor alternativa. Quando tudo por baixo o ultrapassa, a procura recua, esquece o que lá estava e guarda só quão bom era.",
        )],
        right: words::ADMISSIBLE,
        cost: Phrase::new(
            "Memory b·d; time more than A*, because what is forgotten must be generated again.",
            "Memória b·d; tempo maior do que o A*, porque o esquecido tem de se gerar de novo.",
        ),
        watch: Phrase::new(
            "f backed up to a parent when a branch is left: it is what brings the search back later.",
            "O f que sobe ao pai quando se deixa um ramo: é o que traz a procura de volta mais tarde.",
        ),
        reference: "R. E. Korf, “Linear-space best-first search”, 1993",
    });
    const TEXTS: Texts = &[
        (
            "lab.say.pick.rbfs",
            Phrase::new(
                "{node} is the best successor here, and no other branch promises less.",
                "{node} é o melhor sucessor aqui, e nenhum outro ramo promete menos.",
            ),
        ),
        (
            "lab.say.generate.rbfs",
            Phrase::new(
                "{node}: f = {f}, the larger of g + h and what its parent has learned.",
                "{node}: f = {f}, o maior entre g + h e o que o pai aprendeu.",
            ),
        ),
        ("lab.say.duplicate.rbfs", words::CIRCLE),
    ];
    const PSEUDOCODE: &'static [CodeLine] = &[
        CodeLine::new(
            0,
            "search(start, f = h(start), limit = ∞)",
            "procurar(início, f = h(início), limite = ∞)",
            &[Deed::Start],
        ),
        CodeLine::new(
            0,
            "loop: best ← the successor with the least f; if f(best) > limit: go back",
            "ciclo: melhor ← o sucessor com menor f; se f(melhor) > limite: recuar",
            &[Deed::Pick, Deed::Bounds],
        ),
        CodeLine::new(
            1,
            "if best is a goal: return the path",
            "se melhor é objetivo: devolver o caminho",
            &[Deed::Goal],
        ),
        CodeLine::new(
            1,
            "expand best, with limit ← min(limit, f of the second best)",
            "expandir melhor, com limite ← mín(limite, f do segundo melhor)",
            &[Deed::Expand],
        ),
        code::CIRCLE,
        CodeLine::new(
            2,
            "else f(s) ← max(g(s) + h(s), f of its parent)",
            "senão f(s) ← máx(g(s) + h(s), f do pai)",
            &[Deed::Generate],
        ),
        CodeLine::new(
            1,
            "on going back: forget the successors; f(parent) ← the least f among them",
            "ao recuar: esquecer os sucessores; f(pai) ← o menor f entre eles",
            &[Deed::Revise],
        ),
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, heuristic, limits, stop, observer, .. } = work;
        rbfs(puzzle, heuristic, limits, stop, observer)
    }
}
