//! Searches with a heuristic in bounded memory.

use super::Step::{Bounds, Defer, Duplicate, Expand, Forget, Generate, Goal, Iteration, Pick, Revise, Start, Stop};
use super::{Line, line};

pub(super) const IDASTAR: &[Line] = &[
    line(0, "threshold ← h(start)", "limiar ← h(início)", &[Start]),
    line(
        0,
        "repeat: search depth first from the start within the threshold",
        "repetir: procurar em profundidade a partir do início dentro do limiar",
        &[Iteration, Bounds],
    ),
    line(1, "if n is a goal: return the path", "se n é objetivo: devolver o caminho", &[Goal]),
    line(1, "for each successor s of n: f ← g(s) + h(s)", "para cada sucessor s de n: f ← g(s) + h(s)", &[Expand]),
    line(
        2,
        "if f > threshold: next ← min(next, f); go no further",
        "se f > limiar: seguinte ← mín(seguinte, f); não avançar",
        &[Defer],
    ),
    line(
        2,
        "if s lies on the path (or in the table): drop it",
        "se s está no caminho (ou na tabela): descartá-lo",
        &[Duplicate],
    ),
    line(2, "else n ← s and go on from there", "senão n ← s e continuar daí", &[Generate]),
    line(
        0,
        "threshold ← next; return failure if nothing lay beyond it",
        "limiar ← seguinte; devolver insucesso se nada ficou além dele",
        &[Stop],
    ),
];

pub(super) const RBFS: &[Line] = &[
    line(0, "search(start, f = h(start), limit = ∞)", "procurar(início, f = h(início), limite = ∞)", &[Start]),
    line(
        0,
        "loop: best ← the successor with the least f; if f(best) > limit: go back",
        "ciclo: melhor ← o sucessor com menor f; se f(melhor) > limite: recuar",
        &[Pick, Bounds],
    ),
    line(1, "if best is a goal: return the path", "se melhor é objetivo: devolver o caminho", &[Goal]),
    line(
        1,
        "expand best, with limit ← min(limit, f of the second best)",
        "expandir melhor, com limite ← mín(limite, f do segundo melhor)",
        &[Expand],
    ),
    line(2, "if s lies on the path: drop it", "se s está no caminho: descartá-lo", &[Duplicate]),
    line(2, "else f(s) ← max(g(s) + h(s), f of its parent)", "senão f(s) ← máx(g(s) + h(s), f do pai)", &[Generate]),
    line(
        1,
        "on going back: forget the successors; f(parent) ← the least f among them",
        "ao recuar: esquecer os sucessores; f(pai) ← o menor f entre eles",
        &[Revise],
    ),
    line(0, "return failure", "devolver insucesso", &[Stop]),
];

pub(super) const SMA: &[Line] = &[
    line(0, "memory ← {start}; f(start) ← h(start)", "memória ← {início}; f(início) ← h(início)", &[Start]),
    line(
        0,
        "while something waits: n ← the deepest node of least f",
        "enquanto algo espera: n ← o nó mais fundo de menor f",
        &[Pick, Bounds],
    ),
    line(1, "if n is a goal: return the path to n", "se n é objetivo: devolver o caminho até n", &[Goal]),
    line(1, "if n is new: list its successors", "se n é novo: listar os seus sucessores", &[Expand]),
    line(
        1,
        "s ← the best successor not in memory; if it lies on the path: drop it",
        "s ← o melhor sucessor fora da memória; se está no caminho: descartá-lo",
        &[Duplicate],
    ),
    line(
        1,
        "if no path through s fits into memory: f(s) ← ∞",
        "se nenhum caminho por s cabe na memória: f(s) ← ∞",
        &[Defer],
    ),
    line(
        1,
        "else keep s with f(s) ← max(f(n), g(s) + h(s))",
        "senão guardar s com f(s) ← máx(f(n), g(s) + h(s))",
        &[Generate],
    ),
    line(
        1,
        "if memory is full: forget the shallowest leaf of greatest f; its parent remembers that f",
        "se a memória está cheia: esquecer a folha menos funda de maior f; o pai lembra esse f",
        &[Forget],
    ),
    line(
        1,
        "f(n) ← the least f of its successors that are not in memory",
        "f(n) ← o menor f dos seus sucessores fora da memória",
        &[Revise],
    ),
    line(0, "return failure", "devolver insucesso", &[Stop]),
];
