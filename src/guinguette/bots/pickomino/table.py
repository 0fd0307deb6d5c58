"""The table that a view shows. Nothing is hidden in Pickomino, so it is all there."""

from guinguette.games.pickomino.moves import FACES, SPECIALISTS
from guinguette.games.pickomino.position import GOLD, PHASES
from guinguette.games.pickomino.state import (
    ASIDE,
    DOWN,
    NO_FACE,
    NOBODY,
    POINTS,
    TILES,
    UP,
    WEASEL,
    WHITE_DICE,
    Table,
)
from guinguette.games.pickomino.view import View


def table_of(view: View) -> Table:
    """Equal to the table seen, but for how its first seat was chosen."""
    s = Table()
    s.turn, s.seat, s.seats = view.turn, view.seat, len(view.players)
    s.deluxe = int(view.deluxe)
    s.phase = PHASES.index(view.phase)
    s.reserve = view.reserve
    lay_tiles(view, s)
    lay_dice(view, s)
    if view.choice:
        s.second = specialist(view.choice[1])
    s.weasel_used = int(s.owns[s.seat] == WEASEL and not view.weasel and view.phase != "over")
    s.raven_waits = int(view.raven)
    return s


def specialist(name: str | None) -> int:
    return NOBODY if name is None else SPECIALISTS.index(name) + 1


def lay_tiles(view: View, s: Table) -> None:
    for tile in view.skewer:
        index = TILES.index(tile.value)
        s.skewer[index] = UP if tile.up else DOWN
        s.stands[index] = specialist(tile.specialist)
    for seat, player in enumerate(view.players):
        s.height[seat] = len(player.stack)
        s.grilled[seat] = player.grilled
        s.owns[seat] = specialist(player.specialist)
        for k, value in enumerate(player.stack):
            s.stacks[seat, k] = TILES.index(value)


def lay_dice(view: View, s: Table) -> None:
    s.gold = GOLD.index(view.gold)
    s.rolled_gold = NO_FACE
    for die in view.rolled:
        face = FACES.index(die.removeprefix("g"))
        s.rolled[face] += 1
        if die.startswith("g"):
            s.rolled_gold = face
    for die in view.kept:
        s.kept[FACES.index(die)] += 1
    s.total = sum(number * points for number, points in zip(s.kept, POINTS, strict=True))
    s.dice = WHITE_DICE - sum(s.kept) + (s.gold == ASIDE)
