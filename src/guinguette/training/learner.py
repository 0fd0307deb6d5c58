"""A network that learns, by Adam, in NumPy alone."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.solve.values import Network
from guinguette.solve.values.network import softmax

Floats = NDArray[np.float32]

BATCH = 128
DECAY = (0.9, 0.999)
NEWTON_STEPS = 5
FARTHER = 1.5  # times
STEADY = 1e-4  # of a chance: keeps steps finite where hidden units say the same


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
        """Of a network without a bend, which is for the end."""
        hidden = self.net.hidden(inputs)
        wrong = softmax(hidden @ self.net.outer + self.net.lean) - targets  # the slope of the cross-entropy
        slope = wrong / np.float32(len(inputs))
        # The slope of softsign at x is (1 − |y|)² for its value y.
        below = (slope @ self.net.outer.T) * (1 - abs(hidden)) ** 2
        slopes = (inputs.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0))
        self.adam(Network(*slopes, np.zeros_like(self.net.bend)), rate)
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


def with_outer(net: Network, hidden: Floats, targets: Floats) -> Network:
    """The network with the outer layer that suits the targets best, by Newton's method: it has one best layer."""
    seen = np.hstack([hidden, np.ones((len(hidden), 1), np.float32)])
    layer = np.vstack([net.outer, net.lean])
    for _ in range(NEWTON_STEPS):
        chances = softmax(seen @ layer)
        slope = seen.T @ (chances - targets) / len(seen)
        step = np.linalg.solve(curvature(seen, chances), slope.T.ravel().astype(np.float64))
        layer = layer - step.reshape(slope.T.shape).T.astype(np.float32)
    layer -= layer.mean(axis=1, keepdims=True)  # the same chances, and outputs above 0 are those of who is ahead
    return net._replace(outer=layer[:-1], lean=layer[-1])


def with_bend(net: Network, hidden: Floats, targets: Floats) -> Network:
    """The network with the bend that suits the targets best, likewise.

    The best layer is right on the whole, and yet a little too sure of those somewhat ahead, or not sure enough of those
    who have nearly won: the same curve is missing in all positions.
    """
    x = hidden @ net.outer + net.lean
    powers = np.stack([x**2, x**3])
    bend = np.zeros((2, x.shape[1]))
    for _ in range(NEWTON_STEPS):
        chances = softmax(x + (powers * bend[:, None]).sum(axis=0).astype(np.float32))
        slope = (powers * (chances - targets)).mean(axis=1)
        step = np.linalg.solve(bend_curvature(powers, chances), slope.ravel().astype(np.float64))
        bend -= step.reshape(bend.shape)
    return net._replace(bend=(steady_part(bend, x) * bend).astype(np.float32))


def steady_part(bend: NDArray[np.float64], x: Floats) -> float:
    """How much of a bend can be had so that who is further ahead has the higher chance, also farther than was seen.

    Less of the best bend is still better than none, for what is fitted is convex.
    """
    points = np.linspace(-FARTHER, FARTHER, 401)[:, None] * abs(x).max(axis=0)
    steepest = (2 * bend[0] * points + 3 * bend[1] * points**2).min()
    return float(min(1.0, -1 / min(steepest, -1e-9)))


def bend_curvature(powers: Floats, chances: Floats) -> NDArray[np.float64]:
    """How the slope changes with the bend, by power and output, twice."""
    size = len(powers) * chances.shape[1]
    own = np.einsum("aio,bio,io->abo", powers, powers, chances, dtype=np.float64) / len(chances)
    pulls = (powers * chances).transpose(0, 2, 1).reshape(size, -1).astype(np.float64)
    found = -(pulls @ pulls.T) / len(chances)
    outputs = np.arange(chances.shape[1])
    blocks = found.reshape(len(powers), len(outputs), len(powers), len(outputs))
    blocks[:, outputs, :, outputs] += own.transpose(2, 0, 1)
    return found + STEADY * np.eye(size)


def curvature(seen: Floats, chances: Floats) -> NDArray[np.float64]:
    """How the slope of the cross-entropy changes with the outer layer, by output and hidden unit, twice."""
    outputs, units = chances.shape[1], seen.shape[1]
    found = np.zeros((outputs, units, outputs, units))
    for one in range(outputs):
        for other in range(one, outputs):
            weight = chances[:, one] * ((one == other) - chances[:, other]) / len(seen)
            found[one, :, other] = found[other, :, one] = (seen * weight[:, None]).T @ seen
    size = outputs * units
    return found.reshape(size, size) + STEADY * np.eye(size)
