"""Bots of our own, as a researcher would write them."""

# ruff: noqa: ARG002  # a bot need not look at all that it is given

import os
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from guinguette.core.moves import Move
from guinguette.games.pickomino.moves import Stop


class First:
    """Takes what it can get at once; else the last move there is."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        prize = getattr(view, "prize", None)
        return Stop() if prize is not None and prize.kind != "null" else legal[-1]


class Whimsical:
    """Any move, by its own random numbers."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        return legal[rng.randrange(len(legal))]


class Slow(First):
    """Thinks for a moment, so that there is time to be killed."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        time.sleep(0.0005)
        return super().choose(view, legal, rng)


class Suspicious(First):
    """Checks that it is shown nothing but its own view."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        assert isinstance(view, msgspec.Struct)
        assert view.viewer == view.to_move  # type: ignore[attr-defined]
        assert type(view).__name__ == "View"
        return super().choose(view, legal, rng)


class Compiled(First):
    """Has something to make ready before it plays."""

    ready = False

    @staticmethod
    def warm() -> None:
        assert not Compiled.ready  # once is enough
        Compiled.ready = True

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        assert self.ready
        return super().choose(view, legal, rng)


class Endless:
    """Never takes a tile."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        return legal[0]


class Cheat:
    """Wants to move what is not allowed."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        return next(move for move in (Stop(),) if move not in legal)


class Broken:
    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        raise RuntimeError("out of ideas")


class Deadly:
    """Takes its whole process down."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


class Mortal(First):
    """Takes its process down, but only one of all: the file GRAVE tells that it did."""

    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        try:
            Path(os.environ["GRAVE"]).touch(exist_ok=False)
        except FileExistsError:
            return super().choose(view, legal, rng)
        os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]
