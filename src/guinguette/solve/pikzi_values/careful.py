"""The careful player: counts cards, weighs what a move gains, risks and gives away, and sees one move ahead.

It looks only at what its seat may see, so it plays for any seat in worlds that search has dealt.
"""

from typing import Any

from guinguette.games.pikzi.portraits import can_place, shows, within_reach
from guinguette.games.pikzi.rules import (
    FIRST_BULL,
    FIRST_HEN,
    FIRST_PLACE,
    FIRST_SWAP,
    FIRST_WOLF,
    GIVE_BACK,
    GUARD,
    LET,
    PASS,
    PUT_DOWN,
    legal,
    waiting,
)
from guinguette.games.pikzi.scoring import portrait_points
from guinguette.games.pikzi.state import (
    BULL,
    CARD_POINTS,
    DOG,
    HEN,
    N_KINDS,
    N_PIECES,
    N_PORTRAITS,
    NOBODY,
    PORTRAIT_POINTS,
    WOLF,
    Table,
)

from .counting import (
    Count,
    chance_of_dog,
    hidden_cards,
    hidden_points,
    known_cards,
    lead,
    likely_number,
    most_open_pieces,
    partners,
    pieces_of,
    portraits_left,
    unseen,
)
from .habits import Habits

PATIENCE = 40  # turns of each seat in a round: then even who is behind ends the game


def choose_carefully(s: Table, h: Habits, moves: Any) -> int:
    """The best of the legal moves; `moves` is scratch space."""
    number = legal(s, moves)
    if number == 1:
        return int(moves[0])
    me = waiting(s)
    count = count_cards(s, h, me)
    best = int(moves[0])
    most = wish(s, h, count, me, best)
    for i in range(1, number):
        here = wish(s, h, count, me, moves[i])
        if here > most:
            most = here
            best = int(moves[i])
    return best


def count_cards(s: Table, h: Habits, me: int) -> Count:
    hidden = hidden_cards(s, me)
    points = 0.0 if s.young else hidden_points(s, me, hidden) + h.kept
    return Count(hidden, unseen(s, me, DOG), points, lateness(s, h))


def lateness(s: Table, h: Habits) -> float:
    left = portraits_left(s)
    if left > 3:
        return 0.0
    if left == 3:
        return h.three_left
    most = most_open_pieces(s)
    if left == 2:
        return h.two_left_three if most == 3 else h.two_left
    return h.one_left_three if most == 3 else (h.one_left_two if most == 2 else h.one_left)


def wish(s: Table, h: Habits, count: Count, me: int, move: int) -> float:
    """What a legal move is worth to the seat to decide: what it brings, less the card it takes."""
    if move < FIRST_PLACE:
        return -hold(s, h, count, me, move)
    if move < FIRST_BULL:
        piece = move - FIRST_PLACE
        return gain(s, h, count, me, piece // 4, 1, piece) - hold(s, h, count, me, piece)
    if move < FIRST_WOLF:
        target = (move - FIRST_BULL) // N_PIECES
        return wish_bull(s, h, count, me, target, (move - FIRST_BULL) % N_PIECES // 4)
    if move < FIRST_HEN:
        return wish_wolf(s, h, count, me, (move - FIRST_WOLF) // N_PORTRAITS, (move - FIRST_WOLF) % N_PORTRAITS)
    if move < GUARD:
        return wish_hen(s, h, count, me, move - FIRST_HEN)
    if move == GUARD:
        return wish_guard(s, h, count, me)
    if move == LET or move == GIVE_BACK or move == PASS:
        return 0.0
    if move == PUT_DOWN:
        return gain(s, h, count, me, s.drawn // 4, 1, s.drawn)
    return wish_swap(s, h, count, me, move - FIRST_SWAP)


def worth(s: Table, h: Habits, portrait: int, pieces: int) -> float:
    """What so many pieces of a portrait are worth in front of somebody."""
    if pieces == 4:
        return h.whole if s.young else h.whole * PORTRAIT_POINTS[portrait] / 10.0
    value = 0.0
    if pieces == 1:
        value = h.one
    elif pieces == 2:
        value = h.two
    elif pieces == 3:
        value = h.three
    return value if s.young or PORTRAIT_POINTS[portrait] == 10 else value * (1.0 + h.fair_lady)


def enmity(s: Table, h: Habits, me: int, other: int) -> float:
    """What another's loss is worth to a seat: of several rivals, the leader's most; of equals, the next one's."""
    if partners(s, me, other):
        return -1.0
    if s.seats == 2:
        return h.harm
    points = 10 * portrait_points(s, other) if s.young else portrait_points(s, other)
    distance = (other - me + s.seats) % s.seats
    return h.harm * (1.0 + h.leader * points / 10.0) - 0.001 * distance


def gain(s: Table, h: Habits, count: Count, me: int, portrait: int, more: int, used: int) -> float:
    """What more pieces of a portrait bring a seat that uses this card for them."""
    pieces = pieces_of(s, me, portrait)
    if pieces + more == 4:
        return finish(s, h, count, me, portrait, used)
    value = worth(s, h, portrait, pieces + more) - worth(s, h, portrait, pieces)
    for other in range(s.seats):
        if other != me and not partners(s, me, other) and s.shown[other, portrait] != 0:
            theirs = pieces_of(s, other, portrait)
            value -= (h.exposed + h.exposed_more * pieces) * more
            if theirs == 3:
                value -= h.race
            if pieces == 0:
                value += theirs * (h.with_bull * (s.hands[me, BULL] > 0) + h.with_wolf * (s.hands[me, WOLF] > 0))
    return value


def finish(s: Table, h: Habits, count: Count, me: int, portrait: int, used: int) -> float:
    """PZ-9: the others lose their pieces of it. The portrait that ends the game is finished by who wins, not before."""
    value = worth(s, h, portrait, 4) - worth(s, h, portrait, pieces_of(s, me, portrait))
    for other in range(s.seats):
        if other != me and not partners(s, me, other):
            value += enmity(s, h, me, other) * worth(s, h, portrait, pieces_of(s, other, portrait))
    if portraits_left(s) > 1 or s.round_number < s.rounds or s.turn > PATIENCE * s.rounds * s.seats:
        return value
    if s.young:  # hands count nothing, so nothing is won by waiting
        return value
    points = PORTRAIT_POINTS[portrait]
    if used >= 0 and s.hands[me, used] > 0 and s.card != used:
        points -= CARD_POINTS[used]
    ahead = lead(s, me, count.points) + points - h.margin
    if ahead > 0:
        return h.triumph + value
    return -h.triumph if ahead < 0 else -h.triumph / 4.0


def hold(s: Table, h: Habits, count: Count, me: int, kind: int) -> float:
    """What a card in hand is worth keeping for."""
    if kind < N_PIECES:
        return hold_piece(s, h, me, kind)
    early = h.bull
    if kind == HEN:
        early = h.hen
    elif kind == WOLF:
        early = h.wolf
    elif kind == DOG:
        early = h.dog
    if kind == BULL or kind == WOLF:
        early += h.prey * prey(s, me)
    in_the_end = 0 if s.young else CARD_POINTS[kind]
    return early * (1.0 - count.late) + in_the_end * count.late


def prey(s: Table, me: int) -> int:
    """How many portraits of rivals have pieces that a seat could take."""
    number = 0
    for portrait in range(N_PORTRAITS):
        mine = s.shown[me, portrait]
        if mine != 0 and s.finished[portrait] == NOBODY:
            for other in range(s.seats):
                if not partners(s, me, other) and s.shown[other, portrait] & ~mine != 0:
                    number += 1
    return number


def hold_piece(s: Table, h: Habits, me: int, piece: int) -> float:
    portrait = piece // 4
    if s.finished[portrait] != NOBODY:
        return 0.0
    value = 0.0
    for other in range(s.seats):
        rival = other != me and not partners(s, me, other)
        if rival and not shows(s, other, piece) and pieces_of(s, other, portrait) == 3:
            value += h.piece_block
    if shows(s, me, piece):
        return value
    if s.hands[me, piece] > 1:
        return value + h.double
    return value + h.piece + h.piece_more * pieces_of(s, me, portrait)


def envy(s: Table, h: Habits, count: Count, other: int, kind: int) -> float:
    """What a card is worth to another seat, whose hand is not looked at."""
    if kind >= N_PIECES:
        return hold(s, h, count, other, kind)
    if s.finished[kind // 4] != NOBODY or shows(s, other, kind):
        return 0.0
    return h.piece + h.piece_more * pieces_of(s, other, kind // 4)


def dog_answers(s: Table, h: Habits, count: Count, me: int, target: int) -> float:
    none = 1.0 - chance_of_dog(s, me, target, count.hidden, count.dogs)
    return 1.0 - float(none**h.guarded)


def wish_bull(s: Table, h: Habits, count: Count, me: int, target: int, portrait: int) -> float:
    """PZ-12"""
    theirs = pieces_of(s, target, portrait)
    taken = gain(s, h, count, me, portrait, 1, BULL)
    if pieces_of(s, me, portrait) < 3:
        taken += enmity(s, h, me, target) * (worth(s, h, portrait, theirs) - worth(s, h, portrait, theirs - 1))
    return (1.0 - dog_answers(s, h, count, me, target)) * taken - hold(s, h, count, me, BULL)


def wish_wolf(s: Table, h: Habits, count: Count, me: int, target: int, portrait: int) -> float:
    """PZ-13, PZ-14"""
    mine = pieces_of(s, me, portrait)
    theirs = pieces_of(s, target, portrait)
    new = count_bits(within_reach(s, target, portrait))
    taken = gain(s, h, count, me, portrait, new, WOLF)
    if mine + new < 4:
        taken += enmity(s, h, me, target) * worth(s, h, portrait, theirs)
    lost = worth(s, h, portrait, mine)
    lost += enmity(s, h, me, target) * (
        worth(s, h, portrait, joined(s, me, target, portrait)) - worth(s, h, portrait, theirs)
    )
    dog = dog_answers(s, h, count, me, target)
    return (1.0 - dog) * taken - dog * lost - hold(s, h, count, me, WOLF)


def count_bits(bits: int) -> int:
    return (bits & 1) + (bits >> 1 & 1) + (bits >> 2 & 1) + (bits >> 3 & 1)


def joined(s: Table, one: int, other: int, portrait: int) -> int:
    """How many different pieces two seats show together."""
    return count_bits(int(s.shown[one, portrait] | s.shown[other, portrait]))


def wish_hen(s: Table, h: Habits, count: Count, me: int, target: int) -> float:
    """PZ-15: the mean over all cards that may come."""
    least = 1000.0  # the card to give for it
    for kind in range(N_KINDS):
        if s.hands[me, kind] > (kind == HEN):
            least = min(least, hold(s, h, count, me, kind))
    brings = 0.0
    unknown = s.held[target] - known_cards(s, me, target)
    for kind in range(N_KINDS):
        number = likely_number(s, me, target, kind, unknown, count.hidden)
        if number > 0:
            brings += number * use_drawn(s, h, count, me, kind, least)
    brings = brings / s.held[target] + h.spy * enmity(s, h, me, target)
    if partners(s, me, target):
        brings = 0.0
    return (1.0 - dog_answers(s, h, count, me, target)) * brings - hold(s, h, count, me, HEN)


def use_drawn(s: Table, h: Habits, count: Count, me: int, kind: int, least: float) -> float:
    """The best that can be done with a hen's card."""
    best = max(0.0, hold(s, h, count, me, kind) - least)
    if kind < N_PIECES and can_place(s, kind):
        best = max(best, gain(s, h, count, me, kind // 4, 1, -1))
    return best


def wish_swap(s: Table, h: Habits, count: Count, me: int, given: int) -> float:
    """PZ-15: the target gets a card for the one it had."""
    kept = hold(s, h, count, me, s.drawn) - hold(s, h, count, me, given)
    share = -h.gift if partners(s, me, s.target) else h.gift
    return kept + share * (envy(s, h, count, s.target, s.drawn) - envy(s, h, count, s.target, given))


def wish_guard(s: Table, h: Habits, count: Count, me: int) -> float:
    """PZ-11, PZ-14: what the dog saves, against letting it happen."""
    dog = hold(s, h, count, me, DOG)
    if s.card == HEN:
        return h.robbed - dog
    attacker = s.seat
    portrait = s.aim // 4 if s.card == BULL else s.aim
    mine = pieces_of(s, me, portrait)
    left = mine - 1 if s.card == BULL else 0
    theirs = pieces_of(s, attacker, portrait)
    together = theirs + 1 if s.card == BULL else joined(s, me, attacker, portrait)
    saved = worth(s, h, portrait, mine) - worth(s, h, portrait, left)
    saved += enmity(s, h, me, attacker) * (worth(s, h, portrait, together) - worth(s, h, portrait, theirs))
    if together == 4 and portraits_left(s) == 1:
        saved += ending_by(s, h, count, me, attacker, portrait)
    if s.card == WOLF:
        new = joined(s, me, attacker, portrait) - mine
        saved += gain(s, h, count, me, portrait, new, DOG) if new > 0 else 0.0
        saved += enmity(s, h, me, attacker) * worth(s, h, portrait, theirs)
    return saved - dog


def ending_by(s: Table, h: Habits, count: Count, me: int, other: int, portrait: int) -> float:
    """What it is worth not to let another end the game by a portrait."""
    if s.round_number < s.rounds:
        return 0.0
    points = 1 if s.young else PORTRAIT_POINTS[portrait]
    if partners(s, me, other):
        points = -points
    ahead = lead(s, me, count.points) - points
    return h.triumph if ahead < 0 else -h.triumph
