"""The kernels of Pickomino."""

from guinguette.solve.engine import Engine

from .flow import spread
from .kernels import solve, solve_many
from .layers import solve_layers
from .slots import slot_after, slot_of

ENGINE = Engine("pickomino", solve, solve_many, solve_layers, spread, slot_of, slot_after)
