"""All states that a turn can reach, and where each roll leads."""

from collections.abc import Iterator
from functools import cache
from itertools import groupby

from guinguette.games.pickomino.state import NO_FACE, ONE, POINTS, WORM

from .ends import FIRST_STATE, GRILLED, IMPOSSIBLE, NULL, STOP
from .kit import Kit
from .shape import NO_RANK, NOTHING, Row, Shape, shape
from .state import State

GOLDEN_SIDES = (ONE, WORM)  # DX-15: each as likely


class Plan:
    """The turns of players with the same kit. States with the fewest dice left come first."""

    def __init__(self, kit: Kit, *, grill: bool) -> None:
        self.kit = kit
        self.grill = grill  # DX-6: two ones earn a grilled worm
        self.roots = [State(0, kit.white, golden, 0, 0) for golden in range(kit.gold + 1)]
        self.states = sorted(self.reachable(), key=lambda state: (state.kind, state))
        self.slots = {state: FIRST_STATE + i for i, state in enumerate(self.states)}
        # How many totals there are to stop with, from 0 to the highest.
        self.totals = max((self.stop(state) - NULL) % GRILLED for state in self.states if state.used)

    def reachable(self) -> set[State]:
        seen = set(self.roots)
        fresh = list(self.roots)
        while fresh:
            after = set(self.successors(fresh.pop())) - seen
            seen |= after
            fresh += after
        return seen

    def successors(self, state: State) -> Iterator[State]:
        for face in state.unused:
            for count in range(1, state.white + 1):
                yield self.keep(state, face, count)
        for face in state.golden_faces:
            for count in range(state.white + 1):
                yield self.keep(state, face, count, golden=True)

    def keep(self, state: State, face: int, count: int, *, golden: bool = False) -> State:
        """Set aside so many white dice of a face, and the golden die if it shows the face too."""
        number = count + golden
        earns = self.grill and face == ONE and number >= 2  # DX-6
        return State(
            state.used | 1 << face,
            state.white - count,
            state.golden - golden,
            state.total + number * POINTS[face],
            int(earns or state.grilled),
        )

    def stop(self, state: State) -> int:
        """The end that stopping brings (PK-11, DX-16)."""
        grilled = GRILLED * state.grilled
        if state.used == 0:
            return IMPOSSIBLE
        if state.used >> WORM & 1:
            return STOP + state.total + grilled
        if self.kit.can:
            return STOP + state.total + POINTS[WORM] + grilled
        return NULL + grilled

    def throws(self, state: State) -> list[tuple[Shape, int]]:
        """A roll from here: its shape, and the unused face that the golden die shows.

        One throw, or one for each side of the golden die where that matters.
        """
        return [self.throw(state, side) for side in (GOLDEN_SIDES if state.golden_faces else (NO_FACE,))]

    def throw(self, state: State, side: int) -> tuple[Shape, int]:
        if side not in state.golden_faces:
            return shape(len(state.unused), state.white, NO_RANK), NO_FACE
        return shape(len(state.unused), state.white, state.unused.index(side)), side

    def target(self, state: State, row: Row, golden: int) -> int:
        """The slot that a row of a throw leads to."""
        if row == NOTHING:
            return NULL + GRILLED * state.grilled
        face = state.unused[row[0]]
        return self.slots[self.keep(state, face, row[1], golden=face == golden)]

    def kinds(self) -> Iterator[list[State]]:
        """States that can roll, grouped by kind, in the order of their slots."""
        rolling = (state for state in self.states if state.dice)
        return (list(group) for _, group in groupby(rolling, key=lambda state: state.kind))


@cache
def plan_without_weasel(kit: Kit, *, grill: bool) -> Plan:
    return Plan(kit, grill=grill)


def find_plan(kit: Kit, *, grill: bool) -> Plan:
    """The plan of a turn. The weasel needs none of its own: it is a second solve."""
    return plan_without_weasel(kit._replace(weasel=False), grill=grill)
