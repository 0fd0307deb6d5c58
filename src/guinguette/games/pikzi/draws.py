"""Cards drawn blindly, from the state's own generator.

Each function skips a random number of cards and answers the kind of the next: as likely as there are
cards of it. It looks at every kind because compiled code does that faster than it leaves a loop early.
"""

from guinguette.core.chance import below

from .state import N_KINDS, Table


def from_pile(s: Table) -> int:
    skip = below(s, s.left)
    kind = 0
    for k in range(N_KINDS):
        skip -= s.pile[k]
        kind += skip >= 0
    return kind


def from_hand(s: Table, seat: int) -> int:
    skip = below(s, s.held[seat])
    kind = 0
    for k in range(N_KINDS):
        skip -= s.hands[seat, k]
        kind += skip >= 0
    return kind
