"""A network that learns, by Adam, in NumPy alone."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.solve.values import Network
from guinguette.solve.values.network import TENTHS, softmax, trimmed

Floats = NDArray[np.float32]

BATCH = 128
DECAY = (0.9, 0.999)
NEWTON_STEPS = 6
CHUNK = 10_000
CLOSE = 1e-9
STEADY = 1e-5  # for each look, what a trim costs: to trim all points alike changes nothing, so one has to be chosen


def recipe() -> dict[str, Any]:
    """The numbers that learning was tuned by."""
    return {"batch": BATCH, "decay": DECAY, "newton": NEWTON_STEPS, "close": CLOSE, "steady": STEADY}


class Learner:
    """The network, Adam's memory of its gradients, and the mean of the network's latest selves, which plays best."""

    def __init__(self, net: Network) -> None:
        self.net = Network(*(array.copy() for array in net))
        self.mean = Network(*(array.copy() for array in net))
        self.first = Network(*(np.zeros_like(array) for array in net))
        self.second = Network(*(np.zeros_like(array) for array in net))
        self.steps = 0

    def learn(self, inputs: Floats, targets: Floats, rate: float, rng: np.random.Generator) -> float:
        """Once through all examples, in any order; the mean squared error of chances before."""
        error = 0.0
        order = rng.permutation(len(inputs))
        for begin in range(0, len(order), BATCH):
            some = order[begin : begin + BATCH]
            error += self.step(inputs[some], targets[some], rate)
        return error / len(order)

    def step(self, inputs: Floats, targets: Floats, rate: float) -> float:
        """Of a network without a trim, which is for the end."""
        hidden = self.net.hidden(inputs)
        wrong = softmax(hidden @ self.net.outer + self.net.lean) - targets  # the slope of the cross-entropy
        slope = wrong / np.float32(len(inputs))
        # The slope of softsign at x is (1 − |y|)² for its value y.
        below = (slope @ self.net.outer.T) * (1 - abs(hidden)) ** 2
        slopes = (inputs.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0))
        self.adam(Network(*slopes, np.zeros_like(self.net.trim)), rate)
        return float((wrong**2).sum() / wrong.shape[1])

    def adam(self, slopes: Network, rate: float) -> None:
        self.steps += 1
        b, c = DECAY
        rate *= (1 - c**self.steps) ** 0.5 / (1 - b**self.steps)
        for x, m, v, g in zip(self.net, self.first, self.second, slopes, strict=True):
            m[:] += (1 - b) * (g - m)
            v[:] += (1 - c) * (g * g - v)
            x[:] -= np.float32(rate) * m / (np.sqrt(v) + np.float32(1e-8))

    def remember(self, weight: float) -> None:
        """Let the mean follow the network."""
        for mean, x in zip(self.mean, self.net, strict=True):
            mean[:] += np.float32(weight) * (x - mean)

    def state(self) -> dict[str, Any]:
        """Everything, by name, to be saved."""
        parts = {"net": self.net, "mean": self.mean, "first": self.first, "second": self.second}
        arrays = {f"{part}_{name}": x for part, net in parts.items() for name, x in net._asdict().items()}
        return arrays | {"steps": self.steps}

    @classmethod
    def restored(cls, state: Any) -> "Learner":
        def part(name: str) -> Network:
            return Network(*(state[f"{name}_{field}"] for field in Network._fields))

        learner = cls(part("net"))
        learner.mean, learner.first, learner.second = part("mean"), part("first"), part("second")
        learner.steps = int(state["steps"])
        return learner


def with_trim(net: Network, chances: Floats, targets: Floats) -> Network:
    """The network with the trim that suits the targets best, by Newton's method; `chances` are its own, untrimmed.

    There is one best trim, and by it as much is won around every point as was predicted.
    """
    trim = np.zeros(TENTHS + 1)
    for _ in range(NEWTON_STEPS):
        step = newton_step(trim, chances, targets)
        before = surprise(trimmed(chances, trim), targets)
        while surprise(trimmed(chances, trim - step), targets) > before + CLOSE:
            step /= 2
        trim -= step
    return net._replace(trim=(steady_part(trim) * trim).astype(np.float32))


def newton_step(trim: NDArray[np.float64], chances: Floats, targets: Floats) -> NDArray[np.floating]:
    """From a slope and a curvature that are gathered bit by bit: of all looks they would not fit into memory."""
    slope = STEADY * len(chances) * trim
    curve = STEADY * len(chances) * np.eye(len(trim))
    for begin in range(0, len(chances), CHUNK):
        some = slice(begin, begin + CHUNK)
        hats = near_points(chances[some])
        right = trimmed(chances[some], trim)
        pulls = np.einsum("iok,io->ik", hats, right)
        slope += np.einsum("iok,io->k", hats, right - targets[some])
        curve += np.einsum("iok,iol,io->kl", hats, hats, right, optimize=True) - pulls.T @ pulls
    return np.linalg.solve(curve, slope)


def surprise(chances: Floats, targets: Floats) -> float:
    """The mean cross-entropy."""
    logs = np.log(np.maximum(chances, np.finfo(np.float32).tiny))
    return float(-(targets * logs).sum(axis=1, dtype=np.float64).mean())


def near_points(chances: Floats) -> NDArray[np.float64]:
    """By row, output and point of the trim: 1 at the point, 0 at its neighbours, straight between."""
    return np.maximum(0, 1 - abs(chances[..., None] * np.float64(TENTHS) - np.arange(TENTHS + 1)))


def steady_part(trim: NDArray[np.float64]) -> float:
    """How much of a trim can be had so that who has the higher chance keeps it.

    Less of the best trim is still better than none, for what is fitted is convex.
    """
    steepest = (np.diff(trim) * np.arange(1, len(trim))).min()  # at −1, p · exp(trim) is level at the tenth's end
    return float(min(1.0, -1 / min(steepest, -1e-9)))
