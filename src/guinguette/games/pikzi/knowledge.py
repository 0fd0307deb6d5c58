"""What seats know of each other's hands (PZ-26).

`known[row(viewer, owner), kind]` counts the cards of a kind that the viewer knows to be in the
owner's hand: *at least* so many. Only a hen makes such knowledge, and it only shrinks otherwise:

- a card leaves the hand in the open: whoever knew of one of its kind knows of one fewer;
- a card leaves unseen (a hen's exchange between two others): of each kind one fewer is certain, as
  it may have been that card. "One of these two has gone" is not remembered.

A card that a hen has drawn counts as in the owner's hand for those who have not seen it, until they
see what becomes of it. Every change depends only on what the viewer saw, so knowledge tells nothing
more than itself.
"""

from .state import MOST_SEATS, N_KINDS, PAIRS, Table


def row(viewer: int, owner: int) -> int:
    return viewer * MOST_SEATS + owner


def forget_everything(s: Table) -> None:
    for pair in range(PAIRS):
        for kind in range(N_KINDS):
            s.known[pair, kind] = 0


def sees_come(s: Table, viewer: int, owner: int, kind: int) -> None:
    s.known[row(viewer, owner), kind] += 1


def sees_leave(s: Table, viewer: int, owner: int, kind: int) -> None:
    pair = row(viewer, owner)
    if s.known[pair, kind] > 0:
        s.known[pair, kind] -= 1


def leaves_openly(s: Table, owner: int, kind: int) -> None:
    for pair in range(owner, PAIRS, MOST_SEATS):  # whoever the viewer is
        if s.known[pair, kind] > 0:
            s.known[pair, kind] -= 1


def leaves_unseen(s: Table, viewer: int, owner: int) -> None:
    pair = row(viewer, owner)
    for kind in range(N_KINDS):
        if s.known[pair, kind] > 0:
            s.known[pair, kind] -= 1


def exchanged(s: Table, taken: int, given: int) -> None:
    """PZ-15: the player keeps the card drawn from the target and gives another; only these two know which."""
    sees_come(s, s.seat, s.target, given)
    sees_come(s, s.target, s.seat, taken)
    sees_leave(s, s.target, s.seat, given)
    for viewer in range(s.seats):
        if viewer != s.seat and viewer != s.target:
            leaves_unseen(s, viewer, s.target)
            leaves_unseen(s, viewer, s.seat)
