"""Pickomino in a terminal: the skewer, the stacks, the dice."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guinguette.core.words import say
from guinguette.games.pickomino.moves import SPECIALISTS
from guinguette.games.pickomino.position import LETTERS
from guinguette.games.pickomino.view import Player, Tile, View

IVORY = ("black on rgb(255,243,214)", "black on rgb(240,222,184)")  # neighbours differ, for there is no room between
BACK = ("rgb(150,90,60) on rgb(90,60,45)", "rgb(150,90,60) on rgb(75,50,38)")
DIE = "bold black on rgb(250,250,245)"
GOLDEN = "bold black on rgb(255,190,60)"
SIGNS = dict(zip(SPECIALISTS, LETTERS[1:], strict=True))


def draw(view: View, players: Sequence[str], language: str) -> RenderableType:
    parts: list[RenderableType] = [skewer(view.skewer)]
    if view.deluxe:
        parts.append(legend(view, language))
    parts += [Text(), stacks(view, players, language), Text(), dice(view, language)]
    return Group(*parts)


def skewer(tiles: Sequence[Tile]) -> Text:
    """Three rows: who stands on a tile, its number, its worms."""
    rows = [Text() for _ in range(3)]
    for i, tile in enumerate(tiles):
        style = (IVORY if tile.up else BACK)[i % 2]
        rows[0].append(f" {SIGNS[tile.specialist] if tile.specialist else ' '}  ", "bold cyan")
        rows[1].append(f" {tile.value} " if tile.up else " ▒▒ ", style)
        rows[2].append(f"{'~' * tile.worms:^4}" if tile.up else " ▒▒ ", style)
    return Text("\n").join(rows)


def legend(view: View, language: str) -> Text:
    standing = {tile.specialist for tile in view.skewer} | {player.specialist for player in view.players}
    names = [
        f"{SIGNS[who]} {say('pickomino-specialist', language, {'who': who})}" for who in SPECIALISTS if who in standing
    ]
    reserve = say("pickomino-reserve", language, {"count": view.reserve})
    return Text("  ".join([*names, reserve]), style="dim")


def stacks(view: View, players: Sequence[str], language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    for seat, (name, player) in enumerate(zip(players, view.players, strict=True)):
        arrow = "▶" if seat == view.seat and view.phase != "over" else " "
        table.add_row(
            Text(arrow, "bold yellow"), Text(name, "bold" if seat == view.seat else ""), *stack(player, language)
        )
    return table


def stack(player: Player, language: str) -> list[Text]:
    """The top tile, what lies below it, worms, and what else the player has."""
    top = Text(f" {player.stack[-1]} ", IVORY[0]) if player.stack else Text(" —  ", "dim")
    below = Text(f"+ {' '.join(map(str, reversed(player.stack[:-1])))}" if len(player.stack) > 1 else "", "dim")
    worms = Text(say("pickomino-worms", language, {"count": player.worms}))
    extra = Text(say("pickomino-specialist", language, {"who": player.specialist}) if player.specialist else "", "cyan")
    return [top, worms, extra, below]


def dice(view: View, language: str) -> Table:
    table = Table.grid(padding=(0, 2))
    if view.kept:
        total = say("pickomino-total", language, {"total": view.total})
        table.add_row(say("pickomino-aside", language), Text.assemble(row(view.kept), f"  {total}"))
    if view.rolled:
        table.add_row(say("pickomino-on-table", language), row(view.rolled))
    if view.prize:
        told = {"tile": view.prize.tile or 0, "kind": view.prize.kind}
        table.add_row("", Text(say("pickomino-stop-now", language, told), "italic"))
    return table


def row(faces: Sequence[str]) -> Text:
    text = Text()
    for face in faces:
        gold = face.startswith("g")
        text.append(f" {face.removeprefix('g')} ", GOLDEN if gold else DIE).append(" ")
    return text
