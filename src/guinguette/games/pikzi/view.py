"""What a seat sees of Pikzi (PZ-26): the table, its own hand, and the cards a hen has shown it."""

from functools import lru_cache

import msgspec

from guinguette.core.state import CHANCE

from .knowledge import row
from .moves import CARDS, MOVES, PIECES, PORTRAITS, Put, Swap
from .position import PHASES, pieces_shown
from .rules import waiting
from .scoring import hand_points, portrait_points
from .state import BULL, DEAL, DRAW, FINISHED, FIRST_SEAT, NOTHING, PLUCK, Table
from .turn import drawer

UNSEEN = "?"
MOST_KEPT = 1 << 14  # heaps of cards, by name


class Player(msgspec.Struct, frozen=True, gc=False):
    """One seat, as the viewer knows it."""

    cards: int  # in hand
    hand: list[str] | None  # the viewer's own; everybody's once the game is over
    known: list[str]  # cards that the viewer knows in this hand; a hen's card still to be decided may be one
    knows: list[str]  # cards of the viewer's hand that this player knows
    shown: list[str]  # pieces on the table, finished portraits included
    finished: list[str]  # portraits
    points: int  # rounds before and portraits; the hand too once the game is over
    team: int | None


class Pike(msgspec.Struct, frozen=True, gc=False):
    """An attack that is not over."""

    seat: int
    target: int
    card: str
    aim: str | None  # the bull's piece, the wolf's portrait
    drawn: str | None  # the hen's card, for the two who may see it


class View(msgspec.Struct, frozen=True, gc=False, tag_field="game", tag="pikzi"):
    viewer: int | None
    portraits: int  # how many end a round
    young: bool
    rounds: int
    teams: bool
    turn: int
    round: int  # 0 until somebody begins
    first: int  # who began this round
    seat: int  # whose turn it is
    to_move: int | None  # the seat to decide; None when it is up to the cards, or over
    phase: str
    drawer: int | None  # who gets the next card of the pile
    pile: int
    discard: list[str]
    players: list[Player]
    hand_points: int  # what the viewer's hand would count now (PZ-21)
    pike: Pike | None


def build(s: Table, seat: int | None) -> View:
    to_move = waiting(s)
    return View(
        viewer=seat,
        portraits=s.portraits,
        young=bool(s.young),
        rounds=s.rounds,
        teams=bool(s.teams),
        turn=s.turn,
        round=s.round_number,
        first=s.first,
        seat=s.seat,
        to_move=to_move if to_move >= 0 else None,
        phase=PHASES[s.phase],
        drawer=drawer(s) if s.phase in (DEAL, DRAW) else None,
        pile=s.left,
        discard=cards(s.discard),
        players=[see_player(s, player, seat) for player in range(s.seats)],
        hand_points=0 if seat is None else hand_points(s, seat),
        pike=None if s.card == NOTHING else see_pike(s, seat),
    )


def cards(counts: list[int]) -> list[str]:
    return list(named(tuple(counts)))


@lru_cache(MOST_KEPT)
def named(counts: tuple[int, ...]) -> tuple[str, ...]:
    """A view of each seat is built at every event, and most hands and heaps are as they were."""
    return tuple(CARDS[kind] for kind, count in enumerate(counts) for _ in range(count))


def see_player(s: Table, player: int, viewer: int | None) -> Player:
    opened = s.phase == FINISHED
    points = s.totals[player] + portrait_points(s, player)
    return Player(
        cards=s.held[player],
        hand=cards(s.hands.rows[player]) if opened or player == viewer else None,
        known=[] if viewer is None else cards(s.known.rows[row(viewer, player)]),
        knows=[] if viewer is None else cards(s.known.rows[row(player, viewer)]),
        shown=[PIECES[piece] for piece, there in enumerate(pieces_shown(s, player)) if there],
        finished=[PORTRAITS[portrait] for portrait, maker in enumerate(s.finished) if maker == player],
        points=points + hand_points(s, player) if opened else points,
        team=player % 2 if s.teams else None,
    )


def see_pike(s: Table, viewer: int | None) -> Pike:
    aim = None if s.aim == NOTHING else (PIECES if s.card == BULL else PORTRAITS)[s.aim]
    sees_drawn = s.drawn != NOTHING and viewer in (s.seat, s.target)
    return Pike(s.seat, s.target, CARDS[s.card], aim, CARDS[s.drawn] if sees_drawn else None)


def seen(s: Table, actor: int, code: int, text: str, seat: int | None) -> str:
    """An event about to happen in `s`, as the seat learns of it: cards that it does not see are `?`."""
    if actor == CHANCE:
        return text if s.phase == FIRST_SEAT or seat in drawn_for(s) else UNSEEN
    if seat in (s.seat, s.target):
        return text
    move = MOVES.decode(code)
    if isinstance(move, Swap):
        return f"swap {UNSEEN}"
    return f"put {CARDS[s.drawn]}" if isinstance(move, Put) else text


def drawn_for(s: Table) -> tuple[int, ...]:
    """Who sees the next card."""
    return (s.seat, s.target) if s.phase == PLUCK else (drawer(s),)
