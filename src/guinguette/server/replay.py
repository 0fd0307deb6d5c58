"""A game record, step by step: what lay on the table, what the log said, and how likely each seat was to win."""

import gzip
from collections.abc import Iterator
from time import monotonic
from typing import Any

import msgspec

import guinguette
from guinguette import coach
from guinguette.core.playthrough import Event, Playthrough
from guinguette.core.state import CHANCE, News
from guinguette.core.words import Line

from .lines import said
from .messages import Replay, ReplayStep, ReplayTurn, encode
from .refusals import Denied

LONGEST = 10.0  # seconds until a replay is given up
LONGEST_CHANCES = 5.0  # seconds spent on chances to win; the turns after that come without
COMPRESSION = 5

View = dict[str, Any]


def read(record: str) -> Playthrough:
    """The game that a record tells."""
    # Long runs of spaces would keep the reader's patterns busy for hours.
    tidy = "\n".join(" ".join(line.split()) for line in record.splitlines())
    return guinguette.from_record(tidy)


def replay(play: Playthrough, seat: int | None, language: str) -> Replay:
    if seat is not None and seat >= len(play.players):
        raise Denied("no-seat", 404, number=seat + 1)
    telling = Telling(play, seat, language)
    steps = list(telling.steps())
    return Replay(
        game=play.game.name,
        players=list(play.players),
        options=msgspec.to_builtins(play.options),
        seat=seat,
        to_move=seat_to_move(telling.start),
        view=view_of(telling.start, seat),
        steps=steps,
        turns=telling.turns,
        standings=None if play.outcome is None else list(play.outcome),
    )


class Telling:
    """Plays a game again, and looks at it after every event."""

    def __init__(self, play: Playthrough, seat: int | None, language: str) -> None:
        self.play, self.seat, self.language = play, seat, language
        self.start, self.again = beginning(play), beginning(play)
        self.turns: list[ReplayTurn] = []
        self.until = monotonic() + LONGEST
        self.chances_left = LONGEST_CHANCES

    def steps(self) -> Iterator[ReplayStep]:
        for number, event in enumerate(self.play.events):
            if monotonic() > self.until:
                raise Denied("too-long", 413)
            if not self.turns or self.turns[-1].turn != event.turn:
                self.turns.append(self._turn(number, event))
            yield self._step(number, event)

    def _turn(self, number: int, event: Event) -> ReplayTurn:
        return ReplayTurn(turn=event.turn, seat=event.whose, step=number, win=self._chances())

    def _chances(self) -> list[float] | None:
        if self.chances_left <= 0:
            return None
        began = monotonic()
        chances = coach.win_chances(self.again)
        self.chances_left -= monotonic() - began
        return [round(chance, 4) for chance in chances]

    def _step(self, number: int, event: Event) -> ReplayStep:
        again, play = self.again, self.play
        text = self._text(event)
        if event.actor == CHANCE:
            again.settle(event.text)
        else:
            again.play(event.text)
        told = (self._tell(news) for news in play.news[number])
        return ReplayStep(
            turn=event.turn,
            kind="outcome" if event.actor == CHANCE else "move",
            seat=None if event.actor == CHANCE else event.actor,
            text=text,
            lines=[said(line, self.language, play.players) for line in told if line is not None],
            to_move=seat_to_move(again),
            view=view_of(again, self.seat),
        )

    def _tell(self, news: News) -> Line | None:
        """As the viewpoint may know it; where everything is open, as whoever knows most."""
        tell = self.play.game.words.tell
        if self.seat is not None or self.play.game.seen is None:
            return tell(news, self.seat)
        told = [tell(news, seat) for seat in range(len(self.play.players))]
        return max(told, key=lambda line: -1 if line is None else len(line.args))

    def _text(self, event: Event) -> str:
        """The event that is about to happen, as the viewpoint learns of it."""
        seen = self.play.game.seen
        if self.seat is None or seen is None:
            return event.text
        return seen(self.again.state, event.actor, event.code, event.text, self.seat)


def beginning(play: Playthrough) -> Playthrough:
    if play.given:
        return Playthrough.from_position(play.game, play.given, play.players)
    return Playthrough(play.game, play.players, play.options)


def seat_to_move(play: Playthrough) -> int | None:
    return play.to_move if play.to_move >= 0 else None


def view_of(play: Playthrough, seat: int | None) -> Any:
    """What the seat sees; without one, everything that anybody sees."""
    if seat is not None or play.game.seen is None:
        return play.view(seat)
    spectator: View = msgspec.to_builtins(play.view())
    seats: list[View] = [msgspec.to_builtins(play.view(other)) for other in range(len(play.players))]
    return together(spectator, seats) | {"viewer": None}


def together(shown: Any, others: list[Any]) -> Any:
    """What is shown, and where that is nothing, what the first of the others has there."""
    if isinstance(shown, dict):
        return {name: together(value, [other[name] for other in others if other]) for name, value in shown.items()}
    if isinstance(shown, list) and all(isinstance(value, dict) for value in shown):
        return [together(value, [other[i] for other in others]) for i, value in enumerate(shown)]
    return shown if shown is not None else next((other for other in others if other is not None), None)


def packed(answer: Replay, *, compress: bool) -> bytes:
    """As JSON; a long game is megabytes, and mostly the same again and again."""
    body = encode(answer)
    return gzip.compress(body, COMPRESSION) if compress else body
