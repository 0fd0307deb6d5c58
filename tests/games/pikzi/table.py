"""A table of Pikzi set up from readable pieces, and played on in the notation of the records.

    play = table(["m1 bull"], ["m2 dog"], shown=["m3", "m4"])
    go(play, "bull 2 m4, dog (l1) (l2)")

Hands are filled up to four with pieces of little use; the rest of the deck is the pile.
"""

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import guinguette
from guinguette import Illegal, Playthrough
from guinguette.games.pikzi.moves import CARDS, shortened
from guinguette.games.pikzi.state import COPIES
from guinguette.games.pikzi.view import Player, View

SHORT = [shortened(card) for card in CARDS]
FILLERS = ("l1", "p1", "f1", "m1", "l2", "p2", "f2", "m2", "l3", "p3", "f3", "m3")
PART = re.compile(r"\(([^)]*)\)|([^(),]+)")


def table(
    *hands: str, shown: Sequence[str] = (), discard: str = "", pile: str | None = None, seat: int = 1, **fields: Any
) -> Playthrough:
    """Whose turn it is, is to place, discard or pike. With a `pile`, all cards not told go to the discard."""
    tableaux = [*shown, *[""] * (len(hands) - len(shown))]
    left = Counter(dict(zip(SHORT, COPIES, strict=True)))
    left.subtract(" ".join([*hands, *tableaux, discard, pile or "", fields.get("drawn", "")]).split())
    left.subtract([fields["pike"]] if "pike" in fields else [])
    full = [fill(hand, left) for hand in hands] if "phase" not in fields else list(hands)
    waste = discard if pile is None else " ".join([discard, *left.elements()])
    where = {
        "hands": "/".join(map(dotted, full)),
        "shown": "/".join(map(dotted, tableaux)),
        "discard": dotted(waste),
    }
    return begin(len(hands), seat, where | {name: str(value) for name, value in fields.items()})


def fill(hand: str, left: Counter[str]) -> str:
    """A hand of four: what was told, then pieces that are left."""
    cards = hand.split()
    for card in FILLERS:
        if len(cards) < 4 and left[card] > 0 and card not in cards:
            left[card] -= 1
            cards.append(card)
    return " ".join(cards)


def dotted(cards: str) -> str:
    return ".".join(cards.split()) or "-"


def begin(seats: int, seat: int, where: dict[str, str]) -> Playthrough:
    fields = {"seats": seats, "portraits": 4, "young": 0, "rounds": 1, "teams": 0, "turn": 1, "round": 1}
    fields |= {"first": seat, "seat": seat}
    usual = {"phase": "turn", "totals": ",".join(["0"] * seats)}
    usual |= dict.fromkeys(("pike", "target", "aim", "drawn", "known"), "-")
    told = {**fields, **usual, **where}
    return guinguette.from_position("pikzi " + " ".join(f"{name}={value}" for name, value in told.items()))


def go(play: Playthrough, script: str) -> Playthrough:
    """Play a line of a record: outcomes in parentheses, moves with commas between."""
    for outcome, move in PART.findall(script):
        if outcome:
            play.settle(outcome)
        elif move.strip():
            play.play(move.strip())
    return play


def see(play: Playthrough, seat: int | None = None) -> View:
    """What a seat sees, counted from 1; without one, what a spectator sees."""
    view = play.view(None if seat is None else seat - 1)
    assert isinstance(view, View)
    return view


def player(play: Playthrough, seat: int) -> Player:
    """How a seat sees itself."""
    return see(play, seat).players[seat - 1]


def hand(play: Playthrough, seat: int) -> list[str]:
    cards = player(play, seat).hand
    assert cards is not None
    return [shortened(card) for card in cards]


def shows(play: Playthrough, seat: int) -> str:
    return " ".join(shortened(card) for card in player(play, seat).shown)


def discarded(play: Playthrough) -> str:
    return " ".join(shortened(card) for card in see(play).discard)


def known(play: Playthrough, viewer: int, owner: int) -> str:
    return " ".join(shortened(card) for card in see(play, viewer).players[owner - 1].known)


def moves(play: Playthrough) -> set[str]:
    return {shortened(str(move)) for move in play.legal}


def lines(play: Playthrough, seat: int | None = None) -> list[str]:
    """The log as a seat reads it, by key."""
    return [line.key.removeprefix("pikzi-") for line in play.log(None if seat is None else seat - 1)]


def forced(play: Playthrough) -> list[str]:
    """The clauses that the log names, in order."""
    return [line.clause for line in play.log() if line.clause]


def why_not(play: Playthrough, move: str) -> str | None:
    """The clause by which a move is refused; nothing changes."""
    before = play.position
    with pytest.raises(Illegal) as refusal:
        play.play(move)
    assert play.position == before == refusal.value.position
    return refusal.value.clause


def ranking(play: Playthrough) -> list[tuple[int, int, int]]:
    """Place, seat from 1 and score, best first; the game must be over."""
    assert play.outcome is not None
    return [(standing.place, standing.seat + 1, standing.score) for standing in play.outcome]
