"""Whole games through the checked door, looked at on every step."""

from collections import Counter
from fractions import Fraction
from random import Random

import msgspec
import numpy as np
import pytest

import guinguette
from guinguette import CHANCE, OVER, Illegal, Playthrough
from guinguette.core import twin
from guinguette.core.words import LANGUAGES, render

from .variants import VARIANTS, Variant, finished, play_on

every_variant = pytest.mark.parametrize("variant", VARIANTS, ids=str)


@every_variant
def test_every_step_of_a_game_holds(variant: Variant) -> None:
    play, rng = variant.new(seed=1), Random(1)
    while play.to_move != OVER:
        check_position(play)
        check_views(play)
        if play.to_move == CHANCE:
            check_chances(play, rng)
        else:
            check_moves(play, rng)
        play_on(play, rng)
    check_position(play)
    check_views(play)
    check_end(play)


def check_position(play: Playthrough) -> None:
    again = guinguette.from_position(play.position)
    assert again.state == play.state
    assert again.position == play.position
    assert again.options == play.options


def check_views(play: Playthrough) -> None:
    """Every seat and a spectator have a view that survives the wire, and buttons and lines in both languages."""
    for seat in (None, *range(len(play.players))):
        view = play.view(seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
        for line in play.log(seat, since=len(play.events) - 1 if play.events else 0):
            assert all(render(line, language, play.players) for language in LANGUAGES)
    for move in play.legal:
        label = play.game.words.label(play.state, move)
        assert all(render(label, language, play.players) for language in LANGUAGES)


def check_chances(play: Playthrough, rng: Random) -> None:
    outcomes = play.game.chance.outcomes(play.state)
    assert sum((p for _, p in outcomes), Fraction()) == 1
    assert all(p > 0 for _, p in outcomes)
    codes = [code for code, _ in outcomes]
    assert len(codes) == len(set(codes))
    assert play.game.rules.sample(play.state.copy()) in codes
    for code in rng.sample(codes, min(5, len(codes))):
        text = play.game.chance.notation(play.state, code)
        assert play.game.chance.parse(play.state, text) == code
    before = play.state.copy()
    with pytest.raises(Illegal):
        play.play(rng.choice(play.game.moves.all))
    assert play.state == before


def check_moves(play: Playthrough, rng: Random) -> None:
    """Legal moves are distinct and parse back; any other move is refused by a clause and changes nothing."""
    book, legal = play.game.moves, play.game.legal(play.state)
    assert 0 < len(legal) <= play.game.max_legal
    assert legal == sorted(set(legal))
    for code in legal:
        move = book.decode(code)
        assert book.encode(move) == code
        assert book.parse(str(move).upper()) == move
        assert msgspec.json.decode(msgspec.json.encode(move), type=type(move)) == move
    before = play.state.copy()
    others = [move for move in rng.sample(book.all, min(12, len(book))) if book.encode(move) not in legal]
    for move in others:
        with pytest.raises(Illegal) as refusal:
            play.play(move)
        assert refusal.value.clause, move
        assert refusal.value.position == play.position
        assert all(render(refusal.value.line, language, play.players) for language in LANGUAGES)
    with pytest.raises(Illegal):
        play.roll()
    assert play.state == before


def check_end(play: Playthrough) -> None:
    """Nothing more can happen; the ranking and the shares of the win agree."""
    assert play.legal == ()
    assert play.chances == ()
    for late in (play.roll, lambda: play.play(play.game.moves.all[0])):
        with pytest.raises(Illegal):
            late()
    outcome = play.outcome
    assert outcome is not None
    assert sorted(standing.seat for standing in outcome) == list(range(len(play.players)))
    assert outcome[0].place == 1
    assert [standing.place for standing in outcome] == sorted(standing.place for standing in outcome)
    shares = np.zeros((1, len(play.players)))
    twin.interpreted(play.game).win_shares([play.state], shares)
    winners = [standing.seat for standing in outcome if standing.place == 1]
    assert {seat for seat in range(len(play.players)) if shares[0, seat] > 0} == set(winners)
    assert shares.sum() == pytest.approx(1)


@every_variant
def test_records_replay_to_the_same_game(variant: Variant) -> None:
    play, rng = variant.new(seed=2), Random(2)
    while play.to_move != OVER:
        play_on(play, rng)
        if rng.random() < 0.02:
            check_record(play)
    check_record(play)


def check_record(play: Playthrough) -> None:
    again = guinguette.from_record(play.record)
    assert again.state == play.state
    assert again.record == play.record
    assert again.news == play.news


@every_variant
def test_a_game_can_go_on_from_any_position(variant: Variant) -> None:
    play, rng = variant.new(seed=3), Random(3)
    for _ in range(40):
        play_on(play, rng)
    later = guinguette.from_position(play.position, play.players, seed=9)
    for _ in range(20):
        if later.to_move != OVER:
            play_on(later, rng)
    check_record(later)


@every_variant
def test_the_same_seed_gives_the_same_game(variant: Variant) -> None:
    first, second, other = (finished(variant, seed) for seed in (4, 4, 5))
    assert first.record == second.record
    assert first.record != other.record


@every_variant
def test_copies_are_independent_and_moves_can_be_taken_back(variant: Variant) -> None:
    play, rng = variant.new(seed=6), Random(6)
    for _ in range(30):
        if play.to_move != OVER:
            play_on(play, rng)
    kept = play.record
    twin_play = play.copy()
    assert twin_play.record == kept
    for _ in range(10):
        if twin_play.to_move != OVER:
            play_on(twin_play, rng)
    assert play.record == kept
    while any(event.actor != CHANCE for event in twin_play.events):
        before = [event.text for event in twin_play.events]
        twin_play.undo()
        assert [event.text for event in twin_play.events] == before[: len(twin_play.events)]
    with pytest.raises(Illegal):
        twin_play.undo()


@every_variant
def test_chance_is_as_likely_as_told(variant: Variant) -> None:
    """Sampled outcomes of the first real chance follow the probabilities told (chi-squared, generous)."""
    play = variant.new(seed=7)
    outcomes = dict(play.game.chance.outcomes(play.state))
    likely = {code: float(p) for code, p in outcomes.items() if p > Fraction(1, 2000)}
    samples = 4000
    s = play.state.copy()
    seen = Counter(play.game.rules.sample(s) for _ in range(samples))
    chi2 = sum((seen[code] - samples * p) ** 2 / (samples * p) for code, p in likely.items())
    assert chi2 < len(likely) + 6 * (2 * len(likely)) ** 0.5 + 6
