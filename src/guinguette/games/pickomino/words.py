"""Log lines and refusals of Pickomino. The sentences are in `words.en.ftl` and `words.fr.ftl`."""

from functools import cache
from typing import Any

from guinguette.core.moves import Move
from guinguette.core.state import News
from guinguette.core.words import Line

from .chance import dice_text
from .moves import FACES, SPECIALISTS, Back, Gold, Grill, Keep, Null, Roll, Stop, Weasel
from .news import MEANING
from .specialists import can_give_grilled
from .state import DECIDE, DICE, GRILL, HEN, KEEP, NULL, RETURN, TILES, Table
from .view import see_prize


def tell(news: News, seat: int | None) -> Line | None:
    """Nothing is hidden, so every seat reads the same line."""
    code, *numbers = news
    key, clause, names = MEANING[code]
    args = {name: plain(name, value) for name, value in zip(names, numbers, strict=False)}
    return Line(key, args, clause)


def plain(name: str, value: int) -> Any:
    """A number of the rules as people say it."""
    match name:
        case "tile":
            return TILES[value]
        case "face":
            return FACES[value]
        case "who":
            return SPECIALISTS[value - 1]
        case "dice":
            return dice_text(value)
    return value


def label(s: Table, move: Move) -> Line:
    match move:
        case Keep(face):
            return keep_label(str(face), s.rolled[FACES.index(str(face))])
        case Gold(use):
            return Line("pickomino-do-gold" if use else "pickomino-do-white")
        case Back(specialist):
            return Line("pickomino-do-back", {"who": specialist})
        case Grill(seat):
            return Line("pickomino-do-grill", {"other": seat})
    return Line(f"pickomino-do-{move}")


@cache  # six faces and nine dice
def keep_label(face: str, count: int) -> Line:
    return Line("pickomino-do-keep", {"face": face, "count": count})


def warn(s: Table, move: Move) -> Line | None:
    """PK-10: nobody stops into a null throw unwarned."""
    if move == Stop() and (prize := see_prize(s)).kind == "null":
        return Line("pickomino-warn-null", {}, prize.clause)
    return None


def refuse(s: Table, move: Move) -> Line:
    match move:
        case Keep(face):
            return refuse_keep(s, FACES.index(str(face)))
        case Stop() | Roll() if s.phase == KEEP:
            return Line("pickomino-keep-first", {}, "PK-6")
        case Weasel() | Null():
            return Line("pickomino-no-weasel", {}, "DX-17")
        case Gold():
            return Line("pickomino-no-gold", {}, "DX-15")
        case Back():
            return Line("pickomino-not-back", {}, "DX-11")
        case Grill(seat):
            return refuse_grill(s, seat)
    return Line(*WAITS_FOR[s.phase])


WAITS_FOR: dict[int, tuple[str, dict[str, Any], str]] = {
    DICE: ("pickomino-choose-dice", {}, "DX-15"),
    KEEP: ("pickomino-keep-first", {}, "PK-6"),
    NULL: ("pickomino-weasel-or-null", {}, "DX-17"),
    DECIDE: ("pickomino-stop-or-roll", {}, "PK-7"),
    GRILL: ("pickomino-choose-giver", {}, "DX-7"),
    RETURN: ("pickomino-choose-back", {}, "DX-11"),
}


def refuse_keep(s: Table, face: int) -> Line:
    if s.phase != KEEP:
        return Line(*WAITS_FOR[s.phase])
    key = "pickomino-face-used" if s.kept[face] else "pickomino-face-absent"
    return Line(key, {"face": FACES[face]}, "PK-6")


def refuse_grill(s: Table, seat: int) -> Line:
    if s.phase != GRILL:
        return Line("pickomino-no-grill", {}, "DX-7")
    if seat < s.seats and s.owns[seat] == HEN:
        return Line("pickomino-hen-guards", {"other": seat}, "DX-20")
    assert not (seat < s.seats and can_give_grilled(s, seat))
    return Line("pickomino-cannot-give", {"other": seat}, "DX-7")
