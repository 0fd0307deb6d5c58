"""The rules against a plain engine that somebody else wrote: same cards, same moves, same table."""

from collections import Counter
from random import Random

import pytest

from bench.yardsticks import pikzi as plain
from guinguette import CHANCE, OVER, Playthrough
from guinguette.core.playthrough import Standing
from guinguette.games.pikzi import GAME, Options
from guinguette.games.pikzi.view import View

from .table import discarded, go, hand, moves, see, shows

GAMES_EACH = 60


class Plain(plain.Pikzi):
    """The plain engine, which tells the cards that it draws."""

    def refill(self, hand: list[str], rng: Random) -> None:
        before = len(hand)
        super().refill(hand, rng)
        self.drawn_cards += hand[before:]

    def pluck(self, hand: list[str], rng: Random) -> str:
        card = super().pluck(hand, rng)
        self.drawn_cards.append(card)
        return card

    drawn_cards: list[str]


def ours(move: str) -> str:
    """A move of the plain engine in our notation."""
    word, *rest = move.lower().split()
    renamed = {"back": "give back", "give": "swap"}.get(word, "put" if move == "place" else word)
    return " ".join([renamed, *rest])


def card_text(cards: list[str]) -> Counter[str]:
    return Counter(card.lower() for card in cards)


def same_start(theirs: Plain, options: Options) -> Playthrough:
    play = Playthrough(GAME, [f"P{n}" for n in range(theirs.players)], options)
    go(play, f"(seat {theirs.seat + 1})" + "".join(f"({card})" for hand in theirs.hands for card in hand))
    return play


def assert_same(play: Playthrough, theirs: Plain) -> None:
    view = see(play)
    assert Counter(discarded(play).split()) == card_text(theirs.discard)
    assert view.pile == len(theirs.pile)
    for seat in range(theirs.players):
        assert Counter(hand(play, seat + 1)) == card_text(theirs.hands[seat])
        assert set(shows(play, seat + 1).split()) == {piece.lower() for piece in theirs.shown[seat]}
    assert finished(view) == {portrait.lower(): seat for portrait, seat in theirs.finished.items()}
    if not theirs.over:
        assert play.to_move == theirs.actor
        assert moves(play) == {ours(move) for move in theirs.legal()}


def finished(view: View) -> dict[str, int]:
    return {portrait[0]: seat for seat, player in enumerate(view.players) for portrait in player.finished}


@pytest.mark.parametrize("seats", range(2, 6))
def test_plain_engine_agrees(seats: int) -> None:
    for number in range(GAMES_EACH):
        rng = Random(seats * 1000 + number)
        theirs = Plain.start(seats, rng, portraits=1 + number % 4)
        play = same_start(theirs, Options(portraits=1 + number % 4))
        while not theirs.over:
            assert_same(play, theirs)
            move = rng.choice(theirs.legal())
            theirs.drawn_cards = []
            theirs.play(move, rng)
            play.play(ours(move))
            for card in theirs.drawn_cards:
                assert play.to_move == CHANCE
                play.settle(card)
        assert_same(play, theirs)
        assert play.to_move == OVER
        assert standings(play) == list(zip(theirs.places(), [theirs.score(seat) for seat in range(seats)], strict=True))


def standings(play: Playthrough) -> list[tuple[int, int]]:
    def seat_of(standing: Standing) -> int:
        return standing.seat

    return [(standing.place, standing.score) for standing in sorted(play.outcome or (), key=seat_of)]
