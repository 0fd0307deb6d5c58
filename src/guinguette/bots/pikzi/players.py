"""Players of Pikzi: one that makes mistakes, one that is careful, and one that searches."""

from collections.abc import Sequence
from random import Random

from guinguette.bots.doubt import doubt
from guinguette.core.moves import Move
from guinguette.games.pikzi import Table
from guinguette.games.pikzi.view import View
from guinguette.solve.pikzi_values import ENGINE, MASTER, PikziValues, warm

from .table import table_of


class Strong:
    """Counts cards, and makes the move that is worth most here and now."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        if len(legal) == 1:
            return legal[0]
        table = table_of(view)
        values = PikziValues.of(table)
        return values.win(table) or self.best(values, table, legal, rng)

    def best(self, values: PikziValues, table: Table, legal: Sequence[Move], rng: Random) -> Move:
        wishes = values.wishes(table)
        return max(legal, key=lambda move: wishes[move] + self.whim(rng))

    def whim(self, rng: Random) -> float:  # noqa: ARG002  # none here
        return 0.0


class Easy(Strong):
    """Wants the same, but is not so sure what is worth how much: the smaller a mistake, the likelier it is."""

    unsure = 8.0  # points

    def whim(self, rng: Random) -> float:
        return self.unsure * doubt(rng)


class Master(Strong):
    """Tries its best moves in many worlds that look like what it sees; until that is compiled, plays like *strong*."""

    warm = staticmethod(warm)

    def best(self, values: PikziValues, table: Table, legal: Sequence[Move], rng: Random) -> Move:
        if not ENGINE.ready:
            return super().best(values, table, legal, rng)
        return values.best(table, MASTER, seed=rng.getrandbits(40))
