"""Players that move in no time and still get somewhere."""

from collections.abc import Sequence
from random import Random

from guinguette.bots import Bot, find_bot
from guinguette.core.moves import Move
from guinguette.games.pickomino.moves import WORM, Keep, Roll, Stop
from guinguette.games.pickomino.view import View


class Hasty:
    """Sets aside most points, worms first, and takes the first tile."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        keeps = [move for move in legal if isinstance(move, Keep)]
        if keeps:
            return max(keeps, key=lambda move: points(view, move.face))
        if Stop() in legal:
            return Roll() if view.prize is None or view.prize.kind == "null" else Stop()
        return rng.choice(legal)


def points(view: View, face: int | str) -> int:
    count = sum(die.removeprefix("g") == str(face) for die in view.rolled)
    return count * (10 if face == WORM else int(face))


def hasty(game: str) -> Bot:
    """Pickomino's bots solve every turn, which takes them too long to play thousands of games uncompiled."""
    return Hasty() if game == "pickomino" else find_bot(game, "strong")
