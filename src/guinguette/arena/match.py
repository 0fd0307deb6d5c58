"""A match: who plays what, and under which seed. Equal matches have equal games, wherever they are played."""

from typing import Any

import msgspec

from guinguette.core.errors import BadSetup
from guinguette.core.game import Options, read_options
from guinguette.core.playthrough import Playthrough, check_count
from guinguette.core.words import Line
from guinguette.games import find

from .entrant import enter, short_names


class Match(msgspec.Struct, frozen=True, kw_only=True):
    game: str
    bots: tuple[str, ...]  # levels, or `module:Class`; a name given twice has two seats
    players: int = 2
    options: dict[str, Any] = {}
    seed: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """The bots, each once."""
        return tuple(dict.fromkeys(self.bots))

    @property
    def shown(self) -> dict[str, str]:
        """The bots' names, and what tables and pictures call them."""
        return short_names(self.names)

    def read_options(self) -> Options:
        return read_options(find(self.game), self.options)

    def begin(self, seed: int) -> Playthrough:
        """A new game. Seats are called by their numbers, for two may hold the same bot."""
        seats = [f"P{seat + 1}" for seat in range(self.players)]
        return Playthrough(find(self.game), seats, self.read_options(), seed)

    def check(self) -> None:
        """Refuse here and now what no game could begin with."""
        game = find(self.game)
        check_count(game, self.players, game.seats)  # as it was given: there are no names for -3
        self.begin(0)
        if not self.bots:
            raise BadSetup(Line("arena-no-bots"))
        for name in self.names:
            enter(self.game, name)
