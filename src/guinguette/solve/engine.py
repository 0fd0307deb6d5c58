"""Kernels that answer at once, and fast once they are compiled."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace

from guinguette.core import twin

PACKAGE = Path(__file__).parent.parent


class Engine:
    """Plain functions and their compiled twins, which give the same numbers to the last bit."""

    def __init__(self, game: str, *functions: Callable[..., int | None]) -> None:
        self.game = game
        self.functions = functions
        self.plain = SimpleNamespace(**{f.__name__: f for f in functions})
        self.ready = False  # set it once what matters is compiled

    @property
    def compiled(self) -> SimpleNamespace:
        """The compiled functions. Each compiles at its first call, or loads from disk."""
        return compiled(self.game, *self.functions)


@cache  # asked for at every move
def compiled(game: str, *functions: Callable[..., int | None]) -> SimpleNamespace:
    """Kernels of a game. Those of training are kept with those of solvers: what they share is compiled once."""
    solvers = PACKAGE / "solve"
    shared = (solvers / "values", PACKAGE / "games" / game, PACKAGE / "training" / game)
    return twin.kernels(*functions, name=f"solve-{game}", sources=(*sorted(solvers.glob(f"{game}*")), *shared))
