"""Worlds dealt for search: as likely as they should be, the same compiled, and playable."""

from random import Random
from typing import Any

import numpy as np
import pytest

from guinguette.core import twin
from guinguette.core.state import CHANCE, OVER
from guinguette.games.pikzi import GAME, Table
from guinguette.games.pikzi.consistency import check
from guinguette.games.pikzi.knowledge import row
from guinguette.games.pikzi.state import COPIES, DECK, HEN_CARD, N_KINDS
from guinguette.games.pikzi.worlds import deal_hidden

from .table import go, table


def dealt(s: Table, viewer: int, times: int) -> list[Table]:
    worlds = [s.copy() for _ in range(times)]
    for number, world in enumerate(worlds):
        world.rng = number * 7919
        deal_hidden(world, viewer)
    return worlds


def test_unseen_cards_are_dealt_as_likely_as_there_are_of_them() -> None:
    play = table("dog dog l1 l2", "")
    worlds = dealt(play.state, 0, 4000)
    in_hand = np.mean([world.hands.rows[1] for world in worlds], axis=0)
    unseen = np.array(COPIES) - play.state.hands.rows[0]
    expected = 4 * unseen / (DECK - 4)
    assert np.abs(in_hand - expected).max() < 0.03


def test_known_cards_stay_and_the_others_move() -> None:
    play = table("l1 l2 l3 l4", "m1 m2 dog wolf", "hen", known="1-2:dog.m1,2-1:l1,3-2:wolf,2-3:hen")
    worlds = dealt(play.state, 0, 300)
    for world in worlds:
        check(world)
        assert world.hands.rows[0] == play.state.hands.rows[0]
        assert world.known.rows[row(0, 1)] == play.state.known.rows[row(0, 1)]
        assert world.known.rows[row(1, 0)] == play.state.known.rows[row(1, 0)]
        assert sum(world.known.rows[row(2, 1)]) == 1
    assert len({tuple(world.hands.rows[1]) for world in worlds}) > 100
    assert len({tuple(world.known.rows[row(2, 1)]) for world in worlds}) > 10


@pytest.mark.parametrize(("viewer", "sees"), [(0, True), (1, True), (2, False)])
def test_a_hens_card_stays_only_for_those_who_saw_it(viewer: int, sees: bool) -> None:
    play = go(table("hen", "m1 m2 dog wolf", "", known="3-2:m1.m2.dog.wolf"), "hen 2, let (dog)")
    assert play.state.phase == HEN_CARD
    drawn = {world.drawn for world in dealt(play.state, viewer, 100)}
    assert len(drawn) == (1 if sees else 4)


def test_open_hands_are_left_alone() -> None:
    play = go(table("m4", "wolf", shown=["m1 m2 m3"], portraits=1), "place m4")
    assert dealt(play.state, 0, 1)[0] == play.state


def test_compiled_worlds_equal_interpreted_ones() -> None:
    fast = twin.kernels(deal_hidden, name="pikzi-worlds", sources=(GAME.folder,)).deal_hidden
    step = twin.compiled(GAME).step_random
    rows = GAME.start(4, GAME.options()).array(30)
    rows["rng"] = np.arange(30) * 7919
    moves, done = np.zeros(GAME.max_legal, np.int32), np.zeros(30, np.int64)
    for turn in range(100):
        step(rows, moves, done)
        light: list[Any] = [Table.load(each) for each in rows]
        for i, s in enumerate(light):
            fast(rows[i], (turn + i) % 4)
            deal_hidden(s, (turn + i) % 4)
            assert s.array()[0] == rows[i]


def test_a_world_can_be_played_to_its_end() -> None:
    rng = Random(5)
    s = GAME.start(3, GAME.options(portraits=1), seed=5)
    while GAME.rules.waiting(s) != OVER:
        if GAME.rules.waiting(s) == CHANCE:
            GAME.rules.settle(s, GAME.rules.sample(s))
        else:
            GAME.rules.act(s, rng.choice(GAME.legal(s)))
        deal_hidden(s, rng.randrange(3))
        check(s)
        assert sum(s.pile) == s.left
        assert [sum(s.hands.rows[seat]) for seat in range(3)] == s.held[:3]
    assert len(s.pile) == N_KINDS
