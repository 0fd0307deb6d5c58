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
    softmax(out, len(net.lean))
    set_right(out, len(net.lean), net.trim)


def softmax(out: Any, outputs: int) -> None:
    """In place."""
    highest = out[0]
    for o in range(outputs):
        if out[o] > highest:
            highest = out[o]
    for o in range(outputs):
        out[o] = exp(out[o] - highest)
    normalise(out, outputs)


def set_right(out: Any, outputs: int, trim: Any) -> None:
    """Chances as they come true, in place."""
    tenths = len(trim) - 1
    for o in range(outputs):
        at = out[o] * tenths
        low = min(int(at), tenths - 1)
        part = at - low
        out[o] *= exp(trim[low] * (1.0 - part) + trim[low + 1] * part)
    normalise(out, outputs)


def normalise(out: Any, outputs: int) -> None:
    """So that they make 1, in place."""
    total = 0.0
    for o in range(outputs):
        total += out[o]
    for o in range(outputs):
        out[o] /= total
