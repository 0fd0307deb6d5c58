"""The kernels of position values."""

from guinguette.solve.engine import Engine

from .choosing import price_turn
from .judge import judge
from .solving import share_chances

ENGINE = Engine("pina_coladice", judge, price_turn, share_chances)
