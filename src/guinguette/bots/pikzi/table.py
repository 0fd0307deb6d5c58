"""A table that a view could be of: cards that the viewer cannot see lie anywhere they may."""

from guinguette.games.pikzi import GAME, Options, Table
from guinguette.games.pikzi.knowledge import row
from guinguette.games.pikzi.moves import CARDS, PORTRAITS
from guinguette.games.pikzi.position import PHASES
from guinguette.games.pikzi.scoring import portrait_points
from guinguette.games.pikzi.state import BULL, DRAW, HAND, HEN_CARD, N_KINDS, N_PIECES, NOTHING
from guinguette.games.pikzi.view import Pike, View


def table_of(view: View) -> Table:
    """The same for every table that looks like this to the viewer."""
    options = Options(portraits=view.portraits, young=view.young, rounds=view.rounds, teams=view.teams)
    s: Table = GAME.start(len(view.players), options)
    s.phase = PHASES.index(view.phase)
    s.turn, s.round_number, s.first, s.seat = view.turn, view.round, view.first, view.seat
    lay_open_cards(view, s)
    if view.pike is not None:
        lay_pike(view.pike, s)
    lay_hidden_cards(s)
    if s.phase == DRAW:
        short = [seat for seat in range(s.seats) if seat != s.seat and s.held[seat] < HAND]
        s.target = short[0] if short else s.target  # who draws after the player (PZ-11)
    return s


def lay_open_cards(view: View, s: Table) -> None:
    """On the table, in the discard, in the viewer's hand, and those known in other hands."""
    for card in view.discard:
        take(s, s.discard, CARDS.index(card))
    for seat, player in enumerate(view.players):
        s.held[seat] = player.cards
        for card in player.shown:
            piece = CARDS.index(card)
            s.shown[seat, piece // 4] |= 1 << piece % 4
            take(s, [0] * N_PIECES, piece)
        for portrait in player.finished:
            s.finished[PORTRAITS.index(portrait)] = seat
        for card in player.known if player.hand is None else player.hand:
            take(s, s.hands.rows[seat], CARDS.index(card))
        if seat != view.viewer and view.viewer is not None:
            for card in player.known:
                s.known[row(view.viewer, seat), CARDS.index(card)] += 1
            for card in player.knows:
                s.known[row(seat, view.viewer), CARDS.index(card)] += 1
        s.totals[seat] = player.points - portrait_points(s, seat)


def take(s: Table, to: list[int], kind: int) -> None:
    """From the pile."""
    s.pile[kind] -= 1
    s.left -= 1
    to[kind] += 1


def lay_pike(pike: Pike, s: Table) -> None:
    s.card = CARDS.index(pike.card)
    s.target = pike.target
    take(s, [0] * N_KINDS, s.card)
    if pike.aim is not None:
        s.aim = CARDS.index(pike.aim) if s.card == BULL else PORTRAITS.index(pike.aim)
    if pike.drawn is not None:
        s.drawn = CARDS.index(pike.drawn)
        take(s, [0] * N_KINDS, s.drawn)


def lay_hidden_cards(s: Table) -> None:
    for seat in range(s.seats):
        unseen_hen = s.phase == HEN_CARD and s.drawn == NOTHING and seat == s.target
        hand = s.hands.rows[seat]
        while sum(hand) < s.held[seat] + unseen_hen:
            take(s, hand, next(kind for kind in range(N_KINDS) if s.pile[kind]))
        if unseen_hen:  # any card of the hand will do
            s.drawn = next(kind for kind in range(N_KINDS) if hand[kind])
            hand[s.drawn] -= 1
