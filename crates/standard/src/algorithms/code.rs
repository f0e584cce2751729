//! Lines of pseudocode that several algorithms share.

use jogada_catalog::CodeLine;
use jogada_rules::Deed;

/// The end of a game is worth what it is worth.
pub(super) const END: CodeLine = CodeLine::new(
    0,
    "if s is the end of a game: return its value",
    "se s é o fim de um jogo: devolver o seu valor",
    &[Deed::Settle],
);

/// Where no depth is left, an estimate has to do.
pub(super) const HORIZON: CodeLine = CodeLine::new(
    0,
    "if depth = 0: return the estimate of s",
    "se profundidade = 0: devolver a estimativa de s",
    &[Deed::Evaluate],
);

/// What all of them answer.
pub(super) const BEST_MOVE: CodeLine = CodeLine::new(
    0,
    "return best and the move that leads to it",
    "devolver melhor e a jogada que lá leva",
    &[Deed::Answer, Deed::Stop],
);

/// A move that is better than what is sure so far.
pub(super) const RAISE: CodeLine = CodeLine::new(1, "if v > α: α ← v", "se v > α: α ← v", &[Deed::Raise])
    .of_two("at MAX: if v > α, α ← v; at MIN: if v < β, β ← v", "em MAX: se v > α, α ← v; em MIN: se v < β, β ← v");

/// A move that is too good to be let.
pub(super) const CUT: CodeLine = CodeLine::new(
    1,
    "if α ≥ β: skip the other moves (cut)",
    "se α ≥ β: saltar as outras jogadas (corte)",
    &[Deed::Cut],
)
.of_two(
    "if v ≥ β at MAX, or v ≤ α at MIN: skip the other moves (cut)",
    "se v ≥ β em MAX, ou v ≤ α em MIN: saltar as outras jogadas (corte)",
);

/// Whether the position is known.
pub(super) const PROBE: CodeLine = CodeLine::new(0, "look s up in the table", "procurar s na tabela", &[Deed::Probe]);

/// It is, and well enough.
pub(super) const HIT: CodeLine = CodeLine::new(
    0,
    "if the table knows enough at this depth: return its value",
    "se a tabela sabe o bastante a esta profundidade: devolver o seu valor",
    &[Deed::Hit],
);

/// A move was searched.
pub(super) const BEST: CodeLine = best("best ← max(best, v)", "melhor ← máx(melhor, v)");

/// The same in other words, where the side to move tells it; where MAX and MIN do, there is but one way to.
pub(super) const fn best(en: &'static str, pt: &'static str) -> CodeLine {
    CodeLine::new(1, en, pt, &[Deed::Leave]).of_two(
        "at MAX: best ← max(best, v); at MIN: best ← min(best, v)",
        "em MAX: melhor ← máx(melhor, v); em MIN: melhor ← mín(melhor, v)",
    )
}

/// How a value is found by questions of yes or no.
pub(super) const ASK: CodeLine = CodeLine::new(
    0,
    "while the value is not known: ask “at least k?”, halving what is possible",
    "enquanto o valor não se conhece: perguntar «pelo menos k?», dividindo ao meio o possível",
    &[Deed::Ask],
);

/// How proof numbers go up.
pub(super) const COMBINE: CodeLine = CodeLine::new(
    1,
    "OR node: pn ← least pn, dn ← sum of dn; AND node: the other way round",
    "nó OU: pn ← menor pn, dn ← soma dos dn; nó E: ao contrário",
    &[Deed::Combine],
);

/// What proofs answer.
pub(super) const PROOF: CodeLine = CodeLine::new(
    0,
    "return the value and the move that proves it",
    "devolver o valor e a jogada que o prova",
    &[Deed::Answer, Deed::Stop],
);

/// A move that is better than the others so far.
pub(super) const BETTER: CodeLine =
    CodeLine::new(1, "if v > best: best ← v", "se v > melhor: melhor ← v", &[Deed::Raise]).of_two(
        "at MAX: if v > best, best ← v; at MIN: if v < best, best ← v",
        "em MAX: se v > melhor, melhor ← v; em MIN: se v < melhor, melhor ← v",
    );

/// What can still come is bounded.
pub(super) const REACH: CodeLine = CodeLine::new(
    0,
    "if all that can still come lies outside (α, β): return that bound",
    "se tudo o que ainda pode vir fica fora de (α, β): devolver esse limite",
    &[Deed::Reach],
);

/// The position is kept in the table.
pub(super) const STORE: CodeLine = CodeLine::new(
    0,
    "store best as exact, lower or upper bound",
    "guardar melhor como exato, minorante ou majorante",
    &[Deed::Store],
);
