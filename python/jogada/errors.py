"""What can be wrong, as exceptions: the message points at the place."""

from __future__ import annotations

__all__ = ["ContestError", "InternalError", "JogadaError", "MoveError", "PositionError", "SpecError"]


class JogadaError(ValueError):
    """Something that was asked of Jogada is wrong.

    ``text`` is what was given, ``start`` and ``end`` say which characters of it are wrong.
    """

    def __init__(self, message: str, text: str = "", start: int = 0, end: int = 0) -> None:
        super().__init__(message)
        self.text = text
        self.start = start
        self.end = end


class SpecError(JogadaError):
    """A game, player or algorithm is not known or can not be set like that."""


class PositionError(JogadaError):
    """A text is no position of the game."""


class MoveError(JogadaError):
    """A text is no move, or none that can be played here."""


class ContestError(JogadaError):
    """A match can not be played as planned."""


class InternalError(RuntimeError):
    """A bug in Jogada. Please report it with what you did."""
