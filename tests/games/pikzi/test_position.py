"""Position lines that could not be, refused with the field and the reason."""

import pytest

import guinguette
from guinguette.core.errors import BadPosition
from tests.french import check_french, printed

GOOD = {
    "seats": "3",
    "portraits": "2",
    "young": "0",
    "rounds": "2",
    "teams": "0",
    "turn": "4",
    "round": "1",
    "first": "1",
    "seat": "1",
    "phase": "turn",
    "totals": "0,0,0",
    "hands": "l1.l2.bull.wolf/p1.p2.p3.dog/f1.f2.f3.hen",
    "shown": "m1.m2/l1.m3/p1.p2.p3.p4",
    "discard": "l4.hen",
    "pike": "-",
    "target": "-",
    "aim": "-",
    "drawn": "-",
    "known": "1-2:dog,3-1:l1.l2",
}
ATTACK = {
    "phase": "answer",
    "pike": "bull",
    "target": "2",
    "aim": "m3",
    "hands": "l1.l2.wolf/p1.p2.p3.dog/f1.f2.f3.hen",
}
HEN = {
    "known": "-",
    "phase": "hen",
    "pike": "hen",
    "target": "2",
    "drawn": "dog",
    "hands": "l1.l2.wolf/p1.p2.p3/f1.f2.f3.hen",
}
SETTING_UP = {"phase": "deal", "turn": "0", "shown": "-/-/-", "discard": "-", "known": "-"}


def line(**changes: str) -> str:
    return "pikzi " + " ".join(f"{name}={value}" for name, value in (GOOD | changes).items())


@pytest.mark.parametrize(
    "changes",
    [
        {},
        ATTACK,
        ATTACK | {"pike": "wolf", "aim": "m", "hands": "l1.l2.bull/p1.p2.p3.dog/f1.f2.f3.hen"},
        HEN,
        HEN | {"known": "3-2:dog"},
        SETTING_UP | {"hands": "l1.l1.l1.l2/p1/-"},
        {"phase": "draw", "hands": "l1.l2.bull/p1.p2.p3.dog/f1.f2.f3.hen", "known": "-"},
        {"round": "2", "totals": "20,-10,5"},
        {"phase": "over", "round": "2", "shown": "m1.m2.m3.m4/l1/p1.p2.p3.p4", "known": "-"},
        {"seats": "4", "totals": "0,0,0,0", "hands": "l1/-/f1.f2/hen.dog", "shown": "m1/m2/m3/-", "known": "-"}
        | {"phase": "turn", "first": "2"},
    ],
)
def test_good_positions_are_read_and_written_back(changes: dict[str, str]) -> None:
    assert guinguette.from_position(line(**changes)).position == line(**changes)


@pytest.mark.parametrize(
    ("changes", "field", "reason"),
    [
        ({"seats": "6"}, "seats", "from 2 to 5"),
        ({"teams": "1"}, "teams", "four players"),
        ({"hands": "l1.l2.bull.wolf/p1.p2.p3.dog"}, "hands", "2 parts for 3 seats"),
        ({"hands": "l1.l2.bull.cow/p1.p2.p3.dog/f1.f2.f3.hen"}, "hands", "no card “cow”"),
        ({"discard": "wolf.wolf"}, "hands", "more cards wolf than the game has"),
        ({"discard": "l1.l1.l1.l1"}, "discard", "not so many cards l1"),
        ({"hands": "l1.l2.bull/p1.p2.p3.dog/f1.f2.f3.hen"}, "hands", "too few"),
        ({"hands": "l1.l2.bull.wolf.m4/p1.p2.p3.dog/f1.f2.f3.hen"}, "hands", "too many"),
        ({"shown": "m1.m1/m3.l1/-"}, "shown", "nobody can show m1"),
        ({"shown": "bull/m3.l1/-"}, "shown", "nobody can show bull"),
        ({"shown": "p1/m3.l1/p1.p2.p3.p4"}, "shown", "Philomène is finished"),
        ({"shown": "m1.m2.m3.m4/l1/p1.p2.p3.p4"}, "phase", "ends with the last portrait"),
        ({"shown": "m1.m2.m3.m4/f1.f2.f3.f4/p1.p2.p3.p4"}, "shown", "ended before"),
        ({"phase": "over"}, "phase", "ends with the last portrait"),
        ({"phase": "over", "shown": "m1.m2.m3.m4/l1/p1.p2.p3.p4"}, "phase", "more rounds"),
        ({"round": "0"}, "round", "counted from 1"),
        ({"turn": "0"}, "turn", "counted from 1"),
        ({"turn": "5"}, "first", "another seat's turn"),
        ({"totals": "5,0,0"}, "totals", "rounds before"),
        ({"round": "2", "totals": "3,0,0"}, "totals", "rounds before"),
        ({"round": "2", "young": "1", "totals": "1,0,0"}, "totals", "a point for each portrait"),
        ({"target": "2"}, "target", "no attack"),
        ({"pike": "hen"}, "pike", "until it is carried out"),
        ({"drawn": "dog"}, "drawn", "by a hen only"),
        (ATTACK | {"target": "1"}, "target", "themselves"),
        (ATTACK | {"target": "-"}, "target", "has a target"),
        (ATTACK | {"aim": "l1"}, "aim", "cannot take that piece"),
        (ATTACK | {"aim": "-"}, "aim", "is none of"),
        (ATTACK | {"pike": "wolf", "aim": "p", "hands": "l1.l2.bull/p1.p2.p3.dog/f1.f2.f3.hen"}, "aim", "nothing"),
        (ATTACK | {"phase": "pluck"}, "pike", "only a hen"),
        (HEN | {"drawn": "-"}, "drawn", "by a hen only"),
        (HEN | {"aim": "m3"}, "aim", "is none of"),
        ({"phase": "draw"}, "phase", "nobody has to draw"),
        (SETTING_UP | {"discard": "hen"}, "phase", "before the first turn"),
        (SETTING_UP | {"hands": "l1/p1/-"}, "hands", "one after the other"),
        (SETTING_UP | {"seat": "2", "hands": "-/-/-"}, "seat", "first seat begins"),
        ({"known": "1-2:wolf"}, "known", "does not hold"),
        ({"known": "1-1:l1"}, "known", "their own"),
        ({"known": "1-4:l1"}, "known", "not a number"),
        ({"known": "dog"}, "known", "not a number"),
    ],
)
def test_impossible_positions_are_refused(changes: dict[str, str], field: str, reason: str) -> None:
    with pytest.raises(BadPosition, match=reason) as bad:
        guinguette.from_position(line(**changes))
    assert bad.value.field == field
    check_french(bad.value)


def test_impossible_positions_are_told_in_french() -> None:
    with pytest.raises(BadPosition) as bad:
        guinguette.from_position(line(shown="bull/m3.l1/-"))
    told = printed("Cette position est impossible : shown : personne ne peut montrer « bull » ici — PZ-7")
    assert bad.value.text("fr") == told
    assert bad.value.clause == "PZ-7"


def test_every_field_is_told_once_and_no_other() -> None:
    with pytest.raises(BadPosition, match="is missing"):
        guinguette.from_position(line().replace(" known=1-2:dog,3-1:l1.l2", ""))
    with pytest.raises(BadPosition, match="not a field"):
        guinguette.from_position(line(pile="l1"))
