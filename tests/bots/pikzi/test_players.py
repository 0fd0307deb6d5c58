"""The players of Pikzi: legal, honest, quick, and as strong as they say."""

import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

import guinguette
from guinguette import CHANCE
from guinguette.bots import Bot
from guinguette.bots.pikzi import Easy, Master, Strong, warm
from guinguette.core.moves import Move
from guinguette.games.pikzi import GAME, Options, Table
from guinguette.games.pikzi.view import build
from guinguette.games.pikzi.worlds import deal_hidden
from guinguette.solve.pikzi_values import ENGINE, MASTER
from tests.games.pikzi.table import go, see, table

from .tables import VARIANTS, decisions

NO_NUMBA = """
import sys
from random import Random
import guinguette
from guinguette.bots import find_bot
play = guinguette.new("pikzi", 3, 1)
while play.to_move < 0:
    play.roll()
assert find_bot("pikzi", "master").choose(play.view(play.to_move), play.legal, Random(1)) in play.legal
assert "numba" not in sys.modules
"""


@pytest.fixture
def compiled() -> Iterator[None]:
    was = ENGINE.ready
    warm()
    yield
    ENGINE.ready = was


def choose(bot: Bot, s: Table, rng: int = 1) -> Move:
    me = GAME.rules.waiting(s)
    return bot.choose(build(s, me), [GAME.moves.decode(move) for move in GAME.legal(s)], Random(rng))


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
@pytest.mark.parametrize("bot", [Easy(), Strong(), Master()], ids=lambda bot: type(bot).__name__)
def test_legal_and_in_time(bot: Bot, seats: int, options: Options) -> None:
    """Within two seconds, compiled or not."""
    for s in islice(decisions(seats, options), 0, None, 7):
        began = time.process_time()  # other processes may keep the machine busy
        move = choose(bot, s)
        assert time.process_time() - began < 2
        assert GAME.moves.encode(move) in GAME.legal(s)


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_the_master_is_legal_in_every_variant(seats: int, options: Options) -> None:
    for s in islice(decisions(seats, options), 0, None, 9):
        assert GAME.moves.encode(choose(Master(), s)) in GAME.legal(s)


def test_plays_without_numba() -> None:
    subprocess.run([sys.executable, "-c", NO_NUMBA], check=True)  # noqa: S603  # our own code


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("bot", [Easy(), Strong(), Master()], ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize(("seats", "options"), [(2, Options()), (4, Options(teams=True))])
def test_the_choice_depends_on_the_view_only(bot: Bot, seats: int, options: Options) -> None:
    for s in islice(decisions(seats, options, seed=9), 0, None, 6):
        other = s.copy()
        other.rng = 4711
        deal_hidden(other, GAME.rules.waiting(s))
        assert choose(bot, s) == choose(bot, other)


@pytest.mark.parametrize(("attack", "answer"), [("bull 2 f2", "dog"), ("wolf 2 m", "dog"), ("hen 2", "let")])
def test_strong_spends_a_dog_where_it_matters(attack: str, answer: str) -> None:
    play = table("bull hen wolf", "dog", shown=["m1 f1 f3 f4", "m2 f2"])
    go(play, attack)
    assert str(Strong().choose(see(play, 2), play.legal, Random(1))) == answer


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("bot", [Strong(), Master()], ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize(("mine", "theirs", "ends"), [("p f", "l", True), ("l", "p f", False)])
def test_nobody_ends_the_game_to_lose_it(bot: Bot, mine: str, theirs: str, ends: bool) -> None:
    """Mozart brings ten points: 35 against 10, or 20 against 25."""
    shown = [" ".join(f"{p}{n}" for p in each.split() for n in range(1, 5)) for each in (mine, theirs)]
    play = table("m4 l1 l2 l3", "l1 l2 l3 l4", shown=[f"{shown[0]} m1 m2 m3", shown[1]])
    assert (str(bot.choose(see(play, 1), play.legal, Random(1))) == "place mozart 4") == ends


@pytest.mark.usefixtures("compiled")
@pytest.mark.parametrize("bot", [Strong(), Master()], ids=lambda bot: type(bot).__name__)
@pytest.mark.parametrize(
    ("portraits", "hands", "shown"),
    [
        (1, ["l1 bull wolf hen", "", "", "", ""], "l2 l3 l4 m1 m2 f1/m1 m3 m4 f2/m3 f2 f3/m4 f2 f3 f4/m3 f3"),
        (1, ["l1 wolf m2 bull", ""], "l2 l3 l4 m1/m2 m3 m4"),
    ],
)
def test_young_players_win_as_soon_as_they_can(bot: Bot, portraits: int, hands: list[str], shown: str) -> None:
    """PZ-23: hands count nothing, so who can finish the last portrait ahead does."""
    play = table(*hands, shown=shown.split("/"), portraits=portraits, young=1)
    assert str(bot.choose(see(play, 1), play.legal, Random(1))) == "place leica 1"


def wins(hero: Bot, rival: Bot, games: int) -> float:
    won = 0.0
    for number in range(games):
        play, rng, seat = guinguette.new("pikzi", 2, number // 2), Random(number), number % 2
        while play.outcome is None:
            if play.to_move == CHANCE:
                play.roll()
            else:
                bot = hero if play.to_move == seat else rival
                play.play(bot.choose(play.view(play.to_move), play.legal, rng))
        places = {standing.seat: standing.place for standing in play.outcome}
        won += (places[seat] <= places[1 - seat]) / (1 + (places[0] == places[1]))
    return won


def test_easy_is_easier() -> None:
    assert wins(Easy(), Strong(), 40) <= 18


@pytest.mark.usefixtures("compiled")
def test_the_master_beats_strong(monkeypatch: pytest.MonkeyPatch) -> None:
    """Looking less far than in earnest, so that it is soon over."""
    monkeypatch.setattr("guinguette.bots.pikzi.players.MASTER", MASTER._replace(worlds=60))
    assert wins(Master(), Strong(), 80) >= 42
