"""What people agree on before a game of Pickomino."""

from typing import Literal

from guinguette.core import game


class Options(game.Options, frozen=True, kw_only=True):
    edition: Literal["classic", "deluxe"] = "classic"
    first: Literal["seat1", "random"] = "seat1"  # PK-4
