"""Cards coming into hands and leaving them."""

from .knowledge import leaves_openly
from .state import Table


def gain(s: Table, seat: int, kind: int) -> None:
    s.hands[seat, kind] += 1
    s.held[seat] += 1


def lose(s: Table, seat: int, kind: int) -> None:
    s.hands[seat, kind] -= 1
    s.held[seat] -= 1


def use(s: Table, seat: int, kind: int) -> None:
    """A card leaves a hand for everybody to see."""
    lose(s, seat, kind)
    leaves_openly(s, seat, kind)
