"""Pickomino: values that can be worked out by hand, and those of the exact solver."""

import pytest

from guinguette.coach import Tip, advise, read_table
from guinguette.coach.pickomino import average
from guinguette.core.words import Line, render
from guinguette.games.pickomino.state import TILE_WORMS, TILES
from guinguette.solve.pickomino import Ends, PickominoTurn
from tests.games.pickomino.table import deluxe


@pytest.fixture(autouse=True)
def advice_towards_worms(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that everything can be worked out by hand."""
    monkeypatch.setattr("guinguette.coach.pickomino.Sight.guide", property(lambda sight: sight.lead))


def tip_of(told: str, move: str, **dice: str) -> Tip:
    advice = advise(read_table(told, **dice), 0)  # type: ignore[arg-type]
    return next(tip for tip in advice.tips if tip.move == move)


def worth(told: str, move: str, **dice: str) -> float:
    return tip_of(told, move, **dice).value


def test_a_first_turn_brings_the_worms_that_everybody_computed() -> None:
    ahead = advise(read_table("pickomino"), 0).ahead
    assert ahead is not None
    assert ahead.value == pytest.approx(1.644729674, abs=1e-4)


@pytest.mark.parametrize(("stacks", "value"), [("-/25", 2 * 2), ("-/25/-", 2 * 1.5), ("-/25/-/-", 2 * (1 + 1 / 3))])
def test_a_theft_counts_for_both_sides(stacks: str, value: float) -> None:
    seats = stacks.count("/") + 1
    assert worth(f"pickomino seats={seats} stacks={stacks}", "stop", kept="55555") == 0  # no worm, nothing to lose
    assert worth(f"pickomino seats={seats} stacks={stacks}", "stop", kept="5555w") == pytest.approx(value, abs=1e-4)


@pytest.mark.parametrize(("stacks", "value"), [("-/-", 0), ("36/-", -4), ("36.21/-", -1)])
def test_a_null_throw_costs_the_own_top_tile(stacks: str, value: int) -> None:
    assert worth(f"pickomino stacks={stacks}", "stop", kept="55555") == value


def test_values_are_those_of_the_solver() -> None:
    """With nobody to steal from, stopping brings the worms of the best tile up to the total."""
    worms = {value: TILE_WORMS[k] for k, value in enumerate(TILES) if value >= 21}
    stop = [max([worms[tile] for tile in worms if tile <= total], default=0) for total in range(47)]
    turn = PickominoTurn(Ends(stop, null=0))
    choices = turn.after_roll(turn.state(kept=(0, 0, 3, 0, 0, 0)), rolled=(1, 0, 1, 2, 0, 1))
    advice = advise(read_table("pickomino", kept="333", roll="1 3 4 4 w"), 0)
    assert {tip.move: tip.value for tip in advice.tips} == {
        str(move): pytest.approx(choice.value, abs=1e-4) for move, choice in choices.items()
    }
    best = advice.tips[0]
    nothing = next(odd.chance for odd in best.odds if advice.ends[odd.end].key == "coach-pickomino-null")
    assert best.move == "keep w"
    assert nothing == pytest.approx(0.265, abs=5e-4)  # as docs/solvers.md has it


def test_reasons_tell_the_chance_to_bust_and_the_likeliest_tile() -> None:
    advice = advise(read_table("pickomino", kept="444w", roll="1 1 5 w"), 0)
    keys = [line.key for line in advice.tips[0].reasons]
    assert keys == ["coach-pickomino-worms", "coach-pickomino-bust", "coach-pickomino-likeliest"]


@pytest.mark.parametrize(
    ("worms", "english", "french"),
    [
        (1.0, "1 worm on average", "1 ver en moyenne"),
        (1.5, "1.5 worms on average", "1,5 ver en moyenne"),
        (2.25, "2.25 worms on average", "2,25 vers en moyenne"),
        (-0.001, "0 worms on average", "0 ver en moyenne"),
    ],
)
def test_worms_are_counted_as_each_language_does(worms: float, english: str, french: str) -> None:
    assert (render(average(worms), "en"), render(average(worms), "fr")) == (english, french)


def test_a_sure_thing_is_called_so() -> None:
    advice = advise(read_table("pickomino", kept="5555w"), 0)
    stop = next(tip for tip in advice.tips if tip.move == "stop")
    assert stop.reasons == (Line("coach-sure", {"what": Line("coach-pickomino-take", {"tile": 25})}),)


def test_a_null_throw_that_hardly_ever_happens_is_not_forgotten() -> None:
    """Three more worms, and three again when the weasel runs: rolling on is not a sure thing, as stopping is."""
    play = deluxe([], [22, 13], up=[21], kept="wwwww", owns=["weasel", "hen"], grilled=[0, 7])
    reasons = {tip.move: [line.key for line in tip.reasons] for tip in advise(play, 0).tips}
    assert reasons == {"stop": ["coach-sure"], "roll": ["coach-pickomino-worms", "coach-pickomino-likeliest"]}


def test_deluxe_counts_what_comes_with_a_tile() -> None:
    """The apple stands on tile 29 and counts three worms (DX-14); the raven on 23 pays one (DX-21)."""
    assert worth("pickomino edition=deluxe", "stop", kept="45555w") == 3 + 3
    assert worth("pickomino edition=deluxe", "stop", kept="35555") == 0
    assert worth("pickomino edition=deluxe", "stop", kept="3555w") == 1 + 1


@pytest.mark.parametrize(("kept", "tile"), [("15w", 11), ("35w", 13)])
def test_dx_4_the_exact_total_surely_takes_11_or_13(kept: str, tile: int) -> None:
    stop = tip_of("pickomino edition=deluxe", "stop", kept=kept)
    assert stop.reasons == (Line("coach-sure", {"what": Line("coach-pickomino-take", {"tile": tile})}),)
    assert stop.value == 1  # DX-1


@pytest.mark.parametrize("kept", ["25w", "45w", "55w"])
def test_dx_4_other_totals_below_21_are_surely_null(kept: str) -> None:
    stop = tip_of("pickomino edition=deluxe", "stop", kept=kept)
    assert stop.reasons == (Line("coach-sure", {"what": Line("coach-pickomino-null")}),)


def test_dx_5_nobody_is_told_to_steal_11_or_13_or_what_lies_under_them() -> None:
    told = "pickomino edition=deluxe stacks=-/27.13"
    assert worth(told, "stop", kept="35w") == 0
    advice = advise(read_table(told, kept="44455w"), 0)
    assert not [line for line in advice.ends if line.key == "coach-pickomino-steal"]
    assert worth(told, "stop", kept="44455w") == 2  # tile 26


def test_dx_7_the_turn_is_solved_whoever_gives_the_grilled_worm() -> None:
    seats = 4
    play = deluxe([], [22], [23], [24], grilled=[0, 3, 2, 2], kept="11", phase="grill")
    advice = advise(play, 0)
    assert advice.exact
    assert {tip.move for tip in advice.tips} == {"grill 2", "grill 3", "grill 4"}
    play.play("grill 2")
    going_on = advise(play, 0).tips[0]
    for tip in advice.tips:
        assert tip.value == pytest.approx(going_on.value + 1 + 1 / (seats - 1), abs=2e-4)
        assert tip.odds == going_on.odds


def test_dx_11_once_the_dice_are_done_nothing_is_solved() -> None:
    """The apple counts three worms (DX-14), the weasel none."""
    play = deluxe([], [], on={29: "apple"}, owns=["weasel", "-"], kept="45555w")
    play.play("stop")
    advice = advise(play, 0)
    assert not advice.exact
    assert {tip.move: tip.value for tip in advice.tips} == {"back weasel": 3, "back apple": 0}
    assert all("coach-pickomino-learned" in [line.key for line in tip.reasons] for tip in advice.tips)
