"""Plays seeded random games with OpenSpiel and holds Jogada's replay of them against every position.

    python3 tests/peers/open_spiel_games.py path/to/jogada [GAMES]

OpenSpiel's rules were written by other people from the same sources, so what both get wrong is unlikely to be the
same. Compared at every move: whose turn it is, the list of legal moves, the board, the points gained; at the end: the
board, the score, the winner. Some games are cut short, so that positions that are not over are compared as final ones.

Where OpenSpiel is known to be wrong or different it is not asked: Hex on one row never ends there, its swap fits square
boards only, Dots and Boxes miscounts the greatest length of a game on oblong boards, and Nim is misère unless told.
"""

import concurrent.futures
import json
import random
import re
import subprocess
import sys

import pyspiel

GAMES_EACH = 100


class Peer:
    """One game as both sides know it: how to name it, and how to read OpenSpiel's texts."""

    def __init__(self, ours, theirs):
        self.ours = ours
        self.theirs = theirs

    def move(self, action_text):
        """Our text of a move."""
        raise NotImplementedError

    def their_board(self, state):
        """OpenSpiel's board in a form that can be compared with ours."""
        raise NotImplementedError

    def our_board(self, position):
        """Our board in the same form."""
        raise NotImplementedError

    def score(self, _state):
        """Points of First and Second so far."""
        return [0, 0]


class Hex(Peer):
    def __init__(self, size, swap):
        ours = f"hex:size={size},swap={'on' if swap else 'off'}"
        super().__init__(ours, f"hex(board_size={size},swap={swap})")

    def move(self, action_text):
        return action_text

    def their_board(self, state):
        return "/".join("".join(line.split()) for line in str(state).strip().splitlines())

    def our_board(self, position):
        return position.split()[0]


class Row(Peer):
    """Tic-tac-toe and its relatives on other boards, which OpenSpiel calls m,n,k: columns, rows, stones in a row."""

    def __init__(self, rows, cols, win):
        theirs = "tic_tac_toe()" if (rows, cols, win) == (3, 3, 3) else f"mnk(m={cols},n={rows},k={win})"
        super().__init__(f"tic-tac-toe:rows={rows},cols={cols},win={win}", theirs)
        self.numbered = (rows, cols) == (3, 3)

    def move(self, action_text):
        row, col = numbers(action_text)
        return str(3 * row + col + 1) if self.numbered else f"{chr(ord('a') + col)}{row + 1}"

    def their_board(self, state):
        return "/".join(str(state).split())

    def our_board(self, position):
        return position.split()[0]


class Boxes(Peer):
    def __init__(self, rows, cols):
        ours = f"dots-and-boxes:rows={rows},cols={cols}"
        super().__init__(ours, f"dots_and_boxes(num_rows={rows},num_cols={cols})")

    def move(self, action_text):
        direction = re.search(r"\(([hv]),", action_text)[1]
        row, col = numbers(action_text)[-2:]
        return f"{direction}{row + 1}.{col + 1}"

    def their_board(self, state):
        """The lines drawn, horizontal ones first; the boxes are in the score."""
        return re.sub(r"[^01]", "", state.dbn_string())

    def our_board(self, position):
        horizontal, vertical = position.split(";")[:2]
        return re.sub(r"[^01]", "", horizontal) + re.sub(r"[^01]", "", vertical)

    def score(self, state):
        text = str(state)
        return [text.count("1"), text.count("2")]


class Nim(Peer):
    def __init__(self, heaps, misere):
        ours = f"nim:start={'+'.join(map(str, heaps))},misere={'on' if misere else 'off'}"
        super().__init__(ours, f"nim(pile_sizes={';'.join(map(str, heaps))},is_misere={misere})")

    def move(self, action_text):
        heap, pieces = numbers(action_text)
        return f"{heap}-{pieces}"

    def their_board(self, state):
        return numbers(str(state).split(":")[1])

    def our_board(self, position):
        return numbers(position.split()[0])


PEERS = [
    *(Hex(size, False) for size in (2, 3, 4, 5, 7, 9, 11)),
    *(Hex(size, True) for size in (2, 3, 5, 8)),
    *(Boxes(rows, cols) for rows, cols in ((1, 1), (1, 4), (2, 2), (2, 3), (4, 2), (3, 3), (5, 6))),
    *(Nim(heaps, misere) for heaps in ((1, 3, 5), (1, 3, 5, 7), (4, 4), (9, 2, 6, 1, 3)) for misere in (False, True)),
    *(Row(*shape) for shape in ((3, 3, 3), (3, 4, 3), (5, 3, 4), (4, 4, 4), (7, 6, 5))),
]


def numbers(text):
    return [int(number) for number in re.findall(r"\d+", text)]


def random_game(peer, dice):
    """One random game: what OpenSpiel says before each move, and at the end."""
    game = pyspiel.load_game(peer.theirs)
    state = game.new_initial_state()
    cut = dice.randrange(1, 8) if dice.random() < 0.1 else None
    plies = []
    while not state.is_terminal() and len(plies) != cut:
        player = state.current_player()
        actions = state.legal_actions()
        texts = {action: peer.move(state.action_to_string(player, action)) for action in actions}
        action = choice(dice, texts)
        ply = {"side": player + 1, "board": peer.their_board(state), "legal": sorted(texts.values())}
        before = peer.score(state)[player]
        state.apply_action(action)
        plies.append(ply | {"move": texts[action], "gain": peer.score(state)[player] - before, "skipped": False})
    return plies, their_end(peer, state)


def choice(dice, texts):
    """A random move; where there is a swap, every other time that one, as it would hardly ever be drawn."""
    swaps = [action for action, text in texts.items() if text == "swap"]
    return swaps[0] if swaps and dice.random() < 0.5 else dice.choice(list(texts))


def their_end(peer, state):
    settled = state.is_terminal()
    first = state.returns()[0]
    winner = (1 if first > 0 else 2 if first < 0 else 0) if settled else None
    return {"board": peer.their_board(state), "settled": settled, "score": peer.score(state), "winner": winner}


def replayed(jogada, peer, games):
    """What Jogada says about the same games, in the same form."""
    lines = "".join(" ".join(ply["move"] for ply in plies) + "\n" for plies, _ in games)
    command = [jogada, "replay", peer.ours, "--file", "-", "--json"]
    answer = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise ValueError(f"exit code {answer.returncode}: {answer.stderr.strip()}")
    return [our_game(peer, json.loads(line)) for line in answer.stdout.splitlines()]


def our_game(peer, document):
    plies = [with_board(peer, ply, ("side", "move", "gain"))
             | {"legal": sorted(ply["legal"]), "skipped": bool(ply["skipped"])}
             for ply in document["plies"]]
    return plies, with_board(peer, document["final"], ("settled", "score", "winner"))


def with_board(peer, position, keys):
    return {"board": peer.our_board(position["position"])} | {key: position[key] for key in keys}


def difference(theirs, ours):
    """Where two games first differ, in words; None if they agree."""
    for number, (their_ply, our_ply) in enumerate(zip(theirs[0], ours[0]), 1):
        for key in their_ply:
            if their_ply[key] != our_ply[key]:
                return f"move {number}, {key}: OpenSpiel {their_ply[key]}, Jogada {our_ply[key]}"
    if len(theirs[0]) != len(ours[0]):
        return f"OpenSpiel has {len(theirs[0])} moves, Jogada {len(ours[0])}"
    if theirs[1] != ours[1]:
        return f"end: OpenSpiel {theirs[1]}, Jogada {ours[1]}"
    return None


def compare(jogada, number, games_each):
    """Plays one peer's games; the line to print, and how many games were compared, 0 after a difference."""
    peer = PEERS[number]
    dice = random.Random(number)
    games = [random_game(peer, dice) for _ in range(games_each)]
    try:
        answers = replayed(jogada, peer, games)
    except (ValueError, KeyError) as error:
        return f"FAILED {peer.ours}: {error!r}", 0
    if len(answers) != len(games):
        return f"FAILED {peer.ours}: {len(games)} games asked for, {len(answers)} answered", 0
    for theirs, ours in zip(games, answers):
        found = difference(theirs, ours)
        if found:
            return f"FAILED {peer.ours}: {found}\n  in: {' '.join(ply['move'] for ply in theirs[0])}", 0
    positions = sum(len(plies) + 1 for plies, _ in games)
    return f"ok {peer.ours}: {len(games)} games, {positions} positions", len(games)


def main():
    jogada = sys.argv[1]
    games_each = int(sys.argv[2]) if len(sys.argv) > 2 else GAMES_EACH
    with concurrent.futures.ProcessPoolExecutor() as pool:
        tasks = [pool.submit(compare, jogada, number, games_each) for number in range(len(PEERS))]
        results = [task.result() for task in tasks]
    for line, _ in results:
        print(line)
    print(f"{sum(games for _, games in results)} games agree with OpenSpiel")
    failed = sum(games == 0 for _, games in results)
    print(f"{len(results) - failed} passed, {failed} failed")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
