"""Worlds that a seat cannot tell from the true one, for search.

`deal_hidden` puts together what the seat cannot see (PZ-26) and deals it again: the pile, the other
hands save the cards known in them, a hen's card that it has not seen, and what the others know of
each other.
"""

from guinguette.core.chance import below

from .draws import from_hand, from_pile
from .hands import gain, lose
from .knowledge import row
from .state import FINISHED, HEN_CARD, N_KINDS, NOTHING, Table


def deal_hidden(s: Table, viewer: int) -> None:
    """Deal all that the viewer cannot know again, from the state's own generator."""
    if s.phase == FINISHED:  # hands lie open
        return
    unseen_hen = s.phase == HEN_CARD and viewer != s.seat and viewer != s.target
    if unseen_hen:
        gain(s, s.target, s.drawn)
    for owner in range(s.seats):
        if owner != viewer:
            take_back_unknown(s, viewer, owner)
    for owner in range(s.seats):
        if owner != viewer:
            fill_up(s, owner)
    if unseen_hen:
        s.drawn = from_hand(s, s.target)
        lose(s, s.target, s.drawn)
    for other in range(s.seats):
        for owner in range(s.seats):
            if other != viewer and owner != viewer and other != owner:
                know_again(s, other, owner)


def take_back_unknown(s: Table, viewer: int, owner: int) -> None:
    """Into the pile; `held` keeps how many cards the hand is to have again."""
    for kind in range(N_KINDS):
        unknown = s.hands[owner, kind] - s.known[row(viewer, owner), kind]
        s.hands[owner, kind] -= unknown
        s.pile[kind] += unknown
        s.left += unknown


def fill_up(s: Table, owner: int) -> None:
    missing = s.held[owner]
    for kind in range(N_KINDS):
        missing -= s.hands[owner, kind]
    for _ in range(missing):
        kind = from_pile(s)
        s.pile[kind] -= 1
        s.left -= 1
        s.hands[owner, kind] += 1


def know_again(s: Table, other: int, owner: int) -> None:
    """As many cards as before, out of the hand as it is now (with the hen's card, for those who have not seen it)."""
    pair = row(other, owner)
    knows = 0
    for kind in range(N_KINDS):
        knows += s.known[pair, kind]
        s.known[pair, kind] = 0
    if knows == 0:
        return
    unseen = s.drawn if owner == s.target and other != s.seat else NOTHING
    cards = s.held[owner] + (unseen != NOTHING)
    for kind in range(N_KINDS):
        for _ in range(s.hands[owner, kind] + (kind == unseen)):
            if below(s, cards) < knows:
                s.known[pair, kind] += 1
                knows -= 1
            cards -= 1
