"""The program ``jogada``: the command line that the package brings along."""

from __future__ import annotations

import sys

from . import _native


def main() -> int:
    """Runs the command line."""
    return _native.command_line(["jogada", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
