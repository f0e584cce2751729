"""The net that learns Hex: what `crates/experts/src/hex/net.rs` computes in integers, in floating point."""

import torch
from torch import nn
from torch.nn import functional

# Activations are kept between 0 and TOP / LEVELS: seven bits with LEVELS steps to a unit.
LEVELS = 32
TOP = 127 / LEVELS
HEAD = 32
HIDDEN = 64


class HexConvolution(nn.Module):
    """A cell and its six neighbors: a square of nine without two corners, then batch normalization."""

    def __init__(self, inputs, outputs, padding=1):
        super().__init__()
        self.padding = padding
        self.weight = nn.Parameter(torch.empty(outputs, inputs, 3, 3))
        nn.init.normal_(self.weight, std=(2 / (7 * inputs)) ** 0.5)
        self.norm = nn.BatchNorm2d(outputs)
        self.register_buffer("mask", torch.tensor([[0.0, 1, 1], [1, 1, 1], [1, 1, 0]]), persistent=False)

    def sums(self, planes):
        return functional.conv2d(planes, self.weight * self.mask, padding=self.padding)

    def forward(self, planes):
        return self.norm(self.sums(planes))


def activate(values):
    return values.clamp(0, TOP)


def pool(values):
    """Mean and largest of each channel over the board."""
    return torch.cat([values.mean((2, 3)), values.amax((2, 3))], 1)


class Block(nn.Module):
    def __init__(self, channels, broadcasts):
        super().__init__()
        self.inner = HexConvolution(channels, channels)
        self.outer = HexConvolution(channels, channels)
        # A block starts as nothing and grows.
        nn.init.constant_(self.outer.norm.weight, 0.2)
        self.broadcast = nn.Linear(2 * channels, channels, bias=False) if broadcasts else None

    def forward(self, stream):
        inner = activate(self.inner(stream))
        sums = self.outer.sums(inner)
        if self.broadcast is not None:
            sums = sums + self.broadcast(pool(inner))[:, :, None, None]
        return activate(stream + self.outer.norm(sums))


class Net(nn.Module):
    def __init__(self, blocks=6, channels=32):
        super().__init__()
        self.channels = channels
        self.stem = HexConvolution(3, channels, padding=0)
        self.blocks = nn.ModuleList(Block(channels, number % 2 == 1) for number in range(blocks))
        self.policy = HexConvolution(channels, HEAD)
        self.policy_out = nn.Linear(HEAD, 1, bias=False)
        self.value = HexConvolution(channels, HEAD)
        self.value_hidden = nn.Linear(2 * HEAD, HIDDEN)
        self.value_out = nn.Linear(HIDDEN, 1)

    def forward(self, planes):
        stream = activate(self.stem(planes))
        for block in self.blocks:
            stream = block(stream)
        policy = activate(self.policy(stream))
        logits = functional.linear(policy.permute(0, 2, 3, 1), self.policy_out.weight).flatten(1)
        hidden = self.value_hidden(pool(activate(self.value(stream))))
        return logits, self.value_out(hidden.clamp(0, 4095 / 512)).flatten()


def draw(stones):
    """The planes of a batch of positions: mine, theirs, nobody's; beyond an edge lies a stone of who wants to get there."""
    ring = functional.pad(stones, (1, 1, 1, 1), value=0)
    mine, theirs, none = (ring == 1).float(), (ring == 2).float(), functional.pad((stones == 0).float(), (1, 1, 1, 1))
    mine[:, [0, -1], 1:-1] = 1
    theirs[:, 1:-1, [0, -1]] = 1
    for plane in (mine, theirs):
        plane[:, 0, -1] = plane[:, -1, 0] = 1
    return torch.stack([mine, theirs, none], 1)
