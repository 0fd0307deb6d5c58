"""One game: views only, the checked door, the same result every time."""

import re

import pytest

from guinguette.arena import Fault, Match, Result, fixtures
from guinguette.arena.compete import failed
from guinguette.arena.contest import contest
from guinguette.core.errors import BadSetup
from guinguette.games import GAMES

from .matches import FIRST, WHIM, here, told


@pytest.mark.parametrize("game", GAMES)
def test_games_repeat_exactly_and_differ_from_each_other(game: str) -> None:
    match = Match(game=game, bots=(FIRST, WHIM), seed=3)
    once, again = here(match, 4), here(match, 4)
    assert once == again
    assert len({(end.scores, end.turns) for end in once if isinstance(end, Result)}) > 1


@pytest.mark.parametrize("game", GAMES)
def test_every_number_of_players(game: str) -> None:
    for players in GAMES[game].seats:
        match = Match(game=game, bots=(FIRST, WHIM), players=players, seed=1)
        end = contest(match, fixtures(match, 1)[0])
        assert isinstance(end, Result)
        assert sum(end.shares) == pytest.approx(1)


def test_a_bot_sees_its_view_and_nothing_else() -> None:
    for game in GAMES:
        match = Match(game=game, bots=(WHIM, "tests.arena.bots:Suspicious"))
        assert all(isinstance(end, Result) for end in here(match, 2))


def test_a_bot_gets_ready_once_before_it_plays() -> None:
    match = Match(game="pickomino", bots=(FIRST, "tests.arena.bots:Compiled"))
    match.check()
    assert all(isinstance(end, Result) for end in here(match, 4))


def test_rotated_seats_meet_the_same_first_roll() -> None:
    match = Match(game="pickomino", bots=(FIRST, WHIM), seed=9)
    rolls = []
    for fixture in fixtures(match, 2):
        play = match.begin(fixture.chance(match.seed))
        play.roll()
        rolls.append(play.events[0].text)
    assert rolls[0] == rolls[1]


@pytest.mark.parametrize(
    ("bot", "reason"), [("Cheat", "set aside"), ("Broken", "RuntimeError: out of ideas (bots.py, line")]
)
def test_a_faulty_bot_is_named(bot: str, reason: str) -> None:
    match = Match(game="pickomino", bots=(f"tests.arena.bots:{bot}", FIRST))
    end = here(match, 1)[0]
    assert isinstance(end, Fault)
    assert end.bot == f"tests.arena.bots:{bot}"
    assert reason in told(end)
    assert end.position.startswith("pickomino ")


def test_a_bot_that_is_not_on_this_machine_is_named() -> None:
    """The match may have been checked on another one."""
    end = here(Match(game="pickomino", bots=(FIRST, "no.such.module:Bot")), 1)[0]
    assert isinstance(end, Fault)
    assert end.bot == "no.such.module:Bot"
    assert "ModuleNotFoundError" in told(end)


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("guinguette.arena.contest.MOST_EVENTS", 500)
    end = here(Match(game="pickomino", bots=("tests.arena.bots:Endless",)), 1)[0]
    assert isinstance(end, Fault)
    assert "does not end" in told(end)
    assert "ne finit pas" in failed(end).text("fr")


def test_an_illegal_move_is_told_in_both_languages_with_its_clause() -> None:
    end = here(Match(game="pickomino", bots=("tests.arena.bots:Cheat", FIRST)), 1)[0]
    assert isinstance(end, Fault)
    english, french = failed(end).text("en"), failed(end).text("fr")
    assert "set aside" in english
    assert "set aside" not in french
    assert re.search(r" — PK-\d+$", english)
    assert re.search(r" — PK-\d+$", french)


@pytest.mark.parametrize("players", [-3, 0, 1, 999])
def test_a_wrong_number_of_players_is_told_as_it_was_given(players: int) -> None:
    with pytest.raises(BadSetup, match=f"not {players}$"):
        Match(game="pickomino", bots=("random",), players=players).check()


@pytest.mark.parametrize(
    ("setup", "code"),
    [
        ({"bots": ("genius", "random")}, "unknown-level"),
        ({"bots": ("tests.arena.bots:Nobody", "random")}, "arena-no-entrant"),
        ({"bots": ("no.such.module:Bot", "random")}, "arena-no-entrant"),
        ({"bots": ()}, "arena-no-bots"),
        ({"bots": ("random",), "players": 9}, "wrong-players"),
        ({"bots": ("random",), "options": {"edition": "huge"}}, "bad-options"),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_begins(setup: dict[str, object], code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        Match(game="pickomino", **setup).check()  # type: ignore[arg-type]
    assert refused.value.code == code
