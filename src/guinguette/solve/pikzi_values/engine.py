"""The kernels of position values."""

from guinguette.solve.engine import Engine

from .careful import choose_carefully
from .search import foresee, search, weigh

ENGINE = Engine("pikzi", choose_carefully, search, weigh, foresee)
