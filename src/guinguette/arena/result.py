"""How a game ended."""

import msgspec

from guinguette.core.words import Line


class Result(msgspec.Struct, frozen=True):
    """A finished game, as the file of results has it."""

    game: int
    block: int
    seats: tuple[str, ...]  # the bot in each seat
    places: tuple[int, ...]  # 1 for the first; ties share one
    scores: tuple[int, ...]
    turns: int

    @property
    def shares(self) -> tuple[float, ...]:
        """By seat: 1 for the winner; winners who tie share it."""
        winners = self.places.count(1)
        return tuple((place == 1) / winners for place in self.places)


class Fault(msgspec.Struct, frozen=True):
    """A game that could not be finished, because of a bot."""

    game: int
    bot: str
    reason: str | Line  # the words of an error, or ours in any language
    position: str
