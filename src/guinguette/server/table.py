"""A table: its log, folded into who sits where and a game in progress.

`propose_*` checks what somebody wants and gives the entry for it; `fold` takes an entry in. Chance is drawn by
`draw` as soon as the game waits for it, so that an entry and the outcomes after it are one step.
"""

from collections import Counter
from collections.abc import Callable, Set
from itertools import chain, count
from time import time
from typing import Any

import msgspec
from msgspec import Struct

from guinguette.core.errors import BadSetup, Refused
from guinguette.core.game import Game, read_options
from guinguette.core.playthrough import LONGEST_NAME, Playthrough
from guinguette.core.record import is_name
from guinguette.core.state import CHANCE, OVER
from guinguette.core.words import Line
from guinguette.games import find

from . import dice
from .entry import Entry, Summary
from .messages import Habits, Kind, Result, SeatNow, Status, TableNow
from .refusals import Denied

GAME_KINDS = ("move", "outcome")
MOST_OF_A_KIND = 500  # lines of chat, reactions and departures of one seat; a table is not a place to store things


class Place(Struct, omit_defaults=True):
    """A seat and who has it. An open place with a holder waits for that person only."""

    kind: str
    name: str | None = None
    level: str | None = None
    holder: str | None = None  # SHA-256 of the token
    away: bool = False


class TableRow(Struct, frozen=True, kw_only=True):
    """What is fixed when a table is made."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    places: list[Place]
    habits: Habits
    secret: bytes
    created: float


class Table:
    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.game: Game = find(row.game)
        self.options = read_options(self.game, row.options)
        self.places = [msgspec.structs.replace(place) for place in row.places]
        self.entries: list[Entry] = []
        self.play: Playthrough | None = None
        self.event_of: dict[int, int] = {}  # ply → index of the game's event
        self.seen: dict[int, tuple[str, ...]] = {}  # ply → the text for each seat, then for spectators
        self.nonces: list[dice.Nonce] = []
        self.done: Counter[tuple[str, int | None]] = Counter()  # how often each seat did what is no move
        self.game_ply = 0  # the last entry that a move must have seen
        self.turn: tuple[int, int] | None = None
        self.turn_at = 0.0
        self.next_table: str | None = None
        self.archived = False
        self.waiting = OVER  # the seat to decide, CHANCE or OVER; OVER too before the game begins
        self._seat()

    @property
    def ply(self) -> int:
        return len(self.entries)

    @property
    def players(self) -> tuple[str, ...]:
        return self.play.players if self.play else ()

    @property
    def to_move(self) -> int | None:
        """The seat to decide."""
        return self.waiting if self.waiting >= 0 else None

    @property
    def status(self) -> Status:
        if self.archived:
            return "archived"
        if self.play is None:
            return "open"
        return "over" if self.waiting == OVER else "playing"

    @property
    def result(self) -> Result | None:
        standings = self.play.outcome if self.play and self.waiting == OVER else None
        return Result(list(standings), self.row.secret.hex()) if standings else None

    def holds(self, holder: str | None, seat: int) -> bool:
        place = self.places[seat]
        return holder is not None and place.holder == holder and place.kind != "open"

    def seats_of(self, holder: str | None) -> list[int]:
        return [seat for seat in range(len(self.places)) if self.holds(holder, seat)]

    def knows(self, holder: str | None) -> bool:
        """Whether this person sits here, or a seat is kept for them."""
        return holder is not None and any(place.holder == holder for place in self.places)

    def bot_at(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now, if one does."""
        place = self.places[seat]
        if place.kind == "bot":
            return place.level
        return self.row.habits.keeper if place.away else None

    @property
    def deadline(self) -> float | None:
        """When the time of the person to move runs out."""
        clock, seat = self.row.habits.clock, self.to_move
        if clock is None or seat is None or self.row.habits.keeper is None or self.bot_at(seat):
            return None
        return self.turn_at + clock

    @property
    def due(self) -> float | None:
        """When a bot or the clock must act."""
        seat = self.to_move
        if seat is None or self.archived:
            return None
        if self.bot_at(seat):
            return self.entries[-1].at + self.row.habits.pause if self.entries else self.row.created
        return self.deadline

    def summary(self) -> Summary:
        last = self.entries[-1].at if self.entries else self.row.created
        return Summary(self.status, self.for_anybody, self.due, last // 3600 * 3600)

    @property
    def for_anybody(self) -> int:
        """Open seats that are kept for nobody."""
        return sum(place.kind == "open" and place.holder is None for place in self.places)

    def seats_now(self) -> list[SeatNow]:
        return [
            SeatNow(seat=i, kind=p.kind, name=p.name, level=p.level, away=p.away)  # type: ignore[arg-type]
            for i, p in enumerate(self.places)
        ]

    def now(self, holder: str | None) -> TableNow:
        return TableNow(
            id=self.row.id,
            code=self.row.code,
            game=self.row.game,
            options=msgspec.to_builtins(self.options),
            habits=self.row.habits,
            status=self.status,
            seats=self.seats_now(),
            yours=self.seats_of(holder),
            commitment=dice.commitment(self.row.secret),
            created=self.row.created,
        )

    def record(self, seat: int | None) -> str:
        """All of the game when it is over; what the seat knows until then."""
        if self.play is None:
            raise Denied("not-started")
        over = self.waiting == OVER  # even if it has been put away since
        text = self.play.record if over else self.play.record_for(seat)
        return dice.header(self.row.id, self.row.secret, self.nonces, over=over) + text

    # What somebody wants

    def _entry(self, kind: Kind, seat: int | None, text: str, **more: str | None) -> Entry:
        return Entry(self.ply + 1, kind, seat, text, round(time(), 3), **more)

    def _expect_in_use(self) -> None:
        if self.archived:
            raise Denied("archived", 410)

    def _expect(self, seat: int | None, holder: str | None) -> int:
        self._expect_in_use()
        if seat is None or seat not in self.seats_of(holder):
            raise Denied("not-yours", 403)
        return seat

    def propose_sit(self, seat: int | None, name: str, nonce: str, holder: str) -> Entry:
        self._expect_in_use()
        mine = [i for i, p in enumerate(self.places) if p.kind == "open" and p.holder in (None, holder)]
        if seat is None:
            mine.sort(key=lambda i: self.places[i].holder is None)  # the seat that is kept for this person first
            if not mine:
                raise Denied("full")
            seat = mine[0]
        if seat >= len(self.places):
            raise Denied("no-seat", 404, number=seat + 1)
        if seat not in mine:
            raise Denied("seat-taken", number=seat + 1)
        self._check_name(name, seat)
        return self._entry("sit", seat, name, nonce=nonce, holder=holder)

    def check_names(self) -> None:
        """Refuse names, of bots or of those whom seats are kept for, that the game could not begin with."""
        for seat, place in enumerate(self.places):
            if place.name is not None:
                self._check_name(place.name, seat)

    def _check_name(self, name: str, seat: int) -> None:
        others = [p.name for i, p in enumerate(self.places) if i != seat]
        if not is_name(name) or len(name) > LONGEST_NAME or name in others:
            raise BadSetup(Line("bad-name", {"name": name}))

    def propose_leave(self, seat: int | None, holder: str | None) -> Entry:
        seat = self._expect(seat, holder)
        if self.places[seat].away:
            raise Denied("already-away")
        self._expect_few("leave", seat)
        return self._entry("leave", seat, "")

    def _expect_few(self, kind: Kind, seat: int) -> None:
        if self.done[kind, seat] >= MOST_OF_A_KIND:
            raise Denied("enough", most=MOST_OF_A_KIND)

    def propose_return(self, seat: int | None, holder: str | None) -> Entry:
        seat = self._expect(seat, holder)
        if not self.places[seat].away:
            raise Denied("not-away")
        return self._entry("return", seat, "")

    def propose_keep(self, seat: int) -> Entry:
        return self._entry("keep", seat, "")

    def propose_bot(self, seat: int, level: str, holder: str | None) -> Entry:
        self._expect_in_use()
        if not self.seats_of(holder):
            raise Denied("not-yours", 403)
        if seat >= len(self.places):
            raise Denied("no-seat", 404, number=seat + 1)
        if self.places[seat].kind != "open":
            raise Denied("seat-taken", number=seat + 1)
        return self._entry("bot", seat, level)

    def propose_move(self, seat: int | None, holder: str | None, ply: int, text: str) -> Entry:
        seat = self._expect(seat, holder)
        if self.places[seat].away:
            raise Denied("kept")
        return self._propose_move(seat, ply, text)

    def propose_bot_move(self, seat: int, ply: int, text: str) -> Entry:
        self._expect_in_use()
        if not self.bot_at(seat):
            raise Denied("not-yours", 403)
        return self._propose_move(seat, ply, text)

    def _propose_move(self, seat: int, ply: int, text: str) -> Entry:
        move = self.game.moves.parse(text)
        self._expect_turn(seat, ply)
        return self._entry("move", seat, str(move))

    def _expect_turn(self, seat: int, ply: int) -> Playthrough:
        """It is for this seat to decide, and it has seen all that happened in the game."""
        if self.play is None:
            raise Denied("not-started")
        if self.waiting == OVER:
            raise Refused(Line("over"))
        if not self.game_ply <= ply <= self.ply:
            raise Denied("stale", ply=self.ply)
        if seat != self.waiting:
            raise Denied("not-your-turn")
        return self.play

    def expect_hint(self, seat: int | None, holder: str | None, ply: int) -> tuple[Playthrough, int]:
        """The game as it is, and the seat that may ask the coach about it now."""
        seat = self._expect(seat, holder)
        if not self.row.habits.hints:
            raise Denied("hints-off", 403)
        if self.places[seat].away:
            raise Denied("kept")
        return self._expect_turn(seat, ply), seat

    def propose_chat(self, seat: int | None, holder: str | None, text: str) -> Entry:
        seat = self._expect_talk("chat", seat, holder)
        text = " ".join(text.split())
        if not text or not text.isprintable():
            raise Denied("bad-text", 422)
        return self._entry("chat", seat, text)

    def propose_react(self, seat: int | None, holder: str | None, reaction: str) -> Entry:
        seat = self._expect_talk("react", seat, holder)
        return self._entry("react", seat, reaction)

    def _expect_talk(self, kind: Kind, seat: int | None, holder: str | None) -> int:
        seat = self._expect(seat, holder)
        if not self.row.habits.chat:
            raise Denied("chat-off")
        self._expect_few(kind, seat)
        return seat

    def propose_rematch(self, holder: str | None, next_id: str) -> Entry:
        seats = self.seats_of(holder)
        if not seats:
            raise Denied("not-yours", 403)
        if self.status != "over":
            raise Denied("not-over")
        if self.next_table is not None:
            raise Denied("rematch-made")
        return self._entry("rematch", seats[0], next_id)

    # What happens

    def fold(self, entry: Entry) -> None:
        """Take an entry in. What is refused raises, and changes nothing."""
        assert entry.ply == self.ply + 1
        if entry.kind in GAME_KINDS:
            assert self.play is not None
            do = self.play.settle if entry.kind == "outcome" else self.play.play
            self._happen(self.play, lambda: do(entry.text))
        else:
            self._rearrange(entry)
            self.done[entry.kind, entry.seat] += 1
        self._append(entry)

    def _append(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.kind not in ("chat", "react", "rematch"):
            self.game_ply = entry.ply
        if self.play is not None:
            self._look(self.play, entry.at)

    def _look(self, play: Playthrough, at: float) -> None:
        """Who is to move now, and since when."""
        self.waiting = play.to_move
        if (turn := (play.state.turn, self.waiting)) != self.turn:
            self.turn, self.turn_at = turn, at

    def draw(self) -> Entry | None:
        """Let the fair dice fall, if the game waits for chance; the entry that tells it is folded in already."""
        play = self.play
        if play is None or self.waiting != CHANCE:
            return None
        play.state.rng = dice.seed(self.row.secret, self.row.id, len(play.events), self.nonces)
        self._happen(play, play.roll)
        entry = self._entry("outcome", None, play.events[-1].text)
        self._append(entry)
        return entry

    def _happen(self, play: Playthrough, do: Callable[[], None]) -> None:
        """Do something of the game, and remember how each viewpoint may tell it."""
        seen = self.game.seen
        before = play.state.copy() if seen else None
        do()
        if seen:
            event, viewpoints = play.events[-1], (*range(len(self.places)), None)
            told = (seen(before, event.actor, event.code, event.text, seat) for seat in viewpoints)
            self.seen[self.ply + 1] = tuple(told)
        self.event_of[self.ply + 1] = len(play.events) - 1

    def _rearrange(self, entry: Entry) -> None:
        places, nonces = self.places, self.nonces
        self.places, self.nonces = [msgspec.structs.replace(place) for place in places], [*nonces]
        try:
            self._arrange(entry)
            self._seat()
        except BadSetup:  # the game cannot begin with these
            self.places, self.nonces = places, nonces
            raise

    def _arrange(self, entry: Entry) -> None:
        place = self.places[entry.seat] if entry.seat is not None else Place("open")
        match entry.kind:
            case "sit":
                place.kind, place.name, place.holder = "person", entry.text, entry.holder
                if entry.nonce:
                    self.nonces.append(dice.Nonce(len(self.play.events) if self.play else 0, entry.nonce))
            case "leave" if self.play is None:
                place.kind, place.name, place.holder = "open", None, None
            case "leave" | "keep":
                place.away = True
            case "return":
                place.away = False
                self.turn_at = entry.at
            case "bot":
                place.kind, place.level, place.holder = "bot", entry.text, None
                place.name = bot_name(entry.seat or 0, {p.name for p in self.places})
            case "rematch":
                self.next_table = entry.text

    def _seat(self) -> None:
        """The game begins when no seat is open."""
        if self.play is None and all(place.kind != "open" for place in self.places):
            names = [place.name or "" for place in self.places]
            self.play = Playthrough(self.game, names, self.options)
            self.waiting = self.play.to_move


def bot_name(seat: int, taken: Set[str | None]) -> str:
    """After its seat, or else the first that nobody has."""
    names = (f"Bot {number}" for number in chain([seat + 1], count(1)))
    return next(name for name in names if name not in taken)
