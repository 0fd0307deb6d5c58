"""The coach, in words: hints at a table, and advice for real ones."""

from msgspec.structs import asdict

from guinguette import coach
from guinguette.coach import advice as coached
from guinguette.core.playthrough import Playthrough, check_players
from guinguette.core.state import OVER
from guinguette.core.words import Line

from .lines import Players, said
from .messages import Consult, Consulted, Counsel, Outlook, Said, Tip


def counsel(play: Playthrough, seat: int, language: str, players: Players) -> Counsel:
    """What the coach says to the seat that decides. Where hands are hidden, it looks at that seat's view only."""
    told = coach.advise(play, seat)
    speaker = Speaker(language, players)
    return Counsel(
        game=told.game,
        seat=told.seat,
        unit=told.unit,
        exact=told.exact,
        ends=speaker.say(told.ends),
        tips=[speaker.tip(play, tip) for tip in told.tips],
        ahead=None if told.ahead is None else speaker.outlook(told.ahead),
    )


class Speaker:
    def __init__(self, language: str, players: Players) -> None:
        self.language, self.players = language, players

    def say(self, lines: tuple[Line, ...]) -> list[Said]:
        return [said(line, self.language, self.players) for line in lines]

    def outlook(self, told: coached.Outlook) -> Outlook:
        return Outlook(value=told.value, win=told.win, odds=list(told.odds), reasons=self.say(told.reasons))

    def tip(self, play: Playthrough, told: coached.Tip) -> Tip:
        label = play.game.words.label(play.state, play.game.moves.parse(told.move))
        [said_label] = self.say((label,))
        return Tip(move=told.move, label=said_label, behind=told.behind, **asdict(self.outlook(told)))


def consult(asked: Consult, language: str) -> Consulted:
    """Advice for a real table. Raises `Refused` with the field, the dice or the clause that it fails at."""
    play = coach.read_table(asked.position, asked.kept, asked.roll, asked.rolls)
    players = tuple(asked.players)
    if players:
        check_players(play.game, players, play.state.seats)
    seat = decider(play)
    told = None if seat is None or play.state.turn != play.start.turn else counsel(play, seat, language, players)
    return Consulted(
        position=play.position,
        seat=seat,
        view=play.view(seat),
        lines=[said(line, language, players) for line in play.log(seat)],
        counsel=told,
    )


def decider(play: Playthrough) -> int | None:
    """The seat to decide, or whose dice are to be rolled; None if the game is over."""
    if play.to_move == OVER:
        return None
    seat: int = play.to_move if play.to_move >= 0 else play.state.seat
    return seat
