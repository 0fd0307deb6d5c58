"""Nothing reaches a seat that it cannot know (PZ-18, PZ-26), over a thousand random games.

Two tables run side by side. They differ only in what one seat cannot know; whatever that seat sees
happen, happens at both, and what it does not see goes its own way at each. The seat must never be
able to tell which table it sits at.
"""

from itertools import takewhile
from random import Random
from typing import NamedTuple

import pytest

import guinguette
from guinguette.core.state import CHANCE, OVER, News
from guinguette.core.words import Line
from guinguette.games.pikzi import GAME, Options, Table
from guinguette.games.pikzi.consistency import check
from guinguette.games.pikzi.news import ROUND_ENDS
from guinguette.games.pikzi.state import ANSWER, DOG, N_KINDS, PAIRS
from guinguette.games.pikzi.view import build, seen
from guinguette.games.pikzi.words import tell
from guinguette.games.pikzi.worlds import deal_hidden

GAMES_EACH = 150
SEATS = [2, 3, 4, 5]
rules, chance = GAME.rules, GAME.chance


class Event(NamedTuple):
    code: int
    seen: str  # as the seat learns of it


def options_for(seats: int, number: int) -> Options:
    """Short games, so that there are many; now and then a long one, young players, rounds or teams."""
    return Options(
        portraits=4 if number % 25 == 0 else 1 + number % 2,
        young=number % 5 == 0,
        rounds=2 if number % 10 == 0 else 1,
        teams=seats == 4 and number % 2 == 0,
    )


def events(s: Table, seat: int) -> list[Event]:
    """What may happen now."""
    actor = rules.waiting(s)
    if actor == CHANCE:
        texts = [(code, chance.notation(s, code)) for code, _ in chance.outcomes(s)]
    else:
        texts = [(code, str(GAME.moves.decode(code))) for code in GAME.legal(s)]
    return [Event(code, seen(s, actor, code, text, seat)) for code, text in texts]


def happen(s: Table, code: int) -> list[News]:
    """Carry it out; what the rules report, up to the end of the round, when hands are opened (PZ-19)."""
    s.news = []
    (rules.settle if rules.waiting(s) == CHANCE else rules.act)(s, code)
    return list(takewhile(lambda news: news[0] != ROUND_ENDS, s.news))


def hands_opened(s: Table) -> bool:
    """Whether the round ended with what happened last."""
    return any(news[0] == ROUND_ENDS for news in s.news or ())


def told(happened: list[News], reader: int | None) -> list[Line | None]:
    return [tell(news, reader) for news in happened]


def other_world(s: Table, seat: int, rng: Random) -> Table:
    other = s.copy()
    other.rng = rng.getrandbits(64)
    deal_hidden(other, seat)
    check(other)
    return other


def assert_same(one: Table, two: Table, seat: int) -> None:
    assert build(one, seat) == build(two, seat)
    if one.turn % 4 == 0:
        assert build(one, None) == build(two, None)
    assert rules.waiting(one) == rules.waiting(two)
    if rules.waiting(one) == seat:
        assert GAME.legal(one) == GAME.legal(two)


@pytest.mark.parametrize("seats", SEATS)
def test_pz_26_nobody_can_tell_apart_what_differs_only_in_secret(seats: int) -> None:
    steps = together = 0
    for number in range(GAMES_EACH):
        rng = Random(1000 * seats + number)
        seat = rng.randrange(seats)
        true = GAME.start(seats, options_for(seats, number), seed=number)
        other = other_world(true, seat, rng)
        while rules.waiting(true) != OVER:
            assert_same(true, other, seat)
            event = rng.choice(events(true, seat))
            alike = [each for each in events(other, seat) if each.seen == event.seen]
            steps += 1
            happened = happen(true, event.code)
            if alike:
                together += 1
                happened_there = happen(other, rng.choice(alike).code)
                for reader in (seat, None):
                    assert told(happened, reader) == told(happened_there, reader)
            if not alike or hands_opened(true):
                other = other_world(true, seat, rng)
    assert together > steps / 2


def dog_or_not(s: Table, rng: Random) -> Table | None:
    """The same attack on a target who holds a guard dog if this one does not, and none if this one does."""
    other, target = s.copy(), s.target
    known = [max(s.known[pair, kind] for pair in range(target, PAIRS, 5)) for kind in range(N_KINDS)]
    dogs = s.hands[target, DOG]
    secret = [kind for kind in range(N_KINDS) if kind != DOG and s.hands[target, kind] > known[kind]]
    spare = [kind for kind in range(N_KINDS) if kind != DOG and s.pile[kind] >= dogs]
    if known[DOG] or not (spare if dogs else secret and s.pile[DOG]):
        return None
    gone, come, count = (DOG, rng.choice(spare), dogs) if dogs else (rng.choice(secret), DOG, 1)
    for kind, change in ((gone, -count), (come, count)):
        other.hands[target, kind] += change
        other.pile[kind] -= change
    check(other)
    return other


@pytest.mark.parametrize("seats", SEATS)
def test_pz_18_nothing_tells_whether_a_target_holds_a_guard_dog(seats: int) -> None:
    compared = 0
    for number in range(GAMES_EACH):
        rng = Random(2000 * seats + number)
        s = GAME.start(seats, options_for(seats, number), seed=number)
        while rules.waiting(s) != OVER:
            if s.phase == ANSWER and (other := dog_or_not(s, rng)):
                compared += 1
                assert_no_hint(s, other)
            happen(s, rng.choice(events(s, 0)).code)
    assert compared > GAMES_EACH


def assert_no_hint(one: Table, two: Table) -> None:
    """Before the answer, and after the one that both can give."""
    let = GAME.moves.encode(GAME.moves.parse("let"))
    watchers = [None, *(seat for seat in range(one.seats) if seat != one.target)]
    assert rules.waiting(one) == rules.waiting(two) == one.target
    for watcher in watchers:
        assert build(one, watcher) == build(two, watcher)
    one, two = one.copy(), two.copy()
    happened, happened_there = happen(one, let), happen(two, let)
    for watcher in watchers:
        assert told(happened, watcher) == told(happened_there, watcher)
        if not hands_opened(one):
            assert build(one, watcher) == build(two, watcher)


def test_a_game_begun_from_a_position_hides_it_in_the_record_of_a_seat() -> None:
    play = guinguette.new("pikzi", 2, seed=5)
    while play.to_move == guinguette.CHANCE:
        play.roll()
    later = guinguette.from_position(play.position, ["Ana", "Bo"], seed=1)
    later.play(later.legal[0])
    assert "position:" in later.record
    assert "position:" not in later.record_for(0)
    assert "position:" not in later.record_for(None)
