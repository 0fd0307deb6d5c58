"""Log lines and refusals of Piña Coladice. The sentences are in `words.en.ftl` and `words.fr.ftl`."""

from typing import Any

from guinguette.core.moves import Move
from guinguette.core.state import News
from guinguette.core.words import Line

from .chance import dice_text
from .coasters import INGREDIENTS, NAMES, combinations
from .grid import CELLS, cells_of, open_cells, points_at, room
from .moves import Back, Flip, Keep, Place, Shift, Stop
from .news import COLADICE, MEANING
from .state import CHOOSE, DICE, FLIP, MOVE, PLACE, TAKE_BACK, Table


def tell(news: News, seat: int | None) -> Line | None:
    """Nothing is hidden, so every seat reads the same line."""
    code, *numbers = news
    key, clause, names = MEANING[code]
    args = {name: plain(name, value) for name, value in zip(names, numbers, strict=False)}
    if code == COLADICE:
        args |= ingredients(numbers[1])
    return Line(key, args, clause)


def ingredients(mix: int) -> dict[str, Line]:
    """PC-16: the four to name (see `turn.cocktail`)."""
    places = {"one": 15, "two": 10, "three": 5, "four": 0}
    return {
        name: Line("pina_coladice-ingredient", {"ingredient": INGREDIENTS[mix >> bits & 31]})
        for name, bits in places.items()
    }


def plain(name: str, value: int) -> Any:
    """A number of the rules as people say it."""
    match name:
        case "cell" | "to":
            return CELLS[value]
        case "coaster":
            return NAMES[value]
        case "dice":
            return dice_text(value, " ") or "none"
    return value


def label(s: Table, move: Move) -> Line:
    match move:
        case Keep(dice):
            return Line("pina_coladice-do-keep", {"dice": " ".join(map(str, dice)), "count": DICE - len(dice)})
        case Place(cell):
            return about("pina_coladice-do-place", s, cell, gain=points_at(s, s.seat, CELLS.index(cell)))
        case Back(cell):
            return about("pina_coladice-do-back", s, cell)
        case Flip(cell):
            return about("pina_coladice-do-flip", s, cell)
        case Shift(seat, start, end):
            return Line("pina_coladice-do-move", {"other": seat, "cell": start, "to": end})
    return Line("pina_coladice-do-stop")


def about(key: str, s: Table, cell: str, clause: str | None = None, **more: Any) -> Line:
    """Something to say about a coaster."""
    return Line(key, {"cell": cell, "coaster": NAMES[s.grid[CELLS.index(cell)]], **more}, clause)


def warn(s: Table, move: Move) -> Line | None:
    """PC-8: nobody stops without a place for a token unwarned."""
    if move == Stop() and not open_cells(s):
        return Line("pina_coladice-warn-nothing", {}, "PC-8")
    return None


def refuse(s: Table, move: Move) -> Line:
    match move:
        case Keep(dice) if s.phase == CHOOSE:
            return Line("pina_coladice-not-those", {"dice": " ".join(map(str, dice))}, "PC-6")
        case Place(cell) if s.phase == PLACE:
            return refuse_place(s, cell)
        case Back(cell) if s.phase == TAKE_BACK:
            return about("pina_coladice-not-yours", s, cell, "PC-18")
        case Shift() if s.phase == MOVE:
            return refuse_move(s, move)
        case Back() | Shift() | Flip():
            return Line("pina_coladice-no-happy-hour", {}, "PC-17")
    return Line(*WAITS_FOR[s.phase])


WAITS_FOR: dict[int, tuple[str, dict[str, Any], str]] = {
    CHOOSE: ("pina_coladice-choose-dice", {}, "PC-6"),
    PLACE: ("pina_coladice-place-first", {}, "PC-8"),
    TAKE_BACK: ("pina_coladice-take-back-first", {}, "PC-18"),
    MOVE: ("pina_coladice-move-first", {}, "PC-18"),
    FLIP: ("pina_coladice-flip-first", {}, "PC-18"),
}


def refuse_place(s: Table, cell: str) -> Line:
    at = CELLS.index(cell)
    if not combinations(s.dice) >> s.grid[at] & 1:
        return about("pina_coladice-not-made", s, cell, "PC-7")
    if cells_of(s, s.seat) >> at & 1:
        return about("pina_coladice-there-already", s, cell, "PC-7")
    return about("pina_coladice-full", s, cell, "PC-7")


def refuse_move(s: Table, move: Shift) -> Line:
    if move.seat == s.seat:
        return Line("pina_coladice-move-another", {}, "PC-18")
    if move.seat >= s.seats or not cells_of(s, move.seat) >> CELLS.index(move.start) & 1:
        return Line("pina_coladice-no-such-token", {"other": move.seat, "cell": move.start}, "PC-18")
    assert not room(s, move.seat) >> CELLS.index(move.end) & 1
    return Line("pina_coladice-no-room", {"other": move.seat, "cell": move.end}, "PC-18")
