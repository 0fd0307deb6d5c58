"""A real table of Piña Coladice: the grid tells it, and what is not said follows from the tokens on it."""

from guinguette.core.position import Fields
from guinguette.games.pina_coladice import GAME
from guinguette.games.pina_coladice.consistency import AFTER_THREE, order, triggers
from guinguette.games.pina_coladice.grid import DOUBLES, cells_of, size
from guinguette.games.pina_coladice.position import MOST_POINTS, PHASES, read_grid, work_out_scores
from guinguette.games.pina_coladice.state import MOST_ROLLS, MOST_SEATS, ROLL, Table

LAST_TURN = 999_999


def usual(given: dict[str, str], roll: str, rolls: int) -> dict[str, str]:
    """Seat 1 began and is to move; tokens were placed as late as can be, and alone brought points."""
    told = Fields(given)
    s = Table()
    s.seats = seats_told(told)
    read_grid(s, told)
    s.seat = told.number("seat", 1, s.seats) - 1 if "seat" in told else 0
    count_turns(s, told)
    count_points(s, told)
    s.phase = ROLL
    s.rolls = rolls - 1 if roll else 0
    if given.get("phase") in [PHASES[phase] for phase in AFTER_THREE]:
        s.rolls = MOST_ROLLS
    s.happy_hour = int(given.get("happy_hour") == "true")
    return GAME.position.write(s) | given


def seats_told(told: Fields) -> int:
    """PC-5: the faces of the coasters tell it, nearly so if some were flipped (PC-18, 5)."""
    if "seats" in told:
        return told.number("seats", GAME.seats[0], MOST_SEATS)
    s = Table()
    s.seats = MOST_SEATS
    read_grid(s, told)
    return min(GAME.seats, key=lambda seats: size(s.doubles ^ DOUBLES[seats]))


def count_turns(s: Table, told: Fields) -> None:
    """This one, and each seat's last that can have been a placement."""
    if "turn" in told:
        s.turn = told.number("turn", 0, LAST_TURN)
        s.first = (s.seat - s.turn + 1) % s.seats
    else:
        s.first = who_began(s, told)
        s.turn = turn_by_now(s, told)
    for seat in range(s.seats):
        since = (s.seat - seat - 1) % s.seats + 1
        s.placed[seat] = max(0, s.turn - since) if cells_of(s, seat) else 0


def who_began(s: Table, told: Fields) -> int:
    """Seat 1, unless the last round would be over by now (PC-11)."""
    for first in range(s.seats):
        s.first = first
        count_points(s, told)
        enders = [seat for seat in range(s.seats) if triggers(s, seat) and not comes_before(s, seat)]
        if not enders or ("scores" in told and enders == [s.seat]):  # who may have got these points since (PC-15)
            return first
    return 0


def comes_before(s: Table, seat: int) -> bool:
    """In this round."""
    return order(s, seat) < order(s, s.seat)


def count_points(s: Table, told: Fields) -> None:
    """Whoever has enough of them triggered the end (PC-11) if they have played this round (PC-15)."""
    work_out_scores(s)
    if "scores" in told:
        for seat, points in enumerate(told.numbers("scores", s.seats, 0, MOST_POINTS)):
            s.scores[seat] = points
    s.last_round = int(any(triggers(s, seat) and comes_before(s, seat) for seat in range(s.seats)))


def turn_by_now(s: Table, told: Fields) -> int:
    """The first turn of the seat by which everybody can have placed their tokens, and Happy Hour what it changed."""
    tokens = [size(cells_of(s, seat)) - comes_before(s, seat) for seat in range(s.seats)]
    changed = "scores" in told or s.doubles != DOUBLES[s.seats]
    return s.seats * max(*tokens, changed) + order(s, s.seat) + 1
