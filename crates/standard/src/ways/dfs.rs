//! The card of `dfs`.

use jogada_catalog::{AlgorithmLesson, CodeLine, Texts};
use jogada_rules::{Deed, Heuristic, Phrase, Puzzle};
use jogada_search::path::{WayObserver, WayOutcome, dfs};

use super::{WayCard, WayWork, code};

/// Depth first: straight on, back at dead ends.
pub(super) struct Dfs;

impl WayCard for Dfs {
    const NAME: &'static str = "dfs";
    const ABOUT: Phrase = Phrase::new(
        "Depth first: straight on, back at dead ends",
        "Em profundidade: sempre em frente, para trás nos becos",
    );
    const ASKS_HEURISTIC: bool = false;
    const LESSON: Option<AlgorithmLesson> = Some(AlgorithmLesson {
        order: 2,
        title: Phrase::new("Depth-first search", "Procura em profundidade"),
        spec: "dfs:depth=12",
        is_long: false,
        idea: &[
            Phrase::new(
                "Go straight on, always to the first successor not yet visited; at a dead end go back to the last place with a choice. The states wait on a stack: last come, first served.",
                "Vai-se sempre em frente, para o primeiro sucessor ainda não visitado; num beco volta-se ao último sítio com escolha. Os estados esperam numa pilha: o último a chegar é o primeiro a ser visto.",
            ),
            Phrase::new(
                "A depth limit keeps it from following one endless line. With a limit a state reached again nearer to the start is visited again, or ways would be missed.",
                "Um limite de profundidade impede que siga uma linha sem fim. Com limite, um estado a que se chega mais perto do início visita-se de novo, senão perdiam-se caminhos.",
            ),
        ],
        right: Phrase::new(
            "It finds a way if one fits within the limit, usually a long one. It says nothing about the shortest.",
            "Acha um caminho se algum cabe no limite, geralmente longo. Nada diz do mais curto.",
        ),
        cost: Phrase::new(
            "Up to b^m states with limit m; the stack alone is only as deep as the path.",
            "Até b^m estados com limite m; a pilha é só tão funda como o caminho.",
        ),
        watch: Phrase::new(
            "How one early wrong turn is followed to its end before anything else is tried.",
            "Como uma má escolha no princípio é seguida até ao fim antes de se tentar outra coisa.",
        ),
        reference: "R. Tarjan, “Depth-first search and linear graph algorithms”, 1972",
    });
    const TEXTS: Texts = &[(
        "lab.say.generate.dfs",
        Phrase::new(
            "{node} is visited for the first time, at depth {depth}.",
            "{node} é visitado pela primeira vez, à profundidade {depth}.",
        ),
    )];
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
        code::GOAL,
        CodeLine::new(
            1,
            "if depth(n) < limit: push all successors of n",
            "se profundidade(n) < limite: empilhar todos os sucessores de n",
            &[Deed::Expand],
        ),
        code::FAILURE,
    ];

    fn search<P: Puzzle, H: Heuristic<P>, O: WayObserver<P>>(work: WayWork<'_, P, H, O>) -> WayOutcome<P::Move> {
        let WayWork { puzzle, limits, stop, observer, .. } = work;
        dfs(puzzle, limits, stop, observer)
    }
}
