"""A match between bots, on the screen."""

import sys
from contextlib import redirect_stdout
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.table import Table
from rich.text import Text

from guinguette.arena import Cluster, Crew, Match, Report, Results, Runner, compete, fixtures, report
from guinguette.arena.compete import BotFault
from guinguette.arena.labels import lineup_label
from guinguette.arena.picture import check_picture, draw, title
from guinguette.arena.report import Rating, Share
from guinguette.cli.numbers import count, percent, tenths
from guinguette.cli.reading import print_json
from guinguette.cli.simulating import progress
from guinguette.core.errors import BadSetup
from guinguette.core.words import Line, say

BAR = 36  # columns
WIDE = 110  # columns of a screen that has room for every bar
NARROW, A_SEAT = 44, 9  # columns for all but the seats, and for a seat


class Output(NamedTuple):
    """Where the results go."""

    language: str = "en"
    as_json: bool = False
    file: Path | None = None  # of results, one game a line; taken up again if it is there
    picture: Path | None = None


def run_arena(
    game: str,
    bots: str,
    games: int,
    players: int,
    options: dict[str, str],
    seed: int,
    *,
    ray: str | None = None,
    out: Output,
) -> None:
    """`bots` are names with commas between. Ctrl-C or a faulty bot stops early, and what is finished is shown."""
    sys.path.insert(0, "")  # modules of one's own bots may lie in this folder
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    match = Match(game=game, bots=names, players=players, options=dict(options), seed=seed)
    check_bots(match, out.language)
    check_output(out)
    runner = Crew() if ray is None else Cluster(ray)
    results = Results(match, out.file)
    stopped = play_all(results, games, runner, out.language)
    facts = report(match, (results.games[f.number] for f in fixtures(match, games) if f.number in results))
    show(facts, out)
    if stopped is not None:
        raise stopped


def check_bots(match: Match, language: str) -> None:
    """The first time it takes minutes, for they compile. They may print when they are imported."""
    with Console(stderr=True).status(say("cli-compiling", language)), redirect_stdout(sys.stderr):
        match.check()


def check_output(out: Output) -> None:
    if out.picture is None:
        return
    check_picture(out.picture)
    if out.file is not None and out.file.resolve() == out.picture.resolve():
        raise BadSetup(Line("arena-same-file", {"path": str(out.file)}))


def play_all(results: Results, games: int, runner: Runner, language: str) -> KeyboardInterrupt | BotFault | None:
    """What stopped it, if anything did."""
    wanted = fixtures(results.match, games)
    console = Console(stderr=True)
    with progress(console) as bar:
        task = bar.add_task(say("arena-playing", language), total=len(wanted))
        bar.advance(task, sum(fixture.number in results for fixture in wanted))
        try:
            for _ in compete(results, games, runner):
                bar.advance(task)
        except BotFault as fault:
            return fault
        except KeyboardInterrupt as stopped:
            key = "arena-stopped" if results.path is None else "arena-stopped-file"
            console.print(say(key, language, {"file": str(results.path)}))
            return stopped
    return None


def show(facts: Report, out: Output) -> None:
    """The picture comes last: whatever happens to it, the numbers are told."""
    if out.as_json:
        print_json(facts)
    else:
        print_tables(facts, out.language)
    if out.picture is not None and facts.games:
        draw(facts, out.picture, out.language)


def print_tables(facts: Report, language: str) -> None:
    console = Console(highlight=False)
    console.print(Text(title(facts, language), style="bold yellow"))
    if facts.games:
        console.print(rating_table(facts, language))
        console.print(share_table(facts, language, console.width))
        if seats_shown(facts, console.width) and any(row.fair != row.fair_by_seat for row in facts.shares):
            key = "arena-seats" if facts.match.read_options().team_size == 1 else "arena-seats-teams"
            console.print(say(key, language, {"fair": percent(facts.shares[0].fair_by_seat, language)}))


def rating_table(facts: Report, language: str) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("bot", "rating", "won", "games"):
        table.add_column(say(f"arena-{column}", language), justify="left" if column == "bot" else "right")
    table.add_column(say("arena-elo", language))
    low = min(row.elo - row.margin for row in facts.ratings)
    high = max(row.elo + row.margin for row in facts.ratings)
    for row in facts.ratings:
        rating = f"{row.elo:+z.0f} ± {row.margin:.0f}"
        won, games = percent(row.wins, language), count(row.games, language)
        table.add_row(facts.match.shown[row.bot], rating, won, games, whiskers(row, low, high))
    return table


def whiskers(row: Rating, low: float, high: float) -> Text:
    """The rating and its interval on a common scale."""
    ends = (row.elo - row.margin, row.elo, row.elo + row.margin)
    left, middle, right = (round((BAR - 1) * (x - low) / max(high - low, 1e-9)) for x in ends)
    bar = "".join("●" if k == middle else "─" if left <= k <= right else " " for k in range(BAR))
    return Text(bar, style="yellow")


def seats_shown(facts: Report, width: int) -> bool:
    return width >= NARROW + A_SEAT * facts.match.players


def share_table(facts: Report, language: str, width: int) -> Table:
    """On a narrow screen names are broken and seats are left out, for no number may be cut."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    seats = range(facts.match.players if seats_shown(facts, width) else 0)
    bars = width >= WIDE
    for name in ("lineup", "bot", "won", "interval", "fair"):
        left = name in ("lineup", "bot")
        table.add_column(say(f"arena-{name}", language), justify="left" if left else "right", no_wrap=not left)
    for seat in seats:
        table.add_column(say("arena-seat", language, {"number": seat + 1}), justify="right", no_wrap=True)
    told, names = "", facts.match.shown
    for row in facts.shares:
        lineup = lineup_label(facts.match, row.lineup)
        by_seat = ["" if share is None else percent(share, language) for share in row.by_seat[: len(seats)]]
        interval = f"{tenths(row.low, language)}–{tenths(row.high, language)}"
        shown = lineup if lineup != told else ""
        bar = [share_bar(row)] if bars else []
        won, fair = (percent(share, language) for share in (row.wins, row.fair))
        table.add_row(shown, names[row.bot], won, interval, fair, *by_seat, *bar)
        told = lineup
    return table


def share_bar(row: Share) -> Text:
    """Wins as a bar, with a stroke at the fair share."""
    width = BAR // 2
    bar = ["▇" if k < round(width * row.wins) else " " for k in range(width + 1)]
    bar[round(width * row.fair)] = "│"
    return Text("".join(bar), style="yellow")
