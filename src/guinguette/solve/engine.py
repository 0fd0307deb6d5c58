"""Kernels that answer at once, and fast once they are compiled."""

from collections.abc import Callable
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
        solvers = PACKAGE / "solve"
        sources = (*sorted(solvers.glob(f"{self.game}*")), solvers / "values", PACKAGE / "games" / self.game)
        return twin.kernels(*self.functions, name=f"solve-{self.game}", sources=sources)
