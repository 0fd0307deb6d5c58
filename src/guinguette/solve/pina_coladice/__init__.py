"""Exact turns of Piña Coladice."""

from .engine import ENGINE
from .tables import Tables, tables
from .turn import FULL_HANDS, Choice, PinaColadiceTurn, room, turn_values, warm

__all__ = ["ENGINE", "FULL_HANDS", "Choice", "PinaColadiceTurn", "Tables", "room", "tables", "turn_values", "warm"]
