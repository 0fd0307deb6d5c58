"""Moves: typed values, the short notation people type, and integers for search and compiled code."""

from collections.abc import Iterable, Mapping

import msgspec

from .errors import UnknownMove


class Move(msgspec.Struct, frozen=True, tag=str.lower):
    """One decision of one seat. `str(move)` is its notation."""


def tidy(text: str) -> str:
    """Case and spacing never matter in what people type."""
    return " ".join(text.lower().split())


class MoveBook:
    """All moves of a game. A move's integer is its place in the book."""

    def __init__(self, moves: Iterable[Move], also: Mapping[str, str] | None = None) -> None:
        """`also` gives other ways to write some moves: {"k4": "keep 4"}."""
        self.all = tuple(moves)
        self.texts = tuple(str(move) for move in self.all)
        self._index = {move: i for i, move in enumerate(self.all)}
        self._by_text = {tidy(text): move for text, move in zip(self.texts, self.all, strict=True)}
        self._by_text |= {tidy(short): self._by_text[tidy(text)] for short, text in (also or {}).items()}

    def short(self, move: Move) -> str:
        """The least that people have to type."""
        return min((text for text, other in self._by_text.items() if other == move), key=len)

    def __len__(self) -> int:
        return len(self.all)

    def encode(self, move: Move) -> int:
        try:
            return self._index[move]
        except KeyError:
            raise UnknownMove(repr(move)) from None

    def decode(self, index: int) -> Move:
        return self.all[index]

    def parse(self, text: str) -> Move:
        move = self._by_text.get(text) or self._by_text.get(tidy(text))  # mostly written by a program
        if move is None:
            raise UnknownMove(text)
        return move
