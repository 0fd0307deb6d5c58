"""Game records and position lines as people write them, and what is said when they err."""

import pytest

import guinguette
from guinguette import Refused
from guinguette.core.errors import BadPosition, BadRecord
from tests.french import check_french, printed

TYPED = """
# as somebody typed it
game: pickomino
players: Ana, Bo

1 Ana: (44411235) 4, roll (1 2 4 4 w) KEEP W, r (5,5,w,w) k5, stop   # 27
2: (1 1 2 2 3 3 4 4) keep 4, stop
"""

BEGIN = "game: pickomino\nplayers: Ana, Bo\n"


def test_a_record_typed_by_hand_is_read() -> None:
    play = guinguette.from_record(TYPED)
    assert play.players == ("Ana", "Bo")
    assert "1 Ana: (1 1 2 3 4 4 4 5) keep 4, roll (1 2 4 4 w) keep w, roll (5 5 w w) keep 5, stop\n" in play.record
    assert play.state.turn == 3


@pytest.mark.parametrize(
    ("text", "row", "told"),
    [
        ("", 1, "missing"),
        ("game: chess\nplayers: A, B\n", 1, "no game"),
        ("game: pickomino\n", 1, "missing"),
        ("game: pickomino\nplayers: Ana\n", 2, "2 to 7 players"),
        ("game: pickomino\nplayers: Ana, Ana\n", 2, "name"),
        (BEGIN + "players: C, D\n", 3, "twice"),
        (BEGIN + "edition: huge\n", 3, "edition"),
        (BEGIN + "colour: blue\n", 3, "colour"),
        (BEGIN + "nonsense\n", 3, "neither"),
        (BEGIN + "2 Bo: (11112222) keep 1\n", 3, "turn 1"),
        (BEGIN + "1 Bo: (11112222) keep 1\n", 3, "Ana's turn"),
        (BEGIN + "1 Ana: (1111222) keep 1\n", 3, "8 dice"),
        (BEGIN + "1 Ana: (11112226) keep 1\n", 3, "Dice are written"),
        (BEGIN + "1 Ana: (11112222) keep 5\n", 3, "no 5 among"),
        (BEGIN + "1 Ana: (11112222) jump\n", 3, "not a move"),
        (BEGIN + "1 Ana: (11112222 keep 1\n", 3, "expected a move"),
        (BEGIN + "1 Ana: keep 1\n", 3, "come first"),
        (BEGIN + "1 Ana: (11112222) keep 1\n\nresult: Ana 3, Bo 2\n", 5, "no result yet"),
        (BEGIN + "position: pickomino seats=2\n", 3, "missing"),
        (BEGIN + "position: pickomino seats=2 colour=blue edition=classic\n", 3, "not a field of this game"),
        (BEGIN + "edition: classic\n" + "x" * 100 + ": edition\n", 4, "is none of: edition, first"),
    ],
)
def test_a_mistake_is_told_with_its_line(text: str, row: int, told: str) -> None:
    with pytest.raises(BadRecord) as bad:
        guinguette.from_record(text)
    assert bad.value.row == row
    assert told in str(bad.value)
    check_french(bad.value)


def test_a_record_may_begin_at_a_position() -> None:
    play = guinguette.from_record(TYPED)
    later = guinguette.from_position(play.position, ["Cleo", "Dan"], seed=1)
    later.roll()
    again = guinguette.from_record(later.record)
    assert again.record == later.record
    assert again.state == later.state


@pytest.mark.parametrize(
    ("change", "field", "told"),
    [
        (("seats=2", "seats=9"), "seats", "from 2 to 7"),
        (("skewer=21,", "skewer=21,21,"), "skewer", "there twice"),
        (("skewer=21,", "skewer="), "skewer", "21 is missing"),
        (("stacks=-/-", "stacks=22/-"), "skewer", "two places"),
        (("stacks=-/-", "stacks=-"), "stacks", "1 stack for 2"),
        (("skewer=21,", "skewer=11,21,"), "skewer", "not in this edition"),
        (("rolled=-", "rolled=123"), "rolled", "not all dice"),
        (("kept=-", "kept=111111111"), "kept", "more dice"),
        (("phase=roll", "phase=decide"), "kept", "some dice"),
        (("phase=roll", "phase=jump"), "phase", "none of"),
        (("turn=1", "turn=x"), "turn", "not a number"),
        (("turn=1", "turn=1 colour=blue"), "colour", "not a field"),
        (("turn=1", "turn=1 turn=2"), "turn", "twice"),
        (("turn=1", "turn"), "turn", "name=value"),
    ],
)
def test_an_impossible_position_is_told_with_its_field(change: tuple[str, str], field: str, told: str) -> None:
    line = guinguette.new("pickomino", 2).position
    with pytest.raises(BadPosition) as bad:
        guinguette.from_position(line.replace(*change))
    assert bad.value.field == field
    assert told in str(bad.value)
    check_french(bad.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "Ligne 1, à « game » : cet en-tête manque"),
        (BEGIN + "edition: huge", "Option edition : « huge » n’est pas dans cette liste : classic, deluxe"),
        (BEGIN + "1 Bo: (11112222) keep 1", "Ligne 3, à « Bo » : c’est à Ana de jouer"),
        (BEGIN + "1 Ana: (11112222) keep 5", "Il n’y a pas de 5 parmi les dés lancés — PK-6"),
        (BEGIN + "position: pickomino seats=2", "Cette position est impossible : edition : ce champ manque"),
    ],
)
def test_a_mistake_is_told_in_french(text: str, told: str) -> None:
    with pytest.raises(BadRecord) as bad:
        guinguette.from_record(text)
    assert bad.value.text("fr").endswith(printed(told))


def test_an_impossible_position_is_told_in_french() -> None:
    line = guinguette.new("pickomino", 2).position
    with pytest.raises(BadPosition) as bad:
        guinguette.from_position(line.replace("stacks=-/-", "stacks=25/-"))
    assert bad.value.text("fr") == printed("Cette position est impossible : skewer : le 25 est à deux endroits")


def test_the_clause_of_a_reason_is_the_refusals_and_shown_once() -> None:
    line = guinguette.new("pickomino", 2).position.replace("rolled=-", "rolled=123")
    with pytest.raises(BadPosition) as bad:
        guinguette.from_position(line)
    assert bad.value.clause == bad.value.reason.clause == "PK-7"
    with pytest.raises(BadRecord) as record:
        guinguette.from_record(BEGIN + "position: " + line)
    assert record.value.clause == "PK-7"
    for language in ("en", "fr"):
        assert record.value.text(language).count("PK-7") == 1


def test_a_refusal_says_what_was_tried_why_not_by_which_clause_and_where() -> None:
    play = guinguette.new("pickomino", ["Ana", "Bo"], seed=1)
    play.settle("11112222")
    with pytest.raises(guinguette.Illegal) as refusal:
        play.play("keep 5")
    assert refusal.value.tried == "keep 5"
    assert refusal.value.clause == "PK-6"
    assert refusal.value.code == "pickomino-face-absent"
    assert refusal.value.position == play.position
    assert "no 5" in refusal.value.text("en")
    assert "pas de 5" in refusal.value.text("fr")
    assert isinstance(refusal.value, Refused)
