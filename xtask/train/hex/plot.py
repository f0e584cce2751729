"""Draws strength by generation: `docs/hex-net/generations.csv` as `docs/hex-net/strength.svg`."""

import csv
import math
import pathlib

FOLDER = pathlib.Path("docs/hex-net")
WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 320, 64, 40, 48


def gain(score):
    """The Elo difference that a score stands for, with half a game to both so that it is finite."""
    won, lost = map(int, score.split("-"))
    return 400 * math.log10((won + 0.5) / (lost + 0.5))


def curve(rows):
    """Elo of every generation: what it gained on the champion before, which only an accepted one becomes."""
    champion, ratings = 0, []
    for row in rows:
        rating = champion + (gain(row["last"]) if row["last"] else 0)
        ratings.append(rating)
        champion = rating if row["accepted"] == "yes" else champion
    return ratings


def main():
    rows = list(csv.DictReader((FOLDER / "generations.csv").open()))
    ratings, last = curve(rows), max(1, len(rows) - 1)
    top = max(200, math.ceil(max(ratings) / 200) * 200)
    low = min(0, math.floor(min(ratings) / 200) * 200)
    across = lambda number: LEFT + number / last * (WIDTH - LEFT - 24)
    down = lambda rating: TOP + (top - rating) / (top - low) * (HEIGHT - TOP - BOTTOM)
    parts = [f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
             f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
             f'<text x="{LEFT}" y="22" font-size="15">Elo of the Hex net by generation, first choice without search, 11 × 11</text>']
    for rating in range(low, top + 1, 200):
        y = down(rating)
        parts.append(f'<line x1="{LEFT}" x2="{across(last)}" y1="{y:.1f}" y2="{y:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{rating}</text>')
    for number in range(len(rows)):
        parts.append(f'<text x="{across(number):.1f}" y="{HEIGHT - 28}" text-anchor="middle">{number}</text>')
    parts.append(f'<text x="{across(last / 2):.1f}" y="{HEIGHT - 8}" text-anchor="middle">generation (hollow: not accepted)</text>')
    points = [(across(number), down(rating)) for number, rating in enumerate(ratings)]
    line = " ".join(f"{x:.1f},{y:.1f}" for (x, y), row in zip(points, rows) if row["accepted"] == "yes")
    parts.append(f'<polyline points="{line}" fill="none" stroke="#4477aa" stroke-width="2"/>')
    for (x, y), row in zip(points, rows):
        fill = "#4477aa" if row["accepted"] == "yes" else "#fff"
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4" fill="{fill}" stroke="#4477aa"/>')
    (FOLDER / "strength.svg").write_text("\n".join(parts) + "\n</svg>\n")


if __name__ == "__main__":
    main()
