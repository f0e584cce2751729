"""What is wrong is said with its place, and nothing that is typed makes anything panic."""

import random

import jogada
import pytest


def test_messages_point_at_the_place():
    with pytest.raises(jogada.SpecError) as caught:
        jogada.Game("hexx")
    assert "did you mean hex?" in str(caught.value)
    assert (caught.value.text, caught.value.start, caught.value.end) == ("hexx", 0, 4)
    assert str(caught.value).endswith("  hexx\n  ^^^^")
    with pytest.raises(jogada.PositionError) as caught:
        jogada.Game("nim", "1,x,5 1")
    assert (caught.value.start, caught.value.end) == (2, 3)
    with pytest.raises(jogada.MoveError) as caught:
        jogada.Game("tic-tac-toe").play("5", "5")
    assert "taken" in str(caught.value)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: jogada.Game("nim").best("nobody"),
        lambda: jogada.Game("nim").best("human"),
        lambda: jogada.Game("nim").trace("pvs:depth=x"),
        lambda: jogada.Puzzle("adji-boto-puzzle").search("astar:heuristic=none"),
        lambda: jogada.arena("nim", ["random", "nobody"], 2),
    ],
)
def test_wrong_names_raise_spec_errors(wrong):
    with pytest.raises(jogada.SpecError):
        wrong()


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: jogada.Game("nim").solve(threads=0),
        lambda: jogada.Game("nim").solve(threads=10**9),
        lambda: jogada.Game("nim").solve(time=float("nan")),
        lambda: jogada.Game("nim").solve(memory=2**62),
        lambda: jogada.arena("nim", ["random", "random"], 0),
        lambda: jogada.arena("nim", ["random", "random"], 10**12),
        lambda: jogada.arena("nim", ["random", "random"], 2, threads=10**9),
        lambda: jogada.find_way(1, lambda n: [n + 1], lambda n: n == 3, "beam", width=0),
        lambda: jogada.find_way(1, lambda n: [n + 1], lambda n: n == 3, "wastar", weight=float("inf")),
    ],
)
def test_numbers_that_nobody_can_mean_are_refused(wrong):
    with pytest.raises(ValueError):
        wrong()


def test_one_player_is_no_match():
    with pytest.raises(jogada.ContestError):
        jogada.arena("nim", ["random"], 2)


def test_no_text_makes_anything_panic():
    dice = random.Random(1)
    alphabet = "abhx123456789.,/:;+-= =é○\n\0\"'"
    seeds = ["hex:size=5", "nim:start=3+5+7", "tic-tac-toe", "dots-and-boxes:rows=2,cols=2", "xx./oo./... 1", "1,3,5 1"]
    boards = [jogada.Game(entry["name"]) for entry in jogada.games()]
    boards += [jogada.Puzzle(entry["name"]) for entry in jogada.puzzles()]
    for _ in range(3000):
        text = list(dice.choice(seeds + [board.position for board in boards]))
        for _ in range(dice.randrange(4)):
            place = dice.randrange(len(text) + 1)
            text[place : place + dice.randrange(3)] = dice.choices(alphabet, k=dice.randrange(3))
        text = "".join(text)
        board = dice.choice(boards).copy()
        for attempt in (
            lambda: jogada.Game(text),
            lambda: setattr(board, "position", text),
            lambda: board.play(text),
            lambda: jogada.Game("tic-tac-toe").best("random:" + text),
        ):
            try:
                attempt()
            except (jogada.JogadaError, TypeError):
                pass
