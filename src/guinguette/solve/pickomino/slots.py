"""The slots of a table in play, for compiled players."""

from guinguette.games.pickomino.state import IN_HAND, N_FACES, ONE, POINTS, Table

from .tables import Tables


def slot_of(t: Tables, s: Table) -> int:
    """The slot of the dice set aside."""
    used = 0
    for face in range(N_FACES):
        if s.kept[face] > 0:
            used |= 1 << face
    grilled = 1 if t.grill and s.kept[ONE] >= 2 else 0
    golden = 1 if s.gold == IN_HAND else 0
    return int(t.slot[used, s.dice, golden, s.total, grilled])


def slot_after(t: Tables, s: Table, face: int) -> int:
    """The slot of the dice set aside once this face of the roll joins them."""
    used = 1 << face
    for f in range(N_FACES):
        if s.kept[f] > 0:
            used |= 1 << f
    number = s.rolled[face]
    with_gold = 1 if s.rolled_gold == face else 0
    ones = number if face == ONE else s.kept[ONE]
    grilled = 1 if t.grill and ones >= 2 else 0
    golden = 1 if s.gold == IN_HAND and not with_gold else 0
    return int(t.slot[used, s.dice - number + with_gold, golden, s.total + number * POINTS[face], grilled])
