//! The course report's own versions.

use super::Step::{Duplicate, Expand, Forget, Generate, Goal, Start, Stop};
use super::{Line, line};

const START: Line = line(0, "OPEN ← (start); CLOSED ← ()", "ABERTOS ← (início); FECHADOS ← ()", &[Start]);
const CHILDREN_GOAL: Line = line(
    1,
    "if a surviving child is a goal: return the path to it",
    "se um filho sobrevivente é objetivo: devolver o caminho até ele",
    &[Goal],
);
const FAILURE: Line = line(0, "return failure", "devolver insucesso", &[Stop]);

pub(super) const BFS: &[Line] = &[
    START,
    line(
        0,
        "while OPEN is not empty: take its first node n and create all its children",
        "enquanto ABERTOS não está vazio: tirar o primeiro nó n e criar todos os filhos",
        &[Expand],
    ),
    line(
        1,
        "a child whose state is in CLOSED is dropped",
        "um filho cujo estado está em FECHADOS é descartado",
        &[Duplicate],
    ),
    line(1, "the others go to the end of OPEN", "os outros vão para o fim de ABERTOS", &[Generate]),
    CHILDREN_GOAL,
    FAILURE,
];

pub(super) const DFS: &[Line] = &[
    START,
    line(
        0,
        "while OPEN is not empty: take its first node n; if it is above the depth limit create its children",
        "enquanto ABERTOS não está vazio: tirar o primeiro nó n; se está acima do limite criar os filhos",
        &[Expand],
    ),
    line(
        1,
        "a child that is in CLOSED at no greater depth is dropped",
        "um filho que está em FECHADOS sem ser mais fundo é descartado",
        &[Duplicate],
    ),
    line(1, "the others go to the front of OPEN", "os outros vão para o início de ABERTOS", &[Generate]),
    CHILDREN_GOAL,
    FAILURE,
];

const SORTED_EXPAND: Line = line(
    0,
    "while OPEN is not empty: take the node n of least f and create its children",
    "enquanto ABERTOS não está vazio: tirar o nó n de menor f e criar os filhos",
    &[Expand],
);
const SORTED_DROP: Line = line(
    1,
    "a child that is in CLOSED with an f no higher is dropped",
    "um filho que está em FECHADOS com f não maior é descartado",
    &[Duplicate],
);
const SORTED_KEEP: Line = line(
    1,
    "the others go into OPEN in order of f, equal ones as they came",
    "os outros entram em ABERTOS por ordem de f, os iguais por ordem de chegada",
    &[Generate],
);
const SORTED_GOAL: Line =
    line(1, "if n is a goal: return the path to n", "se n é objetivo: devolver o caminho até n", &[Goal]);

pub(super) const ASTAR: &[Line] = &[START, SORTED_EXPAND, SORTED_DROP, SORTED_KEEP, SORTED_GOAL, FAILURE];

pub(super) const SMA: &[Line] = &[
    START,
    SORTED_EXPAND,
    SORTED_DROP,
    SORTED_KEEP,
    SORTED_GOAL,
    line(
        1,
        "if OPEN is too long: lose its last node; its parent takes the larger h",
        "se ABERTOS é longo demais: perder o último nó; o pai fica com o maior h",
        &[Forget],
    ),
    FAILURE,
];
