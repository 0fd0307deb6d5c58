"""Pikzi in plain Python (clauses PZ-1 to PZ-22): one round, every player for themselves.

Cards: the pieces "L1" .. "L4" (Léïca), "P1" .. "P4" (Philomène), "F1" .. "F4" (Fernand), "M1" .. "M4" (Mozart), and
"bull", "hen", "wolf", "dog".

Moves (seats count from 1):
- on one's turn: "place L1", "discard L1", "bull 2 L3" (take seat 2's piece), "wolf 2 L" (take seat 2's whole
  portrait), "hen 2" (draw from seat 2's hand), and "pass" for a player without any card;
- the target's answer, always asked (PZ-18): "dog" or "let";
- after a hen: "back" (return the card), "place" (place it), "give bull" (keep it and give this card in exchange).
`play` trusts its caller: the move must come from `legal()`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Self

PORTRAITS = "LPFM"
HAND = 4
PORTRAIT_POINTS = {"L": 10, "P": 15, "F": 10, "M": 10}
HAND_POINTS = {"dog": 5, "bull": -5, "hen": -5, "wolf": -10}


def pieces_of(portrait: str) -> list[str]:
    return [f"{portrait}{number}" for number in range(1, 5)]


def full_deck() -> list[str]:
    """The 62 cards (PZ-1, PZ-2)."""
    pieces = [piece for portrait in PORTRAITS for piece in pieces_of(portrait) * 3]
    return pieces + ["bull"] * 4 + ["hen"] * 4 + ["wolf"] * 2 + ["dog"] * 4


def is_piece(card: str) -> bool:
    return card[0] in PORTRAITS


@dataclass
class Pikzi:
    """One round. Seats count from 0 inside, from 1 in the moves."""

    players: int
    portraits: int = 4  # how many finished portraits end the round
    seat: int = 0  # whose turn it is
    pile: list[str] = field(default_factory=list)  # the top card last
    discard: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)
    shown: list[set[str]] = field(default_factory=list)  # by seat, the pieces on the table, finished portraits included
    finished: dict[str, int] = field(default_factory=dict)  # portrait -> seat
    attack: str = ""  # the pike being resolved; its action card is on the table, neither in a hand nor discarded
    drawn: str = ""  # the card a hen drew, while the attacker chooses what to do with it

    def __post_init__(self) -> None:
        if not 2 <= self.players <= 5:
            raise ValueError(f"Pikzi is for 2 to 5 players, not {self.players}")
        if not self.hands:
            self.hands = [[] for _ in range(self.players)]
        if not self.shown:
            self.shown = [set() for _ in range(self.players)]

    @classmethod
    def start(cls, players: int, rng: Random, portraits: int = 4) -> Self:
        """Shuffle, deal four cards to each seat in turn, and draw the first player (PZ-3)."""
        game = cls(players, portraits, rng.randrange(players), full_deck())
        game.shuffle(game.pile, rng)
        for hand in game.hands:
            hand += [game.pile.pop() for _ in range(HAND)]
        return game

    def shuffle(self, cards: list[str], rng: Random) -> None:
        """Shuffle in place; the last card is on top. Override this to feed a given order."""
        rng.shuffle(cards)

    def pluck(self, hand: list[str], rng: Random) -> str:
        """The card of the hand that a hen draws. Override this to feed a given card."""
        return rng.choice(hand)

    # --- what may be played ---

    @property
    def over(self) -> bool:
        return len(self.finished) >= self.portraits  # PZ-19

    @property
    def target(self) -> int:
        """Whom the current pike is against."""
        return int(self.attack.split()[1]) - 1

    @property
    def actor(self) -> int:
        """Who has to decide now."""
        return self.target if self.attack and not self.drawn else self.seat

    def legal(self) -> list[str]:
        if self.over:
            return []
        if self.drawn:
            return self.hen_choices()
        if self.attack:
            return ["dog", "let"] if "dog" in self.hands[self.target] else ["let"]
        return self.turn_moves()

    def turn_moves(self) -> list[str]:
        moves = []
        for card in sorted(set(self.hands[self.seat])):
            moves.append(f"discard {card}")
            if is_piece(card):
                if self.can_place(card):
                    moves.append(f"place {card}")
            elif card != "dog":
                moves += self.pikes(card)
        return moves or ["pass"]

    def can_place(self, piece: str) -> bool:
        return piece[0] not in self.finished and piece not in self.shown[self.seat]  # PZ-7

    def pikes(self, card: str) -> list[str]:
        moves = []
        for target in range(self.players):
            if target == self.seat:
                continue
            if card == "hen":
                if self.hands[target]:  # PZ-15
                    moves.append(f"hen {target + 1}")
                continue
            wanted = self.wanted(target)
            if card == "bull":
                moves += [f"bull {target + 1} {piece}" for piece in wanted]
            else:
                moves += [f"wolf {target + 1} {portrait}" for portrait in sorted({piece[0] for piece in wanted})]
        return moves

    def wanted(self, target: int) -> list[str]:
        """The target's pieces of portraits that the player has begun, and that the player lacks (PZ-12, PZ-13)."""
        mine = self.shown[self.seat]
        begun = {piece[0] for piece in mine} - set(self.finished)
        return sorted(piece for piece in self.shown[target] - mine if piece[0] in begun)

    def hen_choices(self) -> list[str]:
        moves = ["back"]
        if is_piece(self.drawn) and self.can_place(self.drawn):
            moves.append("place")
        return moves + [f"give {card}" for card in sorted(set(self.hands[self.seat]))]

    # --- playing ---

    def play(self, move: str, rng: Random) -> None:
        if self.drawn:
            self.resolve_hen(move, rng)
        elif self.attack:
            self.resolve_attack(move == "dog", rng)
        else:
            self.take_turn(move, rng)

    def take_turn(self, move: str, rng: Random) -> None:
        verb, *words = move.split()
        hand = self.hands[self.seat]
        if verb == "place":
            hand.remove(words[0])
            self.show(self.seat, words[0])
            self.end_turn([self.seat], rng)
        elif verb == "discard":
            hand.remove(words[0])
            self.discard.append(words[0])
            self.end_turn([self.seat], rng)
        elif verb == "pass":
            self.end_turn([self.seat], rng)
        else:
            hand.remove(verb)
            self.attack = move

    def resolve_attack(self, defended: bool, rng: Random) -> None:
        card, _, *words = self.attack.split()
        target = self.target
        if defended:
            self.hands[target].remove("dog")
        elif card == "hen":
            self.drawn = self.pluck(self.hands[target], rng)
            self.hands[target].remove(self.drawn)
            return
        self.attack = ""
        self.discard.append(card)
        if defended:
            self.discard.append("dog")
        if card == "wolf":
            if defended:  # PZ-14
                self.seize(target, self.seat, words[0])
            else:
                self.seize(self.seat, target, words[0])
        elif card == "bull" and not defended:
            self.shown[target].remove(words[0])
            self.show(self.seat, words[0])
        self.end_turn([self.seat, target] if defended else [self.seat], rng)

    def resolve_hen(self, move: str, rng: Random) -> None:
        verb, *words = move.split()
        target, card = self.target, self.drawn
        self.attack = self.drawn = ""
        self.discard.append("hen")
        if verb == "back":
            self.hands[target].append(card)
        elif verb == "place":
            self.show(self.seat, card)
        else:
            self.hands[self.seat].remove(words[0])
            self.hands[self.seat].append(card)
            self.hands[target].append(words[0])
        self.end_turn([self.seat, target], rng)

    def show(self, seat: int, piece: str) -> None:
        self.shown[seat].add(piece)
        self.check_finished(seat, piece[0])

    def seize(self, taker: int, victim: int, portrait: str) -> None:
        """Move all of a portrait's pieces from one player to another, doubles to the discard (PZ-13)."""
        for piece in pieces_of(portrait):
            if piece in self.shown[victim]:
                self.shown[victim].remove(piece)
                if piece in self.shown[taker]:
                    self.discard.append(piece)
                else:
                    self.shown[taker].add(piece)
        self.check_finished(taker, portrait)

    def check_finished(self, seat: int, portrait: str) -> None:
        pieces = pieces_of(portrait)
        if not self.shown[seat].issuperset(pieces):
            return
        self.finished[portrait] = seat  # PZ-8
        for other, shown in enumerate(self.shown):  # PZ-9
            if other != seat:
                self.discard += [piece for piece in pieces if piece in shown]
                shown.difference_update(pieces)

    def end_turn(self, drawers: list[int], rng: Random) -> None:
        if self.over:  # PZ-19: nobody draws any more
            return
        for seat in drawers:
            self.refill(self.hands[seat], rng)
        self.seat = (self.seat + 1) % self.players

    def refill(self, hand: list[str], rng: Random) -> None:
        while len(hand) < HAND:
            if not self.pile:
                if not self.discard:  # PZ-6
                    return
                self.pile, self.discard = self.discard, []
                self.shuffle(self.pile, rng)
            hand.append(self.pile.pop())

    # --- the end ---

    def score(self, seat: int) -> int:
        portraits = sum(PORTRAIT_POINTS[portrait] for portrait, owner in self.finished.items() if owner == seat)
        return portraits + sum(HAND_POINTS.get(card, 0) for card in self.hands[seat])

    def places(self) -> list[int]:
        """The place of each seat, 1 = first; ties share (PZ-22)."""
        scores = [self.score(seat) for seat in range(self.players)]
        return [1 + sum(other > score for other in scores) for score in scores]

    def winners(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places()) if place == 1]


def play_random(seed: int, players: int, portraits: int = 4) -> int:
    """Play one game with uniformly random legal moves; return the number of decisions."""
    rng = Random(seed)
    game = Pikzi.start(players, rng, portraits)
    decisions = 0
    while not game.over:
        game.play(rng.choice(game.legal()), rng)
        decisions += 1
    return decisions
