"""Plays games through the Python interface beside OpenSpiel and holds every position against it.

    python python/tests/open_spiel_games.py [GAMES]

The games and how their texts correspond are those of ``tests/peers/open_spiel_games.py``.
"""

import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2] / "tests" / "peers"))

import jogada
import open_spiel_games as peers
import pyspiel


def play(peer, dice):
    """One random game on both boards; fails at the first difference."""
    ours, theirs = jogada.Game(peer.ours), pyspiel.load_game(peer.theirs).new_initial_state()
    while not theirs.is_terminal():
        legal = {peer.move(theirs.action_to_string(action)): action for action in theirs.legal_actions()}
        assert set(ours.legal) == set(legal), (peer.ours, ours.position, ours.legal, sorted(legal))
        assert ours.to_move == theirs.current_player() + 1, (peer.ours, ours.position)
        move = dice.choice(sorted(legal))
        theirs.apply_action(legal[move])
        ours.play(move)
        assert peer.our_board(ours.position) == peer.their_board(theirs), (peer.ours, ours.position, str(theirs))
    assert ours.over, (peer.ours, ours.position)
    returns = theirs.returns()
    winner = 0 if returns[0] == returns[1] else 1 if returns[0] > returns[1] else 2
    assert ours.winner == winner, (peer.ours, ours.history, returns)


def main():
    total = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    dice = random.Random(19)
    for number in range(total):
        play(peers.PEERS[number % len(peers.PEERS)], dice)
    print(f"{total} passed, 0 failed")


if __name__ == "__main__":
    main()
