"""A player of Piña Coladice to measure ours by, on the plain engine next door: it shares no solver with the package."""

from collections.abc import Sequence
from itertools import combinations, combinations_with_replacement
from random import Random

from guinguette.core.moves import Move
from guinguette.games.pina_coladice.coasters import NAMES
from guinguette.games.pina_coladice.grid import CELLS as CELL_NAMES
from guinguette.games.pina_coladice.moves import Keep, Place, Stop
from guinguette.games.pina_coladice.view import View

from .pina_coladice import CELLS, COASTERS, FACES, LINES, NEIGHBOURS, PinaColadice

Hand = tuple[int, ...]  # dice, ascending
Worths = dict[Hand, float]

A_LINE = 50  # points that a winning line counts: more than any placement
FULL: list[Hand] = list(combinations_with_replacement(FACES, 5))
KEEPS = {hand: {kept for n in range(5) for kept in combinations(hand, n)} for hand in FULL}
WITH_DIE = {  # hands of more dice first
    hand: [tuple(sorted((*hand, die))) for die in FACES]
    for n in range(4, -1, -1)
    for hand in combinations_with_replacement(FACES, n)
}
MADE = [{hand for hand in FULL if coaster.holds(list(hand))} for coaster in COASTERS]


class GreedyPoints:
    """The most points at once, by the exact turn; a winning line counts as many. Of Happy Hour it knows nothing."""

    def choose(self, view: View, legal: Sequence[Move], rng: Random) -> Move:
        points = expected_points(view, legal)
        return max(legal, key=lambda move: (points[move], rng.random()))


def expected_points(view: View, legal: Sequence[Move]) -> dict[Move, float]:
    """Of every move, followed by the best play."""
    game = plain(view)
    gains = {cell: gain(game, cell) for cell in CELLS if game.has_room(cell, game.seat)}
    stops = {hand: max((gains[cell] for cell in gains if makes(game, hand, cell)), default=0.0) for hand in FULL}
    kept = before_roll(stops, view.rolls_left) if view.rolls_left else {}
    points: dict[Move, float] = {}
    for move in legal:
        match move:
            case Keep(dice):
                points[move] = kept[dice]
            case Stop():
                points[move] = stops[tuple(view.dice)]
            case Place(cell):
                points[move] = gains[CELL_NAMES.index(cell)]
            case _:
                points[move] = 0.0
    return points


def plain(view: View) -> PinaColadice:
    """The table seen, as the plain engine has it."""
    return PinaColadice(
        players=len(view.players),
        grid=[NAMES.index(coaster.name) for coaster in view.grid],
        slots=[[slot.seat for slot in coaster.slots] for coaster in view.grid],
        seat=view.seat,
    )


def gain(game: PinaColadice, cell: int) -> float:
    mine = {*game.cells_of(game.seat), cell}
    line = any(mine.issuperset(line) for line in LINES)
    slot = game.slots[cell].index(None)
    return game.points(cell, slot) + len(mine.intersection(NEIGHBOURS[cell])) + A_LINE * line


def makes(game: PinaColadice, hand: Hand, cell: int) -> bool:
    return hand in MADE[game.grid[cell] - 1]


def before_roll(stops: Worths, rolls: int) -> Worths:
    """What hands to keep are worth with so many rolls to come, given what five dice are worth to who stops."""
    kept = rolled(stops)
    for _ in range(rolls - 1):
        kept = rolled({hand: max(stops[hand], *(kept[part] for part in KEEPS[hand])) for hand in FULL})
    return kept


def rolled(worths: Worths) -> Worths:
    """What hands are worth before their missing dice are rolled, given what five dice are worth."""
    found = dict(worths)
    for hand, filled in WITH_DIE.items():
        found[hand] = sum(found[more] for more in filled) / len(FACES)
    return found
