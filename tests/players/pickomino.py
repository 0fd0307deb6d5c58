"""A simple player, who moves in no time."""

from collections.abc import Sequence
from random import Random

from guinguette.core.moves import Move
from guinguette.games.pickomino.moves import WORM, Gold, Keep, Roll, Stop, Weasel
from guinguette.games.pickomino.view import View


class Greedy:
    """Stops as soon as a tile can be had; until then wants a worm, then the most points."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        keeps = [move for move in legal if isinstance(move, Keep)]
        if keeps:
            return max(keeps, key=lambda move: wish(view, move.face))
        if Stop() in legal:
            return Roll() if view.prize is None or view.prize.kind == "null" else Stop()
        for wanted in (Gold(True), Weasel()):
            if wanted in legal:
                return wanted
        return rng.choice(legal)


def wish(view: View, face: int | str) -> int:
    """How much the dice of a face are worth; the first worms are worth double, for without one all is null."""
    count = sum(die.removeprefix("g") == str(face) for die in view.rolled)
    points = count * (5 if face == WORM else int(face))
    return 2 * points if face == WORM and view.total < 21 else points
