"""A network that learns, by Adam, in NumPy alone."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from guinguette.solve.values import Network
from guinguette.solve.values.network import softmax

Floats = NDArray[np.float32]

BATCH = 128
DECAY = (0.9, 0.999)
OUTER_STEPS = 200
OUTER_RATE = 3e-3


class Learner:
    """The network, Adam's memory of its gradients, and the mean of the network's latest selves, which plays best."""

    def __init__(self, net: Network) -> None:
        self.net = net
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
        hidden = self.net.hidden(inputs)
        wrong = softmax(hidden @ self.net.outer + self.net.lean) - targets  # the slope of the cross-entropy
        slope = wrong / np.float32(len(inputs))
        # The slope of softsign at x is (1 − |y|)² for its value y.
        below = (slope @ self.net.outer.T) * (1 - abs(hidden)) ** 2
        self.adam(Network(inputs.T @ below, below.sum(axis=0), hidden.T @ slope, slope.sum(axis=0)), rate)
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
    """The network with the outer layer that suits the targets best: all examples at once, so there is no noise."""
    learner = Learner(Network(*(array.copy() for array in net)))
    still = np.zeros_like(net.inner), np.zeros_like(net.bias)
    for step in range(OUTER_STEPS):
        slope = (softmax(hidden @ learner.net.outer + learner.net.lean) - targets) / np.float32(len(hidden))
        learner.adam(Network(*still, hidden.T @ slope, slope.sum(axis=0)), OUTER_RATE * (1 - step / OUTER_STEPS))
    return learner.net
