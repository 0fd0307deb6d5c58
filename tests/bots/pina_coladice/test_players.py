"""The players of Piña Coladice: legal, sensible, quick, and as strong as they say."""

import subprocess
import sys
import time
from itertools import islice
from random import Random

import pytest

from bench.masters import play
from guinguette.bots import Bot
from guinguette.bots.pina_coladice import Easy, Master, Strong, warm
from guinguette.core.moves import Move
from guinguette.games.pina_coladice import GAME, Table
from guinguette.games.pina_coladice.view import build
from guinguette.solve.pina_coladice import ENGINE as TURN_ENGINE
from guinguette.solve.pina_coladice_values import ENGINE
from tests.games.pina_coladice.tables import happy, table
from tests.players.pina_coladice import wishes_of
from tests.solve.pina_coladice_values.tables import VARIANTS, decisions

SEEDS = 40

NO_NUMBA = """
import sys
from random import Random
from guinguette.bots.pina_coladice import Master
from guinguette.games.pina_coladice import GAME
from guinguette.games.pina_coladice.view import build
s = GAME.start(2, GAME.options(), 1)
while GAME.rules.waiting(s) < 0:
    GAME.rules.settle(s, GAME.rules.sample(s))
legal = [GAME.moves.decode(move) for move in GAME.legal(s)]
assert Master().choose(build(s, 0), legal, Random(1)) in legal
assert "numba" not in sys.modules
"""


def legal_moves(s: Table) -> list[Move]:
    return [GAME.moves.decode(move) for move in GAME.legal(s)]


def choose(bot: Bot, s: Table) -> Move:
    return bot.choose(build(s, s.seat), legal_moves(s), Random(1))


@pytest.mark.parametrize(("seats", "happy_hour"), VARIANTS)
@pytest.mark.parametrize("bot", [Easy(), Strong(), Master()], ids=lambda bot: type(bot).__name__)
def test_legal_and_in_time(bot: Bot, seats: int, happy_hour: bool) -> None:
    """Interpreted: within two seconds."""
    for s in islice(decisions(seats, happy_hour), 0, None, 16):
        began = time.process_time()  # other processes may keep the machine busy
        move = choose(bot, s)
        assert time.process_time() - began < 2
        assert move in legal_moves(s)


def test_plays_without_numba() -> None:
    subprocess.run([sys.executable, "-c", NO_NUMBA], check=True)  # noqa: S603  # our own code


@pytest.mark.parametrize("seats", [2, 4])
def test_strong_takes_most_points(seats: int) -> None:
    """As the view tells them."""
    for s in islice(decisions(seats, False), 0, None, 3):
        points = wishes_of(build(s, s.seat), legal_moves(s))
        assert points[choose(Strong(), s)] == pytest.approx(max(points.values()))


def test_the_master_completes_a_line() -> None:
    play = table(tokens=dict.fromkeys(("b1", "c1", "d1"), "1"), phase="place", dice="11144", rolls=1)
    assert str(choose(Master(), play.state)) == "place a1"


def test_the_master_does_not_give_a_line_away() -> None:
    """Happy Hour 4: a token of the other seat goes anywhere but where it would win."""
    tokens = {"a1": "2", "b1": "2", "c1": "2", "a4": "2", "b3": "1", "c3": "1"}
    play = happy(tokens=tokens, scores="12,12")
    play.settle("4")
    move = str(choose(Master(), play.state))
    assert move.split()[2] in ("a1", "b1", "c1")
    assert not move.endswith("d1")


def test_the_master_beats_strong_players(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games in three, in the long run (`bench.pina_coladice_masters`); here some, paired and seeded."""
    for engine in (ENGINE, TURN_ENGINE):
        monkeypatch.setattr(engine, "ready", engine.ready)  # other tests are about interpreted bots
    warm()
    bots: list[Bot] = [Master(), Strong()]
    shares = [
        play("pina_coladice", bots[:: 1 - 2 * seat], seed, [])[seat] for seed in range(SEEDS) for seat in range(2)
    ]
    assert sum(shares) / len(shares) > 0.5
