"""The kernels of Piña Coladice."""

from guinguette.solve.engine import Engine

from .kernels import solve, solve_many, spread

ENGINE = Engine("pina_coladice", solve, solve_many, spread)
