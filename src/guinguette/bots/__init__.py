"""Level 2: players of graded strength. A bot is given a view and the legal moves, never the state."""

from collections.abc import Sequence
from importlib import import_module
from random import Random
from typing import Any, Protocol

from guinguette.core.errors import BadSetup
from guinguette.core.moves import Move
from guinguette.core.words import Line

LEVELS = ("random", "easy", "strong", "master")  # weakest first


class Bot(Protocol):
    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        """One of the legal moves."""


class Whim:
    """Any legal move, each as likely."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002  # looks at nothing
        return rng.choice(legal)


def levels(game: str) -> list[str]:
    """The bots that a game has, weakest first. They live in the module of this package that has its name."""
    players = import_module(f"{__name__}.{game}")
    return [level for level in LEVELS if level == "random" or hasattr(players, level.capitalize())]


def find_bot(game: str, level: str) -> Bot:
    if level == "random":
        return Whim()
    kind = getattr(import_module(f"{__name__}.{game}"), level.capitalize(), None) if level in LEVELS else None
    if kind is None:
        raise BadSetup(Line("unknown-level", {"level": level[:40], "levels": ", ".join(levels(game))}))
    bot: Bot = kind()
    return bot
