"""What holds for every game: all legal moves, best first, in both languages, small and typed."""

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

import guinguette
from guinguette.bots import find_bot
from guinguette.coach import Advice, NoAdvice, advise
from guinguette.core.playthrough import Playthrough
from guinguette.core.state import CHANCE
from guinguette.core.words import LANGUAGES, Line, render
from tests.conformance.variants import VARIANTS, Variant

every_variant = pytest.mark.parametrize("variant", [v for v in VARIANTS if v.seats in (2, 4)], ids=str)


def moments(variant: Variant, seed: int, most: int = 12) -> Iterator[Playthrough]:
    """Some moments of a game, decisions and rolls."""
    play, rng = variant.new(seed), Random(seed)
    bot = find_bot(variant.game.name, "random")
    while play.outcome is None and most:
        if rng.random() < 0.08:
            most -= 1
            yield play
        if play.to_move == CHANCE:
            play.roll()
        else:
            play.play(bot.choose(play.view(play.to_move), play.legal, rng))


@every_variant
def test_every_legal_move_is_told_best_first(variant: Variant) -> None:
    told = 0
    for play in moments(variant, seed=1):
        if play.to_move == CHANCE:
            continue
        advice = advise(play, play.to_move)
        merits = [tip.value if tip.win is None else tip.win for tip in advice.tips]
        assert {tip.move for tip in advice.tips} == {str(move) for move in play.legal}
        assert merits == sorted(merits, reverse=True)
        assert advice.tips[0].behind == 0
        assert all(
            tip.behind == pytest.approx(merits[0] - m, abs=2e-4) for tip, m in zip(advice.tips, merits, strict=True)
        )
        told += 1
    assert told


@every_variant
def test_odds_add_up_and_chances_are_chances(variant: Variant) -> None:
    for play in moments(variant, seed=2):
        try:
            advice = advise(play, play.to_move if play.to_move >= 0 else play.state.seat)
        except NoAdvice as none:
            assert none.code == "coach-nothing-to-decide"
            continue
        for outlook in (*advice.tips, *([advice.ahead] if advice.ahead else [])):
            assert outlook.win is None or 0 <= outlook.win <= 1
            if outlook.odds:
                assert sum(odd.chance for odd in outlook.odds) == pytest.approx(1, abs=0.01)
                assert all(odd.end < len(advice.ends) for odd in outlook.odds)


@every_variant
def test_reasons_are_said_in_both_languages_and_advice_travels_as_json(variant: Variant) -> None:
    for play in moments(variant, seed=3, most=5):
        if play.to_move == CHANCE:
            continue
        advice = advise(play, play.to_move)
        for line in (*advice.ends, *(line for tip in advice.tips for line in tip.reasons)):
            assert all(render(line, language, play.players) for language in LANGUAGES)
        text = msgspec.json.encode(advice)
        assert len(text) < 40_000
        assert msgspec.json.encode(msgspec.json.decode(text, type=Advice)) == text


def test_only_the_seat_to_decide_is_advised() -> None:
    play = guinguette.new("pickomino", 2, seed=1)
    play.roll()
    with pytest.raises(NoAdvice) as refused:
        advise(play, 1)
    assert refused.value.line == Line("coach-not-to-move", {"seat": 1})


def test_a_finished_game_has_no_advice() -> None:
    variant = VARIANTS[0]
    play, rng, bot = variant.new(1), Random(1), find_bot(variant.game.name, "random")
    while play.outcome is None:
        play.roll() if play.to_move == CHANCE else play.play(bot.choose(play.view(play.to_move), play.legal, rng))
    with pytest.raises(NoAdvice) as refused:
        advise(play, 0)
    assert refused.value.code == "over"
