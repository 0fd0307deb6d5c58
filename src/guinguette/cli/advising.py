"""Odds and hints on the screen, for a position line or for the dice of a real table."""

from importlib import import_module

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from guinguette.cli.numbers import percent, signed
from guinguette.cli.reading import print_json
from guinguette.coach import Advice, Outlook, Tip, advise, at_a_glance, read_table
from guinguette.core.playthrough import Playthrough
from guinguette.core.words import render, say

LEAST_BAR, BAR = 8, 40  # columns
BESIDES = 16  # columns of figures and margins
MOST_ROWS = 12


def show_odds(
    told: str,
    language: str,
    *,
    kept: str = "",
    roll: str = "",
    rolls: int | None = None,
    thorough: bool = False,
    as_json: bool = False,
) -> None:
    """`told` is a position line, or a game and the fields that are not as at its start (see `coach.read_table`)."""
    play = read_table(told, kept, roll, rolls)
    console = Console(highlight=False)
    if roll and (play.state.turn != play.start.turn or play.outcome is not None):  # a null throw: the turn is over
        lines = [render(line, language, play.players) for line in play.log()]
        if as_json:
            print_json({"over": lines})
        else:
            console.print(*lines, sep="\n")
        return
    if thorough:
        get_ready(play.game.name, language)
    advice = advise(play, play.to_move if play.to_move >= 0 else play.state.seat)
    if as_json:
        print_json(advice)
        return
    console.print(Text(play.position, style="dim"), soft_wrap=True)  # in one piece, to be copied
    show(console, play, advice, language)
    if at_a_glance(play):
        console.print(Text(say("odds-glance", language), style="dim"))


def get_ready(game: str, language: str) -> None:
    """With all that its masters have: compiled, or loaded from disk."""
    with Console(stderr=True).status(say("cli-compiling", language)):
        import_module(f"guinguette.bots.{game}").warm()


def show(console: Console, play: Playthrough, advice: Advice, language: str) -> None:
    """Best first; nothing that the seat may not know."""
    if advice.ahead is not None:
        console.print(Text(say("odds-ahead", language), style="bold yellow"))
        if advice.ahead.win is not None:
            console.print(say("odds-ahead-win", language, {"chance": percent(advice.ahead.win, language)}))
        console.print(reasons(play, advice.ahead, language))
        if advice.ahead.odds:
            console.print(bars(play, advice, advice.ahead, language, console.width))
    else:
        show_tips(console, play, advice, language)
    console.print(Text(say("odds-exact" if advice.exact else "odds-thumb", language), style="dim"))


def show_tips(console: Console, play: Playthrough, advice: Advice, language: str) -> None:
    console.print(tip_table(play, advice, language))
    if len(advice.tips) > MOST_ROWS:
        console.print(say("odds-more", language, {"count": len(advice.tips) - MOST_ROWS}))
    if advice.tips[0].odds:
        label = move_label(play, advice.tips[0], language)
        console.print(Text(say("odds-best", language, {"move": label}), style="bold yellow"))
        console.print(bars(play, advice, advice.tips[0], language, console.width))


def tip_table(play: Playthrough, advice: Advice, language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(say("odds-move", language))
    if advice.tips[0].win is not None:
        table.add_column(say("odds-win", language), justify="right")
    table.add_column(say(f"odds-{advice.unit}", language), justify="right")
    table.add_column("")
    for k, tip in enumerate(advice.tips[:MOST_ROWS]):
        win = [] if tip.win is None else [percent(tip.win, language)]
        label = Text(move_label(play, tip, language), style="bold yellow" if k == 0 else "")
        table.add_row(label, *win, signed(tip.value, language), reasons(play, tip, language))
    return table


def move_label(play: Playthrough, tip: Tip, language: str) -> str:
    move = play.game.moves.parse(tip.move)
    return render(play.game.words.label(play.state, move), language, play.players)


def reasons(play: Playthrough, outlook: Outlook, language: str) -> Text:
    return Text(" · ".join(render(line, language, play.players) for line in outlook.reasons), style="italic")


def bars(play: Playthrough, advice: Advice, outlook: Outlook, language: str, width: int) -> Padding:
    table = Table.grid(padding=(0, 2))
    for side in ("left", "right", "left"):
        table.add_column(justify=side)
    highest = max(odd.chance for odd in outlook.odds)
    names = [render(advice.ends[odd.end], language, play.players) for odd in outlook.odds]
    longest = min(BAR, max(LEAST_BAR, width - max(map(len, names)) - BESIDES))
    for what, odd in zip(names, outlook.odds, strict=True):
        bar = Text("▇" * max(1, round(longest * odd.chance / highest)), style="yellow")
        table.add_row(what, percent(odd.chance, language), bar)
    return Padding(table, (0, 2))
