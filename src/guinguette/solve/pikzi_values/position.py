"""What a table of Pikzi is worth to a seat, and every move on it. Only what the seat may see is looked at."""

from functools import cache
from pathlib import Path
from typing import Any

from guinguette.core.moves import Move
from guinguette.core.state import OVER
from guinguette.games.pikzi import GAME
from guinguette.games.pikzi.state import FINISHED, MOST_SEATS, Table
from guinguette.solve.values import Network, forward

from .careful import count_cards, wish
from .engine import ENGINE
from .features import MOST_FEATURES, describe
from .habits import Habits, habits_for
from .judge import Judge, chance_after, win_share
from .room import MOST_HIDDEN, Room
from .search import Plan
from .suspicion import suspicion_for

WEIGHTS = Path(__file__).parent / "weights"
MASTER = Plan(moves=8, worlds=300, depth=4)
TRIES = 4000  # of all moves together, when each is to have its chance to win
AHEAD = Plan(moves=1, worlds=100, depth=0)  # to the next turn


def weights_file(seats: int, *, teams: bool) -> Path:
    return WEIGHTS / f"{'teams' if teams else seats}.npz"


@cache
def find_network(seats: int, *, teams: bool) -> Network:
    return Network.load(weights_file(seats, teams=teams))


class PikziValues:
    """The worth of tables with so many seats, in teams or not."""

    def __init__(self, seats: int, *, teams: bool = False) -> None:
        self.seats = seats
        self.teams = teams
        self.habits = habits_for(seats)

    @classmethod
    def of(cls, s: Table) -> "PikziValues":
        return cls(s.seats, teams=bool(s.teams))

    @property
    def judge(self) -> Judge:
        """Plays carefully, and asks the network at the end only."""
        return Judge(find_network(self.seats, teams=self.teams), self.habits, suspicion_for(self.seats), width=1)

    def wishes(self, s: Table) -> dict[Move, float]:
        """What each legal move is worth to the careful player, in points, roughly."""
        return wishes(s, self.habits)

    def points(self, s: Table) -> dict[Move, float]:
        """Wishes in the points of the rules, by what a portrait is wished for that brings ten (PZ-23: or one).

        To win at once is worth much to the careful player, but no points.
        """
        scale = (1 if s.young else 10) / self.habits.whole
        return {move: scale * wish for move, wish in wishes(s, self.habits._replace(triumph=0.0)).items()}

    def win(self, s: Table) -> Move | None:
        """A move that wins at once, for sure: hands of young players count nothing (PZ-23).

        (Careful players may overlook it. The networks learned from their games, so they stay as they are.)
        """
        me = GAME.rules.waiting(s)
        for move in GAME.legal(s) if s.young else ():
            after = s.copy()
            GAME.rules.act(after, move)
            if after.phase == FINISHED and win_share(after, me, [0] * MOST_SEATS) == 1:
                return GAME.moves.decode(move)
        return None

    def best(self, s: Table, plan: Plan, seed: int) -> Move:
        """The move after which the chance to win is best, by search. Compiled."""
        move = ENGINE.compiled.search(plan, self.judge, s.array()[0], seed, Room.arrays())
        return GAME.moves.decode(int(move))

    def choices(self, s: Table, seed: int = 0) -> dict[Move, float]:
        """The chance to win after each legal move, by search. Compiled."""
        legal = len(GAME.legal(s))
        plan, room = Plan(moves=legal, worlds=max(TRIES // legal, 1), depth=MASTER.depth), Room.arrays()
        ENGINE.compiled.weigh(plan, self.judge, s.array()[0], seed, room)
        return {GAME.moves.decode(int(room.moves[i])): float(room.sums[i] / room.weights[i]) for i in range(legal)}

    def glances(self, s: Table) -> dict[Move, float]:
        """The chance to win after each legal move, at a glance: what the network says of the table then."""
        me, room = GAME.rules.waiting(s), Room.lists()
        return {GAME.moves.decode(move): chance_after(self.judge, s, me, move, room) for move in GAME.legal(s)}

    def chances(self, s: Table, me: int, seed: int = 0) -> list[float]:
        """Every seat's chance to win, as one seat sees the table; partners win together. They make 1, or 2 in teams.

        Compiled, the means over worlds of what comes until the next turn; else what the network says here and now.
        """
        if s.phase == FINISHED:
            return [win_share(s, seat, [0] * MOST_SEATS) for seat in range(s.seats)]
        if ENGINE.ready:
            room = Room.arrays()
            ENGINE.compiled.foresee(AHEAD, self.judge, s.array()[0], me, seed, room)
            relative: Any = room.sums
        else:
            relative = self._at_once(s, me)
        return [float(relative[(seat - me) % (2 if self.teams else self.seats)]) for seat in range(self.seats)]

    def _at_once(self, s: Table, me: int) -> list[float]:
        places, sizes = [0] * MOST_FEATURES, [0.0] * MOST_FEATURES
        hidden, chances = [0.0] * MOST_HIDDEN, [0.0] * MOST_SEATS
        count = describe(s, me, places, sizes)
        forward(find_network(self.seats, teams=self.teams), places, sizes, count, hidden, chances)
        return chances


def wishes(s: Table, habits: Habits) -> dict[Move, float]:
    me = GAME.rules.waiting(s)
    count = count_cards(s, habits, me)
    return {GAME.moves.decode(move): wish(s, habits, count, me, move) for move in GAME.legal(s)}


def warm() -> None:
    """Compile, or load from disk, all that `PikziValues` needs; from then on masters search."""
    s = GAME.start(2, GAME.options(), 1)
    while GAME.rules.waiting(s) < 0:
        assert GAME.rules.waiting(s) != OVER
        GAME.rules.settle(s, GAME.rules.sample(s))
    values = PikziValues.of(s)
    values.best(s, Plan(moves=2, worlds=1, depth=0), seed=0)
    values.choices(s)
    ENGINE.compiled.foresee(AHEAD, values.judge, s.array()[0], 0, 0, Room.arrays())
    ENGINE.ready = True
