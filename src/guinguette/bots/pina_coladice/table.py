"""The table that a view shows. Nothing is hidden in Piña Coladice, so it is all there."""

from guinguette.games.pina_coladice.coasters import NAMES
from guinguette.games.pina_coladice.grid import ALL_COASTERS, DOUBLES, lay, open_cells
from guinguette.games.pina_coladice.hands import pack
from guinguette.games.pina_coladice.position import PHASES
from guinguette.games.pina_coladice.state import DRAW, FINISHED, FIRST_SEAT, MOST_ROLLS, PLACE, Table
from guinguette.games.pina_coladice.view import View


def table_of(view: View) -> Table:
    """Equal to the table seen, but while a token is placed: then as if it were after the third roll."""
    s = Table()
    s.happy_hour = int(view.happy_hour)
    s.turn, s.seat, s.seats, s.first = view.turn, view.seat, len(view.players), view.first
    s.phase = PHASES.index(view.phase)
    s.last_round = int(view.last_round)
    lay_grid(view, s)
    for seat, player in enumerate(view.players):
        s.scores[seat], s.placed[seat] = player.score, player.placed
    s.dice, s.in_hand = pack(tuple(view.dice)), view.in_hand
    s.rolls = 0 if s.phase in (FIRST_SEAT, DRAW, FINISHED) else MOST_ROLLS - view.rolls_left
    s.open = open_cells(s) if s.phase == PLACE else 0
    return s


def lay_grid(view: View, s: Table) -> None:
    s.box = ALL_COASTERS
    s.doubles = DOUBLES[s.seats]
    for cell, coaster in enumerate(view.grid):
        lay(s, NAMES.index(coaster.name))
        s.doubles = s.doubles & ~(1 << cell) | (len(coaster.slots) - 1) << cell
        for slot, by_seat in zip(coaster.slots, (s.high, s.low), strict=False):
            if slot.seat is not None:
                by_seat[slot.seat] |= 1 << cell
