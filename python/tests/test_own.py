"""Games and graphs written in Python."""

import jogada
import pytest

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


class TicTacToe:
    """A position is nine cells, seen by the side to move: its own stones are ``x``."""

    def moves(self, board):
        return [place for place in range(9) if board[place] == "."]

    def play(self, board, place):
        played = board[:place] + "x" + board[place + 1 :]
        return played.translate(str.maketrans("xo", "ox"))

    def result(self, board):
        if any(all(board[place] == "o" for place in line) for line in LINES):
            return -1
        return None if "." in board else 0


@pytest.mark.parametrize("algorithm", ["pvs", "mtdf", "alphabeta"])
def test_tic_tac_toe_written_in_python_is_a_draw(algorithm):
    found = jogada.search(TicTacToe(), "." * 9, algorithm)
    assert (found.kind, found.proven, found.value) == ("draw", True, 0.0)


def test_simulations_and_minimax_find_the_win():
    board = "xx.oo...."
    assert jogada.search(TicTacToe(), board, "mcts", nodes=2000).move == 2
    found = jogada.search(TicTacToe(), board, "minimax", depth=3)
    assert (found.move, found.kind, found.distance) == (2, "win", 1)


def test_an_estimate_guides_where_the_depth_ends():
    def mobility(pile):
        return -1.0 if pile % 4 == 0 else 1.0

    class TakeAway:
        def moves(self, pile):
            return range(1, min(3, pile) + 1)

        def play(self, pile, taken):
            return pile - taken

        def result(self, pile):
            return -1 if pile == 0 else None

    found = jogada.search(TakeAway(), 1001, depth=3, evaluate=mobility)
    assert (found.move, found.kind, found.value) == (1, "estimate", 1.0)


def test_exceptions_of_the_rules_are_raised():
    class Broken(TicTacToe):
        def play(self, board, place):
            raise LookupError("no such place")

    for algorithm in ["pvs", "mcts", "alphabeta", "minimax", "mtdf"]:
        with pytest.raises(LookupError):
            jogada.search(Broken(), "." * 9, algorithm)


@pytest.mark.parametrize(
    "change",
    [
        {"moves": lambda self, board: []},
        {"moves": lambda self, board: [[1, 2]]},
        {"moves": lambda self, board: 5},
        {"play": lambda self, board, place: ["not", "hashable"]},
        {"result": lambda self, board: 7},
        {"result": lambda self, board: "x"},
    ],
)
def test_rules_that_break_the_law_raise_and_do_not_panic(change):
    broken = type("Broken", (TicTacToe,), change)()
    with pytest.raises((TypeError, ValueError)):
        jogada.search(broken, "." * 9, depth=4)


def test_an_unknown_algorithm_and_a_wrong_time_are_refused():
    with pytest.raises(ValueError):
        jogada.search(TicTacToe(), "." * 9, "guessing")
    with pytest.raises(ValueError):
        jogada.search(TicTacToe(), "." * 9, time=-1.0)


ALL = ["bfs", "iddfs", "uniform", "astar", "partial-astar", "idastar", "rbfs", "wastar", "sma", "beam", "greedy", "dfs"]


def steps(at):
    x, y = at
    near = [(x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)]
    return [(x, y) for x, y in near if 0 <= x < 4 and 0 <= y < 4]


@pytest.mark.parametrize("algorithm", ALL)
def test_every_search_finds_a_way_on_a_grid(algorithm):
    def estimate(at):
        return 6 - at[0] - at[1]

    way = jogada.find_way((0, 0), steps, lambda at: at == (3, 3), algorithm, estimate=estimate)
    assert (way.states[0], way.states[-1]) == ((0, 0), (3, 3))
    assert all(after in steps(before) for before, after in zip(way.states, way.states[1:]))
    if algorithm in ALL[:7]:
        assert (way.cost, way.proven) == (6.0, True)


@pytest.mark.parametrize("problem, moves", [("A", 4), ("B", 9), ("C", 6)])
def test_a_heuristic_of_ones_own_solves_the_reports_puzzle(problem, moves):
    puzzle = jogada.Puzzle(f"adji-boto-puzzle:problem={problem}")
    seen = []
    way = puzzle.search_by(lambda position: seen.append(position) or 0.0, "astar")
    assert (way.cost, way.proven, len(way.states)) == (moves, True, moves + 1)
    assert way.states[0] == puzzle.position and seen
    puzzle.position = way.states[-1]
    assert puzzle.solved
    with pytest.raises(KeyError):
        jogada.Puzzle("adji-boto-puzzle").search_by(lambda position: {}[position])


def test_costs_count_if_they_are_given():
    roads = {"a": [("b", 1.0), ("c", 5.0)], "b": [("c", 1.5)], "c": []}
    way = jogada.find_way("a", roads.__getitem__, lambda at: at == "c", "uniform", weighted=True)
    assert (way.states, way.cost) == (["a", "b", "c"], 2.5)


def test_a_goal_that_can_not_be_reached_and_a_limit_are_told_apart():
    assert jogada.find_way(1, lambda n: [], lambda n: n == 2, "bfs").proven
    stopped = jogada.find_way(1, lambda n: [n + 1], lambda n: False, "bfs", nodes=100)
    assert (stopped.states, stopped.proven, bool(stopped.stopped)) == ([], False, True)


@pytest.mark.parametrize("algorithm", ALL)
def test_exceptions_of_the_graph_are_raised(algorithm):
    with pytest.raises(ZeroDivisionError):
        jogada.find_way(1, lambda n: [n // 0], lambda n: False, algorithm)
    with pytest.raises(TypeError):
        jogada.find_way(1, lambda n: [[n]], lambda n: False, algorithm)
    with pytest.raises(ValueError):
        jogada.find_way(1, lambda n: [(n, float("nan"))], lambda n: False, algorithm, weighted=True)
