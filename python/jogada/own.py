"""Games and graphs of your own, written in Python and searched by Jogada."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from . import _native

__all__ = ["Found", "Route", "Rules", "find_way", "search"]

Position = TypeVar("Position", bound=Hashable)
Move = TypeVar("Move", bound=Hashable)
State = TypeVar("State", bound=Hashable)


class Rules(Protocol[Position, Move]):
    """The rules of a game in which two sides take turns. Positions and moves are hashable and never changed."""

    def moves(self, position: Position) -> Iterable[Move]:
        """The moves of the side to move; at least one while there is no result."""
        ...

    def play(self, position: Position, move: Move) -> Position:
        """The position after a move, with the other side to move."""
        ...

    def result(self, position: Position) -> int | None:
        """What the side to move has: 1 won, 0 drawn, -1 lost; ``None`` while the game goes on."""
        ...


@dataclass(frozen=True)
class Found(Generic[Move]):
    """What a search of your game found, for the side to move."""

    line: list[Move]
    kind: str
    value: float
    distance: int | None
    proven: bool
    depth: int
    stopped: str | None

    @property
    def move(self) -> Move | None:
        """The move to play; ``None`` where the game is over."""
        return self.line[0] if self.line else None


@dataclass(frozen=True)
class Route(Generic[State]):
    """A way in your graph, from start to goal; no states where none was found."""

    states: list[State]
    cost: float | None
    proven: bool
    stopped: str | None
    expanded: int
    generated: int


def search(
    rules: Rules[Position, Move],
    position: Position,
    algorithm: str = "pvs",
    *,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
    evaluate: Callable[[Position], float] | None = None,
) -> Found[Move]:
    """Searches a game of your own by ``pvs``, ``mtdf``, ``alphabeta``, ``minimax`` or ``mcts``.

    ``evaluate`` estimates a position in points for the side to move. Exceptions of your functions, and Ctrl-C, end the
    search and are raised.
    """
    return Found(**_native.search_own(rules, position, algorithm, depth, nodes, time, evaluate))


def find_way(
    start: State,
    successors: Callable[[State], Iterable[State]] | Callable[[State], Iterable[tuple[State, float]]],
    goal: Callable[[State], bool],
    algorithm: str = "astar",
    *,
    estimate: Callable[[State], float] | None = None,
    weighted: bool = False,
    width: int = 100,
    weight: float = 1.5,
    depth: int | None = None,
    nodes: int | None = None,
    time: float | None = None,
) -> Route[State]:
    """Finds a way in a graph of your own.

    ``successors`` yields states, or pairs of state and cost if ``weighted``. The estimate must not exceed the cost of the
    rest for an answer to be the cheapest. ``width`` is for ``beam`` and ``sma``, ``weight`` for ``wastar``; the others are
    ``bfs``, ``dfs``, ``iddfs``, ``uniform``, ``astar``, ``partial-astar``, ``idastar``, ``rbfs`` and ``greedy``.
    """
    answer = _native.find_own_way(
        start, successors, goal, algorithm, estimate, weighted, width, weight, depth, nodes, time
    )
    return Route(**answer)
