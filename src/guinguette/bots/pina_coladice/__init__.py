"""Players of Piña Coladice, with Happy Hour and without."""

from guinguette.solve.pina_coladice_values import warm

from .solvers import Easy, Master, Strong
from .table import table_of

__all__ = ["Easy", "Master", "Strong", "table_of", "warm"]
