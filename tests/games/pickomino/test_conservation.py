"""What never changes, whatever happens at the table."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import guinguette
from guinguette import CHANCE
from guinguette.core.state import OVER
from guinguette.games.pickomino import GAME, Options, Table, news, rules
from guinguette.games.pickomino.state import FIRST_CLASSIC, GONE, N_TILES, NOBODY, RAVEN, UP

from .table import DELUXE, LETTERS, deluxe, face_up, forced, go, owns, see, stacks, standing

NULL_THROWS = {news.NULL_ROLL, news.NULL_NO_WORM, news.NULL_LOW}


def check(s: Table) -> None:
    """Every part of the box is in one place."""
    stacked = [s.stacks[seat, k] for seat in range(s.seats) for k in range(s.height[seat])]
    lying = [tile for tile in range(N_TILES) if s.skewer[tile] != GONE]
    assert sorted(stacked + lying) == list(range(0 if s.deluxe else FIRST_CLASSIC, N_TILES))
    assert s.reserve + sum(s.grilled) == (7 if s.deluxe else 0)
    specialists = [who for who in (*s.stands, *s.owns, s.second) if who != NOBODY]
    assert len(specialists) == len(set(specialists)) <= (6 if s.deluxe else 0)
    assert RAVEN not in (*s.owns, s.second)
    assert all(s.skewer[tile] == UP for tile in range(N_TILES) if s.stands[tile] != NOBODY)
    assert sum(s.kept) + s.dice in (8, 9)


@pytest.mark.parametrize("edition", ["classic", "deluxe"])
@pytest.mark.parametrize("seats", range(2, 8))
def test_tiles_grilled_worms_and_specialists_are_conserved(edition: str, seats: int) -> None:
    for seed in range(2):
        s: Table = GAME.start(seats, Options(edition="deluxe" if edition == "deluxe" else "classic"), seed)
        rng = Random(seed)
        while (to_move := rules.waiting(s)) != OVER:
            s.news = []
            if to_move == CHANCE:
                rules.settle(s, rules.sample(s))
            else:
                rules.act(s, rng.choice(GAME.legal(s)))
            check(s)
            if NULL_THROWS & {code for code, *_ in s.news}:
                assert UP in s.skewer


@st.composite
def null_throws(draw: st.DrawFn) -> tuple[guinguette.Playthrough, str]:
    """Any table with a face-up tile on the skewer, and a throw that is null."""
    tiles = draw(st.permutations(DELUXE))
    cut, lost = sorted(draw(st.lists(st.integers(1, len(tiles)), min_size=2, max_size=2)))
    up = tiles[:cut]
    mine, other = tiles[cut:lost], draw(st.sampled_from([[], tiles[lost:]]))
    people = draw(st.permutations([who for who in LETTERS if who not in ("-", "raven")]))
    owners = [draw(st.sampled_from(["-", people[0]])), draw(st.sampled_from(["-", people[1]]))]
    on_skewer = dict(zip(draw(st.permutations(up)), [*people[2:], "raven"], strict=False))
    play = deluxe(mine, other, up=up, on=on_skewer, owns=owners, kept="444w", weasel=int(owners[0] == "weasel"))
    return play, "roll (4444)"


@settings(max_examples=300, deadline=None)
@given(null_throws())
def test_a_null_throw_never_empties_the_skewer(case: tuple[guinguette.Playthrough, str]) -> None:
    play, null = case
    before = stacks(play)
    hen = owns(play)[0] == "hen"
    go(play, null)
    check(play.state)
    assert face_up(play)
    assert play.outcome is None
    assert stacks(play)[0] == (before[0] if hen else before[0][:-1])
    assert stacks(play)[1] == before[1]
    assert owns(play)[0] == ("hen" if hen and not before[0] else None)
    assert set(standing(play)) <= set(face_up(play))
    assert ("PK-16" in forced(play)) + ("PK-17" in forced(play)) == (not hen and bool(before[0]))
    assert see(play).seat == 1
