"""The program that the package brings along."""

import subprocess
import sys


def jogada(*arguments):
    command = [sys.executable, "-m", "jogada", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_the_command_line_plays_a_game():
    played = jogada("play", "nim:heaps=2", "--text", "--first", "hard", "--second", "easy:seed=3", "--quiet")
    assert played.returncode == 0
    assert "First wins" in played.stdout


def test_its_exit_codes_are_those_of_the_program():
    assert jogada("show", "tictactoe").returncode == 2
    assert jogada("replay", "tic-tac-toe", "5", "1", "1").returncode == 3
