"""The coach, in words: hints at a table, and advice for real ones."""

from guinguette import coach
from guinguette.coach import advice as coached
from guinguette.core.playthrough import Playthrough, check_players
from guinguette.core.state import OVER
from guinguette.core.words import Line

from .lines import Players, said
from .messages import Consult, Consulted, Counsel, Outlook, Said, Tip


def counsel(play: Playthrough, seat: int, language: str, players: Players) -> Counsel:
    """What the coach says to the seat that decides. Where hands are hidden, it looks at that seat's view only."""

    def say(line: Line) -> Said:
        return said(line, language, players)

    def outlook(told: coached.Outlook) -> Outlook:
        return Outlook(value=told.value, win=told.win, odds=list(told.odds), reasons=[say(line) for line in told.reasons])

    def tip(told: coached.Tip) -> Tip:
        label = play.game.words.label(play.state, play.game.moves.parse(told.move))
        ahead = outlook(told)
        return Tip(
            move=told.move,
            label=say(label),
            behind=told.behind,
            value=ahead.value,
            win=ahead.win,
            odds=ahead.odds,
            reasons=ahead.reasons,
        )

    told = coach.advise(play, seat)
    return Counsel(
        game=told.game,
        seat=told.seat,
        unit=told.unit,
        exact=told.exact,
        ends=[say(line) for line in told.ends],
        tips=[tip(each) for each in told.tips],
        ahead=None if told.ahead is None else outlook(told.ahead),
    )


def consult(asked: Consult, language: str) -> Consulted:
    """Advice for a real table. Raises `Refused` with the field, the dice or the clause that it fails at."""
    play = coach.read_table(asked.position, asked.kept, asked.roll, asked.rolls)
    players = tuple(asked.players)
    if players:
        check_players(play.game, players, play.state.seats)
    turn_is_over = play.to_move == OVER or play.state.turn != play.start.turn
    seat = -1 if play.to_move == OVER else play.to_move if play.to_move >= 0 else play.state.seat
    return Consulted(
        position=play.position,
        seat=seat,
        view=play.view(None if seat < 0 else seat),
        lines=[said(line, language, players) for line in play.log(None if seat < 0 else seat)],
        counsel=None if turn_is_over else counsel(play, seat, language, players),
    )
