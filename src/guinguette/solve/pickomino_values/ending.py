"""What every end of a turn is worth: the rules end the turn on a copy of the table, a judge looks at it."""

from typing import Any

from guinguette.games.pickomino.rules import act, legal
from guinguette.games.pickomino.specialists import can_give_grilled, earn_grilled, take_grilled
from guinguette.games.pickomino.state import GRILL, N_TILES, TURN_DONE, WORM, Table
from guinguette.games.pickomino.tiles import NO_SEAT, null_throw, skewer_prize, stop, tile_worth, victim
from guinguette.games.pickomino.turn import close
from guinguette.solve.pickomino.ends import GRILLED, NULL, STOP, TOTALS, WORST

from .copying import copy_table
from .judge import Judge, judge
from .room import KEYS, Room


def price_turn(j: Judge, s: Table, room: Room, values: Any) -> None:
    """Fill in the worth of all ends of the turn that begins, for the seat to play."""
    price_ends(j, s, room, values, 0)
    if s.deluxe:
        earned = room.tables[2]
        copy_table(s, earned)
        earn_grilled(earned, 0)
        if earned.phase == GRILL:
            choose_giver(j, earned, room)
        price_ends(j, earned, room, values, GRILLED)


def price_ends(j: Judge, s: Table, room: Room, values: Any, first: int) -> None:
    """The ends from slot `first`, if this turn of `s` (with no dice set aside) ends without earning any more."""
    for key in range(KEYS):
        room.known[key] = False
    for total in range(TOTALS):
        key = end_key(s, total)
        if not room.known[key]:
            judge_end(j, s, total if key > 0 else 0, room, room.chances)
            room.known[key] = True
            room.worth[key] = room.chances[s.seat]
        values[first + STOP + total] = room.worth[key]
    values[first + NULL] = room.worth[0]


def end_key(s: Table, total: int) -> int:
    """Stops with the same key bring the same: 0 nothing, then tiles, then seats to steal from."""
    other = victim(s, tile_worth(total))
    return 1 + skewer_prize(s, total) if other == NO_SEAT else 1 + N_TILES + other


def judge_end(j: Judge, s: Table, total: int, room: Room, out: Any) -> None:
    """Stop with a worm and this total; 0 is a null throw."""
    after = room.tables[0]
    end_turn(s, total, after)
    judge_choice(j, after, room, out)


def end_turn(s: Table, total: int, after: Table) -> None:
    copy_table(s, after)
    if total > 0:
        after.total = total
        after.kept[WORM] = 1
        stop(after)
    else:
        null_throw(after)


def judge_choice(j: Judge, s: Table, room: Room, out: Any) -> None:
    """The best of what the end of a turn still asks for (DX-11, DX-21), if it does."""
    if s.phase == TURN_DONE:
        close(s)
        judge(j, s, room, out)
        return
    best = WORST
    for k in range(legal(s, room.moves)):
        after = room.tables[1]
        copy_table(s, after)
        act(after, room.moves[k])
        judge(j, after, room, room.trial)
        if room.trial[s.seat] > best:
            best = room.trial[s.seat]
            for seat in range(s.seats):
                out[seat] = room.trial[seat]


def choose_giver(j: Judge, s: Table, room: Room) -> None:
    """DX-7: take the grilled worm from whom it helps most if nothing else comes of the turn."""
    best = WORST
    giver = NO_SEAT
    for seat in range(s.seats):
        if can_give_grilled(s, seat):
            worth = worth_of_giver(j, s, seat, room)
            if worth > best:
                best = worth
                giver = seat
    take_grilled(s, giver)


def worth_of_giver(j: Judge, s: Table, giver: int, room: Room) -> float:
    after = room.tables[0]
    copy_table(s, after)
    take_grilled(after, giver)
    null_throw(after)
    judge_choice(j, after, room, room.chances)
    return float(room.chances[s.seat])
