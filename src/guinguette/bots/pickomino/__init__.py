"""Players of Pickomino, both editions."""

from guinguette.solve.pickomino_values import warm

from .solvers import Easy, Master, Strong
from .table import table_of

__all__ = ["Easy", "Master", "Strong", "table_of", "warm"]
