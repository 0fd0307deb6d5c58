"""Advice on Pickomino: turns solved exactly, towards the chance to win.

Worms are counted as the lead: one's own, less the mean of the others'. So a theft counts worms · (1 + 1 / (seats − 1)),
and a null throw costs one's own top tile.
"""

from collections.abc import Iterator, Mapping
from functools import cached_property, partial
from typing import NamedTuple

from msgspec.structs import replace

from guinguette.core.moves import Move
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import Line
from guinguette.games.pickomino import GAME
from guinguette.games.pickomino.specialists import can_give_grilled
from guinguette.games.pickomino.state import DECIDE, FIRST_SEAT, GRILL, HEN, NO_TILE, ONE, RETURN, ROLL, TILES, Table
from guinguette.games.pickomino.tiles import NO_SEAT, skewer_prize, tile_worth, top_tile, victim
from guinguette.solve.pickomino import CLASSIC, TOTALS, Choice, Ends, Kit, Odds, PickominoTurn
from guinguette.solve.pickomino_values import ENGINE, PickominoValues, is_endgame

from .advice import NEGLIGIBLE, Advice, NoAdvice, Odd, Outlook, brief, likeliest, percent, ranked, sure
from .pickomino_typed import usual

__all__ = ["advise", "at_a_glance", "prepare", "usual", "win_chances"]


class Prize(NamedTuple):
    """What a turn brings: a key of `words` and its arguments."""

    key: str
    tile: int = NO_TILE
    other: int = NO_SEAT

    @property
    def line(self) -> Line:
        args = {"tile": TILES[self.tile]} if self.tile != NO_TILE else {}
        return Line(self.key, args | ({"other": self.other} if self.other != NO_SEAT else {}))


NULL = Prize("coach-pickomino-null")
NO_ENDS = Ends([0.0] * TOTALS, 0.0)


def advise(play: Playthrough, seat: int) -> Advice:
    s = play.state
    if s.phase == FIRST_SEAT:
        raise NoAdvice(Line("coach-nothing-to-decide"))
    sight = Sight(s)
    advice = partial(Advice, game=GAME.name, seat=seat, unit="worms", exact=True)
    if s.phase in (GRILL, RETURN):
        after = {move: played(s, move) for move in play.legal}
        if all(table.phase == DECIDE for table in after.values()):
            return advice(ends=sight.ends, tips=ranked(sight.givers(after)))
        return advice(exact=False, tips=ranked(sight.last_choices()))
    if s.phase == ROLL:
        return advice(ends=sight.ends, ahead=sight.outlook(sight.turn.rolling(s)))
    outlooks = {move: sight.outlook(choice) for move, choice in sight.turn.choices(s).items()}
    return advice(ends=sight.ends, tips=ranked(outlooks))


def win_chances(play: Playthrough) -> tuple[float, ...]:
    s = play.state
    return tuple(PickominoValues(s.seats, deluxe=bool(s.deluxe)).chances(s))


def at_a_glance(play: Playthrough) -> bool:
    """The last tiles are solved to the end of the game once that is compiled."""
    return not ENGINE.ready and is_endgame(play.state)


def prepare() -> None:
    """Make the tables of every kind of turn, a few tenths of a second, so that no answer has to wait for them."""
    for kit in (CLASSIC, Kit(can=True), Kit(gold=True)):
        for grilled in (None, NO_ENDS):
            PickominoTurn(NO_ENDS, kit, grilled=grilled, compiled=False)


class Sight:
    """A table as the coach sees it."""

    def __init__(self, s: Table) -> None:
        self.s = s
        self.lead = PickominoValues(s.seats, deluxe=bool(s.deluxe), learned=False)
        self.now = self.lead.worth(s)[s.seat]
        ends, grilled = self.lead.ends(s)
        self.leads = ends.row(grilled)
        prizes = [prize(s, total) for total in range(TOTALS)]
        different = list(dict.fromkeys([NULL, *prizes]))
        self.ends = tuple(prize.line for prize in different)  # the first is a null throw
        self.end_of = [different.index(prize) for prize in prizes]  # by total

    @cached_property
    def guide(self) -> PickominoValues:
        """What advice leads to."""
        return PickominoValues(self.s.seats, deluxe=bool(self.s.deluxe))

    @cached_property
    def turn(self) -> PickominoTurn:
        return self.guide.turn(self.s)

    def outlook(self, choice: Choice) -> Outlook:
        value = float(choice.odds.ends @ self.leads) - self.now
        chances = self.chances(choice.odds)
        odds = likeliest(chances)
        reasons = sure(chances, self.ends) or (
            average(value),
            *self.reasons(odds, chances[0]),
            *self.grilled(choice.odds),
        )
        return Outlook(value=brief(value), win=brief(choice.value), odds=odds, reasons=reasons)

    def reasons(self, odds: tuple[Odd, ...], bust: float) -> Iterator[Line]:
        if bust >= NEGLIGIBLE:
            yield Line("coach-pickomino-bust", {"percent": percent(bust)})
        won = [odd for odd in odds if odd.end > 0]
        if won:
            yield Line("coach-pickomino-likeliest", {"what": self.ends[won[0].end], "percent": percent(won[0].chance)})

    def grilled(self, odds: Odds) -> Iterator[Line]:
        """DX-6: two ones may still earn a grilled worm, if there is one to be had (DX-7)."""
        s = self.s
        there = s.reserve > 0 or any(can_give_grilled(s, seat) for seat in range(s.seats))
        if there and s.kept[ONE] < 2 and odds.grilled >= NEGLIGIBLE:
            yield Line("coach-pickomino-grilled", {"percent": percent(odds.grilled)})

    def chances(self, odds: Odds) -> list[float]:
        """By end."""
        found = [0.0] * len(self.ends)
        found[0] = odds.null
        for total, chance in enumerate(odds.stop.tolist()):
            found[self.end_of[total]] += chance
        return found

    def givers(self, after: Mapping[Move, Table]) -> Mapping[Move, Outlook]:
        """DX-7: whose grilled worm to take, before the turn goes on.

        Worms are the same whoever gives, and so is the best play, nearly: it is solved once, to answer in time.
        """
        table = next(iter(after.values()))
        sight = Sight(table)
        sight.now = self.now  # the worm to be taken counts too
        best = max(sight.turn.choices(table).values(), key=lambda choice: choice.value)
        outlook = sight.outlook(best)
        wins = {move: float(best.odds.ends @ Ends.row(*self.guide.ends(table))) for move, table in after.items()}
        return {move: replace(outlook, win=brief(win)) for move, win in wins.items()}

    def last_choices(self) -> Mapping[Move, Outlook]:
        """DX-7, DX-11: the dice are done. Worms can be counted; what else a choice is worth has only been learned."""
        leads = self.lead.choices(self.s)
        wins = self.guide.choices(self.s)
        return {move: counted(lead - self.now, wins[move]) for move, lead in leads.items()}


def played(s: Table, move: Move) -> Table:
    after = s.copy()
    GAME.rules.act(after, GAME.moves.encode(move))
    return after


def counted(value: float, win: float) -> Outlook:
    return Outlook(value=brief(value), win=brief(win), reasons=(average(value), Line("coach-pickomino-learned")))


def average(worms: float) -> Line:
    return Line("coach-pickomino-worms", {"worms": round(brief(worms), 2) + 0.0})


def prize(s: Table, total: int) -> Prize:
    """What stopping with a worm and this total brings."""
    other = victim(s, tile_worth(total))
    if other != NO_SEAT:
        if s.owns[other] == HEN:
            return Prize("coach-pickomino-hen", other=other)
        return Prize("coach-pickomino-steal", top_tile(s, other), other)
    tile = skewer_prize(s, total)
    return NULL if tile == NO_TILE else Prize("coach-pickomino-take", tile)
