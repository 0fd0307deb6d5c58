"""What a game provides to be learned: `guinguette.training.GAME.Lessons`."""

from typing import Any, NamedTuple, Protocol

import numpy as np
from numpy.typing import NDArray

from guinguette.solve.values import Network

Floats = NDArray[np.float32]


class Share(NamedTuple):
    """How much of the wins one player had, and half of the 95 % interval."""

    share: float
    margin: float

    def __str__(self) -> str:
        return f"{self.share:.1%} ± {self.margin:.1%}"


class Lessons(Protocol):
    """Self-play of one game: made of a number of seats and the game's options."""

    @property
    def features(self) -> int: ...

    @property
    def hidden(self) -> int: ...

    @property
    def outputs(self) -> int: ...

    @property
    def games(self) -> int:
        """Of the course that the weights in the package come from."""

    @property
    def more_looks(self) -> int:
        """How many times as many games are looked at, beyond the usual: where hardly anybody is nearly sure to win."""

    @property
    def options(self) -> tuple[str, ...]:
        """Those that make a network another one; of all other options one network knows all variants."""

    @property
    def recipe(self) -> dict[str, Any]:
        """The numbers that self-play was tuned by, so that a course can tell if they changed."""

    def study(self, net: Network, seeds: NDArray[np.uint64], trace: float) -> tuple[Floats, Floats]:
        """A game from each seed, the network against itself: positions, and the chances to learn. `trace` is λ."""

    def watch(self, net: Network, seeds: NDArray[np.uint64]) -> tuple[Floats, Floats]:
        """The same of usual games, where study may be about others too, and by results alone."""

    def strength(self, net: Network, seeds: NDArray[np.uint64]) -> Share:
        """Of one seat against strong players in all others, from each seed in every seat."""


def seeds(seed: int, first: int, count: int) -> NDArray[np.uint64]:
    """Far-apart generators for game after game, the same however the games are cut into batches."""
    numbers = np.arange(first, first + count, dtype=np.uint64)
    return numbers * np.uint64(0xD1342543DE82EF95) + np.uint64(seed & 0xFFFFFFFFFFFFFFFF)


def interval(by_seed: NDArray[np.float64]) -> Share:
    """From independent shares."""
    return Share(float(by_seed.mean()), float(1.96 * by_seed.std() / len(by_seed) ** 0.5))
