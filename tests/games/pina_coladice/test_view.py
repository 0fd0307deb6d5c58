"""What the view says a placement would bring is what a placement brings, and what is kept of it is never stale."""

import random

import guinguette
from guinguette.core.state import CHANCE, OVER
from guinguette.games.pina_coladice import view
from guinguette.games.pina_coladice.grid import CELLS, line_of, room
from guinguette.games.pina_coladice.state import FINISHED, Table
from guinguette.games.pina_coladice.turn import place


def prize_of_placement(s: Table, cell: int) -> tuple[int | None, bool]:
    """Let the rules place a token on a copy, and see what the player has got."""
    if s.phase == FINISHED or s.turn == 0 or not room(s, s.seat) >> cell & 1:
        return None, False
    trial = s.copy()
    place(trial, cell)
    return trial.scores[s.seat] - s.scores[s.seat], line_of(trial, s.seat) != 0


def test_gains_and_wins_are_what_a_placement_brings() -> None:
    wins = 0
    for seed in range(12):
        rng = random.Random(seed)
        play = guinguette.new("pina_coladice", 2 + seed % 3, seed=seed, happy_hour=seed % 2 == 1)
        while play.to_move != OVER:
            if play.to_move == CHANCE:
                play.roll()
            else:
                play.play(rng.choice(play.legal))
            seen = view.build(play.state, None)
            for coaster in seen.grid:
                prize = prize_of_placement(play.state, CELLS.index(coaster.cell))
                assert (coaster.gain, coaster.wins) == prize, play.position
                wins += coaster.wins
            view._grids.clear()
            assert view.build(play.state, None) == seen
    assert wins
