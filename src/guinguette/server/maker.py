"""Making tables: from a request, or again for the same people."""

import asyncio
import secrets
from collections.abc import Callable
from time import time
from weakref import WeakValueDictionary

import msgspec
from msgspec.structs import replace

from guinguette.bots import levels
from guinguette.core.errors import BadSetup
from guinguette.core.game import Game, read_options
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line
from guinguette.games import find

from . import dice
from .entry import Entry
from .host import Host
from .messages import BEST, Again, Chair, Habits, NewTable, Sit
from .refusals import Denied
from .room import Room
from .table import Place, Table, TableRow, bot_name
from .writer import Conflict, Unstored

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # no I, no O: they look like digits
DIGITS = "abcdefghijklmnopqrstuvwxyz234567"
TRIES = 5  # a code that is taken is drawn again


class Maker:
    def __init__(self, host: Host) -> None:
        self.host = host
        self.rematching: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def make(self, new: NewTable, holder: str) -> Room:
        game = find(new.game)
        new = check(game, new)
        persons = [i for i, chair in enumerate(new.seats) if chair.kind == "person"]
        sits = [Sit(name=new.seats[i].name or "", nonce=new.nonce, seat=i) for i in persons] if new.nonce else []
        return await self._store(new.game, new.options, places_for(new.seats, holder), new.habits, sits, holder)

    async def rematch(self, table: str, again: Again, holder: str | None, may_make: Callable[[], None]) -> Table:
        """The next table, made by the first who asks; whoever asks with a nonce sits there as here."""
        async with self.rematching.setdefault(table, asyncio.Lock()):
            old = await self.host.settled(table)
            if old.next_table is None:
                await self._make_next(old, holder, may_make)
                old = await self.host.settled(table)
        if not (seats := old.seats_of(holder)) or holder is None or (next_table := old.next_table) is None:
            raise Denied("not-yours", 403)
        if again.nonce is not None:
            for seat in seats:
                await self._sit_again(next_table, seat, again.nonce, holder)
        return await self.host.settled(next_table)

    async def _make_next(self, old: Table, holder: str | None, may_make: Callable[[], None]) -> None:
        old.propose_rematch(holder, "")  # refused before anything is made
        may_make()
        row = old.row
        made = (await self._store(row.game, row.options, places_again(old), row.habits, [], "")).table.row.id
        try:
            await self.host.act(row.id, lambda table: table.propose_rematch(holder, made))
        except Denied:
            next_table = (await self.host.settled(row.id)).next_table
            if next_table != made:  # another process was first
                await self.host.discard(made)
            if next_table is None:
                raise

    async def _sit_again(self, next_table: str, seat: int, nonce: str, holder: str) -> None:
        made = await self.host.settled(next_table)
        if not made.holds(holder, seat):
            name = made.places[seat].name or ""
            await self.host.act(next_table, lambda table: table.propose_sit(seat, name, nonce, holder))

    async def _store(
        self,
        game: str,
        options: dict[str, str | int | bool],
        places: list[Place],
        habits: Habits,
        sits: list[Sit],
        holder: str,
    ) -> Room:
        for left in reversed(range(TRIES)):
            row = TableRow(
                id="".join(secrets.choice(DIGITS) for _ in range(16)),
                code="".join(secrets.choice(LETTERS) for _ in range(6)),
                game=game,
                options=options,
                places=places,
                habits=habits,
                secret=dice.new_secret(),
                created=round(time(), 3),
            )
            table = Table(row)
            table.check_names()
            first = seat_people(table, sits, holder)
            try:
                await self.host.store.make(row, table.summary(), first)
            except Conflict:
                if not left:
                    raise
            except Unstored:
                raise Denied("unstored", 503) from None
            else:
                break
        return self.host.open(table)


def seat_people(table: Table, sits: list[Sit], holder: str) -> list[Entry]:
    """Everything that happens before anybody else can act: people sit down, and chance may begin."""
    for sit in sits:
        table.fold(table.propose_sit(sit.seat, sit.name, sit.nonce, holder))
    while table.draw() is not None:
        pass
    return table.entries


def check(game: Game, new: NewTable) -> NewTable:
    """Refuse what could not be played; fill in what was left open."""
    options = read_options(game, new.options)
    Playthrough(game, [f"P{i + 1}" for i in range(len(new.seats))], options)
    if any(chair.kind == "person" and chair.name is None for chair in new.seats):
        raise Denied("no-name", 422)
    chairs = [
        replace(chair, level=known_level(game.name, chair.level or BEST)) if chair.kind == "bot" else chair
        for chair in new.seats
    ]
    habits = new.habits
    if habits.keeper is not None:
        habits = replace(habits, keeper=known_level(game.name, habits.keeper))
    elif habits.clock is not None:
        raise Denied("clock-needs-keeper", 422)
    return replace(new, seats=chairs, habits=habits, options=msgspec.to_builtins(options))


def known_level(game: str, level: str) -> str:
    """A level that a bot of this game has."""
    known = levels(game)
    if level == BEST:
        return known[-1]
    if level not in known:
        raise BadSetup(Line("unknown-level", {"level": level, "levels": ", ".join(known)}))
    return level


def places_for(chairs: list[Chair], holder: str) -> list[Place]:
    """Bots are there from the start. People are seated by entries of the log; until then their seats are kept."""
    taken = {chair.name for chair in chairs}
    places = []
    for i, chair in enumerate(chairs):
        if chair.kind == "bot":
            name = chair.name or bot_name(i, taken)
            taken.add(name)
            places.append(Place("bot", name, chair.level))
        elif chair.kind == "person":
            places.append(Place("open", chair.name, holder=holder))
        else:
            places.append(Place("open"))
    return places


def places_again(old: Table) -> list[Place]:
    """The same seats; people's are kept for them until they add their part to the dice."""
    return [replace(place, away=False, kind="bot" if place.kind == "bot" else "open") for place in old.places]
