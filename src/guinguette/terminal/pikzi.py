"""Pikzi in a terminal: who shows which pieces, the discard under them, the attack, the hand."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from guinguette.core.words import say, seat_name
from guinguette.games.pikzi.moves import CARDS, PIECES, PORTRAITS
from guinguette.games.pikzi.view import Player, View
from guinguette.games.pikzi.words import CARD_NAMES, PORTRAIT_NAMES

COLOURS = ("sky_blue1", "light_pink1", "gold1", "pale_green1")  # by portrait
ACTION = "bold black on rgb(255,125,125)"
DOG = "bold black on rgb(250,250,245)"
MISSING, CLOSED, FINISHED = "·", "—", "★"
TEAMS = ("▲", "●")


def draw(view: View, players: Sequence[str], language: str) -> RenderableType:
    parts: list[RenderableType] = [Text(heading(view, language), "dim")]
    if view.teams:
        parts.append(Text(teams(view, players, language), "bold"))
    parts += [Text(), table(view, players, language)]
    parts += [Text(f"   {line}", "dim") for line in discarded(view, language)]
    parts += [Text(f"   {line}", "italic") for line in memories(view, players, language)]
    if view.pike is not None:
        parts += [Text(), Text(attack(view, players, language), "bold bright_red")]
    return Group(*parts, Text(), *hands(view, players, language))


def heading(view: View, language: str) -> str:
    numbers = {"round": view.round, "rounds": view.rounds, "portraits": view.portraits}
    pile = f"{say('pikzi-table-pile', language)} {view.pile}"
    return f"{say('pikzi-table-round', language, numbers)}    {pile}"


def teams(view: View, players: Sequence[str], language: str) -> str:
    """Both teams and their points (PZ-25): `▲ Ana + Céline  25 points`."""
    sums = []
    for team, sign in enumerate(TEAMS):
        seats = [seat for seat, player in enumerate(view.players) if player.team == team]
        points = sum(view.players[seat].points for seat in seats)
        said = say("pikzi-table-points", language, {"points": points})
        sums.append(f"{sign} {' + '.join(players[seat] for seat in seats)}  {said}")
    return "    ".join(sums)


def table(view: View, players: Sequence[str], language: str) -> Table:
    """A column for each portrait, a row for each player, and the pieces in the discard below."""
    rows = Table.grid(padding=(0, 2))
    rows.add_row("", "", *(Text(n, f"bold {c}") for n, c in zip(PORTRAIT_NAMES, COLOURS, strict=True)))
    for seat, (name, player) in enumerate(zip(players, view.players, strict=True)):
        turn = seat == view.seat and view.phase != "over"
        rows.add_row(
            Text("▶" if turn else " ", "bold yellow"),
            Text(name if player.team is None else f"{TEAMS[player.team]} {name}", "bold" if turn else ""),
            *(Text(tableau(view, player, p), COLOURS[p]) for p in range(len(PORTRAITS))),
            Text(say("pikzi-table-cards", language, {"count": player.cards})),
            Text(say("pikzi-table-points", language, {"points": player.points}), "bold"),
        )
    pieces = ["".join(card[-1] for card in view.discard if card.startswith(portrait)) for portrait in PORTRAITS]
    rows.add_row("", say("pikzi-table-discard", language), *pieces, style="dim")
    return rows


def discarded(view: View, language: str) -> Iterable[str]:
    """The discard's other cards: `Bull ×2, Wolf ×1`."""
    others = Counter(card for card in view.discard if card not in PIECES)
    if others:
        yield ", ".join(f"{card_name(card, language)} ×{count}" for card, count in others.items())


def tableau(view: View, player: Player, portrait: int) -> str:
    """The four places of a portrait; a star when it is finished, a dash when somebody else has finished it."""
    name = PORTRAITS[portrait]
    if name in player.finished:
        return f"1 2 3 4 {FINISHED}"
    if any(name in other.finished for other in view.players):
        return CLOSED
    pieces = PIECES[4 * portrait : 4 * portrait + 4]
    return " ".join(piece[-1] if piece in player.shown else MISSING for piece in pieces)


def card_name(card: str, language: str) -> str:
    return say("pikzi-card", language, {"card": CARD_NAMES[CARDS.index(card)]})


def memories(view: View, players: Sequence[str], language: str) -> Iterable[str]:
    """What hens have shown: cards of others that the viewer knows, and the other way round (PZ-26)."""
    for name, player in zip(players, view.players, strict=True):
        for key, cards in (("pikzi-table-known", player.known), ("pikzi-table-knows", player.knows)):
            if cards and view.phase != "over":
                names = ", ".join(card_name(card, language) for card in cards)
                yield say(key, language, {"seat": name, "cards": names})


def attack(view: View, players: Sequence[str], language: str) -> str:
    """Who attacks whom, and what it waits for."""
    pike = view.pike
    assert pike is not None
    names = {"seat": seat_name(pike.seat, language, players), "other": seat_name(pike.target, language, players)}
    said = [say("pikzi-table-attack", language, names | {"card": pike.card, "aim": aim_name(pike.aim)})]
    if view.phase == "answer":
        said.append(say("pikzi-table-answer", language, {"seat": names["other"]}))
    elif pike.drawn is not None:
        said.append(say("pikzi-table-drawn", language, {"card": CARD_NAMES[CARDS.index(pike.drawn)]}))
    elif view.phase == "hen":
        said.append(say("pikzi-table-drawn-unseen", language))
    return " — ".join(said)


def aim_name(aim: str | None) -> str:
    if aim is None:
        return ""
    return CARD_NAMES[CARDS.index(aim)] if aim in CARDS else PORTRAIT_NAMES[PORTRAITS.index(aim)]


def hands(view: View, players: Sequence[str], language: str) -> Iterable[RenderableType]:
    """The viewer's own hand; everybody's once they lie open."""
    for seat, player in enumerate(view.players):
        if player.hand is not None:
            mine = seat == view.viewer and view.phase != "over"
            owner = say("pikzi-table-hand", language) if mine else players[seat]
            yield Text.assemble(
                (f"{owner}  ", "bold"), *chips(player.hand, language), worth(view, language) if mine else ""
            )


def chips(hand: Sequence[str], language: str) -> Iterable[tuple[str, str] | str]:
    """Cards side by side."""
    for card in hand:
        yield (f" {card_name(card, language)} ", chip_style(card))
        yield " "
    if not hand:
        yield (say("pikzi-table-empty", language), "dim")


def chip_style(card: str) -> str:
    if card in PIECES:
        return f"bold black on {COLOURS[PIECES.index(card) // 4]}"
    return DOG if card == "dog" else ACTION


def worth(view: View, language: str) -> str:
    return "" if view.young else f" {say('pikzi-table-worth', language, {'points': view.hand_points})}"
