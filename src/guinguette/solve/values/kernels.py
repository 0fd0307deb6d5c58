"""A network evaluated for one position: plain functions in the subset of Python that Numba compiles."""

from math import exp
from typing import Any

from .network import Network


def forward(net: Network, places: Any, sizes: Any, count: int, hidden: Any, out: Any) -> None:
    """The chances `out` when the first `count` of `places` are features of these sizes and all others are zero."""
    units = len(net.bias)
    for h in range(units):
        hidden[h] = net.bias[h]
    for k in range(count):
        row = net.inner[places[k]]
        size = sizes[k]
        for h in range(units):
            hidden[h] += size * row[h]
    for o in range(len(net.lean)):
        out[o] = net.lean[o]
    for h in range(units):
        x = hidden[h]
        x = x / (1.0 + abs(x))
        row = net.outer[h]
        for o in range(len(net.lean)):
            out[o] += x * row[o]
    square, cube = net.bend[0], net.bend[1]
    for o in range(len(net.lean)):
        x = out[o]
        out[o] += x * x * (square[o] + cube[o] * x)
    normalise(out, len(net.lean))


def normalise(out: Any, outputs: int) -> None:
    """Softmax, in place."""
    highest = out[0]
    for o in range(outputs):
        if out[o] > highest:
            highest = out[o]
    total = 0.0
    for o in range(outputs):
        out[o] = exp(out[o] - highest)
        total += out[o]
    for o in range(outputs):
        out[o] /= total
