"""Games and puzzles in progress."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from . import _native
from .answers import Analysis, Solution, Thought, Trace, Way
from .own import Route, find_way
from .picture import svg

__all__ = ["Game", "Puzzle"]

Progress = Callable[[dict[str, Any]], object]


def _told(progress: Progress | None) -> Callable[[str], object] | None:
    """Progress comes as text; people want objects."""
    return None if progress is None else lambda text: progress(json.loads(text))


class _Board:
    """What games and puzzles in progress have in common. Moves and positions are texts."""

    _sides = 0

    def __init__(self, spec: str, position: str | None = None) -> None:
        self._session = _native.Session(spec)
        if self._session.sides() != self._sides:
            raise TypeError(f"{spec} is a {'puzzle' if self._sides == 2 else 'game for two'}")
        if position is not None:
            self._session.set_position(position)

    @property
    def spec(self) -> str:
        """The name with its settings."""
        return self._session.game()

    @property
    def position(self) -> str:
        """The position as text."""
        return self._session.position()

    @position.setter
    def position(self, text: str) -> None:
        self._session.set_position(text)

    @property
    def legal(self) -> list[str]:
        """The moves that can be played; none once it is over."""
        return self._session.legal()

    @property
    def history(self) -> list[str]:
        """The moves played so far."""
        return self._session.history()

    def play(self, *moves: str) -> None:
        """Plays moves, one after the other; one that is wrong raises :class:`jogada.MoveError`."""
        for move in moves:
            self._session.play(move)

    def undo(self) -> str | None:
        """Takes back the last move and returns it; nothing at the start."""
        return self._session.undo()

    def perft(self, depth: int) -> list[int]:
        """The number of move sequences of each length up to ``depth``."""
        return self._session.perft(depth)

    def trace(self, algorithm: str, cap: int = 20_000) -> Trace:
        """A search step by step: ``pandas.DataFrame(board.trace("alphabeta:depth=3").rows)``."""
        return Trace.of(json.loads(self._session.trace(algorithm, cap)))

    def svg(self) -> str:
        """The board as a picture."""
        return svg(json.loads(self._session.scene()))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __str__(self) -> str:
        return self._session.board()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.spec!r}, {self.position!r})"


class Game(_Board):
    """A game for two in progress: ``Game("hex:size=7")``, ``Game("nim", "1,3,5 1")``."""

    _sides = 2

    @property
    def to_move(self) -> int:
        """Whose turn it is: 1 or 2."""
        return self._session.to_move()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._session.ending() is not None

    @property
    def winner(self) -> int | None:
        """1 or 2; 0 for a draw; ``None`` while the game goes on."""
        ending = self._session.ending()
        return None if ending is None else ending[0]

    @property
    def score(self) -> tuple[int, int]:
        """Points of both sides."""
        return self._session.score()

    def copy(self) -> Game:
        """The same game again, independent of this one."""
        game = Game.__new__(Game)
        game._session = self._session.fork()
        return game

    def best(self, player: str | None = None, *, progress: Progress | None = None) -> Thought:
        """The move that a player would make: a level (``hard``) or an algorithm (``pvs:depth=8``).

        ``progress`` is called with a dictionary after each iteration. Ctrl-C stops the search.
        """
        return Thought.of(json.loads(self._session.best(player, _told(progress))))

    def analyze(self, lines: int = 3, player: str | None = None, *, progress: Progress | None = None) -> Analysis:
        """The best moves with their values and what follows."""
        return Analysis.of(json.loads(self._session.analyze(lines, player, _told(progress))))

    def solve(
        self,
        *,
        nodes: int | None = None,
        time: float | None = None,
        memory: int | None = None,
        threads: int = 1,
        progress: Progress | None = None,
    ) -> Solution:
        """The exact value and all best moves, within the limits: positions, seconds, bytes."""
        return Solution.of(json.loads(self._session.solve(nodes, time, memory, threads, _told(progress))))


class Puzzle(_Board):
    """A puzzle in progress: ``Puzzle("adji-boto-puzzle:problem=A")``."""

    _sides = 1

    @property
    def solved(self) -> bool:
        """Whether the goal is reached; a puzzle in which no move is left may have ended without that."""
        ending = self._session.ending()
        return ending is not None and ending[0] == 1

    def copy(self) -> Puzzle:
        """The same puzzle again, independent of this one."""
        puzzle = Puzzle.__new__(Puzzle)
        puzzle._session = self._session.fork()
        return puzzle

    def search(self, algorithm: str = "astar", *, progress: Progress | None = None) -> Way:
        """A way to the goal: ``bfs``, ``astar:heuristic=fifths``, ``optimal`` …

        ``progress`` is called with a dictionary of steps and bounds. Ctrl-C stops the search.
        """
        return Way.of(json.loads(self._session.find_way(algorithm, _told(progress))))

    def search_by(
        self,
        estimate: Callable[[str], float],
        algorithm: str = "astar",
        *,
        width: int = 100,
        weight: float = 1.5,
        depth: int | None = None,
        nodes: int | None = None,
        time: float | None = None,
    ) -> Route[str]:
        """A way to the goal by a heuristic of your own, a function of the position; the states of the way are positions.

        The algorithms are those of :func:`jogada.find_way`. Every move counts one; for an answer to be the shortest the
        estimate must not exceed the number of moves to come.
        """
        scratch = self.copy()

        def successors(position: str) -> list[str]:
            scratch.position = position
            return scratch._session.successors()

        def goal(position: str) -> bool:
            scratch.position = position
            return scratch.solved

        return find_way(
            self.position,
            successors,
            goal,
            algorithm,
            estimate=estimate,
            width=width,
            weight=weight,
            depth=depth,
            nodes=nodes,
            time=time,
        )
