"""How a bot makes mistakes as people do: the smaller one is, the likelier."""

from math import log
from random import Random


def doubt(rng: Random) -> float:
    """Gumbel noise: added, times `unsure`, to the values of moves, it lets each win with odds exp(value / unsure)."""
    return -log(-log(1.0 - rng.random() * (1 - 1e-12) - 1e-13))
