"""A network evaluated for one position: plain functions in the subset of Python that Numba compiles.

But for `add_up`: interpreted, NumPy does in microseconds what loops do in tenths of a millisecond.
"""

from math import exp
from typing import Any

import numpy as np

from guinguette.core.twin import compiled_as

from .network import Floats, Network


def forward(net: Network, places: Any, sizes: Any, count: int, hidden: Any, out: Any) -> None:
    """The chances `out` when the first `count` of `places` are features of these sizes and all others are zero."""
    add_up(net, places, sizes, count, hidden, out)
    softmax(out, len(net.lean))
    set_right(out, len(net.lean), net.trim)


def add_up_by_loops(net: Network, places: Any, sizes: Any, count: int, hidden: Any, out: Any) -> None:
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


@compiled_as(add_up_by_loops)
def add_up(net: Network, places: Any, sizes: Any, count: int, hidden: Any, out: Any) -> None:  # noqa: ARG001  # scratch
    """What is put out before the softmax."""
    x = weigh(net, places, sizes, count)
    y = x / (1 + abs(x))
    out[: len(net.lean)] = (np.einsum("h,ho", y, net.outer) + net.lean).tolist()


def weigh(net: Network, places: Any, sizes: Any, count: int) -> Floats:
    """What goes into the hidden units. (Not by `@`: that wakes threads, which are busy for longer than all of this.)"""
    x: Floats = net.bias + np.einsum("f,fh", np.array(sizes[:count], np.float32), net.inner[places[:count]])
    return x


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
