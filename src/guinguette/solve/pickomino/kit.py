"""What a player brings to a turn of Pickomino."""

from typing import NamedTuple

from guinguette.games.pickomino.state import CAN, GOLD, WEASEL, WHITE_DICE, Table


class Kit(NamedTuple):
    """The dice, and the specialists that change a turn. Nobody owns two; the solver does not mind."""

    gold: bool = False
    weasel: bool = False
    can: bool = False
    white: int = WHITE_DICE

    @classmethod
    def of(cls, s: Table, seat: int) -> "Kit":
        """What this seat would bring."""
        owned = s.owns[seat]
        return cls(gold=owned == GOLD, weasel=owned == WEASEL, can=owned == CAN)


CLASSIC = Kit()
