"""Why a move of Pikzi: what the rules make of it on a copy of the table, and what a seat can count."""

from collections.abc import Iterator

from guinguette.core.moves import Move
from guinguette.core.words import Line
from guinguette.games.pikzi import GAME
from guinguette.games.pikzi.hands import lose
from guinguette.games.pikzi.moves import CARDS, Back, Bull, Discard, Dog, Hen, Let, Place, Put, Swap, Wolf
from guinguette.games.pikzi.portraits import can_place, shows
from guinguette.games.pikzi.scoring import hand_points, portrait_points
from guinguette.games.pikzi.state import DOG, FINISHED, HEN, N_PIECES, N_PORTRAITS, NOBODY, Table
from guinguette.games.pikzi.words import CARD_NAMES, PORTRAIT_NAMES
from guinguette.solve.pikzi_values import counting

from .advice import NEGLIGIBLE, percent

LAST = 3  # pieces: one more finishes the portrait


def reasons(s: Table, me: int, move: Move) -> Iterator[Line]:
    """As a seat that decides would give them."""
    match move:
        case Place() | Put():
            yield from changes(s, played(s, move), me)
        case Bull(target, _):
            yield from changes(s, played(s, move, Let()), me)
            yield dog_line(s, me, target)
        case Wolf(target, _):
            yield from changes(s, played(s, move, Let()), me)
            yield dog_line(s, me, target)
            yield from turned(s, played(s, move, Dog()), me, target)
        case Hen(target):
            yield from drawn(s, me, target)
            yield dog_line(s, me, target)
        case Dog():
            yield from protected(s, me)
        case Let():
            yield from happened(s, me)
        case Back():
            yield Line("coach-pikzi-known", {"card": CARD_NAMES[s.drawn], "other": s.target})
        case Discard(card):
            yield from parted_with(s, me, CARDS.index(card))
        case Swap(card):
            yield from parted_with(s, me, CARDS.index(card))
            yield from kept(s, me)


def played(s: Table, *moves: Move) -> Table:
    """The table after moves, cards still to be drawn; after the last portrait it stays as it is, to be looked at."""
    after = s.copy()
    after.rounds = after.round_number
    for move in moves:
        GAME.rules.act(after, GAME.moves.encode(move))
    return after


def changes(s: Table, after: Table, me: int) -> Iterator[Line]:
    """What comes to lie in front of whom."""
    for portrait in range(N_PORTRAITS):
        if after.finished[portrait] != s.finished[portrait]:
            yield finishes(s, after, portrait, me)
        elif counting.pieces_of(after, me, portrait) > counting.pieces_of(s, me, portrait):
            pieces = counting.pieces_of(after, me, portrait)
            yield Line("coach-pikzi-pieces", {"portrait": PORTRAIT_NAMES[portrait], "pieces": pieces})
        yield from losses(s, after, portrait, me)
    if after.phase == FINISHED:
        yield ends_round(s, after, me)


def finishes(s: Table, after: Table, portrait: int, me: int) -> Line:
    """PZ-20; PZ-23: the points that a portrait brings."""
    maker = after.finished[portrait]
    points = portrait_points(after, maker) - portrait_points(s, maker)
    args = {"portrait": PORTRAIT_NAMES[portrait], "points": points}
    return Line("coach-pikzi-finishes", args) if maker == me else Line("coach-pikzi-other", args | {"other": maker})


def losses(s: Table, after: Table, portrait: int, me: int) -> Iterator[Line]:
    """Taken, or swept away when somebody else finished the portrait (PZ-9)."""
    for seat in range(s.seats):
        if count := lost(s, after, seat, portrait):
            args = {"portrait": PORTRAIT_NAMES[portrait], "count": count}
            yield Line("coach-pikzi-lost", args) if seat == me else Line("coach-pikzi-loses", args | {"other": seat})


def lost(s: Table, after: Table, seat: int, portrait: int) -> int:
    """How many pieces."""
    return max(0, counting.pieces_of(s, seat, portrait) - counting.pieces_of(after, seat, portrait))


def ends_round(s: Table, after: Table, me: int) -> Line:
    """PZ-19: hands are counted. What may be hidden in the others' is left to the chance to win."""
    ahead = int(counting.lead(after, me, per_card=0.0))
    hidden = any(s.held[seat] > counting.known_cards(s, me, seat) for seat in range(s.seats) if seat != me)
    args = {"points": abs(ahead), "hidden": int(hidden and not s.young)}
    return Line("coach-pikzi-ends-ahead" if ahead >= 0 else "coach-pikzi-ends-behind", args)


def dog_line(s: Table, me: int, target: int) -> Line:
    return Line("coach-pikzi-dog", {"percent": percent(chance_of_dog(s, me, target)), "other": target})


def chance_of_dog(s: Table, me: int, target: int) -> float:
    """That the target's hand has a guard dog: cards that a seat has not seen are anywhere, each as likely."""
    return counting.chance_of_dog(s, me, target, counting.hidden_cards(s, me), counting.unseen(s, me, DOG))


def turned(s: Table, after: Table, me: int, target: int) -> Iterator[Line]:
    """PZ-14: what a guard dog makes of a wolf."""
    for portrait in range(N_PORTRAITS):
        if count := lost(s, after, me, portrait):
            args = {"portrait": PORTRAIT_NAMES[portrait], "other": target}
            yield Line("coach-pikzi-turned", args | {"count": count})
            if after.finished[portrait] == target:
                yield Line("coach-pikzi-turned-last", args)


def drawn(s: Table, me: int, target: int) -> Iterator[Line]:
    """PZ-15: how likely a card out of the target's hand can be placed at once, and is the last of its portrait."""
    hidden = counting.hidden_cards(s, me)
    unknown = s.held[target] - counting.known_cards(s, me, target)
    fits = last = 0.0
    for piece in range(N_PIECES):
        if can_place(s, piece):
            chance = counting.likely_number(s, me, target, piece, unknown, hidden) / s.held[target]
            fits += chance
            last += chance * (counting.pieces_of(s, me, piece // 4) == LAST)
    yield Line("coach-pikzi-fits", {"percent": percent(fits), "other": target})
    if last >= NEGLIGIBLE:
        yield Line("coach-pikzi-last", {"percent": percent(last)})


def protected(s: Table, me: int) -> Iterator[Line]:
    """PZ-11: what a guard dog keeps from happening; PZ-14: and what comes of a wolf that turns around."""
    if s.card == HEN:
        yield Line("coach-pikzi-hand-kept", {"other": s.seat})
    otherwise = played(s, Let())
    for portrait in range(N_PORTRAITS):
        if count := lost(s, otherwise, me, portrait):
            yield Line("coach-pikzi-saves", {"portrait": PORTRAIT_NAMES[portrait], "count": count})
            if otherwise.finished[portrait] == s.seat:
                yield Line("coach-pikzi-stops", {"portrait": PORTRAIT_NAMES[portrait], "other": s.seat})
    yield from changes(s, played(s, Dog()), me)


def happened(s: Table, me: int) -> Iterator[Line]:
    """PZ-11: what comes of an attack; PZ-21: a guard dog that is kept may count."""
    if s.card == HEN:
        yield Line("coach-pikzi-plucked", {"other": s.seat, "count": s.held[me]})
    yield from changes(s, played(s, Let()), me)
    if s.hands[me, DOG] > 0:
        yield from left_in_hand(s, played(s, Dog()), me, DOG)


def parted_with(s: Table, me: int, kind: int) -> Iterator[Line]:
    """A card that leaves the hand for nothing: it is no use, or costs, or is just what somebody needs."""
    if kind < N_PIECES and not can_place(s, kind):
        yield Line("coach-pikzi-useless", {"card": CARD_NAMES[kind]})
    if kind >= N_PIECES:
        yield Line("coach-pikzi-spent", {"card": CARD_NAMES[kind]})
    after = s.copy()
    lose(after, me, kind)
    yield from left_in_hand(s, after, me, kind)
    for seat in range(s.seats):
        if lacks_only(s, seat, kind):
            card = {"card": CARD_NAMES[kind]}
            yield Line("coach-pikzi-needed", card) if seat == me else Line("coach-pikzi-wanted", card | {"other": seat})


def kept(s: Table, me: int) -> Iterator[Line]:
    """PZ-15: the hen's card joins the hand."""
    if s.drawn < N_PIECES and can_place(s, s.drawn):
        pieces = counting.pieces_of(s, me, s.drawn // 4) + 1
        yield Line("coach-pikzi-later", {"card": CARD_NAMES[s.drawn], "pieces": pieces})


def left_in_hand(s: Table, after: Table, me: int, kind: int) -> Iterator[Line]:
    """PZ-21: what a card counts that is in hand now and not after; PZ-23: nothing for young players."""
    points = hand_points(s, me) - hand_points(after, me)
    if points:
        key = "coach-pikzi-left-counts" if points > 0 else "coach-pikzi-left-costs"
        yield Line(key, {"card": CARD_NAMES[kind], "points": abs(points)})


def lacks_only(s: Table, seat: int, kind: int) -> bool:
    """Whether this is the last piece that a seat needs."""
    if kind >= N_PIECES or s.finished[kind // 4] != NOBODY or shows(s, seat, kind):
        return False
    return counting.pieces_of(s, seat, kind // 4) == LAST
