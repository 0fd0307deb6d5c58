"""What a table of Pickomino is worth to every seat, and the best play towards it."""

from .endgame import is_endgame
from .engine import ENGINE
from .judge import EXACT, LEAD, LEARNED, Judge
from .position import PickominoValues, warm

__all__ = ["ENGINE", "EXACT", "LEAD", "LEARNED", "Judge", "PickominoValues", "is_endgame", "warm"]
