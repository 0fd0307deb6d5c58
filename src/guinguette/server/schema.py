"""The JSON Schema of every message and every view: `python -m guinguette.server.schema`."""

import sys
from typing import Any, get_type_hints

import msgspec

from guinguette.games import GAMES

from . import messages

TYPES: dict[str, Any] = {
    "FromClient": messages.FromClient,
    "FromServer": messages.FromServer,
    "NewTable": messages.NewTable,
    "Sit": messages.Sit,
    "Session": messages.Session,
    "Again": messages.Again,
    "Replaying": messages.Replaying,
    "Consult": messages.Consult,
    "Seated": messages.Seated,
    "TableNow": messages.TableNow,
    "Replay": messages.Replay,
    "Consulted": messages.Consulted,
    "Games": list[messages.GameNow],
    "Lobby": list[messages.LobbyTable],
}


def schema() -> dict[str, Any]:
    """One document whose definitions are the types above; `View` is any game's view."""
    views = [get_type_hints(game.view.build)["return"] for game in GAMES.values()]
    roots, shared = msgspec.json.schema_components([*TYPES.values(), *views], ref_template="#/$defs/{name}")
    definitions = dict(zip(TYPES, roots, strict=False)) | shared
    definitions["View"] = {"anyOf": list(roots[len(TYPES) :])}
    for holder in ("Event", "Replay", "ReplayStep", "Consulted"):
        definitions[holder]["properties"]["view"] = {"$ref": "#/$defs/View"}
    definitions["Table"]["properties"]["view"] = {"anyOf": [{"$ref": "#/$defs/View"}, {"type": "null"}]}
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": definitions}


if __name__ == "__main__":
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
