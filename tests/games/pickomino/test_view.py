"""What the view says a stop would bring is what a stop brings."""

import random

import guinguette
from guinguette.core.state import CHANCE, OVER
from guinguette.games.pickomino import news
from guinguette.games.pickomino.state import DECIDE, TILES, Table
from guinguette.games.pickomino.tiles import stop
from guinguette.games.pickomino.view import Prize, see_prize


def prize_of_stop(s: Table) -> Prize:
    """Let the rules stop on a copy, and read what they report."""
    trial = s.copy()
    trial.news = []
    stop(trial)
    for code, _, b, c, _ in trial.news:
        clause = news.MEANING[code][1]
        if code in (news.TOOK, news.TOOK_LOWER):
            return Prize("take", TILES[b], None, clause)
        if code == news.STOLE:
            return Prize("steal", TILES[b], c, clause)
        if code == news.ONLY_HEN:
            return Prize("hen", None, b, clause)
        if code in (news.NULL_NO_WORM, news.NULL_LOW):
            return Prize("null", None, None, clause)
    raise AssertionError("a stop takes, steals or is null")


def test_the_prize_is_what_a_stop_brings() -> None:
    kinds = set()
    for seed in range(24):
        rng = random.Random(seed)
        play = guinguette.new("pickomino", 2 + seed % 3, seed=seed, edition=("classic", "deluxe")[seed % 2])
        while play.to_move != OVER:
            if play.to_move == CHANCE:
                play.roll()
                continue
            if play.state.phase == DECIDE:
                prize = see_prize(play.state)
                assert prize == prize_of_stop(play.state), play.position
                kinds.add(prize.kind)
                play.play("roll" if prize.kind == "null" else rng.choice(play.legal))
            else:
                play.play(rng.choice(play.legal))
    assert kinds == {"take", "steal", "hen", "null"}
