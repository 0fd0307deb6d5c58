"""The position line of Piña Coladice.

    pina_coladice seats=2 happy_hour=false turn=8 seat=2 phase=choose
        grid=p3:2,full:-,dp:1,odd:-/s12:-,…/…/… placed=7,6 dice=22345 rolls=1

(in one line). The grid is written row by row from a1 to d4. Behind each coaster is one sign for each slot of the face
it shows, the dearer first: the seat whose token is there, or `-`. `placed` is the turn of each seat's last placement.
With Happy Hour, `scores` and `last` (1 when the end is triggered) follow; without it they can be worked out.
"""

from guinguette.core.errors import BadOutcome, BadPosition, clipped
from guinguette.core.position import Fields, joined
from guinguette.core.words import Line

from .chance import dice_text, parse_dice
from .coasters import NAMES
from .consistency import check, order, triggers
from .grid import ALL_COASTERS, DOUBLES, adjacent, cells_of, lay, line_of, open_cells, owner, slot_points, slots
from .hands import pack
from .state import (
    DICE,
    FIRST_SEAT,
    MOST_ROLLS,
    MOST_SEATS,
    N_CELLS,
    NO_COASTER,
    NO_SEAT,
    PLACE,
    ROLL,
    Table,
)

SWITCH = ("false", "true")
PHASES = ("first", "draw", "roll", "choose", "place", "happy", "back", "move", "flip", "over")
COMMON = ("seats", "happy_hour", "turn", "seat", "phase", "grid", "placed", "dice", "rolls")
HAPPY_HOUR = ("scores", "last")
MOST_POINTS = 36  # 22 before one's last turn, 11 for the best placement, 3 given by others


def write(s: Table) -> dict[str, str]:
    fields = {
        "seats": str(s.seats),
        "happy_hour": SWITCH[s.happy_hour],
        "turn": str(s.turn),
        "seat": str(s.seat + 1),
        "phase": PHASES[s.phase],
        "grid": joined([row_text(s, row) for row in range(0, N_CELLS, 4) if s.grid[row] != NO_COASTER], "/"),
        "placed": ",".join(str(s.placed[seat]) for seat in range(s.seats)),
        "dice": dice_text(s.dice, "") or "-",
        "rolls": str(s.rolls),
    }
    if s.happy_hour:
        fields["scores"] = ",".join(str(s.scores[seat]) for seat in range(s.seats))
        fields["last"] = str(s.last_round)
    return fields


def row_text(s: Table, row: int) -> str:
    return ",".join(cell_text(s, cell) for cell in range(row, row + 4) if s.grid[cell] != NO_COASTER)


def cell_text(s: Table, cell: int) -> str:
    owners = [owner(s, cell, slot) for slot in range(slots(s, cell))]
    return f"{NAMES[s.grid[cell]]}:{''.join('-' if seat == NO_SEAT else str(seat + 1) for seat in owners)}"


def read(given: Fields) -> Table:
    s = Table()
    s.happy_hour = given.choice("happy_hour", SWITCH)
    given.only(*COMMON, *(HAPPY_HOUR if s.happy_hour else ()))
    s.seats = given.number("seats", 2, MOST_SEATS)
    s.turn = given.number("turn", 0, 999_999)
    s.seat = given.number("seat", 1, s.seats) - 1
    s.first = (s.seat - max(s.turn - 1, 0)) % s.seats
    s.phase = given.choice("phase", PHASES)
    read_grid(s, given)
    read_dice(s, given)
    for seat, turn in enumerate(given.numbers("placed", s.seats, 0, s.turn)):
        s.placed[seat] = turn
    if s.happy_hour:
        for seat, points in enumerate(given.numbers("scores", s.seats, 0, MOST_POINTS)):
            s.scores[seat] = points
        s.last_round = given.number("last", 0, 1)
    elif s.phase != FIRST_SEAT:
        work_out_scores(s)
    check(s)
    return s


def read_grid(s: Table, given: Fields) -> None:
    s.box = ALL_COASTERS
    s.doubles = DOUBLES[s.seats]
    cells = [text for row in given.parts("grid", "/") for text in row.split(",")]
    if len(cells) > N_CELLS:
        raise BadPosition("grid", Line("pina_coladice-count-coasters", {"count": len(cells), "most": N_CELLS}))
    for cell, text in enumerate(cells):
        read_cell(s, cell, text)


def read_cell(s: Table, cell: int, text: str) -> None:
    name, _, signs = text.partition(":")
    if name not in NAMES[1:]:
        raise BadPosition("grid", Line("pina_coladice-no-such-coaster", {"name": clipped(name)}))
    if not s.box >> NAMES.index(name) & 1:
        raise BadPosition("grid", Line("pina_coladice-coaster-twice", {"name": name}))
    lay(s, NAMES.index(name))
    if not 1 <= len(signs) <= 2:
        raise BadPosition("grid", Line("pina_coladice-slot-signs", {"name": name, "signs": clipped(signs)}))
    s.doubles = s.doubles & ~(1 << cell) | (len(signs) - 1) << cell
    for slot, sign in enumerate(signs):
        if sign == "-":
            continue
        if sign not in "1234"[: s.seats]:
            raise BadPosition("grid", Line("pina_coladice-no-such-seat", {"sign": clipped(sign)}))
        (s.high, s.low)[slot][int(sign) - 1] |= 1 << cell


def read_dice(s: Table, given: Fields) -> None:
    try:
        dice = parse_dice("" if given["dice"] == "-" else given["dice"])
    except BadOutcome as bad:
        raise BadPosition("dice", bad.line) from None
    if len(dice) > DICE:
        raise BadPosition("dice", Line("more-dice"))
    s.dice = pack(dice)
    s.rolls = given.number("rolls", 0, MOST_ROLLS)
    s.in_hand = DICE - len(dice) if s.phase == ROLL else 0
    s.open = open_cells(s) if s.phase == PLACE else 0


def work_out_scores(s: Table) -> None:
    """PC-4, PC-9: without Happy Hour points are never lost, and each pair of neighbours counted once."""
    for seat in range(s.seats):
        own = [cell for cell in range(N_CELLS) if cells_of(s, seat) >> cell & 1]
        points = sum(slot_points(s, cell, s.low[seat] >> cell & 1) for cell in own)
        pairs = sum(adjacent(s, seat, cell) for cell in own) // 2
        s.scores[seat] = order(s, seat) + 1 + points + pairs
    s.last_round = int(any(triggers(s, seat) and not line_of(s, seat) for seat in range(s.seats)))  # PC-10 before PC-11
