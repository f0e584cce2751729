//! Path searches that ask no heuristic.

use super::Step::{
    Answer, Bounds, Defer, Duplicate, Expand, Generate, Goal, Iteration, Meet, Pick, Reopen, Start, Stop, Wave,
};
use super::{Line, line};

pub(super) const BFS: &[Line] = &[
    line(0, "queue ← [start]; known ← {start}", "fila ← [início]; conhecidos ← {início}", &[Start]),
    line(0, "for each layer d = 0, 1, 2, …", "para cada camada d = 0, 1, 2, …", &[Iteration]),
    line(
        1,
        "for each node n of the layer, in order of arrival: for each successor s of n",
        "para cada nó n da camada, por ordem de chegada: para cada sucessor s de n",
        &[Expand],
    ),
    line(2, "if s is known: drop it", "se s é conhecido: descartá-lo", &[Duplicate]),
    line(2, "else append s to the queue and to known", "senão juntar s à fila e aos conhecidos", &[Generate]),
    line(2, "if s is a goal: return the path to s", "se s é objetivo: devolver o caminho até s", &[Goal]),
    line(0, "return failure", "devolver insucesso", &[Stop]),
];

pub(super) const DFS: &[Line] = &[
    line(0, "stack ← [start]; visited ← ∅", "pilha ← [início]; visitados ← ∅", &[Start]),
    line(
        0,
        "while the stack is not empty: n ← pop; if n is new: visit n",
        "enquanto a pilha não está vazia: n ← retirar o topo; se n é novo: visitar n",
        &[Generate, Reopen],
    ),
    line(
        1,
        "if n was visited no deeper than here: drop it",
        "se n já foi visitado sem ser mais fundo: descartá-lo",
        &[Duplicate],
    ),
    line(1, "if n is a goal: return the path to n", "se n é objetivo: devolver o caminho até n", &[Goal]),
    line(
        1,
        "if depth(n) < limit: push all successors of n",
        "se profundidade(n) < limite: empilhar todos os sucessores de n",
        &[Expand],
    ),
    line(0, "return failure", "devolver insucesso", &[Stop]),
];

pub(super) const IDDFS: &[Line] = &[
    line(0, "limit ← 0", "limite ← 0", &[Start]),
    line(
        0,
        "repeat, with limit ← limit + 1: search depth first from the start",
        "repetir, com limite ← limite + 1: procurar em profundidade a partir do início",
        &[Iteration, Bounds],
    ),
    line(1, "if n is a goal: return the path", "se n é objetivo: devolver o caminho", &[Goal]),
    line(1, "for each successor s of n", "para cada sucessor s de n", &[Expand]),
    line(2, "if depth(s) > limit: leave s for later", "se profundidade(s) > limite: deixar s para depois", &[Defer]),
    line(2, "if s lies on the path: drop it", "se s está no caminho: descartá-lo", &[Duplicate]),
    line(2, "else n ← s and go on from there", "senão n ← s e continuar daí", &[Generate]),
    line(0, "return failure when no limit left anything out", "devolver insucesso quando nada ficou de fora", &[Stop]),
];

pub(super) const UNIFORM: &[Line] = &[
    line(0, "open ← {start}; g(start) ← 0", "abertos ← {início}; g(início) ← 0", &[Start]),
    line(
        0,
        "while open ≠ ∅: n ← the node of open with the least g",
        "enquanto abertos ≠ ∅: n ← o nó de abertos com menor g",
        &[Pick, Bounds],
    ),
    line(1, "if n is a goal: return the path to n", "se n é objetivo: devolver o caminho até n", &[Goal]),
    line(
        1,
        "move n to closed; for each successor s of n with cost c",
        "passar n para fechados; para cada sucessor s de n com custo c",
        &[Expand],
    ),
    line(
        2,
        "if s is known with g(s) ≤ g(n) + c: drop it",
        "se s é conhecido com g(s) ≤ g(n) + c: descartá-lo",
        &[Duplicate],
    ),
    line(2, "else g(s) ← g(n) + c; put s into open", "senão g(s) ← g(n) + c; pôr s em abertos", &[Generate, Reopen]),
    line(0, "return failure", "devolver insucesso", &[Stop]),
];

pub(super) const BIDIRECTIONAL: &[Line] = &[
    line(
        0,
        "open₁ ← {start}; open₂ ← {goals}; best ← ∞",
        "abertos₁ ← {início}; abertos₂ ← {objetivos}; melhor ← ∞",
        &[Start],
    ),
    line(
        0,
        "while least g of open₁ + least g of open₂ < best",
        "enquanto menor g de abertos₁ + menor g de abertos₂ < melhor",
        &[Bounds],
    ),
    line(1, "n ← the node with the least g of the smaller list", "n ← o nó com menor g da lista mais curta", &[Pick]),
    line(
        1,
        "for each successor s (predecessor, from the goal's side) of n",
        "para cada sucessor s (predecessor, do lado do objetivo) de n",
        &[Expand],
    ),
    line(
        2,
        "if its side knows s at no higher cost: drop it",
        "se o seu lado conhece s sem custo maior: descartá-lo",
        &[Duplicate],
    ),
    line(2, "else put s into the list of its side", "senão pôr s na lista do seu lado", &[Generate, Reopen]),
    line(
        2,
        "if the other side knows s: best ← min(best, g₁(s) + g₂(s))",
        "se o outro lado conhece s: melhor ← mín(melhor, g₁(s) + g₂(s))",
        &[Meet],
    ),
    line(0, "return the path through the best meeting", "devolver o caminho pelo melhor encontro", &[Goal]),
    line(0, "or failure if there is none", "ou insucesso se não há nenhum", &[Stop]),
];

pub(super) const OPTIMAL: &[Line] = &[
    line(
        0,
        "best ← a way found by beam search; c ← the most that one move takes",
        "melhor ← um caminho achado por feixe; c ← o máximo que uma jogada tira",
        &[Start],
    ),
    line(
        0,
        "for L ← ⌈left ÷ c⌉, one more, … : is there a way of L moves?",
        "para L ← ⌈resto ÷ c⌉, mais um, … : há um caminho de L jogadas?",
        &[Iteration],
    ),
    line(
        1,
        "expand the cheapest complete cell (left, moves), from the start or from the goal",
        "expandir a célula completa (resto, jogadas) mais barata, do início ou do objetivo",
        &[Wave],
    ),
    line(
        1,
        "a state that both sides know: best ← the way through it; none: L moves are excluded",
        "um estado que ambos conhecem: melhor ← o caminho por ele; nenhum: L jogadas ficam excluídas",
        &[Bounds],
    ),
    line(0, "return best: no way is shorter", "devolver melhor: nenhum caminho é mais curto", &[Answer]),
    line(
        0,
        "stop at a limit, with a lower and an upper bound",
        "parar num limite, com um minorante e um majorante",
        &[Stop],
    ),
];
