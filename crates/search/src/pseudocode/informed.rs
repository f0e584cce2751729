//! Best-first searches with a heuristic, and the beam.

use super::Step::{
    Bounds, Defer, Duplicate, Expand, Forget, Generate, Goal, Iteration, Pick, Reopen, Revise, Start, Stop,
};
use super::{Line, line};

const GOAL: Line =
    line(1, "if n is a goal: return the path to n", "se n é objetivo: devolver o caminho até n", &[Goal]);
const FAILURE: Line = line(0, "return failure", "devolver insucesso", &[Stop]);
const CLOSE: Line = line(
    1,
    "move n to closed; for each successor s of n",
    "passar n para fechados; para cada sucessor s de n",
    &[Expand],
);
const KNOWN_AS_CHEAP: Line =
    line(2, "if s is known with a g no higher: drop it", "se s é conhecido com g não maior: descartá-lo", &[Duplicate]);
const NOW_CHEAPER: Line = line(
    2,
    "if s is known with a higher g: lower g(s) and put s into open again",
    "se s é conhecido com g maior: baixar g(s) e pôr s outra vez em abertos",
    &[Reopen],
);

pub(super) const GREEDY: &[Line] = &[
    line(0, "open ← {start}", "abertos ← {início}", &[Start, Bounds]),
    line(
        0,
        "while open ≠ ∅: n ← the node of open with the least h",
        "enquanto abertos ≠ ∅: n ← o nó de abertos com menor h",
        &[Pick],
    ),
    GOAL,
    CLOSE,
    line(2, "if s is known: drop it", "se s é conhecido: descartá-lo", &[Duplicate]),
    line(2, "else put s into open with f(s) = h(s)", "senão pôr s em abertos com f(s) = h(s)", &[Generate]),
    FAILURE,
];

pub(super) const ASTAR: &[Line] = &[
    line(
        0,
        "open ← {start}; g(start) ← 0; f(start) ← h(start)",
        "abertos ← {início}; g(início) ← 0; f(início) ← h(início)",
        &[Start],
    ),
    line(
        0,
        "while open ≠ ∅: n ← the node of open with the least f; among equals the deepest",
        "enquanto abertos ≠ ∅: n ← o nó de abertos com menor f; entre iguais o mais fundo",
        &[Pick, Bounds],
    ),
    GOAL,
    CLOSE,
    KNOWN_AS_CHEAP,
    NOW_CHEAPER,
    line(
        2,
        "else put s into open with f(s) = g(s) + h(s)",
        "senão pôr s em abertos com f(s) = g(s) + h(s)",
        &[Generate],
    ),
    FAILURE,
];

pub(super) const WASTAR: &[Line] = &[
    line(0, "open ← {start}; f(start) ← w · h(start)", "abertos ← {início}; f(início) ← w · h(início)", &[Start]),
    line(
        0,
        "while open ≠ ∅: n ← the node of open with the least f",
        "enquanto abertos ≠ ∅: n ← o nó de abertos com menor f",
        &[Pick, Bounds],
    ),
    GOAL,
    CLOSE,
    KNOWN_AS_CHEAP,
    NOW_CHEAPER,
    line(
        2,
        "else put s into open with f(s) = g(s) + w · h(s)",
        "senão pôr s em abertos com f(s) = g(s) + w · h(s)",
        &[Generate],
    ),
    FAILURE,
];

pub(super) const PARTIAL_ASTAR: &[Line] = &[
    line(0, "open ← {start}; F(start) ← h(start)", "abertos ← {início}; F(início) ← h(início)", &[Start]),
    line(
        0,
        "while open ≠ ∅: n ← the node of open with the least F",
        "enquanto abertos ≠ ∅: n ← o nó de abertos com menor F",
        &[Pick, Bounds],
    ),
    GOAL,
    line(1, "for each successor s of n", "para cada sucessor s de n", &[Expand]),
    line(2, "if f(s) > F(n): do not store it yet", "se f(s) > F(n): não o guardar por agora", &[Defer]),
    KNOWN_AS_CHEAP,
    line(2, "else put s into open with F(s) = f(s)", "senão pôr s em abertos com F(s) = f(s)", &[Generate, Reopen]),
    line(
        1,
        "if some were not stored: F(n) ← the least f of those; n waits again",
        "se alguns não foram guardados: F(n) ← o menor f desses; n volta a esperar",
        &[Revise],
    ),
    FAILURE,
];

pub(super) const BEAM: &[Line] = &[
    line(0, "layer ← [start]", "camada ← [início]", &[Start]),
    line(0, "while the layer is not empty: next ← []", "enquanto a camada não está vazia: seguinte ← []", &[Iteration]),
    line(
        1,
        "for each node n of the layer, for each successor s of n",
        "para cada nó n da camada, para cada sucessor s de n",
        &[Expand],
    ),
    line(2, "if s is known: drop it", "se s é conhecido: descartá-lo", &[Duplicate]),
    line(2, "else append s to next", "senão juntar s à seguinte", &[Generate]),
    line(2, "if s is a goal: return the path to s", "se s é objetivo: devolver o caminho até s", &[Goal]),
    line(
        1,
        "keep the best `width` of next by f; forget the others",
        "guardar os melhores da seguinte, por f, até à largura; esquecer os outros",
        &[Forget],
    ),
    FAILURE,
];
