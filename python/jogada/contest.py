"""Matches between players."""

from __future__ import annotations

import json
import tempfile
from os import PathLike
from typing import Any

from . import _native
from .game import Progress, _told

__all__ = ["arena"]


def arena(
    game: str,
    players: list[str],
    games: int = 20,
    *,
    seed: int = 0,
    threads: int = 1,
    folder: str | PathLike[str] | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Plays a match, every opening with sides exchanged, and returns its figures: shares, ratings, intervals.

    With a ``folder`` the games are kept, and the same call goes on where the last was stopped.
    """
    if folder is None:
        with tempfile.TemporaryDirectory() as scratch:
            return arena(game, players, games, seed=seed, threads=threads, folder=scratch, progress=progress)
    figures: dict[str, Any] = json.loads(
        _native.contest(folder, game, players, games, seed, threads, _told(progress))
    )
    return figures
