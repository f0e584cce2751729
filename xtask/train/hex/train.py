"""Trains the Hex net on games of its own: `train.py GAMES BEFORE AFTER WEIGHTS --first G --last G`.

GAMES has a folder a generation with a file a board size, as `crates/training/src/sample.rs` writes them. BEFORE is the state
of training to go on from, if it is there: weights, their running mean and the optimizer's memory. AFTER is where the new one
goes; they are two files, so that what was interrupted can be done again. WEIGHTS is the running mean in integers, for the
program.
"""

import argparse
import copy
import os
import pathlib
import sys
import time

import numpy as np
import torch
from torch.nn import functional

from export import export
from model import Net, draw

# Every so many samples of a file are kept away from training, at its end.
HELD_OUT = 0.03


def record(size):
    cells = size * size
    return np.dtype([("won", "i1"), ("value", "i1"), ("teaches", "u1"), ("placed", "u1"),
                     ("stones", "u1", cells), ("visits", "<u2", cells)])


def weight(generation, last):
    """How much a sample counts: the first games, by plain simulations, little as soon as there are better ones."""
    if generation == last:
        return 2
    return 0.25 if generation == 0 else 1


class Samples:
    """The samples of a window of generations, batch by batch, each batch of one board size."""

    def __init__(self, folder, first, last, seed):
        self.random = np.random.default_rng(seed)
        self.files, shares = [], []
        for generation in range(first, last + 1):
            for path in sorted((folder / str(generation)).glob("*.samples")):
                size = int(path.stem)
                whole = path.stat().st_size // record(size).itemsize
                data = np.fromfile(path, record(size), whole)
                if whole >= 64:
                    self.files.append((size, data[: int(whole * (1 - HELD_OUT))], data[int(whole * (1 - HELD_OUT)):]))
                    shares.append(whole * weight(generation, last))
        self.shares = np.array(shares) / sum(shares)
        self.count = sum(len(file[1]) for file in self.files)
        self.sizes = sorted({file[0] for file in self.files})
        self.size_shares = [sum(s for f, s in zip(self.files, self.shares) if f[0] == size) for size in self.sizes]

    def batch(self, count):
        size = self.random.choice(self.sizes, p=np.array(self.size_shares) / sum(self.size_shares))
        files = [(file, share) for file, share in zip(self.files, self.shares) if file[0] == size]
        shares = np.array([share for _, share in files])
        counts = self.random.multinomial(count, shares / shares.sum())
        parts = [file[1][self.random.integers(0, len(file[1]), number)] for (file, _), number in zip(files, counts)]
        return tensors(size, np.concatenate(parts), self.random.integers(0, 2, count))

    def held_out(self):
        for size in self.sizes:
            data = np.concatenate([file[2] for file in self.files if file[0] == size])
            if len(data):
                yield size, tensors(size, data, np.zeros(len(data), int))


def tensors(size, data, turned):
    """Planes, share of visits, expected chance to win, whether the visits teach, who has won."""
    stones, visits = data["stones"].copy(), data["visits"].astype(np.float32)
    # Half a turn keeps both pairs of edges: row by row, it is the reverse order.
    turned = turned.astype(bool)
    stones[turned] = stones[turned, ::-1]
    visits[turned] = visits[turned, ::-1]
    won = (data["won"] == 1).astype(np.float32)
    target = 0.5 * won + 0.5 * (data["value"].astype(np.float32) / 127 + 1) / 2
    shares = visits / np.maximum(visits.sum(1, keepdims=True), 1)
    teaches = data["teaches"].astype(np.float32)
    planes = draw(torch.from_numpy(stones.reshape(-1, size, size)))
    empty = torch.from_numpy(stones == 0)
    return planes, torch.from_numpy(shares), torch.from_numpy(target), torch.from_numpy(teaches), torch.from_numpy(won), empty


def losses(net, batch, half):
    """What the net gets wrong; computed in half the bits if that is said."""
    planes, shares, target, teaches, _, empty = batch
    with torch.autocast("cpu", torch.bfloat16, enabled=half):
        logits, value = net(planes.contiguous(memory_format=torch.channels_last))
    logits = logits.float().masked_fill(~empty, -1e9)
    policy = -(shares * functional.log_softmax(logits, 1)).sum(1)
    policy = (policy * teaches).sum() / teaches.sum().clamp(min=1)
    return policy, functional.binary_cross_entropy_with_logits(value.float(), target)


def half_is_faster(net, batch):
    """Half the bits take half the time where the processor knows them, and twice the time where it does not."""
    net, times = copy.deepcopy(net), []
    # The first is not counted: what it does once takes longer than what it is about.
    for half in (False, False, True, True):
        start = time.process_time()
        sum(losses(net, batch, half)).backward()
        times.append(time.process_time() - start)
    return times[3] < times[1]


@torch.no_grad()
def accuracy(net, samples):
    """How often the net's first choice is the search's, and how often its winner wins, on boards 11 wide."""
    net.eval()
    for size, (planes, shares, _, teaches, won, empty) in samples.held_out():
        if size == 11:
            logits, value = net(planes)
            best = logits.masked_fill(~empty, -1e9).argmax(1) == shares.argmax(1)
            right = (value > 0) == (won > 0)
            moves = (best.float() * teaches).sum() / teaches.sum().clamp(min=1)
            return {"held_out": len(won), "first_choice": round(moves.item(), 4), "winner": round(right.float().mean().item(), 4)}
    return {}


def restore(path, blocks, channels):
    net = Net(blocks, channels)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-3, weight_decay=1e-2)
    mean, step = copy.deepcopy(net), 0
    if path.exists():
        state = torch.load(path, weights_only=True)
        net.load_state_dict(state["net"])
        mean.load_state_dict(state["mean"])
        optimizer.load_state_dict(state["optimizer"])
        step = state["step"]
    return net.to(memory_format=torch.channels_last), mean, optimizer, step


def save(path, net, mean, optimizer, step):
    memory = optimizer.state_dict()
    for state in memory["state"].values():
        # Half the bits are enough to go on from, and keep the file small.
        state.update({name: state[name].bfloat16() for name in ("exp_avg", "exp_avg_sq")})
    torch.save({"net": net.state_dict(), "mean": mean.state_dict(), "optimizer": memory, "step": step}, path)


def whole(path, write):
    """Writes a file under another name first, so that it is whole as soon as it has its own."""
    draft = path.with_name(f".{path.name}.draft")
    write(draft)
    os.replace(draft, path)


@torch.no_grad()
def follow(mean, net, step):
    """The running mean of the weights is what plays: it is worth several times the training."""
    keep = min(0.995, step / (step + 20))
    for slow, fast in zip(mean.state_dict().values(), net.state_dict().values()):
        if slow.dtype.is_floating_point:
            slow.lerp_(fast, 1 - keep)


def main():
    parser = argparse.ArgumentParser()
    for name in ("games", "before", "after", "weights"):
        parser.add_argument(name, type=pathlib.Path)
    for name, default in (("first", 0), ("last", 0), ("samples", 40000), ("batch", 128), ("blocks", 6), ("channels", 32),
                          ("threads", 1)):
        parser.add_argument(f"--{name}", type=int, default=default)
    parser.add_argument("--rate", type=float, default=2e-3)
    options = parser.parse_args()
    torch.set_num_threads(options.threads)
    net, mean, optimizer, step = restore(options.before, options.blocks, options.channels)
    samples = Samples(options.games, options.first, options.last, step + 1)
    start, cpu = time.time(), time.process_time()
    steps = options.samples // options.batch
    sums = np.zeros(2)
    net.train()
    half = half_is_faster(net, samples.batch(options.batch))
    for number in range(1, steps + 1):
        # A short rise, then a slow fall: the end of a generation is what plays.
        rate = options.rate * min(1, number / 50) * (1 - 0.8 * number / steps)
        for group in optimizer.param_groups:
            group["lr"] = rate
        policy, value = losses(net, samples.batch(options.batch), half)
        optimizer.zero_grad(set_to_none=True)
        (policy + value).backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2.0)
        optimizer.step()
        step += 1
        follow(mean, net, step)
        sums += policy.item(), value.item()
        if number % 100 == 0:
            print(f"{number}/{steps} policy {sums[0] / 100:.3f} value {sums[1] / 100:.3f} {time.time() - start:.0f} s",
                  file=sys.stderr, flush=True)
            sums[:] = 0
    mean.eval()
    whole(options.after, lambda draft: save(draft, net, mean, optimizer, step))
    whole(options.weights, lambda draft: export(mean, draft))
    facts = {"positions": samples.count, "trained_on": steps * options.batch, "step": step,
             "cpu": round(time.process_time() - cpu), **accuracy(mean, samples)}
    print(" ".join(f"{name}={value}" for name, value in facts.items()), flush=True)


if __name__ == "__main__":
    main()
