"""Plays, analyzes, solves and shows the thinking behind classic games; searches games and graphs of your own.

>>> import jogada
>>> game = jogada.Game("tic-tac-toe")
>>> game.play("5", "2")
>>> str(game.solve().worth)
'win in 5 (proven)'

In a notebook a game draws itself. ``jogada.games()`` lists what there is to play, ``jogada.algorithms()`` who plays it.
"""

from __future__ import annotations

import json
from typing import Any

from . import _native
from .answers import Analysis, Line, Solution, Thought, Trace, Way, Worth
from .contest import arena
from .errors import ContestError, InternalError, JogadaError, MoveError, PositionError, SpecError
from .game import Game, Puzzle
from .own import Found, Route, Rules, find_way, search

__version__: str = _native.__version__

__all__ = [
    "Analysis",
    "ContestError",
    "Found",
    "Game",
    "InternalError",
    "JogadaError",
    "Line",
    "MoveError",
    "PositionError",
    "Puzzle",
    "Route",
    "Rules",
    "Solution",
    "SpecError",
    "Thought",
    "Trace",
    "Way",
    "Worth",
    "algorithms",
    "arena",
    "find_way",
    "games",
    "puzzles",
    "search",
]


def _listing() -> dict[str, list[dict[str, Any]]]:
    listing: dict[str, list[dict[str, Any]]] = json.loads(_native.listing())
    return listing


def games() -> list[dict[str, Any]]:
    """The games for two: name, parameters, levels, evaluations."""
    return _listing()["games"]


def puzzles() -> list[dict[str, Any]]:
    """The puzzles: name, parameters, problems, heuristics, algorithms."""
    return _listing()["puzzles"]


def algorithms() -> list[dict[str, Any]]:
    """Every algorithm, for games and for puzzles, with its parameters."""
    listing = _listing()
    return listing["algorithms"] + listing["path_algorithms"]
