"""Fair dice: every outcome follows from a secret that was promised before the first roll, and from the players' nonces.

The table publishes the SHA-256 of its secret when it is made. Each player who sits adds a nonce. The outcome of
the game's event number `ply` is sampled from the seed

    first 8 bytes of HMAC-SHA-256(secret, "table|ply|nonce,nonce,…")

with the nonces added until then. The secret is shown when the game is over; `verify` then checks every outcome.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence

from msgspec import Struct


class Nonce(Struct, frozen=True, array_like=True):
    """A player's part, and the number of game events that came before it."""

    ply: int
    text: str


def new_secret() -> bytes:
    return secrets.token_bytes(32)


def commitment(secret: bytes) -> str:
    return hashlib.sha256(secret).hexdigest()


def seed(secret: bytes, table: str, ply: int, nonces: Sequence[Nonce]) -> int:
    known = ",".join(nonce.text for nonce in nonces if nonce.ply <= ply)
    # Not `hmac.digest`: it lets other threads run meanwhile, and then has to wait for them.
    digest = hmac.new(secret, f"{table}|{ply}|{known}".encode(), "sha256").digest()
    return int.from_bytes(digest[:8], "big")


def header(table: str, secret: bytes, nonces: Sequence[Nonce], *, over: bool) -> str:
    """The comments at the head of a record; the secret is among them only when the game is over."""
    lines = [f"# table: {table}", f"# commitment: {commitment(secret)}"]
    lines += [f"# nonce {nonce.ply}: {nonce.text}" for nonce in nonces]
    if over:
        lines.append(f"# secret: {secret.hex()}")
    return "\n".join(lines) + "\n"
