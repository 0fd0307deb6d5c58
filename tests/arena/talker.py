"""A bot that talks, as one does that is being debugged; in its own module, for it talks when it is imported too."""

# ruff: noqa: T201  # that is what it is for

import os
from collections.abc import Sequence
from random import Random
from typing import Any

from guinguette.core.moves import Move

from .bots import First

print("Hello!")


class Talker(First):
    def choose(self, view: Any, legal: Sequence[Move], rng: Random) -> Move:
        print("My turn!")
        os.write(1, b"And mine!\n")  # as a library may, past Python's own output
        return super().choose(view, legal, rng)
