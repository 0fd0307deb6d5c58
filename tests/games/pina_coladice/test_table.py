"""What people see and read: the view, the words, the terminal, and the strong bot."""

from random import Random

import pytest
from rich.console import Console

import guinguette
from guinguette import Illegal, Playthrough
from guinguette.bots.pina_coladice import Strong
from guinguette.core.words import LANGUAGES, render
from guinguette.games.pina_coladice.view import Coaster, View
from guinguette.terminal.pina_coladice import draw

from .tables import happy, moves, table


def see(play: Playthrough) -> View:
    view = play.view()
    assert isinstance(view, View)
    return view


def coaster(play: Playthrough, cell: str) -> Coaster:
    return next(it for it in see(play).grid if it.cell == cell)


def drawn(play: Playthrough, language: str = "en", width: int = 100) -> str:
    console = Console(width=width)
    with console.capture() as captured:
        console.print(draw(see(play), play.players, language))
    return captured.get()


def choice(play: Playthrough) -> str:
    return str(Strong().choose(see(play), play.legal, Random(1)))


def test_the_view_says_what_the_dice_open_and_what_it_is_worth() -> None:
    play = table(tokens={"b1": "1", "a2": "2"}, phase="choose", dice="11446", rolls=1)
    assert (coaster(play, "a1").made, coaster(play, "a1").gain) == (True, 2)
    assert (coaster(play, "a2").made, coaster(play, "a2").gain) == (True, None)
    assert (coaster(play, "d4").made, coaster(play, "d4").gain) == (False, 4)
    assert (see(play).dice, see(play).rolls_left) == ([1, 1, 4, 4, 6], 2)


def test_the_view_shows_a_line_that_waits() -> None:
    play = table(tokens=dict.fromkeys(("b1", "c1", "d1"), "1"), phase="place", dice="11346", rolls=1)
    assert [it.cell for it in see(play).grid if it.wins] == ["a1"]


def test_stopping_without_a_place_is_warned_of() -> None:
    play = table(phase="choose", dice="13446", rolls=1)
    warn = play.game.warn
    assert warn is not None
    line = warn(play.state, play.legal[-1])
    assert line is not None
    assert line.clause == "PC-8"
    assert warn(table(phase="choose", dice="11346", rolls=1).state, play.legal[-1]) is None


def test_refusals_name_what_is_asked_for() -> None:
    play = table(phase="choose", dice="11346", rolls=1)
    for move, reason in (("keep 2", "no such dice"), ("place a1", "keep, or stop"), ("flip a1", "Happy Hour die")):
        with pytest.raises(Illegal, match=reason):
            play.play(move)


def test_short_forms_of_moves() -> None:
    play = table(phase="choose", dice="11346", rolls=1)
    play.play("k113")
    play.settle("46")
    play.play("s")
    play.play("A1")
    assert [event.text for event in play.events] == ["keep 1 1 3", "4 6", "stop", "place a1"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_drawing_fits_and_needs_no_colour(language: str, width: int) -> None:
    play = table(seats=4, tokens={"b1": "1-", "a2": "23", "d1": "4-"}, phase="choose", dice="11446", rolls=1)
    text = drawn(play, language, width)
    assert max(map(len, text.splitlines())) <= width
    assert "a1 ✓  +2" in text  # beside the token on b1
    assert "● 3  ■ 2" in text
    assert "(6)  (4)" in text


def test_the_drawing_of_a_setup_and_of_an_end() -> None:
    play = guinguette.new("pina_coladice", 2, seed=1)
    assert "d4" in drawn(play)
    play = table(tokens=dict.fromkeys(("a2", "a3", "a4"), "1"), phase="place", dice="11346", rolls=1)
    assert "+2  ★" in drawn(play)
    play.play("place a1")
    assert "P1's Piña Coladice: basil + ginger + cherry + coconut" in drawn(play)
    assert "Last round" in drawn(happy(seat=2, last=1))


def test_buttons_speak_of_coasters() -> None:
    play = table(phase="place", dice="11346", rolls=1)
    assert render(play.game.words.label(play.state, play.legal[0]), "en") == "Place on a1, pair of 1: 1 point"
    play = table(phase="choose", dice="11346", rolls=1)
    labels = [render(play.game.words.label(play.state, move), "fr") for move in play.legal]
    assert labels[0] == "Tout relancer"
    assert labels[-1] == "Je m’arrête"


def test_the_bot_keeps_what_is_worth_most() -> None:
    assert choice(table(phase="choose", dice="66662", rolls=1)) == "keep 6 6 6 6"
    assert choice(table(phase="choose", dice="66666", rolls=1)) == "stop"
    assert choice(table(phase="place", dice="66666", rolls=1)) == "place d4"


def test_the_bot_prefers_a_line() -> None:
    play = table(tokens=dict.fromkeys(("b1", "c1", "d1"), "1"), phase="place", dice="11144", rolls=1)
    assert "place a2" in moves(play)
    assert choice(play) == "place a1"


def test_the_bot_in_happy_hour() -> None:
    tokens = {"b1": "1", "c1": "1", "d4": "1", "a2": "2", "a3": "2", "c4": "2"}
    chosen = {}
    for die in "245":
        play = happy(tokens=tokens)
        play.settle(die)
        chosen[die] = choice(play)
    assert chosen["2"] == "back d4"
    assert chosen["4"].startswith(("move 2 a2", "move 2 a3"))
    assert chosen["5"] in ("flip a2", "flip a3", "flip c4")
