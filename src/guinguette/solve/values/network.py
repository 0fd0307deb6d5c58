"""A network with one hidden layer: what a position looks like in, a chance to win for each seat out."""

from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]

TENTHS = 10


class Network(NamedTuple):
    """Hidden units are softsign, x / (1 + |x|); outputs are a softmax. Kernels take lists as well as arrays."""

    inner: Any  # by feature and hidden unit
    bias: Any  # by hidden unit
    outer: Any  # by hidden unit and output
    lean: Any  # by output
    trim: Any  # at 0 %, 10 % … 100 %, and straight between: the logarithm by which such a chance is set right

    @classmethod
    def fresh(cls, features: int, hidden: int, outputs: int, rng: np.random.Generator) -> "Network":
        """A network that knows nothing: every output is as likely."""
        inner = rng.normal(0.0, 0.1, (features, hidden))
        arrays = (inner, np.zeros(hidden), np.zeros((hidden, outputs)), np.zeros(outputs), np.zeros(TENTHS + 1))
        return cls(*(array.astype(np.float32) for array in arrays))

    @classmethod
    def load(cls, file: Path) -> "Network":
        with np.load(file) as saved:
            return cls(*(saved[name].astype(np.float32) for name in cls._fields))

    def save(self, file: Path, course: str) -> None:
        """Half precision, compressed: three digits are more than a chance to win deserves. `course`: how to get it."""
        arrays = {name: x.astype(np.float16) for name, x in self._asdict().items()}
        with file.open("wb") as out:
            np.savez_compressed(out, course=course, **arrays)

    def hidden(self, inputs: Floats) -> Floats:
        """Of many positions, a row each."""
        x = inputs @ self.inner + self.bias
        y: Floats = x / (1 + abs(x))
        return y

    def chances(self, inputs: Floats) -> Floats:
        return trimmed(self.untrimmed(inputs), self.trim)

    def untrimmed(self, inputs: Floats) -> Floats:
        return softmax(self.hidden(inputs) @ self.outer + self.lean)


def softmax(x: Floats) -> Floats:
    """By row."""
    y = np.exp(x - x.max(axis=1, keepdims=True))
    z: Floats = y / y.sum(axis=1, keepdims=True)
    return z


def trimmed(chances: Floats, trim: NDArray[np.floating]) -> Floats:
    """By row, likewise."""
    y = chances * np.exp(np.interp(chances, np.linspace(0, 1, TENTHS + 1), trim))
    z: Floats = (y / y.sum(axis=1, keepdims=True)).astype(np.float32)
    return z
