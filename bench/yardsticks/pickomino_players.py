"""Players of Pickomino to measure ours by, written as other projects write them."""

from collections.abc import Sequence
from random import Random

from guinguette.bots.pickomino import table_of
from guinguette.core.moves import Move
from guinguette.games.pickomino.moves import Keep, Roll, Stop
from guinguette.games.pickomino.view import View
from guinguette.solve.pickomino import Ends, PickominoTurn, warm

from .pickomino import worms_on


class Peer:
    """The best bot that we know of elsewhere (classic): the exact expected worms of the turn, a theft counted
    worms · (1 + 1 / (players − 1)), a null throw minus the own top tile."""

    warm = staticmethod(warm)

    def ends(self, view: View) -> Ends:
        if view.deluxe:
            raise ValueError("this player knows the classic edition only")
        mine = view.players[view.seat].stack
        null = -float(worms_on(mine[-1])) if mine else 0.0
        return Ends([self.stop(view, total, null) for total in range(47)], null)

    def stop(self, view: View, total: int, null: float) -> float:
        others = [player.stack for seat, player in enumerate(view.players) if seat != view.seat]
        if total in [stack[-1] for stack in others if stack]:
            return worms_on(total) * (1 + 1 / len(others))
        takeable = [tile.value for tile in view.skewer if tile.up and tile.value <= total]
        return float(worms_on(max(takeable))) if takeable else null

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002  # is sure
        choices = PickominoTurn(self.ends(view)).choices(table_of(view))
        return max(legal, key=lambda move: choices[move].value)


class MostPoints:
    """Sets aside what brings most points, and stops as soon as there is a tile to win."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002  # is sure
        keeps = [move for move in legal if isinstance(move, Keep)]
        if keeps:
            return max(keeps, key=lambda keep: points(view, keep))
        if Roll() in legal and (view.prize is None or view.prize.kind == "null"):
            return Roll()
        return Stop() if Stop() in legal else legal[0]


def points(view: View, keep: Keep) -> tuple[int, bool, int]:
    """Of the dice it sets aside; of equals a worm, then the higher face."""
    worm = keep.face == "w"
    value = 5 if isinstance(keep.face, str) else keep.face
    return view.rolled.count(str(keep.face)) * value, worm, value
