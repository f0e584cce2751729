//! Searches of game trees.

use super::Step::{
    Again, Answer, Begin, Cut, Enter, Evaluate, Hit, Iteration, Leave, Merit, Probe, Raise, Reach, Scout, Settle, Stop,
    Store,
};
use super::{Line, line};

const END: Line =
    line(0, "if s is the end of a game: return its value", "se s é o fim de um jogo: devolver o seu valor", &[Settle]);
const HORIZON: Line =
    line(0, "if depth = 0: return the estimate of s", "se profundidade = 0: devolver a estimativa de s", &[Evaluate]);
const ANSWER: Line =
    line(0, "return best and the move that leads to it", "devolver melhor e a jogada que lá leva", &[Answer, Stop]);

pub(super) const RANDOM: &[Line] =
    &[line(0, "return any legal move", "devolver uma jogada legal qualquer", &[Begin, Answer, Stop])];

pub(super) const GREEDY: &[Line] = &[
    line(0, "best ← −∞", "melhor ← −∞", &[Begin]),
    line(
        0,
        "for each move m: look at the position after m",
        "para cada jogada m: ver a posição depois de m",
        &[Enter, Scout, Again],
    ),
    line(1, "v ← its estimate", "v ← a sua estimativa", &[Evaluate]),
    line(1, "if v > best: best ← v", "se v > melhor: melhor ← v", &[Raise]),
    line(
        0,
        "return a move of value best, by lot among equals",
        "devolver uma jogada de valor melhor, à sorte entre iguais",
        &[Answer, Stop],
    ),
];

pub(super) const MINIMAX: &[Line] = &[
    line(0, "minimax(s, depth): best ← −∞", "minimax(s, profundidade): melhor ← −∞", &[Begin]),
    END,
    HORIZON,
    line(
        0,
        "for each move m: v ← minimax(s after m, depth − 1)",
        "para cada jogada m: v ← minimax(s depois de m, profundidade − 1)",
        &[Enter, Scout, Again],
    ),
    line(1, "v as the side to move sees it", "v visto por quem joga em s", &[Leave]),
    line(1, "if v > best: best ← v", "se v > melhor: melhor ← v", &[Raise]),
    ANSWER,
];

pub(super) const ALPHABETA: &[Line] = &[
    line(0, "alphabeta(s, depth, α, β): best ← −∞", "alfabeta(s, profundidade, α, β): melhor ← −∞", &[Begin]),
    END,
    HORIZON,
    line(
        0,
        "for each move m: v ← alphabeta(s after m, depth − 1, window seen from there)",
        "para cada jogada m: v ← alfabeta(s depois de m, profundidade − 1, janela vista de lá)",
        &[Enter, Scout, Again],
    ),
    line(
        1,
        "v as the side to move sees it; best ← max(best, v)",
        "v visto por quem joga em s; melhor ← máx(melhor, v)",
        &[Leave],
    ),
    line(1, "if v > α: α ← v", "se v > α: α ← v", &[Raise]),
    line(1, "if α ≥ β: skip the other moves (cut)", "se α ≥ β: saltar as outras jogadas (corte)", &[Cut]),
    ANSWER,
];

pub(super) const NEGAMAX: &[Line] = &[
    line(0, "negamax(s, depth, α, β): best ← −∞", "negamax(s, profundidade, α, β): melhor ← −∞", &[Begin]),
    END,
    HORIZON,
    line(0, "look s up in the table", "procurar s na tabela", &[Probe]),
    line(
        0,
        "if the table knows enough at this depth: return its value",
        "se a tabela sabe o bastante a esta profundidade: devolver o seu valor",
        &[Hit],
    ),
    line(
        0,
        "for each move m, the table's first: v ← −negamax(s after m, depth − 1, −β, −α)",
        "para cada jogada m, a da tabela primeiro: v ← −negamax(s depois de m, profundidade − 1, −β, −α)",
        &[Enter, Scout, Again],
    ),
    line(1, "best ← max(best, v)", "melhor ← máx(melhor, v)", &[Leave]),
    line(1, "if v > α: α ← v", "se v > α: α ← v", &[Raise]),
    line(1, "if α ≥ β: skip the other moves (cut)", "se α ≥ β: saltar as outras jogadas (corte)", &[Cut]),
    line(0, "store best as exact, lower or upper bound", "guardar melhor como exato, minorante ou majorante", &[Store]),
    ANSWER,
];

const RECALL: Line = line(
    0,
    "if the table knows enough at this depth: return its value",
    "se a tabela sabe o bastante a esta profundidade: devolver o seu valor",
    &[Hit],
);
const OUT_OF_REACH: Line = line(
    0,
    "if all that can still come lies outside (α, β): return that bound",
    "se tudo o que ainda pode vir fica fora de (α, β): devolver esse limite",
    &[Reach],
);

pub(super) const PVS: &[Line] = &[
    line(
        0,
        "for depth ← 1, 2, … : search the root in a window around the last value",
        "para profundidade ← 1, 2, … : procurar a raiz numa janela à volta do último valor",
        &[Begin],
    ),
    END,
    HORIZON,
    OUT_OF_REACH,
    line(0, "look s up in the table", "procurar s na tabela", &[Probe]),
    RECALL,
    line(
        0,
        "first move m₁: v ← −pvs(s after m₁, depth − 1, −β, −α)",
        "primeira jogada m₁: v ← −pvs(s depois de m₁, profundidade − 1, −β, −α)",
        &[Enter],
    ),
    line(
        0,
        "other moves m: v ← −pvs(s after m, depth − 1, −α − 1, −α): is it better at all?",
        "outras jogadas m: v ← −pvs(s depois de m, profundidade − 1, −α − 1, −α): será sequer melhor?",
        &[Scout],
    ),
    line(
        1,
        "if α < v < β: v ← −pvs(s after m, depth − 1, −β, −α): how good is it?",
        "se α < v < β: v ← −pvs(s depois de m, profundidade − 1, −β, −α): quão boa é?",
        &[Again],
    ),
    line(1, "best ← max(best, v)", "melhor ← máx(melhor, v)", &[Leave]),
    line(1, "if v > α: α ← v", "se v > α: α ← v", &[Raise]),
    line(1, "if α ≥ β: skip the other moves (cut)", "se α ≥ β: saltar as outras jogadas (corte)", &[Cut]),
    line(0, "store best as exact, lower or upper bound", "guardar melhor como exato, minorante ou majorante", &[Store]),
    line(
        0,
        "the iteration is finished: its line orders the next",
        "a iteração acabou: a sua linha ordena a seguinte",
        &[Iteration],
    ),
    ANSWER,
];

pub(super) const MTDF: &[Line] = &[
    line(
        0,
        "while lower < upper: ask with the empty window (γ − 1, γ): is the value at least γ?",
        "enquanto inferior < superior: perguntar com a janela vazia (γ − 1, γ): o valor é pelo menos γ?",
        &[Begin],
    ),
    END,
    HORIZON,
    OUT_OF_REACH,
    line(0, "look s up in the table", "procurar s na tabela", &[Probe]),
    RECALL,
    line(
        0,
        "for each move m: v ← −search(s after m, depth − 1, same question)",
        "para cada jogada m: v ← −procurar(s depois de m, profundidade − 1, a mesma pergunta)",
        &[Scout, Enter, Again],
    ),
    line(1, "best ← max(best, v)", "melhor ← máx(melhor, v)", &[Leave]),
    line(
        1,
        "if v > α: the answer is yes, and lower ← v at the root",
        "se v > α: a resposta é sim, e inferior ← v na raiz",
        &[Raise],
    ),
    line(1, "then skip the other moves (cut)", "então saltar as outras jogadas (corte)", &[Cut]),
    line(0, "store best as lower or upper bound", "guardar melhor como minorante ou majorante", &[Store]),
    line(
        0,
        "γ ← the value found; return it when lower = upper",
        "γ ← o valor achado; devolvê-lo quando inferior = superior",
        &[Answer, Stop],
    ),
];

pub(super) const SSS: &[Line] = &[
    line(0, "open ← {(root, live, +∞)}", "abertos ← {(raiz, vivo, +∞)}", &[Begin]),
    line(
        0,
        "repeat: take the node of greatest merit. If it is live:",
        "repetir: tirar o nó de maior mérito. Se está vivo:",
        &[Enter, Scout, Again],
    ),
    line(
        1,
        "an end of a game is solved: merit ← min(merit, value)",
        "um fim de jogo fica resolvido: mérito ← mín(mérito, valor)",
        &[Settle],
    ),
    line(
        1,
        "a leaf is solved: merit ← min(merit, estimate)",
        "uma folha fica resolvida: mérito ← mín(mérito, estimativa)",
        &[Evaluate],
    ),
    line(
        0,
        "if it is solved: at MAX it solves its parent; at MIN the next sibling is due, or the parent is solved",
        "se está resolvido: num MAX resolve o pai; num MIN vem o irmão seguinte, ou o pai fica resolvido",
        &[Merit],
    ),
    line(
        0,
        "return the merit of the root when it is solved",
        "devolver o mérito da raiz quando está resolvida",
        &[Answer, Stop],
    ),
];
