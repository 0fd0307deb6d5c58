"""A real table in few words."""

import pytest

from guinguette.coach import read_table
from guinguette.core.errors import Refused

GRID = "grid=p3:2,full:-,dp:1,odd:-/s12:1,t1:-,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"


@pytest.mark.parametrize(
    ("told", "dice", "parts"),
    [
        ("pickomino", {}, ["phase=roll", "seats=2", "skewer=21,22,"]),
        ("pickomino", {"kept": "444w"}, ["phase=decide", "kept=444w"]),
        ("pickomino", {"kept": "4, 4 4 W", "roll": "1 1 5 w"}, ["phase=keep", "rolled=115w", "kept=444w"]),
        ("pickomino stacks=25/36.21/-", {}, ["seats=3", "skewer=22,23,24,26,"]),
        ("pickomino edition=deluxe stacks=22/-", {}, ["skewer=11c,13,21h,23r,"]),
        (f"pina_coladice {GRID}", {"roll": "22345"}, ["phase=choose", "dice=22345", "rolls=1"]),
        (f"pina_coladice {GRID}", {"roll": "22345", "rolls": 3}, ["phase=place", "rolls=3"]),
        (f"pina_coladice {GRID}", {}, ["phase=roll", "turn=5", "placed=3,4"]),
        ("pikzi hands=l1.bull.dog.f2/4/4", {}, ["seats=3", "phase=turn", "turn=1", "hands=l1.f2.bull.dog/"]),
        ("pikzi hands=l1.l2.l3.l4/4 shown=-/m1.m2.p1 discard=wolf", {}, ["seats=2", "turn=5", "discard=wolf"]),
    ],
)
def test_what_is_not_said_is_as_at_the_start(told: str, dice: dict[str, object], parts: list[str]) -> None:
    position = read_table(told, **dice).position  # type: ignore[arg-type]
    assert all(part in position for part in parts)


def test_a_whole_position_line_stays_as_it_is() -> None:
    line = read_table("pickomino stacks=25/36.21/- seat=2", kept="5w").position
    assert read_table(line).position == line


@pytest.mark.parametrize(
    ("told", "dice", "code"),
    [
        ("", {}, "unknown-game"),
        ("chess", {}, "unknown-game"),
        ("pickomino stacks", {}, "bad-position"),
        ("pickomino colour=red", {}, "bad-position"),
        ("pickomino stacks=1/2/3/4/5/6/7/8", {}, "bad-position"),
        ("pickomino edition=huge", {}, "bad-position"),
        ("pickomino seats=9", {}, "bad-position"),
        ("pickomino", {"kept": "x"}, "bad-position"),
        ("pickomino", {"kept": "444w", "roll": "1 1 5"}, "pickomino-wrong-dice"),
        ("pickomino", {"roll": "1 1 9"}, "pickomino-not-dice"),
        ("pina_coladice", {"roll": "12345"}, "bad-position"),
        (f"pina_coladice {GRID}", {"roll": "1234"}, "pina_coladice-wrong-dice"),
        (f"pina_coladice {GRID}", {"roll": "12345", "rolls": 9}, "bad-position"),
        ("pikzi", {}, "bad-position"),
        ("pikzi hands=l1.bull.dog/4", {}, "bad-position"),
        ("pikzi hands=l1.l1.l1.l1/4", {}, "bad-position"),
        ("pikzi hands=l1.l2.l3.l4/9", {}, "bad-position"),
        ("pikzi hands=l1.l2.l3.l4/4 seats=9", {}, "bad-position"),
        ("pikzi hands=l1.l2.l3.l4/4 shown=x/-", {}, "bad-position"),
    ],
)
def test_what_cannot_be_is_refused(told: str, dice: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_table(told, **dice)  # type: ignore[arg-type]
    assert refused.value.code == code
