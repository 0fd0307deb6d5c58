"""The commands of `guinguette`, each a thin door to the module that does the work.

Modules are imported when a command runs, so that `guinguette --help` is instant.
"""

import os
import sys
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import typer

from guinguette.core.errors import Refused

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Pickomino, Pickomino Deluxe, Piña Coladice and Pikzi: play them, learn them, study them.",
    epilog="Language: --lang, or your system's (LANG). Guide: docs/playing.md",
)


class Language(StrEnum):
    EN = "en"
    FR = "fr"


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def system_language() -> Language:
    told = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return Language.FR if told.lower().startswith("fr") else Language.EN


def asked_language(context: typer.Context, language: Language) -> Language:
    """Also remembered for refusals, which are told outside the command (see `run`)."""
    context.obj["language"] = language
    return language


GameName = Annotated[str, typer.Argument(metavar="GAME", help="pickomino, pina_coladice or pikzi")]
Lang = Annotated[
    Language,
    typer.Option("--lang", "-l", default_factory=system_language, callback=asked_language, help="Language to speak."),
]
Json = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same chance.")]
Options = Annotated[
    list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; may be repeated.")
]


@app.command()
def play(
    game: GameName,
    lang: Lang,
    players: Annotated[
        str,
        typer.Option(
            "--players",
            "-p",
            metavar="NAMES",
            help="Who plays, with commas between. A bot is @random, @easy, @strong or @master.",
        ),
    ] = "",
    option: Options = [],  # noqa: B006  # Typer reads it, nobody changes it
    edition: Annotated[str | None, typer.Option(help="Pickomino: classic or deluxe.")] = None,
    dice: Annotated[bool, typer.Option("--dice", help="Type real dice and cards instead of rolling.")] = False,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option(help="Write the game record here when the game ends or is left.")] = None,
) -> None:
    """Play in the terminal: people on one keyboard, and bots."""
    from guinguette.cli.playing import play_game

    play_game(game, players, read_pairs(option, edition), lang, real_dice=dice, seed=seed, save=save)


@app.command()
def rules(game: GameName, lang: Lang, json: Json = False) -> None:
    """The rules of a game, clause by clause, with our rulings marked."""
    from guinguette.cli.reading import show_rules

    show_rules(game, lang, as_json=json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A game record; - reads standard input.", allow_dash=True)],
    lang: Lang,
    json: Json = False,
) -> None:
    """Play a game record again, checked event by event."""
    from guinguette.cli.reading import replay_record

    replay_record(file, lang, as_json=json)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[int, typer.Option("--players", "-p", help="How many play.")] = 2,
    games: Annotated[int, typer.Option("--games", "-n", min=1, max=100_000_000, help="How many games.")] = 10_000,
    option: Options = [],  # noqa: B006  # Typer reads it, nobody changes it
    edition: Annotated[str | None, typer.Option(help="Pickomino: classic or deluxe.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    json: Json = False,
) -> None:
    """Play many games at random, compiled, on all cores: speed, wins by seat, length of games."""
    from guinguette.cli.simulating import simulate as run_games

    run_games(game, players, games, read_pairs(option, edition), seed, as_json=json)


@app.command()
def arena(
    game: GameName,
    lang: Lang,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            "-b",
            help="Bots with commas between: random, easy, strong, master, or module:Class for one of your own.",
        ),
    ],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="At least so many of every line-up.")] = 200,
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at a table.")] = 2,
    option: Options = [],  # noqa: B006  # Typer reads it, nobody changes it
    edition: Annotated[str | None, typer.Option(help="Pickomino: classic or deluxe.")] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS", help="A Ray cluster: auto, local or HOST:PORT.")] = None,
    out: Annotated[Path | None, typer.Option(help="File of results; a match goes on where it stopped.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Draw the ratings into this file: png, svg, pdf …")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other: ratings with intervals, wins by line-up and seat."""
    from guinguette.cli.competing import Output, run_arena

    output = Output(lang, json, out, picture)
    run_arena(game, bots, games, players, read_pairs(option, edition), seed, ray=ray, out=output)


@app.command()
def train(
    game: GameName,
    lang: Lang,
    players: Annotated[int, typer.Option("--players", "-p", help="How many sit at a table.")] = 2,
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", min=1, help="Of self-play; more follow, to set it right."),
    ] = None,
    option: Options = [],  # noqa: B006  # Typer reads it, nobody changes it
    edition: Annotated[str | None, typer.Option(help="Pickomino: classic or deluxe.")] = None,
    seed: Annotated[int, typer.Option(min=0, help="The same seed gives the same network.")] = 1,
    out: Annotated[Path, typer.Option(help="Folder of the course: weights, picture, and where to go on.")] = Path(
        "course"
    ),
    afresh: Annotated[bool, typer.Option("--afresh", help="Begin again, even if the folder has a course.")] = False,
) -> None:
    """Learn a game by self-play: the weights that its master plays with, and the learning curve."""
    from guinguette.cli.learning import learn

    learn(game, players, read_pairs(option, edition), games, seed, out, lang, afresh=afresh)


@app.command()
def odds(
    position: Annotated[
        list[str], typer.Argument(help="A position line, or a game and the fields that differ from its start.")
    ],
    lang: Lang,
    kept: Annotated[str, typer.Option(help="Dice set aside.")] = "",
    roll: Annotated[str, typer.Option(help="Dice just rolled.")] = "",
    rolls: Annotated[
        int | None, typer.Option(min=1, max=3, help="Piña Coladice: which roll of the turn it is, if not the first.")
    ] = None,
    thorough: Annotated[
        bool, typer.Option("--thorough", help="Work chances out as the master does; the first time compiles.")
    ] = False,
    json: Json = False,
) -> None:
    """The odds of every choice, best first: for a position, or for the dice of a real table."""
    from guinguette.cli.advising import show_odds

    show_odds(" ".join(position), lang, kept=kept, roll=roll, rolls=rolls, thorough=thorough, as_json=json)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on.")] = 8000,
    database: Annotated[str | None, typer.Option(help="SQLite file, or a PostgreSQL URL for many processes.")] = None,
    channels: Annotated[str | None, typer.Option(help="Redis or PostgreSQL URL, for many processes.")] = None,
    origin: Annotated[list[str], typer.Option(help="Another place whose pages may connect; may be repeated.")] = [],  # noqa: B006  # Typer reads it
    https: Annotated[
        bool, typer.Option("--https", help="Behind an HTTPS proxy: cookies travel on HTTPS only.")
    ] = False,
    log_level: Annotated[
        LogLevel, typer.Option(envvar="GUINGUETTE_LOG_LEVEL", case_sensitive=False, help="What to log.")
    ] = LogLevel.WARNING,
    show: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
) -> None:
    """Serve the tables: play together in the browser.

    Limits are set in the environment, as GUINGUETTE_TABLES_PER_HOUR=100; docs/hosting.md has them all.
    """
    from guinguette.cli.serving import serve_tables

    chosen = {"database": database, "channels": channels, "origins": tuple(origin), "secure": https}
    serve_tables(host, port, chosen, log_level=log_level.value, show=show)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A finished game's record; - reads standard input.", allow_dash=True)],
    lang: Lang,
    commitment: Annotated[str | None, typer.Option(help="The one that the table showed before the game.")] = None,
    json: Json = False,
) -> None:
    """Check every die of a finished game against the secret that its table had promised."""
    from guinguette.cli.serving import verify_record

    verify_record(file, commitment, lang, as_json=json)


@app.command()
def warm() -> None:
    """Compile every game ahead, so that nothing has to wait for it later."""
    from guinguette.cli.simulating import warm as compile_all

    compile_all()


def read_pairs(pairs: list[str], edition: str | None) -> dict[str, str]:
    """NAME=VALUE pairs as a dictionary; `--edition X` is short for `-o edition=X`."""
    options: dict[str, str] = {} if edition is None else {"edition": edition}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise typer.BadParameter(f"“{pair}” is not of the form NAME=VALUE", param_hint="--option")
        options[name.strip()] = value.strip()
    return options


@app.callback(invoke_without_command=True)
def version(
    show: Annotated[bool, typer.Option("--version", is_eager=True, help="Print the version.")] = False,
) -> None:
    if show:
        from guinguette import __version__

        typer.echo(__version__)
        raise typer.Exit


def run() -> None:
    asked = {"language": system_language()}
    try:
        app(obj=asked)
    except Refused as refused:
        typer.secho(refused.text(asked["language"]), err=True, fg="red")
        sys.exit(2)
    except (OSError, UnicodeDecodeError) as error:
        typer.secho(f"{error}", err=True, fg="red")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
