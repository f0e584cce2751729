//! Lines of pseudocode that several algorithms share.

use jogada_catalog::CodeLine;
use jogada_rules::Deed;

/// Where nothing is left to be looked at.
pub(super) const FAILURE: CodeLine = CodeLine::new(0, "return failure", "devolver insucesso", &[Deed::Stop]);

/// A goal that was taken up.
pub(super) const GOAL: CodeLine = CodeLine::new(
    1,
    "if n is a goal: return the path to n",
    "se n é objetivo: devolver o caminho até n",
    &[Deed::Goal],
);

/// How the searches of the reports begin.
pub(super) const REPORT_START: CodeLine =
    CodeLine::new(0, "OPEN ← (start); CLOSED ← ()", "ABERTOS ← (início); FECHADOS ← ()", &[Deed::Start]);

/// Successors of a node that is done.
pub(super) const EXPAND: CodeLine = CodeLine::new(
    1,
    "move n to closed; for each successor s of n",
    "passar n para fechados; para cada sucessor s de n",
    &[Deed::Expand],
);

/// A node that is known, and not by a longer way.
pub(super) const NO_CHEAPER: CodeLine = CodeLine::new(
    2,
    "if s is known with a g no higher: drop it",
    "se s é conhecido com g não maior: descartá-lo",
    &[Deed::Duplicate],
);

/// A node that is known.
pub(super) const KNOWN: CodeLine =
    CodeLine::new(2, "if s is known: drop it", "se s é conhecido: descartá-lo", &[Deed::Duplicate]);

/// A shorter way to a node that is known.
pub(super) const REOPEN: CodeLine = CodeLine::new(
    2,
    "if s is known with a higher g: lower g(s) and put s into open again",
    "se s é conhecido com g maior: baixar g(s) e pôr s outra vez em abertos",
    &[Deed::Reopen],
);

/// The best node of the reports' informed searches.
pub(super) const REPORT_EXPAND: CodeLine = CodeLine::new(
    0,
    "while OPEN is not empty: take the node n of least f and create its children",
    "enquanto ABERTOS não está vazio: tirar o nó n de menor f e criar os filhos",
    &[Deed::Expand],
);

/// A child that the reports' informed searches know.
pub(super) const REPORT_CLOSED: CodeLine = CodeLine::new(
    1,
    "a child that is in CLOSED with an f no higher is dropped",
    "um filho que está em FECHADOS com f não maior é descartado",
    &[Deed::Duplicate],
);

/// A child that they do not.
pub(super) const REPORT_GENERATE: CodeLine = CodeLine::new(
    1,
    "the others go into OPEN in order of f, equal ones as they came",
    "os outros entram em ABERTOS por ordem de f, os iguais por ordem de chegada",
    &[Deed::Generate],
);

/// A goal that is seen when it is created.
pub(super) const GOAL_SEEN: CodeLine = CodeLine::new(
    2,
    "if s is a goal: return the path to s",
    "se s é objetivo: devolver o caminho até s",
    &[Deed::Goal],
);

/// A goal among the children, in the reports' blind searches.
pub(super) const REPORT_GOAL: CodeLine = CodeLine::new(
    1,
    "if a surviving child is a goal: return the path to it",
    "se um filho sobrevivente é objetivo: devolver o caminho até ele",
    &[Deed::Goal],
);

/// A goal at the end of the one path that is kept.
pub(super) const GOAL_ON_PATH: CodeLine =
    CodeLine::new(1, "if n is a goal: return the path", "se n é objetivo: devolver o caminho", &[Deed::Goal]);

/// The one path that is kept gets longer.
pub(super) const DEEPER: CodeLine =
    CodeLine::new(2, "else n ← s and go on from there", "senão n ← s e continuar daí", &[Deed::Generate]);

/// Successors, one after the other.
pub(super) const SUCCESSORS: CodeLine =
    CodeLine::new(1, "for each successor s of n", "para cada sucessor s de n", &[Deed::Expand]);

/// A way that bites its tail.
pub(super) const CIRCLE: CodeLine =
    CodeLine::new(2, "if s lies on the path: drop it", "se s está no caminho: descartá-lo", &[Deed::Duplicate]);
