"""A table of Pickomino set up from readable pieces, and played on in the notation of the records.

play = classic([21, 33], [25], kept="44w")
go(play, "roll (5 5 1 2 3) keep 5, stop")
assert stacks(play) == [[21, 33, 23], [25]]
"""

import re
from collections.abc import Collection, Mapping, Sequence

import pytest

import guinguette
from guinguette import Illegal, Playthrough
from guinguette.games.pickomino.view import Prize, View

LETTERS = {"-": "-", "can": "c", "hen": "h", "raven": "r", "weasel": "w", "gold": "g", "apple": "a"}
CLASSIC = tuple(range(21, 37))
DELUXE = (11, 13, *CLASSIC)
GRILLED_WORMS = 7
PART = re.compile(r"\(([^)]*)\)|([^(),]+)")


def classic(
    *stacks: Sequence[int],
    up: Collection[int] | None = None,
    down: Collection[int] = (),
    seat: int = 1,
    kept: str = "",
    rolled: str = "",
    phase: str = "",
) -> Playthrough:
    """The stacks, bottom first; all other tiles lie on the skewer, face up unless they are told to be `down`
    or only some are told to be `up`. It waits for a roll, for a face of `rolled`, or after `kept` for stop or roll."""
    where = {"skewer": skewer(CLASSIC, stacks, up, down), "stacks": stack_texts(stacks)}
    return begin("classic", len(stacks), where | the_turn(seat, kept, rolled, phase))


def deluxe(
    *stacks: Sequence[int],
    up: Collection[int] | None = None,
    down: Collection[int] = (),
    on: Mapping[int, str] | None = None,
    owns: Sequence[str] = (),
    grilled: Sequence[int] = (),
    seat: int = 1,
    kept: str = "",
    rolled: str = "",
    phase: str = "",
    gold: str = "stays",
    weasel: int = 0,
) -> Playthrough:
    """Like `classic`; specialists stand `on` tiles or are owned, and else they have left the game.

    Grilled worms that nobody has lie in the reserve."""
    seats = len(stacks)
    held = list(grilled) or [0] * seats
    owners = list(owns) or ["-"] * seats
    where = {
        "skewer": skewer(DELUXE, stacks, up, down, on or {}),
        "stacks": stack_texts(stacks),
        "owns": ",".join(LETTERS[who] for who in owners),
        "grilled": ",".join(map(str, held)),
        "reserve": str(GRILLED_WORMS - sum(held)),
        "gold": gold,
        "weasel": str(weasel),
        "second": "-",
        "raven": "0",
    }
    return begin("deluxe", seats, where | the_turn(seat, kept, rolled, phase))


def skewer(
    tiles: Sequence[int],
    stacks: Sequence[Sequence[int]],
    up: Collection[int] | None,
    down: Collection[int],
    on: Mapping[int, str] | None = None,
) -> str:
    taken = {tile for stack in stacks for tile in stack}
    here = [tile for tile in tiles if tile not in taken]
    lying = [tile in down or (up is not None and tile not in up) for tile in here]
    letters = [LETTERS[on[tile]] if on and tile in on else "" for tile in here]
    return ",".join("-" * hidden + f"{tile}{who}" for tile, hidden, who in zip(here, lying, letters, strict=True))


def stack_texts(stacks: Sequence[Sequence[int]]) -> str:
    return "/".join(".".join(map(str, stack)) or "-" for stack in stacks)


def the_turn(seat: int, kept: str, rolled: str, phase: str) -> dict[str, str]:
    usual = "keep" if rolled else "decide" if kept else "roll"
    return {"seat": str(seat), "kept": kept or "-", "rolled": rolled or "-", "phase": phase or usual}


def begin(edition: str, seats: int, where: Mapping[str, str]) -> Playthrough:
    fields = {"seats": str(seats), "edition": edition, "first": "seat1", "turn": "5", **where}
    return guinguette.from_position("pickomino " + " ".join(f"{name}={value}" for name, value in fields.items()))


def go(play: Playthrough, script: str) -> Playthrough:
    """Play a line of a record: outcomes in parentheses, moves with commas between."""
    for outcome, move in PART.findall(script):
        if outcome:
            play.settle(outcome)
        elif move.strip():
            play.play(move.strip())
    return play


def see(play: Playthrough) -> View:
    view = play.view(None)
    assert isinstance(view, View)
    return view


def stacks(play: Playthrough) -> list[list[int]]:
    return [player.stack for player in see(play).players]


def face_up(play: Playthrough) -> list[int]:
    return [tile.value for tile in see(play).skewer if tile.up]


def face_down(play: Playthrough) -> list[int]:
    return [tile.value for tile in see(play).skewer if not tile.up]


def standing(play: Playthrough) -> dict[int, str]:
    """The specialists on the skewer, by tile."""
    return {tile.value: tile.specialist for tile in see(play).skewer if tile.specialist}


def owns(play: Playthrough) -> list[str | None]:
    return [player.specialist for player in see(play).players]


def grilled(play: Playthrough) -> list[int]:
    return [player.grilled for player in see(play).players]


def prize(play: Playthrough) -> Prize:
    found = see(play).prize
    assert found is not None
    return found


def moves(play: Playthrough) -> set[str]:
    return {str(move) for move in play.legal}


def told(play: Playthrough) -> list[tuple[str, str | None]]:
    """The log: what happened, without the name of the game, and the clause behind it."""
    return [(line.key.removeprefix("pickomino-"), line.clause) for line in play.log()]


def forced(play: Playthrough) -> list[str]:
    """The clauses that the log names, in order."""
    return [clause for _, clause in told(play) if clause]


def why_not(play: Playthrough, move: str) -> str | None:
    """The clause by which a move is refused; nothing changes."""
    before = play.position
    with pytest.raises(Illegal) as refusal:
        play.play(move)
    assert play.position == before == refusal.value.position
    assert refusal.value.tried == move
    return refusal.value.clause


def ranking(play: Playthrough) -> list[tuple[int, int, int]]:
    """Place, seat from 1 and score, best first; the game must be over."""
    assert play.outcome is not None
    return [(standing.place, standing.seat + 1, standing.score) for standing in play.outcome]
