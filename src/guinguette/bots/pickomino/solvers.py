"""Players that solve their turn: they differ in what they want of it."""

from collections.abc import Sequence
from random import Random

from guinguette.bots.doubt import doubt
from guinguette.core.moves import Move
from guinguette.games.pickomino.view import View
from guinguette.solve.pickomino_values import PickominoValues, warm

from .table import table_of


class Strong:
    """Wants the greatest lead in worms after this turn, and plays exactly for it."""

    learned = False
    warm = staticmethod(warm)  # the arena calls it

    def values(self, view: View) -> PickominoValues:
        return PickominoValues(len(view.players), deluxe=view.deluxe, learned=self.learned)

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        if len(legal) == 1:
            return legal[0]
        choices = self.values(view).choices(table_of(view))
        return max(legal, key=lambda move: choices[move] + self.whim(rng))

    def whim(self, rng: Random) -> float:  # noqa: ARG002  # none here
        return 0.0


class Easy(Strong):
    """Wants the same, but is not so sure what is worth how much: the smaller a mistake, the likelier it is."""

    unsure = 0.3  # worms

    def whim(self, rng: Random) -> float:
        return self.unsure * doubt(rng)


class Master(Strong):
    """Wants to win: plays exactly for the best chance to win the game."""

    learned = True
