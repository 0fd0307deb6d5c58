"""What a table of Piña Coladice is worth to every seat, and the best play towards it."""

from .engine import ENGINE
from .judge import EXACT, LEARNED, POINTS, Judge
from .position import PinaColadiceValues, turn_start, warm, weights_file

__all__ = [
    "ENGINE",
    "EXACT",
    "LEARNED",
    "POINTS",
    "Judge",
    "PinaColadiceValues",
    "turn_start",
    "warm",
    "weights_file",
]
