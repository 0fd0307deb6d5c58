"""What people agree on before a game of Pikzi."""

from typing import Annotated

from msgspec import Meta

from guinguette.core import game
from guinguette.core.words import Line


class Options(game.Options, frozen=True, kw_only=True):
    portraits: Annotated[int, Meta(ge=1, le=4)] = 4  # how many finished ones end a round (PZ-19)
    young: bool = False  # PZ-23
    rounds: Annotated[int, Meta(ge=1, le=9)] = 1  # PZ-24
    teams: bool = False  # PZ-25

    def problem(self, seats: int) -> Line | None:
        """PZ-25: teams of two need four players."""
        return Line("pikzi-teams-of-two", {"count": seats}, "PZ-25") if self.teams and seats != 4 else None

    @property
    def team_size(self) -> int:
        """PZ-25."""
        return 2 if self.teams else 1
