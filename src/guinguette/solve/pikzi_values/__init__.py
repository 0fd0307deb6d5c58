"""What a table of Pikzi is worth to a seat that sees only a part of it, and the best play there."""

from .engine import ENGINE
from .position import MASTER, PikziValues, warm, weights_file

__all__ = ["ENGINE", "MASTER", "PikziValues", "warm", "weights_file"]
