"""What people agree on before a game of Piña Coladice."""

from guinguette.core import game


class Options(game.Options, frozen=True, kw_only=True):
    happy_hour: bool = False  # PC-17 to PC-20
