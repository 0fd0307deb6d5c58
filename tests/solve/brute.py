"""Turns of Pickomino by brute force: every die of every roll, dice set aside kept in full. For few dice only."""

from collections import Counter
from dataclasses import dataclass
from functools import cache
from itertools import product

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


@dataclass(frozen=True, eq=False)
class Brute:
    ends: Ends
    kit: Kit
    grilled: Ends | None

    def turn(self) -> Result:
        return self.best([self.roll((), self.kit.white, golden, self.kit.weasel) for golden in {False, self.kit.gold}])

    @staticmethod
    def best(results: list[Result]) -> Result:
        return max(results, key=lambda result: result[0])

    @cache  # noqa: B019  # lives as long as its test
    def roll(self, kept: Kept, white: int, golden: bool, weasel: bool) -> Result:
        value = 0.0
        odds: Counter[End] = Counter()
        for roll, p in throws(white):
            for side in GOLDEN_FACES if golden else (None,):
                chance = p / 6 if golden else p
                best, ends = self.best(self.choices(kept, roll, side, weasel))
                value += chance * best
                for end, q in ends.items():
                    odds[end] += chance * q  # type: ignore[assignment]  # a Counter adds up floats as well
        return value, dict(odds)

    def choices(self, kept: Kept, roll: tuple[Face, ...], side: Face | None, weasel: bool) -> list[Result]:
        shown = roll if side is None else (*roll, side)
        fresh = set(shown) - {face for face, _ in kept}
        results = [
            self.decide(
                (*kept, (face, shown.count(face))),
                len(roll) - roll.count(face),
                side is not None and side != face,
                weasel,
            )
            for face in fresh
        ]
        if weasel:
            results.append(self.roll(kept, len(roll), side is not None, False))
        if not fresh:
            results.append(self.end("null", kept))
        return results

    def decide(self, kept: Kept, white: int, golden: bool, weasel: bool) -> Result:
        results = [self.stop(kept)]
        if white or golden:
            results.append(self.roll(tuple(sorted(kept, key=str)), white, golden, weasel))
        return self.best(results)

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
