"""Writes a trained net as the integers that `crates/experts/src/hex/net/weights.rs` reads."""

import struct

import numpy as np

from model import LEVELS

STREAM = LEVELS * 16
# What stands for a whole one on the planes: a sum loses four bits, and those of the first layer have none to lose.
DRAWN = 16
MOST_FACTOR = 4095
MOST_BIAS = 1 << 29
TAPS = [(0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1)]


def folded(layer):
    """Weights and biases of a convolution with its normalization in them, and the factor of each output."""
    norm = layer.norm
    factor = (norm.weight / (norm.running_var + norm.eps).sqrt()).detach().double().numpy()
    weights = layer.weight.detach().double().numpy() * factor[:, None, None, None]
    biases = norm.bias.detach().double().numpy() - norm.running_mean.double().numpy() * factor
    return weights, biases, factor


def shift_for(most_factor, most_bias, highest):
    """The most bits after the point that leave room for the largest factor and bias."""
    shift = highest
    while shift > 0 and (most_factor * 2**shift > MOST_FACTOR or most_bias * 2**shift > MOST_BIAS / 2):
        shift -= 1
    return shift


def convolution(layer, inputs_per_unit, outputs_per_unit):
    weights, biases, _ = folded(layer)
    weights = np.stack([weights[:, :, row, col] for row, col in TAPS], 1)
    steps = np.maximum(np.abs(weights).max((1, 2)) / 127, 1e-9)
    integers = np.rint(weights / steps[:, None, None]).clip(-127, 127).astype(np.int8)
    # A sum loses four bits before it is multiplied.
    factors = 16 * steps / inputs_per_unit * outputs_per_unit
    biases = biases * outputs_per_unit
    shift = shift_for(factors.max(), np.abs(biases).max(), 24)
    factors = np.rint(factors * 2**shift)
    # Half a step, because shifting rounds down; and half a factor, because so did the loss of four bits.
    biases = np.rint(biases * 2**shift + 2**shift / 2 + factors / 2)
    numbers = np.concatenate([[shift], factors, biases]).astype("<i4")
    return numbers.tobytes() + integers.tobytes()


def dense(weights, biases, scale, bias_scale):
    weights, biases = weights * scale, biases * bias_scale
    shift = shift_for(np.abs(weights).max(), np.abs(biases).max(), 14)
    numbers = np.concatenate([[shift], np.rint(biases * 2**shift + 2**shift / 2)]).astype("<i4")
    return numbers.tobytes() + np.rint(weights * 2**shift).clip(-MOST_FACTOR, MOST_FACTOR).astype("<i2").tobytes()


def array(parameter):
    return parameter.detach().double().numpy()


def layers(net):
    yield convolution(net.stem, DRAWN, STREAM)
    for block in net.blocks:
        yield convolution(block.inner, LEVELS, LEVELS)
        yield convolution(block.outer, LEVELS, STREAM)
        if block.broadcast is not None:
            weights = array(block.broadcast.weight) * folded(block.outer)[2][:, None]
            yield dense(weights, np.zeros(net.channels), 1, 1)
    yield convolution(net.policy, LEVELS, LEVELS)
    yield dense(array(net.policy_out.weight), np.zeros(1), 512 / LEVELS, 1)
    yield convolution(net.value, LEVELS, LEVELS)
    yield dense(array(net.value_hidden.weight), array(net.value_hidden.bias), 1, 512)
    yield dense(array(net.value_out.weight), array(net.value_out.bias), 1, 512)


def checksum(data):
    total = 0xCBF29CE484222325
    for byte in data:
        total = (total ^ byte) * 0x100000001B3 & (1 << 64) - 1
    return total


def export(net, path):
    data = b"".join(layers(net))
    head = b"jogahexn" + struct.pack("<III", 2, len(net.blocks), net.channels) + struct.pack("<Q", checksum(data))
    path.write_bytes(head + data)
