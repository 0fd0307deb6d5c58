"""An entry as each viewpoint may see it, taken in the moment it happened.

A viewpoint is a seat, or None for spectators. Views are built for a seat and never shared, except where a game
hides nothing: there one view serves all, and only says whose it is.
"""

from collections.abc import Collection, Iterable
from time import time
from typing import cast

from msgspec import UNSET, Raw

from guinguette.core.moves import Move
from guinguette.core.words import Line

from .entry import Entry
from .lines import legal_move, tell_all
from .messages import Event, LegalMove, Result, Said, SeatNow, encode
from .table import GAME_KINDS, Table

Viewpoint = int | None
NO_MOVES = '"legal":[]'
UNSIGNED = '"viewer":null'
QUIET = ("chat", "react", "rematch")  # nothing on the table changes


class Sight:
    def __init__(self, table: Table, entry: Entry, viewpoints: Collection[Viewpoint]) -> None:
        self.entry = entry
        self.players = table.players
        self.tell = table.game.words.tell
        self.seen = table.seen.get(entry.ply)
        self.news = table.play.news[-1] if table.play and entry.kind in GAME_KINDS else ()
        self.views: dict[Viewpoint, Raw] = {}
        self.legal: dict[Viewpoint, list[tuple[Move, Line]]] = {}
        self.seats: list[SeatNow] | None = None
        self.result: Result | None = None
        self.told: dict[tuple[Viewpoint, str], list[Raw]] = {}
        self.hides = table.game.seen is not None
        if entry.kind not in QUIET:
            self._look(table, viewpoints)

    def _look(self, table: Table, viewpoints: Collection[Viewpoint]) -> None:
        self.to_move, self.deadline = table.to_move, table.deadline
        if self.entry.kind not in GAME_KINDS:
            self.seats = table.seats_now()
        self.views = views(table, viewpoints)
        if self.to_move is not None and self.to_move in viewpoints:
            self.legal[self.to_move] = legal(table)
        if self.to_move is None:
            self.result = table.result

    def lines(self, seat: Viewpoint, language: str) -> list[Said]:
        key = (seat if self.hides else None, language)
        if key not in self.told:
            self.told[key] = tell_all(self.tell, self.news, key[0], language, self.players)
        return cast(list[Said], self.told[key])  # to be encoded, which they are already

    def event(self, seat: Viewpoint, language: str) -> Event:
        entry = self.entry
        text = entry.text if self.seen is None else self.seen[-1 if seat is None else seat]
        if entry.kind in QUIET:
            return Event(ply=entry.ply, kind=entry.kind, seat=entry.seat, text=text, at=entry.at)
        return Event(
            ply=entry.ply,
            kind=entry.kind,
            seat=entry.seat,
            text=text,
            at=entry.at,
            lines=self.lines(seat, language),
            to_move=self.to_move,
            deadline=self.deadline,
            view=self.views.get(seat if self.hides else None, UNSET),
            legal=legal_moves(self.legal.get(seat, []), language, self.players),
            seats=UNSET if self.seats is None else self.seats,
            result=UNSET if self.result is None else self.result,
        )


def legal(table: Table) -> list[tuple[Move, Line]]:
    play = table.play
    return [(move, table.game.words.label(play.state, move)) for move in play.legal] if play else []


def legal_moves(moves: list[tuple[Move, Line]], language: str, players: tuple[str, ...]) -> list[LegalMove]:
    return cast(list[LegalMove], [Raw(legal_move(move, label, language, players)) for move, label in moves])


class Message:
    """The events of a step as a message to each viewpoint, encoded as seldom as can be."""

    def __init__(self, sights: list[Sight]) -> None:
        self.sights = sights
        self.now = round(time(), 3)
        self.hides = bool(sights) and sights[0].hides
        self.choosers = [seat for sight in sights for seat in sight.legal]
        self.made: dict[tuple[Viewpoint, str], list[str]] = {}

    def to(self, seat: Viewpoint, language: str, re: int | None = None) -> str:
        events = (UNSIGNED if seat is None else f'"viewer":{seat}').join(self._parts(seat, language))
        return f'{{"type":"events","re":{"null" if re is None else re},"now":{self.now},"events":{events}}}'

    def _parts(self, seat: Viewpoint, language: str) -> list[str]:
        """The events; where a game hides nothing, cut at each place that says whose the view is."""
        # Only the seat to move gets anything else than the others: its legal moves.
        key = (seat if self.hides or seat in self.choosers else None, language)
        found = self.made.get(key)
        if found is None:
            found = self.made[key] = self._make(*key)
        return found

    def _make(self, seat: Viewpoint, language: str) -> list[str]:
        if self.hides:
            return [self._encode(seat, language)]
        chooses = [sight for sight in self.sights if seat in sight.legal]
        if chooses and chooses == self.sights[-1:]:
            return self._with_moves(seat, language)
        # Quotation marks in texts are escaped, so nothing else can be meant.
        return self._encode(seat, language).split(UNSIGNED)

    def _with_moves(self, seat: Viewpoint, language: str) -> list[str]:
        """What the others get, and the legal moves put in."""
        last = self.sights[-1]
        *parts, end = self._parts(None, language)
        head, _, tail = end.rpartition(NO_MOVES)
        moves = ",".join([legal_move(move, label, language, last.players) for move, label in last.legal[seat]])
        return [*parts, f'{head}"legal":[{moves}]{tail}']

    def _encode(self, seat: Viewpoint, language: str) -> str:
        return encode([sight.event(seat, language) for sight in self.sights]).decode()


def view_now(table: Table, seat: Viewpoint) -> Raw | None:
    """What a viewpoint sees now; None until everybody sits."""
    return None if table.play is None else Raw(encode(table.play.view(seat)))


def views(table: Table, viewpoints: Iterable[Viewpoint]) -> dict[Viewpoint, Raw]:
    """What each viewpoint sees now, or one view for all under None; nothing until everybody sits."""
    if table.play is None:
        return {}
    if table.game.seen is None:
        return {None: Raw(encode(table.play.view()))}
    return {seat: Raw(encode(table.play.view(seat))) for seat in viewpoints}


def history(table: Table, seat: Viewpoint, language: str, last: int) -> list[Event]:
    """The last entries, without the views that went with them."""
    return [past(table, entry, seat, language) for entry in table.entries[-last:]]


def past(table: Table, entry: Entry, seat: Viewpoint, language: str) -> Event:
    seen, at = table.seen.get(entry.ply), table.event_of.get(entry.ply)
    news = table.play.news[at] if table.play is not None and at is not None else ()
    lines = tell_all(table.game.words.tell, news, seat, language, table.players)
    return Event(
        ply=entry.ply,
        kind=entry.kind,
        seat=entry.seat,
        text=entry.text if seen is None else seen[-1 if seat is None else seat],
        at=entry.at,
        lines=cast(list[Said], lines) if at is not None else UNSET,
    )
