"""The kernels of position values."""

from guinguette.solve.engine import Engine

from .endgame import price_endgame
from .ending import price_ends, price_turn
from .judge import judge

ENGINE = Engine("pickomino", judge, price_ends, price_turn, price_endgame)
