"""The players of Pickomino: legal, sensible, quick, and as strong as they say."""

import subprocess
import sys
import time
from itertools import islice
from random import Random

import pytest

import guinguette
from bench.yardsticks.pickomino_players import MostPoints, Peer
from guinguette.bots import Bot, find_bot, levels
from guinguette.bots.pickomino import Easy, Master, Strong
from guinguette.core.errors import BadSetup
from guinguette.core.moves import Move
from guinguette.games.pickomino import GAME, Options, Table
from guinguette.games.pickomino.moves import Keep, Roll, Stop
from guinguette.games.pickomino.state import DECIDE, DOWN, GONE, UP, WORM
from guinguette.games.pickomino.view import build
from tests.solve.values.tables import Edition, decisions

NO_NUMBA = """
import sys
from random import Random
from guinguette.bots.pickomino import Master
from guinguette.games.pickomino import GAME
from guinguette.games.pickomino.view import build
s = GAME.start(2, GAME.options(), 1)
GAME.rules.settle(s, GAME.rules.sample(s))
legal = [GAME.moves.decode(move) for move in GAME.legal(s)]
assert Master().choose(build(s, 0), legal, Random(1)) in legal
assert "numba" not in sys.modules
"""


def choose(bot: Bot, s: Table) -> Move:
    return bot.choose(build(s, s.seat), [GAME.moves.decode(move) for move in GAME.legal(s)], Random(1))


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("bot", [Easy(), Strong(), Master()], ids=lambda bot: type(bot).__name__)
def test_legal_and_in_time(bot: Bot, edition: Edition) -> None:
    """Interpreted: within two seconds."""
    for s in islice(decisions(2, edition), 0, None, 15):
        began = time.process_time()  # other processes may keep the machine busy
        move = choose(bot, s)
        assert time.process_time() - began < 2
        assert GAME.moves.encode(move) in GAME.legal(s)


def test_plays_without_numba() -> None:
    subprocess.run([sys.executable, "-c", NO_NUMBA], check=True)  # noqa: S603  # our own code


@pytest.mark.parametrize("seats", [2, 4])
def test_strong_is_the_best_bot_known_elsewhere(seats: int) -> None:
    for s in islice(decisions(seats, "classic"), 0, None, 12):
        assert choose(Strong(), s) == choose(Peer(), s)


@pytest.mark.parametrize(("seats", "theft"), [(2, 2 + 2), (4, 2 + 2 / 3)])
def test_what_the_best_bot_known_elsewhere_wants(seats: int, theft: float) -> None:
    """Another one's tile 25 with its two worms; a tile of the skewer, or the next below; not to lose its own 29."""
    s: Table = GAME.start(seats, Options())
    for seat, tile in ((0, 10), (1, 6)):  # 29 and 25
        s.height[seat], s.stacks[seat, 0], s.skewer[tile] = 1, tile, GONE
    ends = Peer().ends(build(s, 0))
    assert (ends.stop[25], ends.stop[26], ends.stop[29], ends.stop[20]) == pytest.approx((theft, 2, 2, -3))
    assert ends.null == -3


def test_most_points_stops_at_the_first_tile() -> None:
    s = last_tile(mine=0, total=21)
    assert choose(MostPoints(), s) == Stop()
    s.total -= 1
    s.kept[0] -= 1
    assert choose(MostPoints(), s) == Roll()


@pytest.mark.parametrize(("dice", "face"), [("1 1 4 4 4 5 5 w", 4), ("1 1 2 2 3 3 5 w", 3), ("1 1 2 2 3 4 5 w", "w")])
def test_most_points_sets_aside_what_brings_most(dice: str, face: int | str) -> None:
    """Of equals a worm above a five."""
    play = guinguette.new("pickomino", 2)
    play.settle(dice)
    assert choose(MostPoints(), play.state) == Keep(face)


def last_tile(mine: int, total: int) -> Table:
    """Tile 21 is left; the first seat has `total` and may stop; it has the tile `mine`, the other tile 22."""
    s: Table = GAME.start(2, Options())
    s.skewer = [GONE] * 2 + [UP] + [DOWN] * 15
    s.skewer[3] = GONE
    s.height[1], s.stacks[1, 0] = 1, 3
    if mine:
        s.height[0], s.stacks[0, 0], s.skewer[mine] = 1, mine, GONE
    s.phase = DECIDE
    s.kept[WORM], s.kept[4], s.kept[0] = 2, 2, 1
    s.total, s.dice = 21, 3
    assert total == s.total
    return s


def test_the_master_does_not_end_the_game_to_lose_it() -> None:
    """Tile 21 and its worm would tie with tile 22, which is higher; better to roll on, even into a null throw."""
    assert choose(Strong(), last_tile(mine=0, total=21)) == Stop()
    assert choose(Master(), last_tile(mine=0, total=21)) == Roll()
    assert choose(Master(), last_tile(mine=17, total=21)) == Stop()


def test_only_levels_are_found() -> None:
    assert levels("pickomino") == ["random", "easy", "strong", "master"]
    with pytest.raises(BadSetup):
        find_bot("pickomino", "table_of")
