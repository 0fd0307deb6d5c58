"""A state of a turn: all that matters of the dice set aside."""

from typing import NamedTuple

from guinguette.games.pickomino.state import N_FACES, ONE, WORM


class State(NamedTuple):
    used: int  # faces set aside, a bit for each
    white: int  # white dice left
    golden: int  # 1 if the golden die is left too
    total: int
    grilled: int  # 1 if a grilled worm was earned

    @property
    def dice(self) -> int:
        return self.white + self.golden

    @property
    def unused(self) -> tuple[int, ...]:
        return UNUSED[self.used]

    @property
    def golden_faces(self) -> tuple[int, ...]:
        """Unused faces that the golden die can show."""
        return tuple(face for face in self.unused if face == ONE or face == WORM) if self.golden else ()

    @property
    def kind(self) -> tuple[int, int, int, tuple[int, ...]]:
        """States of one kind have the same shapes of rolls. Fewer dice sort first."""
        return self.dice, self.white, len(self.unused), self.golden_faces


UNUSED = [tuple(face for face in range(N_FACES) if not used >> face & 1) for used in range(1 << N_FACES)]
