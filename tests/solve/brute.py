"""Turns of Pickomino by brute force: every die of every roll, dice set aside kept in full. For few dice only."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import NamedTuple

from guinguette.solve.pickomino import Ends, Kit

WORM = "w"
Face = int | str
Kept = tuple[tuple[Face, int], ...]  # faces set aside, in this order, and how many dice of each
End = tuple[str, int, bool]  # "stop" or "null", the total, whether a grilled worm was earned
Result = tuple[float, dict[End, float]]  # the value, and how likely each end is

FACES: tuple[Face, ...] = (1, 2, 3, 4, 5, WORM)
GOLDEN_FACES: tuple[Face, ...] = (1, 1, 1, WORM, WORM, WORM)


def points(face: Face) -> int:
    return 5 if isinstance(face, str) else face


@cache
def throws(dice: int) -> list[tuple[tuple[Face, ...], float]]:
    seen = Counter(tuple(sorted(roll, key=str)) for roll in product(FACES, repeat=dice))
    return [(roll, n / len(FACES) ** dice) for roll, n in seen.items()]


class Dice(NamedTuple):
    """Where the dice of a turn are, and whether the weasel can still run."""

    kept: Kept
    white: int  # left
    golden: bool  # left too
    weasel: bool

    def keep(self, face: Face, throw: "Throw") -> "Dice":
        number = throw.shown.count(face)
        kept = tuple(sorted((*self.kept, (face, number)), key=str))
        return Dice(kept, self.white - throw.white.count(face), self.golden and throw.side != face, self.weasel)


class Throw(NamedTuple):
    """What dice just rolled show."""

    white: tuple[Face, ...]
    side: Face | None  # of the golden die, if it was rolled

    @property
    def shown(self) -> tuple[Face, ...]:
        return self.white if self.side is None else (*self.white, self.side)


class Moment(NamedTuple):
    """A decision: after a throw which face to set aside, else whether to stop."""

    dice: Dice
    throw: Throw | None
    results: dict[str, Result]  # by move


@dataclass(frozen=True, eq=False)
class Brute:
    ends: Ends
    kit: Kit
    grilled: Ends | None

    def start(self) -> dict[str, Dice]:
        white = Dice((), self.kit.white, False, self.kit.weasel)
        return {"white": white, "gold": white._replace(golden=True)} if self.kit.gold else {"roll": white}

    def turn(self) -> dict[str, Result]:
        return {move: self.roll(dice) for move, dice in self.start().items()}

    def moments(self) -> Iterator[Moment]:
        """Every decision that some play of the turn leads to, good play or not."""
        ahead, seen = list(self.start().values()), set[Dice]()
        while ahead:
            dice = ahead.pop()
            if dice in seen:
                continue
            seen.add(dice)
            if dice.kept:
                yield Moment(dice, None, self.decide(dice))
            for throw, _ in self.throws(dice):
                yield Moment(dice, throw, self.choices(dice, throw))
                ahead += [dice.keep(face, throw) for face in self.fresh(dice, throw)]
            ahead.append(dice._replace(weasel=False))

    @staticmethod
    def best(results: dict[str, Result]) -> Result:
        return max(results.values(), key=lambda result: result[0])

    @staticmethod
    def throws(dice: Dice) -> Iterator[tuple[Throw, float]]:
        if dice.white or dice.golden:
            for white, p in throws(dice.white):
                for side in GOLDEN_FACES if dice.golden else (None,):
                    yield Throw(white, side), p / 6 if dice.golden else p

    @cache  # noqa: B019  # lives as long as its test
    def roll(self, dice: Dice) -> Result:
        value = 0.0
        odds: Counter[End] = Counter()
        for throw, chance in self.throws(dice):
            best, ends = self.best(self.choices(dice, throw))
            value += chance * best
            for end, q in ends.items():
                odds[end] += chance * q  # type: ignore[assignment]  # a Counter adds up floats as well
        return value, dict(odds)

    @staticmethod
    def fresh(dice: Dice, throw: Throw) -> set[Face]:
        return set(throw.shown) - {face for face, _ in dice.kept}

    def choices(self, dice: Dice, throw: Throw) -> dict[str, Result]:
        fresh = self.fresh(dice, throw)
        results = {f"keep {face}": self.best(self.decide(dice.keep(face, throw))) for face in fresh}
        if dice.weasel:
            results["weasel"] = self.roll(dice._replace(weasel=False))
        if not fresh:
            results["null"] = self.end("null", dice.kept)
        return results

    def decide(self, dice: Dice) -> dict[str, Result]:
        results = {"stop": self.stop(dice.kept)}
        if dice.white or dice.golden:
            results["roll"] = self.roll(dice)
        return results

    def stop(self, kept: Kept) -> Result:
        worm = WORM in [face for face, _ in kept]
        return self.end("stop" if worm or self.kit.can else "null", kept, 0 if worm else 5)

    def end(self, kind: str, kept: Kept, canned: int = 0) -> Result:
        earned = self.grilled is not None and any(face == 1 and number >= 2 for face, number in kept)
        ends = self.grilled if self.grilled and earned else self.ends
        total = sum(points(face) * number for face, number in kept) + canned
        if kind == "null":
            return ends.null, {("null", 0, earned): 1.0}
        return float(ends.stop[total]), {("stop", total, earned): 1.0}
