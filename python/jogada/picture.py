"""Boards as pictures."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from typing import Any

SCALE = 48
_FILLS = {1: "#c8452d", 2: "#2d63c8", None: "#d9cdb8"}
_INK = "#3b3325"


def svg(scene: dict[str, Any]) -> str:
    """The picture of a scene: parts from back to front."""
    width, height = scene["width"], scene["height"]
    parts = "".join(_part(part) for part in scene["parts"])
    box = f"{-0.1} {-0.1} {width + 0.2:g} {height + 0.2:g}"
    size = f'width="{(width + 0.2) * SCALE:.0f}" height="{(height + 0.2) * SCALE:.0f}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" {size}>{parts}</svg>'


def _part(part: dict[str, Any]) -> str:
    (kind, shape), = part["shape"].items()
    outline, (x, y) = _OUTLINES[kind](shape, part)
    return outline + _label(part, x, y)


def _label(part: dict[str, Any], x: float, y: float) -> str:
    if not part.get("label"):
        return ""
    style = f'font-size="0.42" font-family="sans-serif" text-anchor="middle" dominant-baseline="central" fill="{_INK}"'
    return f'<text x="{x:g}" y="{y:g}" {style}>{escape(part["label"])}</text>'


def _paint(part: dict[str, Any]) -> str:
    if part["role"] in ("cell", "ground", "pit") and part["owner"] is None:
        return f'fill="#f4eee1" stroke="{_INK}" stroke-width="0.03"'
    return f'fill="{_FILLS[part["owner"]]}" stroke="{_INK}" stroke-width="0.03"'


def _polygon(corners: list[list[float]], part: dict[str, Any]) -> tuple[str, tuple[float, float]]:
    points = " ".join(f"{x:g},{y:g}" for x, y in corners)
    middle = (sum(x for x, _ in corners) / len(corners), sum(y for _, y in corners) / len(corners))
    return f'<polygon points="{points}" {_paint(part)}/>', middle


def _circle(circle: dict[str, Any], part: dict[str, Any]) -> tuple[str, tuple[float, float]]:
    x, y = circle["center"]
    return f'<circle cx="{x:g}" cy="{y:g}" r="{circle["radius"]:g}" {_paint(part)}/>', (x, y)


def _line(line: dict[str, Any], part: dict[str, Any]) -> tuple[str, tuple[float, float]]:
    (x1, y1), (x2, y2) = line["from"], line["to"]
    open_line = part["owner"] is None and part.get("move")
    paint = f'stroke="{"#cfc5b2" if open_line else _FILLS.get(part["owner"], _INK)}" stroke-width="0.1"'
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" {paint}/>', ((x1 + x2) / 2, (y1 + y2) / 2)


def _point(point: list[float], _part: dict[str, Any]) -> tuple[str, tuple[float, float]]:
    return "", (point[0], point[1])


_OUTLINES: dict[str, Callable[[Any, dict[str, Any]], tuple[str, tuple[float, float]]]] = {
    "polygon": _polygon,
    "circle": _circle,
    "line": _line,
    "point": _point,
}
