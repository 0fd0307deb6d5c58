"""A game at one keyboard: people take turns, bots answer at once, dice are rolled or typed."""

import time
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from rich.columns import Columns
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import guinguette
from guinguette.bots import Bot, find_bot
from guinguette.cli.advising import show
from guinguette.coach import advise
from guinguette.core.clauses import read_rules
from guinguette.core.errors import Refused
from guinguette.core.moves import Move
from guinguette.core.playthrough import Playthrough
from guinguette.core.state import CHANCE
from guinguette.core.words import render, say

BOT_PAUSE = 0.6  # seconds, so that people can follow
BOT_SIGN = "@"
ERASE_SCROLLBACK = "\x1b[3J"
FEW = 8  # choices that stand one below the other; more stand in columns


class Left(Exception):
    """Somebody typed quit, or nobody is there any more."""


class Seated(NamedTuple):
    """Who sits where: a name, and a bot for a seat that no person holds."""

    name: str
    bot: Bot | None


def seat_players(game: str, told: str, language: str) -> list[Seated]:
    """`Ana, Bo, @strong`; by default a person against one bot. Bots of one kind are numbered."""
    words = [word.strip() for word in told.split(",")] if told.strip() else [say("cli-you", language), "@strong"]
    seated: list[Seated] = []
    for word in words:
        if not word.startswith(BOT_SIGN):
            seated.append(Seated(word, None))
            continue
        level = word.removeprefix(BOT_SIGN)
        same = sum(other.name.startswith(level.capitalize()) for other in seated)
        name = level.capitalize() + (f" {same + 1}" if same else "")
        seated.append(Seated(name, find_bot(game, level)))
    return seated


def play_game(
    name: str,
    players: str,
    options: dict[str, str],
    language: str,
    *,
    real_dice: bool,
    seed: int | None,
    save: Path | None,
) -> None:
    seated = seat_players(name, players, language)
    play = guinguette.new(name, [who.name for who in seated], seed, **options)
    desk = Desk(play, seated, language, real_dice=real_dice)
    try:
        desk.run()
    except Left:
        desk.console.print(say("cli-left", language))
    finally:
        if save is not None:
            save.write_text(play.record, "utf-8")
            desk.console.print(say("cli-saved", language, {"path": str(save)}))


class Desk:
    """The screen and the keyboard of one game."""

    def __init__(self, play: Playthrough, seated: list[Seated], language: str, *, real_dice: bool) -> None:
        self.play = play
        self.seated = seated
        self.language = language
        self.real_dice = real_dice
        self.console = Console(highlight=False)
        self.rng = Random(play.state.rng)
        self.painter: Any = import_module(f"guinguette.terminal.{play.game.name}")
        self.told = 0  # events whose lines stand on the screen already
        self.seen: dict[int, int] = {}  # the same, for people who do not look just now
        people = [seat for seat, who in enumerate(seated) if who.bot is None]
        self.looking = people[0] if len(people) == 1 else None  # whose eyes are on the screen
        self.hands_hidden = play.game.seen is not None and len(people) > 1

    def run(self) -> None:
        play = self.play
        while play.outcome is None:
            to_move = play.to_move
            if to_move == CHANCE:
                self.chance()
            elif (bot := self.seated[to_move].bot) is not None:
                self.bot_moves(to_move, bot)
            else:
                self.person_moves(to_move)
            self.tell()
        self.draw(self.looking)
        self.show_result()

    def tell(self) -> None:
        """What happened since last time, as far as whoever looks may know it."""
        for line in self.play.log(self.looking, self.told):
            self.console.print(Padding(Text(render(line, self.language, self.play.players), style="italic"), (0, 2)))
        self.told = len(self.play.events)

    def draw(self, seat: int | None) -> None:
        view = self.play.view(seat)
        picture = self.painter.draw(view, self.play.players, self.language)
        self.console.print(Panel(picture, border_style="yellow", padding=(0, 1), expand=False))

    def chance(self) -> None:
        if not self.real_dice:
            self.play.roll()
            return
        while True:
            try:
                self.play.settle(self.ask(say("cli-type-chance", self.language)))
                return
            except Refused as refused:
                self.complain(refused)

    def bot_moves(self, seat: int, bot: Bot) -> None:
        if self.console.is_terminal:
            time.sleep(BOT_PAUSE)
        self.play.play(bot.choose(self.play.view(seat), self.play.legal, self.rng))

    def person_moves(self, seat: int) -> None:
        if self.hands_hidden and self.looking != seat:
            self.hand_over(seat)
        self.draw(seat)
        self.offer(seat)
        while True:
            try:
                move = self.read_move(self.ask("›"))
                if move is not None and self.is_sure(move):
                    self.play.play(move)
                    return
            except Refused as refused:
                self.complain(refused)

    def hand_over(self, seat: int) -> None:
        """Clear the screen before the next person may look at their hand."""
        if self.looking is not None:
            self.seen[self.looking] = self.told
        self.wipe()
        self.ask(say("cli-pass", self.language, {"seat": self.play.players[seat]}))
        self.looking = seat
        self.told = self.seen.get(seat, 0)
        self.tell()

    def wipe(self) -> None:
        """The screen and what can be scrolled back to: the last hand stands there."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(ERASE_SCROLLBACK)

    def offer(self, seat: int) -> None:
        """The choices, each behind the least that has to be typed for it."""
        play = self.play
        choices = []
        for move in play.legal:
            label = render(play.game.words.label(play.state, move), self.language, play.players)
            choices.append(Text.assemble((play.game.moves.short(move), "bold yellow"), "  ", label))
        title = Text(say("cli-your-move", self.language, {"seat": play.players[seat]}), style="bold")
        self.console.print(
            Group(title, *choices) if len(choices) <= FEW else Group(title, Columns(choices, padding=(0, 3)))
        )

    def read_move(self, text: str) -> Move | None:
        """A move, or None if the words asked for something else and got it."""
        word = text.strip().lower()
        book = read_rules(self.play.game.folder, self.language)
        if word in ("quit", "exit", "q", "quitter"):
            raise Left
        if word in ("", "?", "help", "aide"):
            first = book.sections[0].clauses[0].id
            self.console.print(say("cli-help", self.language))
            self.console.print(say("cli-hint", self.language, {"clause": first}))
        elif word in ("hint", "conseil"):
            show(self.console, self.play, advise(self.play, self.play.to_move), self.language)
        elif word == "record":
            self.console.print(self.play.record_for(self.looking), markup=False, soft_wrap=True)
        elif clause := book.find(word):
            self.console.print(Panel(clause.text.replace("*", ""), title=clause.id, expand=False))
        else:
            return self.play.game.moves.parse(text)
        return None

    def is_sure(self, move: Move) -> bool:
        """Confirm a legal move that a person may not mean (PK-10)."""
        play = self.play
        warning = play.game.warn(play.state, move) if play.game.warn and move in play.legal else None
        if warning is None:
            return True
        text = render(warning, self.language, play.players)
        answer = self.ask(say("cli-sure", self.language, {"warning": text}))
        return answer.strip().lower().startswith(say("cli-yes", self.language))

    def complain(self, refused: Refused) -> None:
        self.console.print(Text(render(refused.line, self.language, self.play.players), style="red"))

    def ask(self, question: str) -> str:
        try:
            return self.console.input(f"[bold]{question}[/] ")
        except EOFError:
            raise Left from None

    def show_result(self) -> None:
        table = Table(title=say("cli-result", self.language), title_style="bold", box=None)
        outcome = self.play.outcome or ()
        for standing in outcome:
            shared = sum(other.place == standing.place for other in outcome) > 1
            note = f"({say('cli-shared', self.language)})" if shared else ""
            table.add_row(f"{standing.place}.", Text(standing.player), str(standing.score), note)
        self.console.print(table)
