"""Piña Coladice in a terminal: the grid, the players, the dice."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from guinguette.core.words import say
from guinguette.games.pina_coladice.grid import CELLS
from guinguette.games.pina_coladice.view import Coaster, Slot, View

WIDTH = 24  # of a coaster; less in a narrow terminal
SHAPES = ("▲", "●", "■", "◆")  # by seat
SEATS = ("bold red", "bold yellow", "bold cyan", "bold magenta")
COLOURS = {"green": "green3", "blue": "dodger_blue1", "purple": "medium_orchid"}  # of coasters (PC-2)
DIE = "bold black on rgb(250,250,245)"


def draw(view: View, players: Sequence[str], language: str) -> RenderableType:
    return Group(grid(view, language), table(view, players, language), dice(view, players, language))


def grid(view: View, language: str) -> Table:
    """Four rows of coasters; cells not drawn yet are empty."""
    panels = [coaster(view, it, language) for it in view.grid]
    panels += [Panel("\n", title=cell, title_align="left", width=WIDTH, style="dim") for cell in CELLS[len(panels) :]]
    rows = Table.grid()
    for row in range(0, len(CELLS), 4):
        rows.add_row(*panels[row : row + 4])
    return rows


def coaster(view: View, it: Coaster, language: str) -> Panel:
    """A tick where the dice make the combination; with room for a token, a heavy edge and what it would score."""
    is_open = it.made and it.gain is not None
    combination = say("pina_coladice-coaster", language, {"coaster": it.name})
    ingredient = say("pina_coladice-ingredient", language, {"ingredient": it.ingredient})
    return Panel(
        Text(no_wrap=True, overflow="ellipsis").append(f"{combination}\n", "bold").append(ingredient, "dim"),
        title=title(view, it, is_open),
        title_align="left",
        subtitle=Text("  ").join(slot(each) for each in it.slots),
        subtitle_align="left",
        box=box.HEAVY if is_open else box.ROUNDED,
        border_style=COLOURS[it.colour],
        width=WIDTH,
    )


def title(view: View, it: Coaster, is_open: bool) -> str:
    signs = [f"[bold]{it.cell}[/]"]
    if it.made:
        signs.append("✓")
    if is_open:
        signs.append(f"[bold reverse] +{it.gain} [/]")
    if (is_open and it.wins) or (view.cocktail and it.cell in view.cocktail.cells):
        signs.append("★")
    return " ".join(signs)


def slot(it: Slot) -> Text:
    """A free slot shows its points in parentheses, a taken one whose token is there."""
    if it.seat is None:
        return Text(f"({it.points})")
    return Text(f"{SHAPES[it.seat]} {it.points}", SEATS[it.seat])


def table(view: View, players: Sequence[str], language: str) -> Table:
    rows = Table.grid(padding=(0, 2))
    for seat, (name, player) in enumerate(zip(players, view.players, strict=True)):
        in_turn = seat == view.seat and view.phase not in ("first", "over")
        rows.add_row(
            Text("▶" if in_turn else " ", "bold yellow"),
            Text(f"{SHAPES[seat]} {name}", SEATS[seat]),
            say("pina_coladice-score", language, {"points": player.score}),
            Text((SHAPES[seat] * player.tokens).ljust(6), SEATS[seat])
            .append("  ")
            .append(say("pina_coladice-tokens", language, {"count": player.tokens}), "not bold default"),
            Text(say("pina_coladice-begun", language) if seat == view.first and view.turn else "", "dim"),
        )
    return rows


def dice(view: View, players: Sequence[str], language: str) -> Text:
    """The dice on the table, those in hand as dots; what is special about this moment."""
    if view.cocktail:
        names = [say("pina_coladice-ingredient", language, {"ingredient": it}) for it in view.cocktail.ingredients]
        told = {"seat": players[view.cocktail.seat], "mix": " + ".join(names)}
        return Text(f"★ {say('pina_coladice-cocktail', language, told)}", "bold yellow")
    text = Text()
    if view.dice or view.in_hand:
        text.append(say("pina_coladice-dice", language)).append("  ")
        for value in [*map(str, view.dice), *("·" * view.in_hand)]:
            text.append(f" {value} ", DIE).append(" ")
        text.append("  ").append(say("pina_coladice-rolls-left", language, {"count": view.rolls_left}))
    if view.last_round and view.phase != "over":
        text.append("   ").append(say("pina_coladice-last-round", language), "bold reverse")
    return text
