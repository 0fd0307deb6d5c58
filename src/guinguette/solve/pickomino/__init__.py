"""Exact turns of Pickomino, classic and deluxe."""

from .ends import FIRST_STATE, GRILLED, NULL, STOP, TOTALS, Ends
from .engine import ENGINE
from .kit import CLASSIC, Kit
from .layers import Layers
from .many import turn_values
from .odds import Odds
from .plan import Plan, find_plan
from .state import State
from .tables import Tables, tables
from .turn import Choice, PickominoTurn, warm
from .work import Work

__all__ = [
    "CLASSIC",
    "ENGINE",
    "FIRST_STATE",
    "GRILLED",
    "NULL",
    "STOP",
    "TOTALS",
    "Choice",
    "Ends",
    "Kit",
    "Layers",
    "Odds",
    "PickominoTurn",
    "Plan",
    "State",
    "Tables",
    "Work",
    "find_plan",
    "tables",
    "turn_values",
    "warm",
]
