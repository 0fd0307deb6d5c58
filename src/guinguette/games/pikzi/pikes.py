"""Action cards: the attack, the target's answer, and the hen's card."""

from guinguette.core.state import note

from .hands import gain, lose, use
from .knowledge import exchanged, leaves_openly, sees_come, sees_leave
from .news import ATTACKS, GIVEN_BACK, GUARDED, LETS, PLUCKED, PUT_DOWN, SWAPPED, TURNED
from .portraits import show, take_piece, take_portrait
from .state import ANSWER, BULL, DOG, HEN, HEN_CARD, NOBODY, NOTHING, PLUCK, WOLF, Table


def attack(s: Table, card: int, target: int, aim: int) -> None:
    """PZ-11; PZ-18: whatever the target holds, the game waits for the answer."""
    use(s, s.seat, card)
    s.card = card
    s.target = target
    s.aim = aim
    s.phase = ANSWER
    note(s, ATTACKS, s.seat, card, target, aim)


def let(s: Table) -> None:
    """PZ-11: the target does not answer. A hen then draws; bull and wolf take (PZ-12, PZ-13)."""
    note(s, LETS, s.target)
    if s.card == HEN:
        s.phase = PLUCK
        return
    if s.card == BULL:
        take_piece(s, s.seat, s.target, s.aim)
    else:
        take_portrait(s, s.seat, s.target, s.aim)
    s.target = NOBODY  # has used no card, so does not draw (PZ-5)
    spend(s)


def guard(s: Table) -> None:
    """PZ-11, PZ-12, PZ-15: a guard dog stops the attack; PZ-14: it reverses a wolf."""
    use(s, s.target, DOG)
    s.discard[DOG] += 1
    note(s, GUARDED, s.target, s.card, s.seat)
    if s.card == WOLF:
        note(s, TURNED, s.target, s.aim, s.seat)
        take_portrait(s, s.target, s.seat, s.aim)
    spend(s)


def spend(s: Table) -> None:
    """PZ-11: the action card is used up."""
    s.discard[s.card] += 1
    s.card = NOTHING
    s.aim = NOTHING
    s.drawn = NOTHING


def pluck(s: Table, kind: int) -> None:
    """PZ-15: a card out of the target's hand, which only these two see."""
    lose(s, s.target, kind)
    sees_leave(s, s.seat, s.target, kind)
    s.drawn = kind
    s.phase = HEN_CARD
    note(s, PLUCKED, s.seat, kind, s.target)


def give_back(s: Table) -> None:
    """PZ-15: and the player knows it from now on (PZ-26)."""
    gain(s, s.target, s.drawn)
    sees_come(s, s.seat, s.target, s.drawn)
    note(s, GIVEN_BACK, s.seat, s.drawn, s.target)
    spend(s)


def put_down(s: Table) -> None:
    """PZ-15: place the card at once."""
    sees_come(s, s.seat, s.target, s.drawn)  # the player counted it out already, unlike the others
    leaves_openly(s, s.target, s.drawn)
    note(s, PUT_DOWN, s.seat, s.drawn, s.target)
    show(s, s.seat, s.drawn)
    spend(s)


def swap(s: Table, given: int) -> None:
    """PZ-15: keep the card, and give another one for it."""
    lose(s, s.seat, given)
    gain(s, s.seat, s.drawn)
    gain(s, s.target, given)
    exchanged(s, s.drawn, given)
    note(s, SWAPPED, s.seat, s.drawn, s.target, given)
    spend(s)
