"""One game as it is played: a state, how it came about, and what may happen next."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Self

import msgspec

from . import position, record
from .errors import BadPosition, BadSetup, Illegal, Refused
from .game import Game, Options
from .moves import Move
from .state import CHANCE, OVER, News
from .words import Line

LONGEST_NAME = 32


class Event(msgspec.Struct, frozen=True, gc=False):
    """One thing that happened, in whose turn: an outcome (`actor` is CHANCE), or the move of a seat."""

    turn: int
    whose: int
    actor: int
    code: int
    text: str


class Standing(msgspec.Struct, frozen=True):
    """How one seat did. Tied seats share a place."""

    place: int
    seat: int
    player: str
    score: int


class Playthrough:
    """A game in progress or finished.

    `play` and `settle` are the checked doors, for anything that comes from outside. Search and
    simulation work on `state` itself with the functions of `game.rules`, which check nothing.
    """

    def __init__(self, game: Game, players: Sequence[str], options: Options, seed: int = 0) -> None:
        check_players(game, players)
        if problem := options.problem(len(players)):
            raise BadSetup(problem)
        self._begin(game, players, options, game.start(len(players), options, seed))

    def _begin(self, game: Game, players: Sequence[str], options: Options, start: Any, given: str = "") -> None:
        self.game = game
        self.players = tuple(players)
        self.options = options
        self.start = start
        self.given = given  # the position line that play began from, if it was not the usual start
        self.state = start.copy()
        self.events: list[Event] = []
        self.news: list[tuple[News, ...]] = []  # what the rules reported, by event

    @classmethod
    def from_position(cls, game: Game, line: str, players: Sequence[str] | None = None, seed: int = 0) -> Self:
        """Play on from a position line."""
        state = position.read(game, line)
        state.rng = seed & 0xFFFFFFFFFFFFFFFF
        names = players if players is not None else [f"P{i + 1}" for i in range(state.seats)]
        check_players(game, names, state.seats)
        play = cls.__new__(cls)
        play._begin(game, names, game.rules.options_of(state), state, position.write(game, state))
        return play

    @property
    def to_move(self) -> int:
        """The seat to decide, CHANCE or OVER."""
        return self.game.rules.waiting(self.state)

    @property
    def legal(self) -> tuple[Move, ...]:
        """The moves open to the seat to decide; none when it is up to chance or over."""
        if self.to_move < 0:
            return ()
        return tuple([self.game.moves.all[i] for i in self.game.legal(self.state)])  # for every message of a table

    @property
    def chances(self) -> tuple[tuple[str, Fraction], ...]:
        """What chance may bring now, with exact probabilities; empty when a seat is to decide."""
        if self.to_move != CHANCE:
            return ()
        notation = self.game.chance.notation
        return tuple((notation(self.state, code), p) for code, p in self.game.chance.outcomes(self.state))

    def play(self, move: Move | str) -> None:
        """Carry out a move if the rules allow it."""
        typed = self.game.moves.parse(move) if isinstance(move, str) else move
        code = self.game.moves.encode(typed)
        text = self.game.moves.texts[code]
        to_move = self.to_move
        if to_move < 0:
            raise self._illegal(Line("chance-first" if to_move == CHANCE else "over"), text)
        if code not in self.game.legal(self.state):
            raise self._illegal(self.game.words.refuse(self.state, typed), text)
        self._happen(to_move, code, text)

    def roll(self) -> None:
        """Let chance decide, from the state's own generator."""
        self._expect_chance("roll")
        self._settle(self.game.rules.sample(self.state))

    def settle(self, outcome: str) -> None:
        """Say what chance decided: dice on a real table, a replay."""
        self._expect_chance(outcome)
        self._settle(self.game.chance.parse(self.state, outcome))

    def _settle(self, code: int) -> None:
        self._happen(CHANCE, code, self.game.chance.notation(self.state, code))

    def _happen(self, actor: int, code: int, text: str) -> None:
        s = self.state
        self.events.append(Event(s.turn, s.seat, actor, code, text))
        s.news = []
        if actor == CHANCE:
            self.game.rules.settle(s, code)
        else:
            self.game.rules.act(s, code)
        self.news.append(tuple(s.news))

    def log(self, seat: int | None = None, since: int = 0) -> list[Line]:
        """What happened from event `since` on, as one seat or a spectator may know it."""
        told = (self.game.words.tell(news, seat) for happened in self.news[since:] for news in happened)
        return [line for line in told if line is not None]

    def _expect_chance(self, tried: str) -> None:
        if self.to_move != CHANCE:
            raise self._illegal(Line("over" if self.to_move == OVER else "not-chance"), tried)

    def _illegal(self, why: Line, tried: str) -> Illegal:
        return Illegal(why, tried, self.position)

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """What one seat may see; what a spectator may see, if no seat is given."""
        return self.game.view.build(self.state, seat)

    @property
    def outcome(self) -> tuple[Standing, ...] | None:
        """The ranking, best first; None while the game goes on."""
        if self.to_move != OVER:
            return None
        places = [0] * len(self.players)
        self.game.rules.places(self.state, places)
        standings = [
            Standing(places[seat], seat, player, self.game.rules.score(self.state, seat))
            for seat, player in enumerate(self.players)
        ]
        return tuple(sorted(standings, key=lambda standing: (standing.place, standing.seat)))

    @property
    def position(self) -> str:
        """The state in one line."""
        return position.write(self.game, self.state)

    @property
    def record(self) -> str:
        """The whole game as text; `read_record` plays it again to the same state."""
        return record.write(self, self.events, self.given)

    def record_for(self, seat: int | None) -> str:
        """The game as one seat or a spectator saw it; what they could not see is a question mark."""
        if self.game.seen is None:
            return self.record
        return record.write(self, self._seen_by(seat))  # without a position to begin from: that shows every hand

    def _seen_by(self, seat: int | None) -> list[Event]:
        seen = self.game.seen
        assert seen is not None
        events, again = [], self.start.copy()
        for event in self.events:
            text = seen(again, event.actor, event.code, event.text, seat)
            events.append(msgspec.structs.replace(event, text=text))
            step = self.game.rules.settle if event.actor == CHANCE else self.game.rules.act
            step(again, event.code)
        return events

    def copy(self) -> Self:
        """An independent copy, with the same chance still to come."""
        twin = type(self).__new__(type(self))
        twin._begin(self.game, self.players, self.options, self.start, self.given)
        twin.state = self.state.copy()
        twin.events, twin.news = self.events[:], self.news[:]
        return twin

    def undo(self) -> None:
        """Take back the last move and whatever chance brought after it, by replaying the rest."""
        moves = [i for i, event in enumerate(self.events) if event.actor != CHANCE]
        if not moves:
            raise self._illegal(Line("nothing-to-undo"), "undo")
        kept = self.events[: moves[-1]]
        self._begin(self.game, self.players, self.options, self.start, self.given)
        for event in kept:
            self._happen(event.actor, event.code, event.text)


def check_players(game: Game, players: Sequence[str], seats: int | None = None) -> None:
    """The right number of players, each with a name of their own that a record can hold."""
    check_count(game, len(players), game.seats if seats is None else [seats])
    for i, name in enumerate(players):
        if not record.is_name(name) or len(name) > LONGEST_NAME or name in players[:i]:
            raise BadSetup(Line("bad-name", {"name": name[: LONGEST_NAME + 1]}))


def check_count(game: Game, count: int, seats: Sequence[int]) -> None:
    if count not in seats:
        limits = {"fewest": seats[0], "most": seats[-1]}
        raise BadSetup(Line("wrong-players", {"game": game.name, "count": count} | limits))


def read_record(game: Game, text: str) -> Playthrough:
    """The game that a record tells, checked event by event."""
    header, rows = record.split(text)
    players, options, given = record.read_header(game, header)
    try:
        if given is None:
            play = Playthrough(game, players, options)
        else:
            play = Playthrough.from_position(game, given, players)
    except Refused as refused:
        name = "position" if isinstance(refused, BadPosition) else "players"
        raise record.bad_header(header, name, refused) from refused
    record.replay(play, header, rows)
    return play
