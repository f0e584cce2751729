"""Times OpenSpiel's Monte-Carlo tree search on the empty Hex board of eleven rows.

    python3 tests/peers/open_spiel_simulations.py [SIMULATIONS]

Prints how many simulations there were, the seconds they took, and a zero for the memory, which is not measured.
"""

import sys
import time

import pyspiel

simulations = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
game = pyspiel.load_game("hex(board_size=11)")
bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, simulations, 1000, False, 1, False)
start = time.perf_counter()
bot.step(game.new_initial_state())
print(simulations, time.perf_counter() - start, 0)
