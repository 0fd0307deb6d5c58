"""Players of Pikzi."""

from guinguette.solve.pikzi_values import warm

from .players import Easy, Master, Strong
from .table import table_of

__all__ = ["Easy", "Master", "Strong", "table_of", "warm"]
