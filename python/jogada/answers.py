"""What searches answer."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

__all__ = ["Analysis", "Line", "Solution", "Thought", "Trace", "Way"]


@dataclass(frozen=True)
class Worth:
    """What a position is worth to ``side``: ``kind`` is win, loss, draw, points or estimate."""

    side: int
    kind: str | None
    value: float | None
    distance: int | None
    proven: bool

    @classmethod
    def of(cls, document: dict[str, Any]) -> Worth:
        """Reads the value of any document."""
        return cls(
            document["side"], document["value_kind"], document["value"], document["distance"], document["proven"]
        )

    def __str__(self) -> str:
        moves = f" in {self.distance}" if self.distance is not None else ""
        number = f" {self.value:+g}" if self.kind in ("points", "estimate") and self.value is not None else ""
        return f"{self.kind or 'unknown'}{number}{moves}{' (proven)' if self.proven else ''}"


@dataclass(frozen=True)
class Thought:
    """The move that a player chose, and why."""

    move: str | None
    line: list[str]
    worth: Worth
    depth: int
    nodes: int
    document: dict[str, Any] = field(repr=False)

    @classmethod
    def of(cls, document: dict[str, Any]) -> Thought:
        """Reads the document of ``jogada best``."""
        return cls(
            document["move"], document["pv"], Worth.of(document), document["depth"], document["nodes"], document
        )

    def __str__(self) -> str:
        return f"{self.move}: {self.worth}, line {' '.join(self.line)}"


@dataclass(frozen=True)
class Line:
    """One of the best moves, with what follows."""

    move: str | None
    line: list[str]
    worth: Worth


@dataclass(frozen=True)
class Analysis:
    """The best moves, best first."""

    lines: list[Line]
    document: dict[str, Any] = field(repr=False)

    @classmethod
    def of(cls, document: dict[str, Any]) -> Analysis:
        """Reads the document of ``jogada analyze``."""
        lines = [Line(line["move"], line["pv"], Worth.of(line)) for line in document["lines"]]
        return cls(lines, document)

    def __str__(self) -> str:
        return "\n".join(f"{line.move}: {line.worth}" for line in self.lines)


@dataclass(frozen=True)
class Solution:
    """What is proven about a position."""

    worth: Worth
    lower: float | None
    upper: float | None
    best_moves: list[str]
    nodes: int
    document: dict[str, Any] = field(repr=False)

    @property
    def proven(self) -> bool:
        """Whether the value is exact."""
        return self.worth.proven

    @classmethod
    def of(cls, document: dict[str, Any]) -> Solution:
        """Reads the document of ``jogada solve``."""
        return cls(
            Worth.of(document),
            document["lower"],
            document["upper"],
            document["best_moves"],
            document["nodes"],
            document,
        )

    def __str__(self) -> str:
        return f"{self.worth}, best moves {' '.join(self.best_moves)}"


@dataclass(frozen=True)
class Way:
    """A way to the goal of a puzzle, with what courses compare."""

    found: bool
    optimal: bool
    moves: list[str]
    generated: int
    expanded: int
    branching: float | None
    document: dict[str, Any] = field(repr=False)

    @classmethod
    def of(cls, document: dict[str, Any]) -> Way:
        """Reads the document of ``jogada search``."""
        return cls(
            document["found"],
            document["optimal"],
            document["moves"],
            document["generated"],
            document["expanded"],
            document["branching"],
            document,
        )

    def __len__(self) -> int:
        return len(self.moves)

    def __str__(self) -> str:
        proven = "optimal" if self.optimal else "found" if self.found else "no way"
        return f"{len(self)} moves ({proven}): {' '.join(self.moves)}"


@dataclass(frozen=True)
class Trace:
    """A search, step by step. ``rows`` and ``nodes`` are lists of flat dictionaries, as pandas likes them."""

    rows: list[dict[str, Any]]
    nodes: list[dict[str, Any]]
    document: dict[str, Any] = field(repr=False)

    @classmethod
    def of(cls, document: dict[str, Any]) -> Trace:
        """Reads the document of the lab."""
        nodes = [{"node": number, **node} for number, node in enumerate(document["nodes"])]
        return cls([_flat(event) for event in document["events"]], nodes, document)

    def __len__(self) -> int:
        return len(self.rows)


def _flat(event: dict[str, Any]) -> dict[str, Any]:
    """Values are objects in a trace; a table wants numbers."""
    flat: dict[str, Any] = {}
    for key, value in event.items():
        if isinstance(value, dict):
            flat.update({f"{key}_{inner}": part for inner, part in value.items()})
        else:
            flat[key] = value
    return flat
