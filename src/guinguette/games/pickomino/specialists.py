"""Specialists and grilled worms (deluxe): who stands where, who owns whom, who pays."""

from guinguette.core.state import note

from .news import GRILLED_FROM, LEFT_GAME, NO_GRILLED, STANDS
from .state import GRILL, HEN, N_TILES, NOBODY, RETURN, TURN_DONE, UP, Table


def stand_on_skewer(s: Table, who: int) -> None:
    """DX-12: on the lowest face-up tile that nobody stands on; out of the game if there is none."""
    for tile in range(N_TILES):
        if s.skewer[tile] == UP and s.stands[tile] == NOBODY:
            s.stands[tile] = who
            note(s, STANDS, who, tile)
            return
    note(s, LEFT_GAME, who)


def gain(s: Table, who: int) -> None:
    """The player gets a specialist; DX-11: with two, one goes back."""
    if s.owns[s.seat] == NOBODY:
        s.owns[s.seat] = who
        s.phase = TURN_DONE
    else:
        s.second = who
        s.phase = RETURN


def give_back(s: Table, who: int) -> None:
    """DX-11: the player chose which of the two goes back to the skewer."""
    if who == s.owns[s.seat]:
        s.owns[s.seat] = s.second
    s.second = NOBODY
    stand_on_skewer(s, who)
    s.phase = TURN_DONE


def can_give_grilled(s: Table, seat: int) -> bool:
    """DX-7: another player who has a grilled worm, but never the owner of the mother hen (DX-20)."""
    return seat != s.seat and s.grilled[seat] > 0 and s.owns[seat] != HEN


def earn_grilled(s: Table, news: int) -> None:
    """DX-7: from the reserve, `news` says why (DX-6, DX-21); then from another player, whom phase GRILL may ask for."""
    if s.reserve > 0:
        s.reserve -= 1
        s.grilled[s.seat] += 1
        note(s, news, s.seat)
        return
    givers = 0
    giver = 0
    for seat in range(s.seats):
        if can_give_grilled(s, seat):
            givers += 1
            giver = seat
    if givers == 0:
        note(s, NO_GRILLED, s.seat)
    elif givers == 1:
        take_grilled(s, giver)
    else:
        s.phase = GRILL


def take_grilled(s: Table, giver: int) -> None:
    s.grilled[giver] -= 1
    s.grilled[s.seat] += 1
    note(s, GRILLED_FROM, s.seat, giver)
