"""A real table in few words."""

import pytest

from guinguette.coach import read_table
from guinguette.core.errors import BadPosition, Refused
from guinguette.core.words import Line

GRID = "grid=p3:2,full:-,dp:1,odd:-/s12:1,t1:-,t2:-,even:-/p1:-,p2:-,small:-,large:-/four:-,diff:-,s9:-,s26:-"
BARE = "grid=s9:-,full:-,four:-,odd:-/s12:-,t1:-,t2:-,even:-/t3:-,t4:-,five:-,large:-/t5:-,t6:-,s21:-,s26:-"
THREE = "grid=s9:--,full:1,four:-,odd:2-/s12:-,t1:3-,t2:1-,even:-/t3:-,t4:--,five:--,p1:-/t5:--,t6:-,p2:-,s26:--"
FOUR = "grid=s9:--,full:1-,four:--,odd:23/s12:--,t1:4-,t2:--,even:--/t3:--,t4:--,five:--,p1:--/t5:--,t6:--,p2:--,s26:--"
ENDED = "grid=s26:1,full:2,dp:1,odd:2/s12:1,t1:-,t2:-,even:2/p1:2,p2:-,small:2,large:-/four:2,diff:-,s9:-,p3:-"
HAPPY = "pina_coladice happy_hour=true"
DELUXE = "pickomino edition=deluxe"


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
        ("pickomino seats=3", {}, ["seats=3", "stacks=-/-/-"]),
        ("pickomino stacks=25/-/- skewer=-36,-34", {}, ["skewer=21,22,23,24,26,27,28,29,30,31,32,33,-34,35,-36"]),
        ("Pickomino Stacks=25/-", {}, ["stacks=25/-"]),
    ],
)
def test_what_is_not_said_is_as_at_the_start(told: str, dice: dict[str, object], parts: list[str]) -> None:
    expect(told, dice, parts)


def expect(told: str, dice: dict[str, object], parts: list[str]) -> None:
    """These fields; of some, the beginning."""
    position = f"{read_table(told, **dice).position} "  # type: ignore[arg-type]
    assert [part for part in parts if f" {part}{'' if part[-1] in ',/' else ' '}" not in position] == []


@pytest.mark.parametrize(
    ("told", "parts"),
    [
        ("pickomino stacks=25/36.21/- seat=3", ["seat=3", "turn=1"]),
        (f"pina_coladice {GRID} seat=2", ["turn=4", "placed=3,2"]),
        (f"pina_coladice {GRID} seat=2 turn=5", ["turn=5", "placed=4,3"]),  # seat 2 began
        (f"pina_coladice {BARE} seat=2", ["turn=2", "placed=0,0"]),
        (f"pina_coladice {THREE}", ["seats=3", "turn=7", "placed=4,5,6"]),
        (f"pina_coladice {THREE} seat=2", ["seats=3", "turn=5", "placed=4,2,3"]),
        (f"pina_coladice {THREE} seat=3", ["seats=3", "turn=6", "placed=4,5,3"]),
        (f"pina_coladice {FOUR} seat=2", ["seats=4", "turn=6", "placed=5,2,3,4"]),
        (f"pina_coladice {FOUR} seat=4", ["seats=4", "turn=8", "placed=5,6,7,4"]),
        ("pikzi hands=4/l1.bull.dog.f2/4 shown=m1/-/- seat=2", ["turn=2", "first=1", "seat=2"]),
        ("pikzi hands=4/l1.bull.dog.f2/4 shown=m1/-/-", ["turn=2", "first=1", "seat=2"]),
        ("pikzi hands=4/4/l1.bull.dog.f2 shown=m1/m2/m1.m2.m3", ["turn=6", "first=1", "seat=3"]),
        ("pikzi hands=4/4/l1.bull.dog.f2/4 first=2", ["turn=2", "first=2", "seat=3"]),
        ("pikzi hands=4/4/l1.bull.dog.f2 turn=4", ["turn=4", "first=3", "seat=3"]),
        ("pikzi hands=3/l1.m4.dog.f2 shown=m1/m2 pike=bull target=2 aim=m2", ["phase=answer", "seat=1", "turn=3"]),
        ("pikzi hands=3/4/l1.m4.dog shown=m1/-/m2 pike=hen target=1 drawn=wolf", ["phase=hen", "seat=3", "turn=3"]),
    ],
)
def test_it_may_be_any_seat_s_turn(told: str, parts: list[str]) -> None:
    expect(told, {}, parts)


def test_who_began_is_whoever_can_have() -> None:
    """PC-11: seat 2 has six tokens, and there is a turn of seat 1 after that only if seat 2 began."""
    expect(f"pina_coladice {ENDED}", {}, ["turn=12", "placed=10,11"])
    expect(f"{HAPPY} {ENDED}", {}, ["turn=12", "last=1"])
    expect(f"{HAPPY} {GRID} scores=8,21", {}, ["turn=6", "last=1"])
    expect(f"{HAPPY} {GRID} scores=20,7", {}, ["turn=5", "last=0"])  # PC-15: seat 1 was given points


@pytest.mark.parametrize(
    ("told", "dice", "parts"),
    [
        ("stacks=27/- owns=g,-", {}, ["phase=dice", "gold=stays", "owns=g,-"]),
        ("stacks=27/-", {}, ["phase=dice", "owns=g,-"]),
        ("stacks=-/27/- seat=2", {}, ["phase=dice", "owns=-,g,-"]),
        ("stacks=-/27/-", {}, ["phase=roll", "owns=-,g,-"]),
        ("stacks=27/- gold=hand", {}, ["phase=roll", "gold=hand"]),
        ("stacks=27/-", {"roll": "1 1 2 3 4 5 5 w gw"}, ["phase=keep", "gold=hand", "rolled=1123455wgw"]),
        ("stacks=27/-", {"roll": "1 1 2 3 4 5 5 w"}, ["phase=keep", "gold=stays"]),
        ("seats=3 seat=2", {"roll": "1 1 2 3 4 5 5 w G1"}, ["owns=-,g,-", "gold=hand"]),
        ("stacks=27/-", {"kept": "44 Gw"}, ["phase=decide", "kept=44w", "gold=aside"]),
        ("stacks=27/-", {"kept": "444", "roll": "115ww g1"}, ["kept=444", "gold=hand"]),
        ("stacks=27/-", {"kept": "444w", "roll": "115w"}, ["gold=stays"]),  # eight dice
        ("stacks=27/-", {"kept": "444w", "roll": "1155w"}, ["gold=aside"]),  # nine
        ("stacks=27/-", {"kept": "444w"}, ["gold=stays"]),
        ("stacks=27/-", {"kept": "4444555w"}, ["gold=hand"]),
    ],
)
def test_where_the_golden_die_is(told: str, dice: dict[str, object], parts: list[str]) -> None:
    expect(f"{DELUXE} {told}", dice, parts)


@pytest.mark.parametrize("told", ["pickomino", DELUXE, f"{DELUXE} stacks=-/27"])
def test_pk_8_no_golden_die_is_left_to_whoever_does_not_own_it(told: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_table(told, kept="22233355")
    assert (refused.value.reason.key, refused.value.reason.clause) == ("pickomino-none-left", "PK-8")


@pytest.mark.parametrize(
    ("told", "kept", "parts"),
    [
        ("", "11w", ["grilled=1,0", "reserve=6"]),
        ("stacks=-/27 seat=2", "1g1", ["grilled=0,1", "reserve=6", "kept=11", "gold=aside"]),
        ("", "1w", ["grilled=0,0", "reserve=7"]),
        ("grilled=2,0,1", "11w", ["seats=3", "grilled=2,0,1", "reserve=4"]),  # all that lie there
        ("grilled=1,0", "", ["reserve=6"]),
        ("stacks=22/- owns=g,-", "", ["skewer=11c,13,21h,23r,24,25w,26,27,28,29a,"]),
        ("owns=-,a,c", "", ["seats=3", "skewer=11,13,21h,22,23r,24,25w,26,27g,28,29,"]),
        ("stacks=27/- owns=-,-", "", ["skewer=11c,13g,21h,"]),  # it has gone back: DX-12
        ("stacks=23/-", "", ["skewer=11c,13r,21h,22,24,", "owns=-,-"]),  # DX-21
        ("stacks=21.27/29/-", "", ["skewer=11c,13h,22,23r,", "owns=g,a,-"]),  # DX-11
        ("stacks=30/- skewer=-29,-36", "", ["skewer=11c,13a,21h,22,23r,24,25w,26,27g,28,-29,31,"]),  # DX-13
        ("stacks=30/- skewer=22g", "", ["skewer=11c,13,21h,22g,23r,24,25w,26,27,28,29a,"]),
    ],
)
def test_where_specialists_and_grilled_worms_are(told: str, kept: str, parts: list[str]) -> None:
    expect(f"{DELUXE} {told}", {"kept": kept}, parts)


@pytest.mark.parametrize(
    ("told", "dice", "parts"),
    [
        (f"{THREE}", {}, ["seats=3", "scores=7,5,5", "last=0"]),
        (f"{THREE.replace('s9:--', 's9:-')} seat=2", {}, ["seats=3", "scores=7,5,5"]),  # flipped
        (f"{BARE.replace('s9:-', 's9:--')}", {}, ["seats=2", "scores=1,2", "turn=3"]),  # flipped
        (f"{GRID.replace('p3:2', 'p3:-2')} seat=2", {}, ["scores=5,3", "turn=4"]),  # the dearer token was taken back
        (f"{BARE} phase=flip dice=12356", {}, ["phase=flip", "rolls=3", "scores=1,2"]),
        (f"{THREE} phase=move dice=33446 seat=3", {}, ["phase=move", "rolls=3", "turn=6"]),
        (f"{BARE}", {"roll": "12356", "rolls": 3}, ["phase=happy", "scores=1,2"]),
        (f"{BARE} phase=happy dice=12356", {"roll": "5"}, ["phase=flip", "rolls=3"]),
    ],
)
def test_happy_hour_with_the_points_of_the_tokens(told: str, dice: dict[str, object], parts: list[str]) -> None:
    expect(f"{HAPPY} {told}", dice, parts)


def test_cards_known_in_a_hand_are_there() -> None:
    table = read_table("pikzi hands=l1.bull.dog.f2/4/2/4 known=1-2:dog.p1.p1.wolf,1-3:m1,4-3:m1.m2")
    dealt = [set(hand.split(".")) for hand in table.position.split("hands=")[1].split()[0].split("/")]
    assert dealt[1:3] == [{"dog", "p1", "wolf"}, {"m1", "m2"}]


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
        ("pikzi hands=l1.l2.l3.l4/4 known=1-2:x", {}, "bad-position"),
        ("pickomino seats=3 stacks=25/-", {}, "bad-position"),
        ("pickomino", {"kept": "44gw"}, "bad-position"),
        ("pickomino", {"roll": "1 1 2 3 4 5 5 w gw"}, "pickomino-not-golden"),
        ("pickomino", {"kept": "444w", "roll": "1 1 5 g1"}, "pickomino-not-golden"),
        ("pickomino skewer=21,22,36", {}, "bad-position"),  # the others were told to lie nowhere
        (f"{DELUXE} owns=h,-", {"kept": "44gw"}, "bad-position"),
        (f"{DELUXE} stacks=27/-", {"kept": "444", "roll": "1155ww"}, "pickomino-wrong-dice"),  # which is golden?
        (f"pina_coladice {BARE} seat=3", {}, "bad-position"),
        (f"pina_coladice {GRID} turn=3", {}, "bad-position"),
    ],
)
def test_what_cannot_be_is_refused(told: str, dice: dict[str, object], code: str) -> None:
    with pytest.raises(Refused) as refused:
        read_table(told, **dice)  # type: ignore[arg-type]
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("told", "roll"),
    [
        ("pickomino", "1 1 2 2 4 4 w w"),
        ("pickomino", ""),
        ("pikzi hands=l1.bull.dog.f2/4/4", ""),
        (f"pina_coladice {GRID}", ""),
        (f"pina_coladice {GRID} rolls=1", "22345"),  # told already
        (f"{HAPPY} {BARE} phase=happy dice=12356", "5"),  # after three
    ],
)
@pytest.mark.parametrize("rolls", [1, 2])
def test_which_roll_it_is_is_not_told_for_nothing(told: str, roll: str, rolls: int) -> None:
    with pytest.raises(Refused) as refused:
        read_table(told, roll=roll, rolls=rolls)
    assert refused.value.code == "coach-rolls-for-nothing"


@pytest.mark.parametrize(
    ("told", "kept", "roll"), [("x" * 5000, "", ""), ("pickomino", "4" * 5000, ""), ("pickomino", "", "1 " * 5000)]
)
def test_what_is_too_long_is_not_read(told: str, kept: str, roll: str) -> None:
    """Nor is anything in it found wrong."""
    with pytest.raises(BadPosition) as refused:
        read_table(told, kept, roll)
    assert refused.value.reason.key == "position-too-long"


@pytest.mark.parametrize(
    ("told", "kept", "field"),
    [
        ("pickomino kept=44 kept=55", "", "kept"),
        ("pickomino kept=44", "55", "kept"),
        ("pickomino seat=1 stacks=25/- seat=2", "", "seat"),
        ("pikzi hands=l1.l2.l3.l4/4/4 hands=4/4", "", "hands"),
        (f"pina_coladice {GRID} {GRID}", "", "grid"),
    ],
)
def test_nothing_is_told_twice(told: str, kept: str, field: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_table(told, kept=kept)
    assert (refused.value.field, refused.value.reason.key) == (field, "position-twice")


@pytest.mark.parametrize(
    ("told", "seat"),
    [
        ("hands=4/4", 0),
        ("hands=4/l1.l2.l3.l4/4 seat=3", 2),
        ("hands=l1.l2.l3/4/4 shown=m1/m2/- pike=bull target=2 aim=m2", 1),
        ("hands=3/3/l1.l2.l3.l4 pike=hen target=2 drawn=dog seat=1", 0),
    ],
)
def test_who_decides_tells_their_own_cards(told: str, seat: int) -> None:
    with pytest.raises(BadPosition) as refused:
        read_table(f"pikzi {told}")
    assert refused.value.reason == Line("coach-pikzi-own-cards", {"seat": seat})
