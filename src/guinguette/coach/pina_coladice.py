"""Advice on Piña Coladice: the turn solved exactly, towards the chance to win that each of its ends leaves.

Points are those that such play brings.
"""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

import numpy as np
from msgspec.structs import replace
from numpy.typing import NDArray

from guinguette.core.moves import Move
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line
from guinguette.games.pina_coladice import GAME
from guinguette.games.pina_coladice.coasters import NAMES
from guinguette.games.pina_coladice.consistency import order
from guinguette.games.pina_coladice.grid import CELLS, cells_of, completes, line_owner, next_slot, points_at, room, size
from guinguette.games.pina_coladice.hands import FIRST_FULL, unpack
from guinguette.games.pina_coladice.happy_hour import happy_die_falls
from guinguette.games.pina_coladice.moves import Place
from guinguette.games.pina_coladice.state import (
    CHOOSE,
    FINISHED,
    FLIP,
    HAPPY_HOUR,
    MOST_ROLLS,
    N_CELLS,
    N_FACES,
    NO_SEAT,
    PLACE,
    ROLL,
    Table,
)
from guinguette.solve.pina_coladice import FULL_HANDS, Choice, PinaColadiceTurn
from guinguette.solve.pina_coladice_values import PinaColadiceValues
from guinguette.solve.pina_coladice_values.reach import reach

from .advice import NEGLIGIBLE, Advice, NoAdvice, Odd, Outlook, brief, likeliest, percent, ranked, sure
from .pina_coladice_typed import usual

__all__ = ["advise", "at_a_glance", "prepare", "usual", "win_chances"]

Array = NDArray[np.float64]

NOTHING = N_CELLS  # instead of a cell


def advise(play: Playthrough, seat: int) -> Advice:
    s = play.state
    advice = partial(Advice, game=GAME.name, seat=seat, unit="points")
    if s.phase == ROLL:
        turn = Turn(s)
        return advice(exact=True, ends=turn.ends, ahead=turn.ahead())
    if s.phase == CHOOSE:
        turn = Turn(s)
        return advice(exact=True, ends=turn.ends, tips=ranked(turn.outlooks()))
    if s.phase == HAPPY_HOUR:
        return advice(exact=True, ahead=happy_die(s))
    if not play.legal:
        raise NoAdvice(Line("coach-nothing-to-decide"))
    placing = s.phase == PLACE
    outlooks = {move: placement(s, move) for move in play.legal} if placing else effects(s, play.legal)
    wins = guide(s).choices(s)
    tips = ranked({move: replace(outlook, win=brief(wins[move])) for move, outlook in outlooks.items()})
    return advice(exact=placing, tips=tips)


def guide(s: Table) -> PinaColadiceValues:
    """Who tells chances to win."""
    return PinaColadiceValues(s.seats, happy_hour=bool(s.happy_hour))


def win_chances(play: Playthrough) -> tuple[float, ...]:
    return guide(play.state).chances(play.state)


def at_a_glance(play: Playthrough) -> bool:  # noqa: ARG001  # at any moment
    """Turns are solved towards the same chances, compiled or not."""
    return False


def prepare() -> None:
    """Make the tables that every answer needs."""
    PinaColadiceTurn([0.0] * len(FULL_HANDS))
    reach()


def ends(s: Table) -> tuple[Line, ...]:
    """By cell, and NOTHING."""
    coasters = [{"cell": CELLS[cell], "coaster": NAMES[s.grid[cell]]} for cell in range(N_CELLS)]
    return *(Line("coach-pina_coladice-place", args) for args in coasters), Line("coach-pina_coladice-nothing")


class Turn:
    """The turn of the player, solved."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.ends = ends(s)
        values = guide(s)
        self.turn = values.turn(s)
        self.cells = np.array(values.cells())
        self.happy = happy_hour(s)
        self.points = np.zeros(N_CELLS + 1)
        self.lines = np.zeros(N_CELLS + 1)
        for cell in range(N_CELLS):
            if room(s, s.seat) >> cell & 1:
                self.points[cell] = points_at(s, s.seat, cell)
                self.lines[cell] = completes(s, s.seat, cell)

    def outlooks(self) -> Mapping[Move, Outlook]:
        choices = self.turn.after_roll(unpack(self.s.dice), MOST_ROLLS - self.s.rolls)
        return {move: self.outlook(choice) for move, choice in choices.items()}

    def ahead(self) -> Outlook:
        return self.outlook(self.turn.choice(unpack(self.s.dice), MOST_ROLLS - self.s.rolls))

    def outlook(self, choice: Choice) -> Outlook:
        chances = np.bincount(self.cells, choice.odds, N_CELLS + 1).astype(np.float64)
        odds, points = likeliest(chances), float(chances @ self.points)
        if choice.hand < FIRST_FULL:  # PC-17: whoever stops rolls no Happy Hour die
            points += float(chances[NOTHING]) * self.happy
        reasons = tuple(self.certain(chances)) or (average(points), *self.reasons(odds, chances))
        return Outlook(value=brief(points), win=brief(choice.value), odds=odds, reasons=reasons)

    def certain(self, chances: Array) -> Iterator[Line]:
        """If there is nothing to chance."""
        for line in sure(chances, self.ends):
            yield line
            if chances[NOTHING] == 0:
                yield from gains(self.s, int(chances.argmax()))

    def reasons(self, odds: tuple[Odd, ...], chances: Array) -> Iterator[Line]:
        line, nothing = float(chances @ self.lines), float(chances[NOTHING])
        if line >= NEGLIGIBLE:
            yield Line("coach-pina_coladice-line", {"percent": percent(line)})
        if nothing >= NEGLIGIBLE:
            yield Line("coach-pina_coladice-bust", {"percent": percent(nothing)})
        placed = [odd for odd in odds if odd.end != NOTHING]
        if placed:
            best = self.ends[placed[0].end]
            yield Line("coach-pina_coladice-likeliest", {"what": best, "percent": percent(placed[0].chance)})


def average(points: float) -> Line:
    return Line("coach-pina_coladice-points", {"points": round(brief(points), 2) + 0.0})


def happy_hour(s: Table) -> float:
    """PC-17, PC-18: the points that its die brings on average, less those it gives to others."""
    if not s.happy_hour:
        return 0.0
    gains = []
    for die in range(1, N_FACES + 1):
        after = s.copy()
        happy_die_falls(after, die)
        gained = [after.scores[seat] - s.scores[seat] for seat in range(s.seats)]
        gains.append(gained[s.seat] - (sum(gained) - gained[s.seat]) / (s.seats - 1))
    return sum(gains) / N_FACES


def happy_die(s: Table) -> Outlook:
    """PC-17: nothing can be placed, and its die is to be rolled."""
    points = happy_hour(s)
    reason = Line("coach-pina_coladice-happy", {"points": round(brief(points), 2) + 0.0}, "PC-17")
    return Outlook(value=brief(points), win=brief(guide(s).chances(s)[s.seat]), reasons=(reason,))


def placement(s: Table, move: Move) -> Outlook:
    assert isinstance(move, Place)
    cell = CELLS.index(move.cell)
    return Outlook(value=float(points_at(s, s.seat, cell)), reasons=tuple(gains(s, cell)))


def gains(s: Table, cell: int) -> Iterator[Line]:
    """Of a token placed there."""
    yield Line("coach-pina_coladice-gains", {"points": points_at(s, s.seat, cell)})
    if completes(s, s.seat, cell):
        yield Line("coach-pina_coladice-wins")


class Hope(NamedTuple):
    """What a seat can aim at on its next turn, if it has one."""

    points: float = 0.0  # of the best single coaster, by its chance
    line: float = 0.0  # the best chance of a coaster that completes a Piña Coladice


def effects(s: Table, legal: tuple[Move, ...]) -> Mapping[Move, Outlook]:
    """Happy Hour's moves: how they change what everybody can aim at next."""
    hopes = Hopes()
    found: dict[Move, Outlook] = {}
    for move in legal:
        after = s.copy()
        GAME.rules.act(after, GAME.moves.encode(move))
        found[move] = effect(s, after, hopes)
    return found


def effect(s: Table, after: Table, hopes: "Hopes") -> Outlook:
    winner = line_owner(after)
    if winner != NO_SEAT:  # by a token that was moved (PC-18)
        return Outlook(value=0.0, reasons=(Line("coach-pina_coladice-given", {"other": winner}),))
    playing = [seat for seat in range(s.seats) if plays_again(after, seat)]
    before, then = hopes.among(s, playing), hopes.among(after, playing)
    points = round(lead(then, s.seat) - lead(before, s.seat), 2) + 0.0
    reasons = *gone_back(s, after), *changed_lines(before, then, s.seat), *changed_points(points)
    return Outlook(value=points, reasons=reasons or (Line("coach-pina_coladice-learned"),))


def plays_again(after: Table, seat: int) -> bool:
    """PC-11: in the last round only whoever has not played in it."""
    if after.phase == FINISHED:
        return False
    return not after.last_round or order(after, seat) >= order(after, after.seat)


def gone_back(s: Table, after: Table) -> Iterator[Line]:
    """PC-18, 5: from a coaster that is turned over; one's own first. Whoever takes one back (PC-18, 2) knows it."""
    for seat in sorted(range(s.seats), key=lambda seat: seat != s.seat):
        if s.phase == FLIP and size(cells_of(after, seat)) < size(cells_of(s, seat)):
            mine = seat == s.seat
            yield Line("coach-pina_coladice-mine-back") if mine else Line("coach-pina_coladice-back", {"other": seat})


def lead(hopes: list[Hope], seat: int) -> float:
    points = [hope.points for hope in hopes]
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def changed_points(points: float) -> Iterator[Line]:
    if points:
        yield Line("coach-pina_coladice-hope", {"points": points})


def changed_lines(before: list[Hope], then: list[Hope], me: int) -> Iterator[Line]:
    """One's own first."""
    for seat in sorted(range(len(then)), key=lambda seat: seat != me):
        chances = {"percent": percent(then[seat].line), "before": percent(before[seat].line)}
        if chances["percent"] == chances["before"]:
            continue
        if seat == me:
            yield Line("coach-pina_coladice-my-line", chances)
        else:
            yield Line("coach-pina_coladice-their-line", chances | {"other": seat})


class Hopes:
    """Of all seats, each looked up once."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], Hope] = {}

    def among(self, s: Table, playing: list[int]) -> list[Hope]:
        """By seat."""
        return [self.hope(s, seat) if seat in playing else Hope() for seat in range(s.seats)]

    def hope(self, s: Table, seat: int) -> Hope:
        free = room(s, seat)
        slots = sum(next_slot(s, cell) << cell for cell in range(N_CELLS))
        key = (seat, free, cells_of(s, seat), slots, s.doubles)
        if key not in self.known:
            self.known[key] = hope_among(s, seat, [cell for cell in range(N_CELLS) if free >> cell & 1])
        return self.known[key]


def hope_among(s: Table, seat: int, cells: list[int]) -> Hope:
    chances = {cell: float(reach()[s.grid[cell], s.grid[cell]]) for cell in cells}
    points = max((chance * points_at(s, seat, cell) for cell, chance in chances.items()), default=0.0)
    line = max((chance for cell, chance in chances.items() if completes(s, seat, cell)), default=0.0)
    return Hope(points, line)
