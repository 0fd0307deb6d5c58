"""Piña Coladice in plain Python (clauses PC-1 to PC-20), with the Happy Hour variant.

Moves (cells count from 1, row by row; seats count from 1):
- "roll 1 1 5": roll these dice again, named by their values in ascending order; "stop": no more rolls;
- "place 7": put a token on cell 7;
- Happy Hour: "take 7": take back one's own token from cell 7; "move 2 5 9": move seat 2's token from cell 5 to
  cell 9; "turn 7": turn the coaster on cell 7.
The first roll of a turn is compulsory and made without being asked; after the third roll nothing but the placement
is asked. `play` trusts its caller: the move must come from `legal()`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import combinations
from random import Random
from typing import Self

Test = Callable[[list[int]], bool]
FACES = range(1, 7)
CELLS = range(16)


@dataclass(frozen=True)
class Coaster:
    """A combination, with the points of its slot on face A and of its two slots on face B (PC-2)."""

    ingredient: str
    holds: Test
    face_a: tuple[int]
    face_b: tuple[int, int]


def at_least(count: int, value: int) -> Test:
    return lambda dice: dice.count(value) >= count


def of_a_kind(count: int) -> Test:
    return lambda dice: max(Counter(dice).values()) >= count


def sum_between(low: int, high: int) -> Test:
    return lambda dice: low <= sum(dice) <= high


def in_a_row(length: int) -> Test:
    runs = [set(range(low, low + length)) for low in range(1, 8 - length)]
    return lambda dice: any(run <= set(dice) for run in runs)


def double_pair(dice: list[int]) -> bool:
    return sum(count // 2 for count in Counter(dice).values()) >= 2


def full_house(dice: list[int]) -> bool:
    return sorted(Counter(dice).values()) in ([2, 3], [5])


def all_odd(dice: list[int]) -> bool:
    return all(die % 2 == 1 for die in dice)


def all_even(dice: list[int]) -> bool:
    return all(die % 2 == 0 for die in dice)


def five_different(dice: list[int]) -> bool:
    return len(set(dice)) == 5


SPICES = ["basil", "mint", "honey", "olives", "sugar", "vanilla"]
DRINKS = ["coffee", "water", "sparkling water", "juice", "milk", "soda"]
COASTERS = [
    *(Coaster(name, at_least(2, value), (1,), (1, 1)) for value, name in enumerate(SPICES, start=1)),
    Coaster("ginger", double_pair, (2,), (3, 2)),
    *(Coaster(name, at_least(3, value), (1,), (2, 1)) for value, name in enumerate(DRINKS, start=1)),
    Coaster("banana", all_odd, (2,), (3, 2)),
    Coaster("carrot", all_even, (2,), (3, 2)),
    Coaster("cherry", sum_between(5, 9), (3,), (4, 3)),
    Coaster("lemon", sum_between(12, 14), (2,), (3, 2)),
    Coaster("strawberry", sum_between(21, 23), (2,), (3, 2)),
    Coaster("passion fruit", sum_between(26, 30), (3,), (4, 3)),
    Coaster("coconut", in_a_row(4), (2,), (3, 2)),
    Coaster("orange", in_a_row(5), (3,), (4, 3)),
    Coaster("watermelon", of_a_kind(4), (3,), (3, 3)),
    Coaster("pear", full_house, (3,), (4, 3)),
    Coaster("grape", five_different, (3,), (3, 3)),
    Coaster("pineapple", of_a_kind(5), (4,), (6, 4)),
]

NEIGHBOURS = [
    [other for other in CELLS if other != cell and abs(other // 4 - cell // 4) <= 1 and abs(other % 4 - cell % 4) <= 1]
    for cell in CELLS
]
LINES = [
    *(range(4 * row, 4 * row + 4) for row in range(4)),
    *(range(column, 16, 4) for column in range(4)),
    range(0, 16, 5),
    range(3, 13, 3),
]
CORNERS_AND_CENTRE = (0, 3, 5, 6, 9, 10, 12, 15)


@dataclass
class PinaColadice:
    """One game. Seats and cells count from 0 inside, from 1 in the moves."""

    players: int
    grid: list[int]  # by cell, the number of its coaster (1 to 25)
    happy_hour: bool = False
    first: int = 0
    slots: list[list[int | None]] = field(default_factory=list)  # by cell, who is on each slot, the higher slot first
    scores: list[int] = field(default_factory=list)
    placed_on: list[int] = field(default_factory=list)  # by seat, the turn of the last token placed; 0 for never
    seat: int = 0
    turn: int = 1
    dice: list[int] = field(default_factory=list)  # ascending
    rolls: int = 0
    asking: str = "roll"  # or "place", "take", "move", "turn"
    triggered: bool = False
    coladice: int | None = None  # who made a Piña Coladice
    over: bool = False

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 4:
            raise ValueError(f"Piña Coladice is for 2 to 4 players, not {self.players}")
        if not self.slots:  # PC-5
            two = {2: (), 3: CORNERS_AND_CENTRE, 4: CELLS}[self.players]
            self.slots = [[None, None] if cell in two else [None] for cell in CELLS]
        if not self.scores:  # PC-4
            self.scores = [1 + (seat - self.first) % self.players for seat in range(self.players)]
        if not self.placed_on:
            self.placed_on = [0] * self.players

    @classmethod
    def start(cls, players: int, rng: Random, happy_hour: bool = False) -> Self:
        """A new game on a random grid, with the first roll of a random first player on the table."""
        first = rng.randrange(players)
        grid = rng.sample(range(1, 26), 16)
        game = cls(players, grid, happy_hour, first, seat=first)
        game.begin_turn(rng)
        return game

    def throw(self, n: int, rng: Random) -> list[int]:
        """Roll n dice. Override this to feed given dice."""
        return rng.choices(FACES, k=n)

    # --- moves ---

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.asking == "roll":
            subsets = {dice for n in range(1, 6) for dice in combinations(self.dice, n)}
            return ["stop", *("roll " + " ".join(map(str, dice)) for dice in sorted(subsets))]
        if self.asking == "place":
            return [f"place {cell + 1}" for cell in self.open_cells()]
        if self.asking == "take":
            return [f"take {cell + 1}" for cell in self.cells_of(self.seat)]
        if self.asking == "move":
            return [f"move {seat + 1} {start + 1} {end + 1}" for seat, start, end in self.shifts()]
        return [f"turn {cell + 1}" for cell in CELLS]

    def play(self, move: str, rng: Random) -> None:
        verb, *words = move.split()
        numbers = [int(word) for word in words]
        if verb == "roll":
            self.roll(numbers, rng)
        elif verb == "stop":
            self.settle(rng)
        else:
            if verb == "place":
                self.place(numbers[0] - 1)
            elif verb == "take":
                self.remove_token(self.seat, numbers[0] - 1)
            elif verb == "move":
                seat, start, end = (number - 1 for number in numbers)
                self.remove_token(seat, start)
                self.add_token(seat, end)
            else:
                cell = numbers[0] - 1
                self.slots[cell] = [None] if len(self.slots[cell]) == 2 else [None, None]
            self.end_turn(rng)

    # --- the table ---

    def points(self, cell: int, slot: int) -> int:
        coaster = COASTERS[self.grid[cell] - 1]
        return coaster.face_a[slot] if len(self.slots[cell]) == 1 else coaster.face_b[slot]

    def cells_of(self, seat: int) -> list[int]:
        return [cell for cell in CELLS if seat in self.slots[cell]]

    def has_room(self, cell: int, seat: int) -> bool:
        return None in self.slots[cell] and seat not in self.slots[cell]

    def open_cells(self) -> list[int]:
        """Where the dice let the player place a token (PC-7)."""
        return [
            cell for cell in CELLS if self.has_room(cell, self.seat) and COASTERS[self.grid[cell] - 1].holds(self.dice)
        ]

    def shifts(self) -> list[tuple[int, int, int]]:
        """The ways to move another player's token: seat, from, to (PC-18, 4)."""
        return [
            (seat, start, end)
            for seat in range(self.players)
            if seat != self.seat
            for start in self.cells_of(seat)
            for end in CELLS
            if self.has_room(end, seat)
        ]

    def add_token(self, seat: int, cell: int) -> int:
        """Put a token on the highest free slot; return the slot."""
        slot = self.slots[cell].index(None)
        self.slots[cell][slot] = seat
        return slot

    def remove_token(self, seat: int, cell: int) -> None:
        self.slots[cell][self.slots[cell].index(seat)] = None

    # --- a turn ---

    def begin_turn(self, rng: Random) -> None:
        self.dice = sorted(self.throw(5, rng))
        self.rolls = 1
        self.asking = "roll"

    def roll(self, again: list[int], rng: Random) -> None:
        for die in again:
            self.dice.remove(die)
        self.dice = sorted(self.dice + self.throw(len(again), rng))
        self.rolls += 1
        if self.rolls == 3:
            self.settle(rng)

    def settle(self, rng: Random) -> None:
        """The dice are final: ask for the placement, or see what comes without one (PC-8, PC-17)."""
        if self.open_cells():
            self.asking = "place"
        elif self.happy_hour and self.rolls == 3:
            self.serve(rng)
        else:
            self.end_turn(rng)

    def place(self, cell: int) -> None:
        slot = self.add_token(self.seat, cell)
        neighbours = sum(self.seat in self.slots[other] for other in NEIGHBOURS[cell])
        self.scores[self.seat] += self.points(cell, slot) + neighbours  # PC-9
        self.placed_on[self.seat] = self.turn
        if len(self.cells_of(self.seat)) == 6:  # PC-11
            self.triggered = True

    def serve(self, rng: Random) -> None:
        """Happy Hour: roll one die and apply or ask for its effect (PC-18, PC-19)."""
        (die,) = self.throw(1, rng)
        if die == 2 and self.cells_of(self.seat):
            self.asking = "take"
        elif die == 4 and self.shifts():
            self.asking = "move"
        elif die == 5:
            self.asking = "turn"
        else:
            if die == 1:
                self.scores[self.seat] = max(0, self.scores[self.seat] - 3)
            elif die == 3:
                self.scores = [score + (seat != self.seat) for seat, score in enumerate(self.scores)]
            elif die == 6:
                self.scores[self.seat] += 4
            self.end_turn(rng)

    def end_turn(self, rng: Random) -> None:
        self.coladice = self.line_owner()
        if self.scores[self.seat] >= 20:  # PC-11, PC-15
            self.triggered = True
        next_seat = (self.seat + 1) % self.players
        self.over = self.coladice is not None or (self.triggered and next_seat == self.first)
        if not self.over:
            self.seat = next_seat
            self.turn += 1
            self.begin_turn(rng)

    # --- the end ---

    def line_owner(self) -> int | None:
        """Who has a token on all four coasters of a line (PC-10)."""
        for seat in range(self.players):
            cells = set(self.cells_of(seat))
            if any(cells.issuperset(line) for line in LINES):
                return seat
        return None

    def places(self) -> list[int]:
        """The place of each seat, 1 = first; ties share (PC-10, PC-13)."""
        ranks = [(seat == self.coladice, self.scores[seat], self.placed_on[seat]) for seat in range(self.players)]
        return [1 + sum(other > rank for other in ranks) for rank in ranks]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]


def play_random(seed: int, players: int, happy_hour: bool = False) -> int:
    """Play one game with uniformly random legal moves; return the number of decisions."""
    rng = Random(seed)
    game = PinaColadice.start(players, rng, happy_hour)
    decisions = 0
    while not game.over:
        game.play(rng.choice(game.legal()), rng)
        decisions += 1
    return decisions
