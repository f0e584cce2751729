"""Games, positions, moves, pictures, searches."""

import doctest
import signal
import threading
import xml.etree.ElementTree as ElementTree

import jogada
import pytest


def test_the_example_on_the_front_page_holds():
    assert doctest.testmod(jogada).failed == 0


def test_every_game_opens_draws_itself_and_is_played_to_its_end():
    for entry in jogada.games():
        game = jogada.Game(entry["name"])
        ElementTree.fromstring(game._repr_svg_())
        for _ in range(500):
            if game.over:
                break
            game.play(game.legal[0])
        assert game.over, entry["name"]
        assert game.winner in (0, 1, 2)
        assert len(game.history) > 0
        ElementTree.fromstring(game.svg())


def test_every_puzzle_opens_and_draws_itself():
    for entry in jogada.puzzles():
        puzzle = jogada.Puzzle(entry["name"])
        assert puzzle.legal
        ElementTree.fromstring(puzzle.svg())


def test_moves_are_played_and_taken_back():
    game = jogada.Game("tic-tac-toe")
    start = game.position
    game.play("5", "1")
    assert (game.to_move, game.history) == (1, ["5", "1"])
    other = game.copy()
    assert [game.undo(), game.undo(), game.undo()] == ["1", "5", None]
    assert game.position == start
    assert other.history == ["5", "1"]


def test_best_analyze_and_solve_agree_where_everything_is_known():
    game = jogada.Game("nim", "1,3,5 1")
    assert game.best("pvs:depth=9").move == "3-3"
    assert game.analyze(2, "pvs:depth=9").lines[0].move == "3-3"
    solution = game.solve()
    assert (solution.proven, solution.best_moves, solution.worth.kind) == (True, ["3-3"], "win")


def test_a_puzzle_is_solved_with_the_figures_of_the_command_line():
    way = jogada.Puzzle("adji-boto-puzzle:problem=A").search("bfs")
    assert (len(way), way.optimal, way.generated, way.expanded) == (4, True, 25, 11)


def test_a_trace_has_rows_for_a_table():
    trace = jogada.Game("tic-tac-toe").trace("alphabeta:depth=3")
    assert len(trace) == len(trace.rows) > 100
    assert all(not isinstance(value, (dict, list)) for row in trace.rows for value in row.values())
    puzzle = jogada.Puzzle("adji-boto-puzzle:problem=A").trace("astar:heuristic=fifths")
    assert {"generate", "expand"} <= {row["event"] for row in puzzle.rows}


def test_a_puzzle_that_is_stuck_is_not_solved():
    puzzle = jogada.Puzzle("graph", "A>B 1, A>C 1; from A; to C")
    puzzle.play("B")
    assert not puzzle.legal and not puzzle.solved
    puzzle.undo()
    puzzle.play("C")
    assert puzzle.solved


def test_a_path_search_tells_how_far_it_is():
    told = []
    way = jogada.Puzzle("adji-boto-puzzle:problem=D").search("optimal", progress=told.append)
    assert way.optimal and len(way) == 14
    assert any({"steps", "lower", "upper"} <= set(news) for news in told)


def test_progress_is_told_and_its_exceptions_are_raised():
    told = []
    jogada.Game("nim").best("pvs:depth=6", progress=told.append)
    assert told and all(isinstance(news, dict) for news in told)

    def refuse(_news):
        raise KeyError("enough")

    with pytest.raises(KeyError):
        jogada.Game("hex:size=11").best("pvs:time=60s", progress=refuse)


def test_a_search_stops_at_ctrl_c_and_leaves_the_lock_to_others():
    counted = []

    def count_and_interrupt():
        # This thread only runs because the search does not hold the interpreter's lock.
        counted.extend(range(1000))
        signal.raise_signal(signal.SIGINT)

    thread = threading.Thread(target=count_and_interrupt)
    # Whoever starts the tests in the background may have told them to ignore it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            thread.start()
            jogada.Game("hex:size=11").best("pvs:time=60s")
    finally:
        thread.join()
        signal.signal(signal.SIGINT, before)
    assert len(counted) == 1000


def test_a_count_stops_at_ctrl_c():
    timer = threading.Timer(0.2, signal.raise_signal, [signal.SIGINT])
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        with pytest.raises(KeyboardInterrupt):
            timer.start()
            jogada.Game("hex").perft(100)
    finally:
        timer.join()
        signal.signal(signal.SIGINT, before)
    assert jogada.Game("tic-tac-toe").perft(4) == [9, 72, 504, 3024]


def test_a_match_is_played_and_goes_on_where_it_was(tmp_path):
    figures = jogada.arena("nim", ["pvs:depth=9", "random"], 6, seed=1, folder=tmp_path / "run")
    assert (figures["played"], figures["finished"]) == (6, True)
    assert figures["players"][0]["wins"] > figures["players"][0]["losses"]
    again = jogada.arena("nim", ["pvs:depth=9", "random"], 6, seed=1, folder=tmp_path / "run")
    assert again["players"] == figures["players"]


def test_a_game_is_no_puzzle():
    with pytest.raises(TypeError):
        jogada.Puzzle("nim")
    with pytest.raises(TypeError):
        jogada.Game("adji-boto-puzzle")
