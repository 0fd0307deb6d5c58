"""The kernels of Piña Coladice."""

from guinguette.solve.engine import Engine

from .kernels import choose_all, solve, solve_many, spread

ENGINE = Engine("pina_coladice", solve, solve_many, choose_all, spread)
