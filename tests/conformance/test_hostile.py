"""Text from outside: records, positions and moves that somebody made up or damaged."""

import time
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import guinguette
from guinguette import Refused
from guinguette.core.errors import BadPosition, BadRecord
from guinguette.core.game import choices, option_types, read_options
from guinguette.games import GAMES, find
from tests.french import check_french

from .variants import VARIANTS, Variant, finished, play_on

every_game = pytest.mark.parametrize("name", GAMES)
NASTY = "(),:=#-/ \n\t0123456789ghkw\x00é🎲²٣"


@cache
def record_of(variant: int) -> str:
    return finished(VARIANTS[variant], seed=11).record


@cache
def position_of(variant: int, seed: int) -> str:
    play, rng = VARIANTS[variant].new(seed), Random(seed)
    for _ in range(5 + seed * 7):
        if play.outcome is None:
            play_on(play, rng)
    return play.position


@st.composite
def damaged(draw: st.DrawFn, text: str) -> str:
    """The text with a few places cut, doubled or overwritten."""
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        length = draw(st.integers(0, 12))
        insert = draw(st.text(NASTY, max_size=6))
        text = text[:at] + insert + text[at + length :]
    return text


variants = st.integers(0, len(VARIANTS) - 1)


@settings(max_examples=150, deadline=None)
@given(st.data(), variants)
def test_a_damaged_record_is_read_or_refused_with_its_line(data: st.DataObject, variant: int) -> None:
    text = data.draw(damaged(record_of(variant)))
    try:
        play = guinguette.from_record(text)
    except BadRecord as bad:
        assert 1 <= bad.row <= len(text.splitlines()) + 1
        assert str(bad.row) in str(bad)
        check_french(bad)
    else:
        assert guinguette.from_record(play.record).state == play.state


@settings(max_examples=400, deadline=None)
@given(st.data(), variants, st.integers(0, 9))
def test_a_damaged_position_is_read_or_refused_with_its_field(data: st.DataObject, variant: int, seed: int) -> None:
    text = data.draw(damaged(position_of(variant, seed)))
    try:
        play = guinguette.from_position(text)
    except BadPosition as bad:
        assert bad.field
        check_french(bad)
    except Refused as refused:
        assert refused.code == "unknown-game"
    else:
        check_alive(play, Random(seed))


def check_alive(play: guinguette.Playthrough, rng: Random) -> None:
    """A position that was accepted can be played, written and read."""
    assert guinguette.from_position(play.position).state == play.state
    for _ in range(60):
        if play.outcome is None:
            play_on(play, rng)
    assert guinguette.from_position(play.position).state == play.state


@every_game
@settings(max_examples=100, deadline=None)
@given(text=st.text(NASTY + "keplacdiscrolst", max_size=40))
def test_any_text_as_a_move_or_an_outcome_is_taken_or_refused(name: str, text: str) -> None:
    play = guinguette.new(name, seed=3)
    for door in (play.play, play.settle):
        before = play.record
        try:
            door(text)
        except Refused:
            assert play.record == before


@every_game
@settings(max_examples=60, deadline=None)
@given(names=st.lists(st.text(max_size=40), max_size=9))
def test_any_players_are_seated_or_refused(name: str, names: list[str]) -> None:
    try:
        play = guinguette.new(name, names, seed=1)
    except Refused as refused:
        assert refused.code in ("wrong-players", "bad-name", "bad-options")
    else:
        assert guinguette.from_record(play.record).players == tuple(names)


@pytest.mark.parametrize(
    "blank", ["\u3164", "\u2800", "\u115f\u1160", "\uffa0 \u3164", "\U0001d159", "\ufe0f", "\u034f\u0301"]
)
def test_a_name_that_nobody_can_see_is_refused(blank: str) -> None:
    with pytest.raises(Refused) as refused:
        guinguette.new("pickomino", [blank, "Bo"])
    assert refused.value.code == "bad-name"
    assert guinguette.new("pickomino", ["Zoe\u0308" + blank, "🎲"]).players[1] == "🎲"


@every_game
def test_refused_options_tell_values_that_are_accepted(name: str) -> None:
    game = find(name)
    for option, kind in option_types(game).items():
        values = choices(kind)
        assert len(values) > 1
        for value in values:
            read_options(game, {option: value})
        with pytest.raises(Refused, match=f"“nonsense” is none of: {', '.join(values)}"):
            read_options(game, {option: "nonsense"})


@every_game
def test_unknown_options_and_games_are_refused(name: str) -> None:
    with pytest.raises(Refused, match="“colour” is none of: "):
        guinguette.new(name, 2, colour="blue")
    with pytest.raises(Refused, match="There is no game"):
        guinguette.new(name + "x", 2)


@pytest.mark.parametrize("variant", VARIANTS[:1], ids=str)
def test_an_endless_text_is_refused_at_once(variant: Variant) -> None:
    with pytest.raises(BadRecord, match="longer"):
        guinguette.from_record("game: pickomino\n" + "#" * 3_000_000)
    with pytest.raises(BadPosition, match="longer"):
        guinguette.from_position(variant.new(1).position + " " * 5000)


@pytest.mark.parametrize("line", ["1 {}", "1 Ana: (1 1 2 4 4 4 5 w) keep 4 {})", "1 Ana: ({}", "players{}x", "start{}"])
def test_long_runs_of_spaces_are_read_at_once(line: str) -> None:
    text = "game: pickomino\nplayers: Ana, Bo\n\n" + line.format(" " * 100_000)
    began = time.process_time()  # other processes may keep the machine busy
    with pytest.raises(BadRecord):
        guinguette.from_record(text)
    assert time.process_time() - began < 2
