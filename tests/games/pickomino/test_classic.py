"""Each clause of classic Pickomino, through the checked door. Seats are counted from 1, as people do."""

from fractions import Fraction

import pytest

import guinguette
from guinguette import CHANCE, OVER, Illegal
from guinguette.core.errors import BadOutcome
from guinguette.games.pickomino import Roll, Stop

from .table import (
    classic,
    face_down,
    face_up,
    forced,
    go,
    moves,
    prize,
    ranking,
    see,
    stacks,
    told,
    why_not,
)

# --- material ---


def test_pk_1_sixteen_tiles_with_forty_worms() -> None:
    skewer = see(guinguette.new("pickomino")).skewer
    assert [tile.value for tile in skewer] == list(range(21, 37))
    assert [tile.worms for tile in skewer] == [1] * 4 + [2] * 4 + [3] * 4 + [4] * 4


def test_pk_2_six_faces_equally_likely() -> None:
    one_die = go(classic([], [], kept="1122334"), "roll")
    assert one_die.chances == tuple((face, Fraction(1, 6)) for face in "12345w")


def test_pk_2_a_worm_counts_five_but_is_its_own_face() -> None:
    play = classic([], [], rolled="55www123")
    assert {"keep 5", "keep w"} < moves(play)
    go(play, "keep w")
    assert see(play).total == 15
    go(play, "roll (55123) keep 5")
    assert see(play).total == 25


def test_pk_3_the_skewer_lies_face_up_in_ascending_order() -> None:
    assert face_up(guinguette.new("pickomino", 7)) == list(range(21, 37))


def test_pk_4_seat_1_begins_and_play_goes_round_in_seat_order() -> None:
    play = guinguette.new("pickomino", 3)
    whose = []
    for _ in range(4):
        whose.append(see(play).seat + 1)
        go(play, "(11122233) keep 1, stop")
    assert whose == [1, 2, 3, 1]


def test_pk_4_a_table_may_draw_the_first_seat() -> None:
    play = guinguette.new("pickomino", 3, first="random")
    assert play.to_move == CHANCE
    assert play.chances == tuple((f"seat {n}", Fraction(1, 3)) for n in (1, 2, 3))
    with pytest.raises(BadOutcome) as refusal:
        play.settle("seat 4")
    assert refusal.value.clause == "PK-4"
    play.settle("seat 3")
    assert told(play) == [("begins", "PK-4")]
    assert see(play).seat + 1 == 3
    go(play, "(11122233) keep 1, stop")
    assert see(play).seat + 1 == 1


# --- a turn ---


def test_pk_5_a_turn_begins_with_all_eight_dice() -> None:
    play = classic([], [])
    assert play.to_move == CHANCE
    assert see(play).dice == 8
    for too_early in ("stop", "roll", "keep 1"):
        with pytest.raises(Illegal, match="dice"):
            play.play(too_early)
    for wrong in ("1234512", "123451234"):
        with pytest.raises(BadOutcome):
            play.settle(wrong)
    play.settle("12345123")
    assert play.to_move == 0


def test_pk_6_all_dice_of_one_face_go_aside() -> None:
    play = go(classic([], []), "(1 1 4 4 4 5 w w) keep 4")
    assert see(play).kept == ["4", "4", "4"]
    assert see(play).dice == 5


def test_pk_6_one_die_is_enough() -> None:
    play = go(classic([], []), "(1 1 4 4 4 5 w w) keep 5")
    assert see(play).kept == ["5"]
    assert see(play).dice == 7


def test_pk_6_only_a_face_just_rolled() -> None:
    play = classic([], [], rolled="114445ww")
    assert moves(play) == {"keep 1", "keep 4", "keep 5", "keep w"}
    assert why_not(play, "keep 2") == "PK-6"


def test_pk_6_never_a_face_set_aside_before() -> None:
    play = classic([], [], kept="444", rolled="44123", phase="keep")
    assert moves(play) == {"keep 1", "keep 2", "keep 3"}
    assert why_not(play, "keep 4") == "PK-6"


@pytest.mark.parametrize("move", ["stop", "roll"])
def test_pk_6_something_must_be_set_aside_after_each_roll(move: str) -> None:
    assert why_not(classic([], [], kept="444w", rolled="5512", phase="keep"), move) == "PK-6"


def test_pk_7_stop_or_roll_the_dice_not_set_aside() -> None:
    play = classic([], [], kept="444w")
    assert moves(play) == {"stop", "roll"}
    assert why_not(play, "keep 5") == "PK-7"
    play.play("roll")
    assert play.to_move == CHANCE
    with pytest.raises(BadOutcome) as refusal:
        play.settle("12345")
    assert refusal.value.clause == "PK-7"
    play.settle("1235")
    assert moves(play) == {"keep 1", "keep 2", "keep 3", "keep 5"}


def test_pk_7_rolling_on_with_all_six_faces_used_is_allowed_and_null() -> None:
    for last_dice, _ in go(classic([25], [], kept="12345w"), "roll").chances:
        play = go(classic([25], [], kept="12345w"), f"roll ({last_dice})")
        assert forced(play) == ["PK-9", "PK-15", "PK-16"]


def test_pk_8_without_dice_left_the_turn_stops_by_itself() -> None:
    play = go(classic([], [], kept="44455w"), "roll (33) keep 3")
    assert stacks(play) == [[33], []]
    assert see(play).seat + 1 == 2
    assert told(play)[-1] == ("took", None)


def test_pk_8_the_last_dice_can_stop_into_a_null_throw() -> None:
    play = go(classic([], [], kept="444555"), "roll (33) keep 3")
    assert forced(play) == ["PK-11", "PK-18"]


def test_pk_9_only_faces_already_aside_is_a_null_throw_at_once() -> None:
    play = go(classic([25], [], kept="444w"), "roll (44ww)")
    assert told(play)[1:] == [("null-roll", "PK-9"), ("put-back", "PK-15"), ("turned", "PK-16")]
    assert stacks(play) == [[], []]
    assert see(play).seat + 1 == 2


def test_pk_9_one_new_face_saves_the_roll() -> None:
    play = go(classic([25], [], kept="444w"), "roll (44w1)")
    assert moves(play) == {"keep 1"}


def test_pk_10_stopping_is_allowed_without_a_worm() -> None:
    play = classic([25], [], kept="44455")
    assert "stop" in moves(play)
    assert (prize(play).kind, prize(play).clause) == ("null", "PK-11")
    assert forced(go(play, "stop")) == ["PK-11", "PK-15", "PK-16"]
    assert face_down(play) == [36]


def test_pk_10_stopping_is_allowed_with_too_small_a_total() -> None:
    play = classic([25], [], kept="444w")
    assert "stop" in moves(play)
    assert (prize(play).kind, prize(play).clause) == ("null", "PK-14")
    assert forced(go(play, "stop")) == ["PK-14", "PK-15", "PK-16"]


def test_pk_10_a_person_is_warned_before_a_null_stop_only() -> None:
    for kept, clause in (("44455", "PK-11"), ("444w", "PK-14"), ("44455w", None)):
        play = classic([25], [], kept=kept)
        assert play.game.warn is not None
        warning = play.game.warn(play.state, Stop())
        assert (warning.clause if warning else None) == clause
        assert play.game.warn(play.state, Roll()) is None


def test_pk_10_the_view_says_what_a_stop_would_bring() -> None:
    take, steal = prize(classic([], [28], kept="44455w")), prize(classic([], [27], kept="44455w"))
    assert (take.kind, take.tile) == ("take", 27)
    assert (steal.kind, steal.tile, steal.seat) == ("steal", 27, 1)


# --- stopping ---


def test_pk_11_the_total_is_the_sum_of_the_dice_set_aside() -> None:
    assert see(classic([], [], kept="1123455")).total == 1 + 1 + 2 + 3 + 4 + 5 + 5
    assert see(classic([], [], kept="115ww")).total == 1 + 1 + 5 + 5 + 5


def test_pk_11_without_a_worm_the_throw_is_null_whatever_the_total() -> None:
    play = go(classic([], [], kept="4445555"), "stop")
    assert told(play) == [("null-no-worm", "PK-11"), ("nothing-back", "PK-18")]
    assert stacks(play) == [[], []]


def test_pk_12_the_total_takes_the_tile_of_that_value() -> None:
    play = go(classic([], [], kept="44455w"), "stop")
    assert stacks(play) == [[27], []]
    assert 27 not in face_up(play)


def test_pk_13_the_exact_total_steals_the_top_tile() -> None:
    play = go(classic([22], [30, 27], kept="44455w"), "stop")
    assert told(play) == [("stole", "PK-13")]
    assert stacks(play) == [[22, 27], [30]]


def test_pk_13_only_the_top_tile() -> None:
    play = go(classic([], [27, 30], kept="44455w"), "stop")
    assert stacks(play) == [[26], [27, 30]]


def test_pk_13_only_with_the_exact_total() -> None:
    play = go(classic([], [26], down=[27], kept="44455w"), "stop")
    assert stacks(play) == [[25], [26]]


def test_pk_13_never_ones_own_top_tile() -> None:
    """A total equal to one's own top tile falls to the next lower tile of the skewer."""
    play = go(classic([22, 27], [], kept="44455w"), "stop")
    assert stacks(play) == [[22, 27, 26], []]


def test_pk_13_any_other_player_can_be_the_victim() -> None:
    play = go(classic([], [], [22], [23, 27], kept="44455w", seat=3), "stop")
    assert stacks(play) == [[], [], [22, 27], [23]]


def test_pk_13_the_steal_is_not_optional() -> None:
    play = classic([], [27], kept="44455w")
    assert moves(play) == {"stop", "roll"}
    assert stacks(go(play, "stop")) == [[27], []]


def test_pk_14_else_the_next_lower_tile_of_the_skewer() -> None:
    play = go(classic([], [27, 21], [26, 22], kept="44455w"), "stop")
    assert stacks(play) == [[25], [27, 21], [26, 22]]


def test_pk_14_a_total_above_every_tile_takes_the_highest() -> None:
    play = go(classic([], [], down=[36], kept="wwwwwww"), "roll (5) keep 5")
    assert stacks(play) == [[35], []]


def test_pk_14_face_down_tiles_are_not_available() -> None:
    play = go(classic([], [], down=[25, 26, 27], kept="44455w"), "stop")
    assert stacks(play) == [[24], []]


def test_pk_14_with_no_lower_tile_the_throw_is_null() -> None:
    play = go(classic([], [], up=[28, 29], kept="44455w"), "stop")
    assert told(play) == [("null-low", "PK-14"), ("nothing-back", "PK-18")]
    assert stacks(play) == [[], []]


def test_pk_14_own_top_tile_and_no_lower_tile_is_null() -> None:
    play = go(classic([27], [], up=[28, 29], kept="44455w"), "stop")
    assert forced(play) == ["PK-14", "PK-15", "PK-16"]
    assert face_up(play) == [27, 28]


def test_pk_14_the_log_names_the_clause_that_gave_a_lower_tile() -> None:
    play = go(classic([], [], down=[27], kept="44455w"), "stop")
    assert stacks(play) == [[26], []]
    assert forced(play) == ["PK-14"]


def test_pk_14b_a_tile_won_goes_on_top_of_the_players_stack() -> None:
    taken = go(classic([36, 21], [], kept="44455w"), "stop")
    stolen = go(classic([36, 21], [27], kept="44455w"), "stop")
    assert stacks(taken)[0] == stacks(stolen)[0] == [36, 21, 27]


# --- null throw ---


def test_pk_15_the_top_tile_goes_back_to_its_place_face_up() -> None:
    play = go(classic([30, 25], [], up=[22, 28, 33], kept="444w"), "roll (44ww)")
    assert stacks(play) == [[30], []]
    assert [tile.value for tile in see(play).skewer] == [tile for tile in range(21, 37) if tile != 30]
    assert face_up(play) == [22, 25, 28]
    assert ("put-back", "PK-15") in told(play)


def test_pk_16_then_the_highest_face_up_tile_is_turned() -> None:
    play = go(classic([25], [36], down=[35], kept="444w"), "roll (44ww)")
    assert face_down(play) == [34, 35]
    assert told(play)[-1] == ("turned", "PK-16")


def test_pk_16_a_turned_tile_stays_down_for_the_rest_of_the_game() -> None:
    play = go(classic([25], [], kept="444w"), "roll (44ww)")
    go(play, "(wwwwwwww) keep w")  # 40 points, but 36 is turned
    assert stacks(play) == [[], [35]]
    assert face_down(play) == [36]


def test_pk_17_a_tile_put_back_as_the_highest_stays_and_nothing_is_turned() -> None:
    play = go(classic([34], [35], up=[21, 33], kept="444w"), "roll (44ww)")
    assert told(play)[1:] == [("null-roll", "PK-9"), ("put-back", "PK-15"), ("highest-stays", "PK-17")]
    assert face_up(play) == [21, 33, 34]


def test_pk_17_face_down_tiles_do_not_count_in_the_comparison() -> None:
    play = go(classic([30], [], down=[31, 32, 33, 34, 35, 36], kept="444w"), "roll (44ww)")
    assert forced(play) == ["PK-9", "PK-15", "PK-17"]
    assert 30 in face_up(play)


def test_pk_18_without_a_tile_nothing_is_put_back_or_turned() -> None:
    play = go(classic([], [25], kept="444w"), "roll (44ww)")
    assert told(play)[1:] == [("null-roll", "PK-9"), ("nothing-back", "PK-18")]
    assert face_down(play) == []
    assert stacks(play) == [[], [25]]


# --- the end ---


def test_pk_19_taking_the_last_face_up_tile_ends_the_game() -> None:
    play = go(classic([22], [33], up=[21], kept="44455w"), "stop")
    assert told(play)[-1] == ("last-tile", "PK-19")
    assert play.to_move == OVER
    assert play.legal == ()
    assert play.outcome is not None
    with pytest.raises(Illegal):
        play.play("stop")
    with pytest.raises(Illegal):
        play.roll()


def test_pk_19_the_game_goes_on_while_one_tile_is_face_up() -> None:
    stolen = go(classic([22], [27], up=[21], kept="44455w"), "stop")
    null = go(classic([22], [27], up=[36], kept="444w"), "stop")
    assert face_up(stolen) == [21]
    assert face_up(null) == [22]
    assert stolen.outcome is null.outcome is None


def test_pk_20_most_worms_wins() -> None:
    play = go(classic([29, 30], [36], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 1, 7), (2, 2, 4)]


def test_pk_20_a_tie_goes_to_the_single_highest_tile() -> None:
    play = go(classic([33], [34, 22], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 2, 5), (2, 1, 5)]


def test_pk_20_the_highest_tile_counts_wherever_it_lies_in_the_stack() -> None:
    play = go(classic([36, 22], [33, 28], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 1, 6), (2, 2, 6)]


def test_pk_21_the_ranking_orders_by_worms_then_highest_tile() -> None:
    play = go(classic([22], [30], [25, 23], [29], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 2, 3), (2, 4, 3), (3, 3, 3), (4, 1, 2)]


def test_pk_21_players_without_a_tile_share_the_last_place() -> None:
    play = go(classic([22], [], [30], [], up=[21], kept="44455w"), "stop")
    assert ranking(play) == [(1, 3, 3), (2, 1, 2), (3, 2, 0), (3, 4, 0)]
