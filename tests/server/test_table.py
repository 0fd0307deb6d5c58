"""A table is its log, folded."""

import random
from typing import Any

import msgspec
import pytest

from guinguette.core.errors import BadSetup, Refused
from guinguette.core.words import LANGUAGES, render
from guinguette.games import GAMES
from guinguette.server.lines import said
from guinguette.server.messages import Asked, Event, Events, encode
from guinguette.server.room import Room, fold_all
from guinguette.server.sight import Message, Sight, history, view_now
from guinguette.server.table import Place, Table

from .folding import HOLDERS, draw_all, full_table, new_table, play_out, step


def refused(table: Table, propose: str, *args: Any) -> str:
    """The code that a proposal is refused with."""
    with pytest.raises(Refused) as raised:
        table.fold(getattr(table, propose)(*args))
    return raised.value.code


@pytest.mark.parametrize("game", GAMES)
def test_the_same_log_folds_to_the_same_table(game: str) -> None:
    table = full_table(game, 3)
    play_out(table, random.Random(game))
    again = fold_all(table.row, table.entries, archived=False)
    assert again.play is not None
    assert table.play is not None
    assert again.play.state == table.play.state
    assert again.seen == table.seen
    assert again.summary() == table.summary()
    assert again.record(0) == table.record(1)


@pytest.mark.parametrize("game", GAMES)
def test_a_message_to_a_seat_has_the_view_and_the_moves_that_the_game_gives_it(game: str) -> None:
    table = full_table(game, 3)
    rng = random.Random(game)
    viewpoints = (0, 1, 2, None)
    while table.to_move is not None:
        step(table, rng)
        assert table.play is not None
        message = Message([Sight(table, table.entries[-1], viewpoints)])
        for seat in viewpoints:
            [event] = msgspec.json.decode(message.to(seat, "fr"), type=Events).events
            view = view_now(table, seat)
            assert view is not None
            assert event.view == msgspec.to_builtins(table.play.view(seat)) == msgspec.json.decode(view)
            assert not isinstance(event.legal, msgspec.UnsetType)
            moves = table.play.legal if table.to_move == seat else ()
            assert [choice.move for choice in event.legal] == [str(move) for move in moves]


@pytest.mark.parametrize("game", GAMES)
def test_names_stay_text_in_every_sentence(game: str) -> None:
    names = ('Ana"}{"', "B\\o\\", "<b>Zoë</b>")
    table = new_table(game, 3)
    for seat, name in enumerate(names):
        table.fold(table.propose_sit(seat, name, f"nonce-{seat}-of-it", HOLDERS[seat]))
    draw_all(table)
    play_out(table, random.Random(game))
    assert table.play is not None
    for language in LANGUAGES:
        for event in history(table, 0, language, table.ply):
            sent = msgspec.json.decode(encode(event), type=Event)
            for said_line in [] if isinstance(sent.lines, msgspec.UnsetType) else sent.lines:
                assert "seat" not in said_line.args or names[said_line.args["seat"]] in said_line.text


@pytest.mark.parametrize("game", GAMES)
def test_sentences_made_with_stand_ins_read_as_the_games_write_them(game: str) -> None:
    table = full_table(game, 3)
    play_out(table, random.Random(game))
    assert table.play is not None
    for line in table.play.log(1):
        for language in LANGUAGES:
            bare = msgspec.structs.replace(line, clause=None)
            assert said(line, language, table.players).text == render(bare, language, table.players)


def test_a_refused_move_changes_nothing() -> None:
    table = full_table("pickomino")
    before = encode([table.entries, table.seats_now()]), table.play.state.copy() if table.play else None
    assert refused(table, "propose_move", 0, "ana", table.ply, "stop") == "pickomino-keep-first"
    assert refused(table, "propose_move", 0, "bo", table.ply, "keep 1") == "not-yours"
    assert refused(table, "propose_move", None, "bo", table.ply, "keep 1") == "not-yours"
    assert refused(table, "propose_move", 1, None, table.ply, "keep 1") == "not-yours"
    assert refused(table, "propose_bot_move", 0, table.ply, "keep 1") == "not-yours"
    assert (encode([table.entries, table.seats_now()]), table.play.state if table.play else None) == before


def test_a_refused_sit_changes_nothing() -> None:
    """At a table from before the names of bots were checked."""
    row = new_table("pickomino").row
    table = Table(msgspec.structs.replace(row, places=[Place("bot", "A\nB", "random"), Place("open")]))
    before, summary = table.seats_now(), table.summary()
    with pytest.raises(BadSetup):
        table.fold(table.propose_sit(1, "Ana", "nonce-of-ana", "ana"))
    assert (table.seats_now(), table.summary(), table.ply, table.nonces) == (before, summary, 0, [])


def test_nobody_plays_before_everybody_sits() -> None:
    table = new_table("pickomino")
    table.fold(table.propose_sit(None, "Ana", "nonce-of-ana", "ana"))
    assert table.play is None
    assert refused(table, "propose_move", 0, "ana", table.ply, "keep 1") == "not-started"
    assert refused(table, "record", 0) == "not-started"
    assert refused(table, "propose_rematch", "ana", "b" * 16) == "not-over"
    assert refused(table, "propose_bot", 1, "random", "bo") == "not-yours"
    table.fold(table.propose_sit(None, "Bo", "nonce-of-bo", "bo"))
    assert refused(table, "propose_sit", None, "Cleo", "nonce-of-cleo", "cleo") == "full"


def test_a_put_away_table_can_only_be_read() -> None:
    table = full_table("pickomino")
    table.archived = True
    assert refused(table, "propose_move", 0, "ana", table.ply, "keep 1") == "archived"
    assert refused(table, "propose_sit", None, "Cleo", "nonce-of-cleo", "cleo") == "archived"
    assert refused(table, "propose_bot", 1, "random", "ana") == "archived"
    assert refused(table, "propose_bot_move", 0, table.ply, "keep 1") == "archived"
    assert table.due is None
    assert "Ana" in table.record(None)


@pytest.mark.parametrize("text", ["\u202eabc", "a\x00b", "\x1b[31m", "   ", "\u200b"])
def test_control_characters_are_refused_in_chat_and_names(text: str) -> None:
    table = full_table("pickomino")
    assert refused(table, "propose_chat", 0, "ana", text) == "bad-text"
    assert refused(new_table("pickomino"), "propose_sit", 0, text, "nonce-of-ana", "ana") == "bad-name"


def test_the_clock_runs_for_the_person_to_move() -> None:
    table = full_table("pickomino", habits={"clock": 60, "pause": 2})
    assert (table.deadline, table.due) == (table.turn_at + 60, table.turn_at + 60)
    table.fold(table.propose_keep(0))
    assert (table.deadline, table.due) == (None, table.entries[-1].at + 2)
    table.fold(table.propose_return(0, "ana"))
    assert table.due == table.entries[-1].at + 60


def test_a_table_without_keeper_waits() -> None:
    table = full_table("pickomino", habits={"keeper": None})
    table.fold(table.propose_leave(0, "ana"))
    assert table.due is None
    assert refused(table, "propose_leave", 0, "ana") == "already-away"


def test_replaying_what_was_missed_equals_what_was_seen() -> None:
    for game in GAMES:
        table = full_table(game, 2)
        room = Room(table)
        rng = random.Random(game)
        for _ in range(10):
            step(table, rng)
        last = msgspec.json.decode(Message(room.replay(0, 0)).to(0, "en"))["events"][-1]
        assert table.play is not None
        assert last["view"] == msgspec.to_builtins(table.play.view(0))
        assert len(last["legal"]) == (len(table.play.legal) if table.to_move == 0 else 0)


def test_everything_from_outside_refuses_unknown_fields() -> None:
    def all_of(kind: type[Asked]) -> list[type[Asked]]:
        return [kind, *(deeper for below in kind.__subclasses__() for deeper in all_of(below))]

    assert all(kind.__struct_config__.forbid_unknown_fields for kind in all_of(Asked))
