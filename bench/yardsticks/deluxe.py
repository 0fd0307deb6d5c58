"""Pickomino Deluxe in plain Python: the classic game with the clauses DX-1 to DX-23.

Moves, besides those of the classic game:
- "gold" / "white": at the start of their turn, the golden die's owner rolls with it or without (DX-15);
- "weasel": roll again the dice just rolled; "null": take the null throw that the weasel might save (DX-17);
- "back can|hen|weasel|gold|apple": which of two specialists goes back (DX-11);
- "grill <seat>": whom to take a grilled worm from, seats counted from 1, asked only if two or more can give (DX-7).
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from random import Random

from .pickomino import FACE_NAMES, WORM, Pickomino, worms_on


@dataclass
class Deluxe(Pickomino):
    """One game. While the golden die is in the roll, it is the last die of `rolled`."""

    skewer: list[int] = field(default_factory=lambda: [11, 13, *range(21, 37)])
    standing: dict[int, str] = field(  # the specialists on the skewer, by tile
        default_factory=lambda: {11: "can", 21: "hen", 23: "raven", 25: "weasel", 27: "gold", 29: "apple"}
    )
    owned: list[str | None] = field(default_factory=list)  # by seat
    grilled: list[int] = field(default_factory=list)  # by seat
    reserve: int = 7
    # The question before the player: "gold", "back", "grill" (for ones set aside), "raven" (for the raven's grilled
    # worm), or "" for a dice move.
    asking: str = ""
    offered: str = ""  # the second specialist, while "back" is asked
    golden: bool = False  # the golden die is among the dice left
    weasel_used: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.owned:
            self.owned = [None] * self.players
        if not self.grilled:
            self.grilled = [0] * self.players

    def throw_gold(self, rng: Random) -> int:
        """Roll the golden die. Override this to feed a given face."""
        return rng.choice((1, WORM))

    # --- moves ---

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.asking == "gold":
            return ["gold", "white"]
        if self.asking == "back":
            return [f"back {self.owned[self.seat]}", f"back {self.offered}"]
        if self.asking in ("grill", "raven"):
            return [f"grill {seat + 1}" for seat in self.donors()]
        if self.rolled and self.weasel_ready():
            keeps = [f"keep {FACE_NAMES[face - 1]}" for face in self.choices()]
            return [*keeps, "weasel"] if keeps else ["weasel", "null"]
        return super().legal()

    def play(self, move: str, rng: Random) -> None:
        match move.split():
            case ["gold"]:
                self.asking = ""
                self.golden = True
                self.left = 9
                self.roll(rng)
            case ["white"]:
                self.asking = ""
                self.roll(rng)
            case ["weasel"]:
                self.weasel_used = True
                self.roll(rng)
            case ["null"]:
                self.null_throw()
                self.end_turn(rng)
            case ["back", specialist]:
                self.send_back(specialist, rng)
            case ["grill", seat]:
                self.grill(int(seat) - 1, rng)
            case _:
                super().play(move, rng)

    # --- a turn ---

    def begin_turn(self, rng: Random) -> None:
        self.golden = False
        self.weasel_used = False
        if self.owned[self.seat] == "gold":
            self.kept = []
            self.left = 8
            self.asking = "gold"
        else:
            super().begin_turn(rng)

    def weasel_ready(self) -> bool:
        return self.owned[self.seat] == "weasel" and not self.weasel_used

    def cast(self, rng: Random) -> list[int]:
        if self.golden:
            return [*self.throw(self.left - 1, rng), self.throw_gold(rng)]
        return self.throw(self.left, rng)

    def roll(self, rng: Random) -> None:
        if self.weasel_ready():
            self.rolled = self.cast(rng)
        else:
            super().roll(rng)

    def keep(self, face: int, rng: Random) -> None:
        if self.golden and self.rolled[-1] == face:
            self.golden = False
        double_ones = face == 1 and self.rolled.count(1) >= 2
        self.set_aside(face)
        if double_ones:  # DX-6
            self.take_grilled("grill")
        if not self.asking and not self.left:
            self.stop(rng)

    def end_turn(self, rng: Random) -> None:
        if not self.asking:
            super().end_turn(rng)

    # --- what a stop brings ---

    def can_helps(self) -> bool:
        return self.owned[self.seat] == "can" and WORM not in self.kept

    def total(self) -> int:
        return super().total() + (5 if self.can_helps() else 0)  # DX-16

    def has_worm(self) -> bool:
        return super().has_worm() or self.can_helps()

    def victim(self, total: int) -> int | None:
        return super().victim(total) if total >= 21 else None  # DX-5

    def reach(self, total: int) -> list[int]:
        return [tile for tile in super().reach(total) if tile >= 21]  # DX-4

    def take(self, tile: int) -> None:
        super().take(tile)
        specialist = self.standing.pop(tile, None)
        if specialist == "raven":  # DX-21
            self.take_grilled("raven")
            if not self.asking:
                self.stand("raven")
        elif specialist:
            self.receive(specialist)

    def steal(self, victim: int) -> None:
        if self.owned[victim] != "hen":  # DX-19
            super().steal(victim)
        specialist = self.owned[victim]
        if specialist:  # DX-10
            self.owned[victim] = None
            self.receive(specialist)

    def null_throw(self) -> None:
        stack = self.stacks[self.seat]
        specialist = self.owned[self.seat]
        if specialist == "hen":  # DX-20
            if stack:
                self.owned[self.seat] = None
                self.stand("hen")
            return
        tile = stack.pop() if stack else None
        if tile:
            insort(self.skewer, tile)
        if specialist:  # DX-13
            self.owned[self.seat] = None
            self.stand(specialist)
        if tile and self.skewer[-1] != tile:
            turned = self.skewer.pop()
            self.turned.append(turned)
            displaced = self.standing.pop(turned, None)
            if displaced:
                self.stand(displaced)

    # --- specialists and grilled worms ---

    def receive(self, specialist: str) -> None:
        if self.owned[self.seat] is None:
            self.owned[self.seat] = specialist
        else:  # DX-11
            self.offered = specialist
            self.asking = "back"

    def send_back(self, specialist: str, rng: Random) -> None:
        if specialist != self.offered:
            self.owned[self.seat] = self.offered
        self.offered = ""
        self.stand(specialist)
        self.asking = ""
        self.end_turn(rng)

    def stand(self, specialist: str) -> None:
        """Put a specialist on the lowest free tile of the skewer, or out of the game (DX-12)."""
        free = [tile for tile in self.skewer if tile not in self.standing]
        if free:
            self.standing[free[0]] = specialist

    def donors(self) -> list[int]:
        """The other players who can give a grilled worm (DX-7)."""
        return [
            seat
            for seat in range(self.players)
            if seat != self.seat and self.grilled[seat] and self.owned[seat] != "hen"
        ]

    def take_grilled(self, question: str) -> None:
        if self.reserve:
            self.reserve -= 1
            self.grilled[self.seat] += 1
            return
        donors = self.donors()
        if len(donors) == 1:
            self.take_grilled_from(donors[0])
        elif donors:
            self.asking = question

    def take_grilled_from(self, donor: int) -> None:
        self.grilled[donor] -= 1
        self.grilled[self.seat] += 1

    def grill(self, donor: int, rng: Random) -> None:
        self.take_grilled_from(donor)
        question, self.asking = self.asking, ""
        if question == "raven":
            self.stand("raven")
            self.end_turn(rng)
        elif not self.left:
            self.stop(rng)

    # --- the end ---

    def score(self, seat: int) -> int:
        tiles = sum(1 if tile < 21 else worms_on(tile) for tile in self.stacks[seat])
        return tiles + self.grilled[seat] + (3 if self.owned[seat] == "apple" else 0)  # DX-23


def play_random(seed: int, players: int) -> int:
    """Play one game with uniformly random legal moves; return the number of decisions."""
    rng = Random(seed)
    game = Deluxe.start(players, rng)
    decisions = 0
    while not game.over:
        game.play(rng.choice(game.legal()), rng)
        decisions += 1
    return decisions
