"""Positions that could not exist are refused with the field and a reason."""

from typing import Any

import pytest

import guinguette
from guinguette.core.errors import BadPosition
from tests.french import check_french, printed

from .tables import happy, scores, table

CLASSIC: list[tuple[str, str, dict[str, Any]]] = [
    ("grid", "no coaster", {"grid": "p7:-"}),
    ("grid", "twice", {"grid": "p1:-,p1:-"}),
    ("grid", "one or two slots", {"tokens": {"a1": ""}}),
    ("grid", "no seat", {"tokens": {"a1": "3"}}),
    ("grid", "has 1 coaster instead of 16", {"grid": "p1:-"}),
    ("grid", "the first turn has begun", {"phase": "draw"}),
    ("grid", "faces", {"tokens": {"a1": "--"}}),
    ("grid", "two tokens on one coaster", {"seats": 4, "tokens": {"a1": "11"}}),
    ("grid", "dearer slot", {"seats": 4, "tokens": {"a1": "-1"}}),
    ("grid", "more than 6 tokens", {"tokens": dict.fromkeys(["a1", "b1", "d1", "a2", "c2", "b3", "d4"], "1")}),
    ("grid", "wins at once", {"tokens": dict.fromkeys(["a1", "b1", "c1", "d1"], "1")}),
    ("grid", "one's own turn", {"tokens": dict.fromkeys(["a1", "b1", "c1", "d1"], "2"), "phase": "over"}),
    ("placed", "just placed", {"tokens": dict.fromkeys(["a1", "b1", "c1", "d1"], "1"), "phase": "over"}),
    ("placed", "cannot have placed 1", {"tokens": {"a1": "1"}, "placed": "0,0"}),
    ("placed", "not Seat 1's turn", {"tokens": {"a1": "1"}, "placed": "38,0"}),
    ("placed", "no token on the grid", {"placed": "39,0"}),
    ("placed", "nobody has placed yet", {"tokens": {"a1": "1"}, "placed": "41,0"}),
    ("placed", "not a number", {"placed": "42,0"}),
    ("placed", "2", {"placed": "0"}),
    ("dice", "1 to 6", {"dice": "7"}),
    ("dice", "more dice", {"dice": "111111", "rolls": 1}),
    ("dice", "before the first roll", {"dice": "11"}),
    ("dice", "left to roll", {"dice": "11346", "rolls": 1}),
    ("rolls", "third roll", {"dice": "11", "rolls": 3}),
    ("dice", "5 dice", {"phase": "choose", "dice": "11", "rolls": 1}),
    ("rolls", "compulsory", {"phase": "choose", "dice": "11346", "rolls": 0}),
    ("rolls", "the last", {"phase": "choose", "dice": "11346", "rolls": 3}),
    ("phase", "if and only if", {"phase": "place", "dice": "13446", "rolls": 3}),
    ("phase", "not played here", {"phase": "happy", "dice": "13446", "rolls": 3}),
    ("phase", "goes on", {"phase": "over"}),
    ("dice", "no dice", {"phase": "over", "dice": "11346"}),
    ("turn", "from 1", {"turn": 0}),
    ("last", "over", {"tokens": dict.fromkeys(["a1", "b1", "d1", "a2", "c2", "b3"], "2")}),
    ("seat", "earlier round", {"seat": 2, "tokens": dict.fromkeys(["a1", "b1", "d1", "a2", "c2", "b3"], "2")}),
    ("scores", "not a field", {"scores": "1,2"}),
]

HAPPY: list[tuple[str, str, dict[str, Any]]] = [
    ("scores", "trigger the end", {"scores": "21,5"}),
    ("scores", "not a number", {"scores": "99,5"}),
    ("scores", "start at 1", {"turn": 1, "scores": "3,2"}),
    ("last", "sixth token", {"seat": 2, "tokens": dict.fromkeys(["a1", "b1", "d1", "a2", "c2", "b3"], "1")}),
    ("last", "last round is over", {"last": 1}),
    ("rolls", "after three rolls", {"rolls": 2}),
    ("phase", "take back", {"phase": "back"}),
    ("phase", "to move", {"phase": "move"}),
    ("phase", "if and only if", {"dice": "11346"}),
]


@pytest.mark.parametrize(("field", "reason", "given"), CLASSIC)
def test_what_cannot_be_is_refused(field: str, reason: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=reason) as bad:
        table(**given)
    assert bad.value.field == field
    check_french(bad.value)


@pytest.mark.parametrize(("field", "reason", "given"), HAPPY)
def test_what_cannot_be_in_happy_hour_is_refused(field: str, reason: str, given: dict[str, Any]) -> None:
    with pytest.raises(BadPosition, match=reason) as bad:
        happy(**given)
    assert bad.value.field == field
    check_french(bad.value)


def test_what_cannot_be_is_told_in_french() -> None:
    with pytest.raises(BadPosition) as bad:
        table(seats=4, tokens={"a1": "11"})
    told = printed("Cette position est impossible : grid : Joueur 1 a deux pions sur un même sous-verre — PC-7")
    assert bad.value.text("fr") == told
    assert bad.value.clause == "PC-7"


def test_scores_are_worked_out_without_happy_hour() -> None:
    play = table(tokens={"a1": "1", "b1": "1", "b2": "1", "d4": "2"})
    assert scores(play) == [1 + 1 + 1 + 1 + 3, 2 + 4]  # three coasters of 1 point, three pairs of neighbours
    assert "scores" not in play.position


def test_before_the_first_player_is_drawn() -> None:
    line = guinguette.new("pina_coladice", 3, seed=1).position
    assert "grid=- placed=0,0,0 dice=- rolls=0" in line
    for was, wrong, reason in (("seat=1", "seat=2", "drawn to begin"), ("grid=-", "grid=p1:--", "before the grid")):
        with pytest.raises(BadPosition, match=reason):
            guinguette.from_position(line.replace(was, wrong))
