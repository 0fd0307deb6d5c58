"""Pickomino, the classic edition, in plain Python (clauses PK-1 to PK-21).

Moves: "keep 1" .. "keep 5", "keep w", "roll", "stop". The first roll of a turn is compulsory (PK-5), so it is
made without being asked. `play` trusts its caller: the move must come from `legal()`.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from random import Random
from typing import Self

WORM = 6
FACES = range(1, 7)
FACE_NAMES = "12345w"


def worms_on(tile: int) -> int:
    """The worms on a tile (PK-1)."""
    return (tile - 17) // 4


@dataclass
class Pickomino:
    """One game. Seats count from 0; dice show 1 to 5, and 6 for the worm."""

    players: int
    skewer: list[int] = field(default_factory=lambda: list(range(21, 37)))  # the face-up tiles, ascending
    turned: list[int] = field(default_factory=list)  # the face-down tiles
    stacks: list[list[int]] = field(default_factory=list)  # by seat, the top tile last
    seat: int = 0
    rolled: list[int] = field(default_factory=list)  # the roll to choose from; empty when roll or stop is asked
    kept: list[int] = field(default_factory=list)  # the dice set aside this turn
    left: int = 8  # the dice not set aside yet
    over: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 7:
            raise ValueError(f"Pickomino is for 2 to 7 players, not {self.players}")
        if not self.stacks:
            self.stacks = [[] for _ in range(self.players)]

    @classmethod
    def start(cls, players: int, rng: Random) -> Self:
        """A new game, with seat 0's first roll on the table."""
        game = cls(players)
        game.begin_turn(rng)
        return game

    def throw(self, n: int, rng: Random) -> list[int]:
        """Roll n dice. Override this to feed given dice."""
        return rng.choices(FACES, k=n)

    # --- moves ---

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.rolled:
            return [f"keep {FACE_NAMES[face - 1]}" for face in self.choices()]
        return ["roll", "stop"]

    def play(self, move: str, rng: Random) -> None:
        if move == "roll":
            self.roll(rng)
        elif move == "stop":
            self.stop(rng)
        else:
            self.keep(FACE_NAMES.index(move[-1]) + 1, rng)

    def choices(self) -> list[int]:
        """The faces of the roll that are not set aside yet (PK-6)."""
        return sorted(set(self.rolled) - set(self.kept))

    # --- a turn ---

    def begin_turn(self, rng: Random) -> None:
        self.kept = []
        self.left = 8
        self.roll(rng)

    def cast(self, rng: Random) -> list[int]:
        """Throw all the dice that are left."""
        return self.throw(self.left, rng)

    def roll(self, rng: Random) -> None:
        self.rolled = self.cast(rng)
        if not self.choices():  # PK-9
            self.null_throw()
            self.end_turn(rng)

    def keep(self, face: int, rng: Random) -> None:
        self.set_aside(face)
        if not self.left:  # PK-8
            self.stop(rng)

    def set_aside(self, face: int) -> None:
        count = self.rolled.count(face)
        self.kept += [face] * count
        self.left -= count
        self.rolled = []

    def stop(self, rng: Random) -> None:
        total = self.total()
        victim = self.victim(total)
        reach = self.reach(total)
        if not self.has_worm():  # PK-11
            self.null_throw()
        elif total in self.skewer:  # PK-12
            self.take(total)
        elif victim is not None:  # PK-13
            self.steal(victim)
        elif reach:  # PK-14
            self.take(reach[-1])
        else:
            self.null_throw()
        self.end_turn(rng)

    def end_turn(self, rng: Random) -> None:
        self.rolled = []
        self.over = not self.skewer  # PK-19
        if not self.over:
            self.seat = (self.seat + 1) % self.players
            self.begin_turn(rng)

    # --- what a stop brings ---

    def total(self) -> int:
        return sum(min(face, 5) for face in self.kept)

    def has_worm(self) -> bool:
        return WORM in self.kept

    def victim(self, total: int) -> int | None:
        """The other player whose top tile equals the total."""
        for seat, stack in enumerate(self.stacks):
            if seat != self.seat and stack and stack[-1] == total:
                return seat
        return None

    def reach(self, total: int) -> list[int]:
        """The tiles of the skewer that PK-14 may give, ascending."""
        return [tile for tile in self.skewer if tile < total]

    def take(self, tile: int) -> None:
        self.skewer.remove(tile)
        self.stacks[self.seat].append(tile)

    def steal(self, victim: int) -> None:
        self.stacks[self.seat].append(self.stacks[victim].pop())

    def null_throw(self) -> None:
        stack = self.stacks[self.seat]
        if not stack:  # PK-18
            return
        tile = stack.pop()
        insort(self.skewer, tile)  # PK-15
        if self.skewer[-1] != tile:  # PK-17
            self.turned.append(self.skewer.pop())  # PK-16

    # --- the end ---

    def score(self, seat: int) -> int:
        return sum(worms_on(tile) for tile in self.stacks[seat])

    def places(self) -> list[int]:
        """The place of each seat, 1 = first; ties share (PK-20, PK-21)."""
        ranks = [(self.score(seat), max(self.stacks[seat], default=0)) for seat in range(self.players)]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]


def play_random(seed: int, players: int) -> int:
    """Play one game with uniformly random legal moves; return the number of decisions."""
    rng = Random(seed)
    game = Pickomino.start(players, rng)
    decisions = 0
    while not game.over:
        game.play(rng.choice(game.legal()), rng)
        decisions += 1
    return decisions
