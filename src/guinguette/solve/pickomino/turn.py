"""A solved turn of Pickomino: what every choice in it is worth, and where it leads."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from guinguette.core.moves import Move
from guinguette.games.pickomino.moves import MOVES, Gold, Null, Roll, Stop, Weasel
from guinguette.games.pickomino.state import ASIDE, DECIDE, DICE, IN_HAND, KEEP, NO_FACE, POINTS, STAYS, Table
from guinguette.games.pickomino.state import NULL as NULL_ROLL

from .ends import FIRST_STATE, GRILLED, NULL, TOTALS, Ends
from .engine import ENGINE
from .flow import Flow
from .kit import CLASSIC, Kit
from .odds import Odds
from .plan import find_plan
from .state import State
from .tables import listed_tables, tables, whole_tables
from .whole import solve_whole
from .work import Work


@dataclass(frozen=True, eq=False)
class Choice:
    """A move of a turn, followed by the best play."""

    turn: "PickominoTurn"
    value: float
    slot: int  # where it leads: a state, or an end
    rolls: bool = False  # the dice roll at once
    weasel: bool = False  # the weasel can still run

    @cached_property
    def odds(self) -> Odds:
        return self.turn.odds(self)


class PickominoTurn:
    """The exact values of a turn.

    >>> worms = [0] * 21 + [1] * 4 + [2] * 4 + [3] * 4 + [4] * 14
    >>> turn = PickominoTurn(Ends(worms, null=0))
    >>> round(turn.value, 9)
    1.644729674
    >>> choices = turn.after_roll(turn.state(), rolled=(2, 1, 0, 3, 1, 1))
    >>> best = max(choices, key=lambda move: choices[move].value)
    >>> print(best, round(choices[best].value, 6), round(choices[best].odds.stop[25:].sum(), 6))
    keep 4 1.503508 0.584827
    """

    def __init__(
        self, ends: Ends, kit: Kit = CLASSIC, *, grilled: Ends | None = None, compiled: bool | None = None
    ) -> None:
        """`ends` as they are at the start of the turn; `grilled` with the grilled worm that two ones earn (deluxe).

        Once that worm has been earned only `grilled` matters, and once it cannot be any more only `ends`.
        Unless told otherwise by `compiled`, the kernels run compiled if they are ready (`warm`).
        """
        self.kit = kit
        self.plan = find_plan(kit, grill=grilled is not None)
        if len(ends.stop) < self.plan.totals or (grilled and len(grilled.stop) < self.plan.totals):
            raise ValueError(f"values of totals must go up to {self.plan.totals - 1}")
        self.compiled = ENGINE.ready if compiled is None else compiled
        self.kernels = ENGINE.compiled if self.compiled else ENGINE.plain
        self.arrays = tables(self.plan) if self.compiled else whole_tables(self.plan)
        self.tables = self.arrays if self.compiled else listed_tables(self.plan)
        self.works = self.solve(ends.row(grilled))

    def solve(self, ends: NDArray[np.float64]) -> tuple[Work, ...]:
        """With the weasel used, and if there is one also with the weasel ready."""
        spent = Work.fresh(self.arrays)
        spent.values[:FIRST_STATE] = ends
        works = (spent, spent.before_weasel()) if self.kit.weasel else (spent,)
        for work in works:
            solve = self.kernels.solve if self.compiled else solve_whole
            solve(self.arrays, work)
        return works if self.compiled else tuple(work.listed() for work in works)

    @property
    def value(self) -> float:
        """Of the whole turn."""
        return max(choice.value for choice in self.at_start().values())

    def state(self, kept: Sequence[int] = (0,) * 6, gold: int = STAYS) -> State:
        """All that matters of the dice set aside, by face. `gold` is where the golden die is."""
        used = sum(1 << face for face, number in enumerate(kept) if number)
        white = self.kit.white - sum(kept) + (gold == ASIDE)
        total = sum(number * points for number, points in zip(kept, POINTS, strict=True))
        state = State(used, white, int(gold == IN_HAND), total, int(self.plan.grill and kept[0] >= 2))
        if state not in self.plan.slots:
            raise ValueError(f"no turn sets aside {tuple(kept)}, golden die {('stays', 'in hand', 'aside')[gold]}")
        return state

    def choices(self, s: Table) -> dict[Move, Choice]:
        """Every move of a seat that decides about dice."""
        if s.phase == DICE:
            return self.at_start()
        state = self.state(s.kept, s.gold)
        weasel = not s.weasel_used
        if s.phase == KEEP or s.phase == NULL_ROLL:
            return self.after_roll(state, s.rolled, s.rolled_gold, weasel=weasel)
        if s.phase == DECIDE:
            return self.after_keep(state, weasel=weasel)
        raise ValueError("nobody decides about dice here")

    def rolling(self, s: Table) -> Choice:
        """The dice are about to roll."""
        return self._roll(self.state(s.kept, s.gold), weasel=not s.weasel_used)

    def at_start(self) -> dict[Move, Choice]:
        """The first roll, with the golden die or without it."""
        moves = (Gold(False), Gold(True)) if self.kit.gold else (Roll(),)
        return {move: self._roll(root, weasel=True) for move, root in zip(moves, self.plan.roots, strict=True)}

    def after_roll(
        self, state: State, rolled: Sequence[int], rolled_gold: int = NO_FACE, *, weasel: bool = True
    ) -> dict[Move, Choice]:
        """Which face to set aside of dice just rolled, by face and the golden die among them; the weasel, if ready."""
        choices: dict[Move, Choice] = {}
        for face in state.unused:
            if rolled[face]:
                golden = face == rolled_gold
                after = self.plan.keep(state, face, rolled[face] - golden, golden=golden)
                choices[MOVES.decode(face)] = self._arrive(self.plan.slots[after], weasel=weasel)
        if self.kit.weasel and weasel:
            choices[Weasel()] = self._roll(state, weasel=False)
        if not any(rolled[face] for face in state.unused):
            choices[Null()] = self._arrive(NULL + GRILLED * state.grilled, weasel=weasel)
        return choices

    def after_keep(self, state: State, *, weasel: bool = True) -> dict[Move, Choice]:
        """Stop, or roll on if there are dice."""
        choices: dict[Move, Choice] = {Stop(): self._arrive(self.plan.stop(state), weasel=weasel)}
        if state.dice:
            choices[Roll()] = self._roll(state, weasel=weasel)
        return choices

    def _arrive(self, slot: int, *, weasel: bool) -> Choice:
        return Choice(self, float(self._work(weasel).values[slot]), slot, weasel=weasel)

    def _roll(self, state: State, *, weasel: bool) -> Choice:
        slot = self.plan.slots[state]
        return Choice(self, float(self._work(weasel).rolls[slot]), slot, rolls=True, weasel=weasel)

    def _work(self, weasel: bool) -> Work:
        return self.works[-1 if weasel else 0]

    def odds(self, choice: Choice) -> Odds:
        """How likely each end is after a choice."""
        flow = self._flow()
        (flow.rolling if choice.rolls else flow.arriving)[choice.slot] = 1.0
        ends = np.zeros(FIRST_STATE)
        for work in reversed(self.works if choice.weasel else self.works[:1]):
            self.kernels.spread(self.tables, work, flow)
            ends += flow.arriving[:FIRST_STATE]
            flow = self._flow()._replace(rolling=flow.again)
        return Odds(ends)

    def _flow(self) -> Flow:
        flow = Flow.empty(self.arrays)
        return flow if self.compiled else flow.listed()


def warm() -> None:
    """Compile, or load from disk, all that a solved turn needs; from then on turns are solved compiled."""
    PickominoTurn(Ends([0.0] * TOTALS, 0.0), compiled=True).at_start()[Roll()].odds  # noqa: B018
    ENGINE.ready = True
