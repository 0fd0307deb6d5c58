"""Seat tokens: whoever has one has the seats. The server keeps only their hashes, and logs neither."""

import hashlib
import re
import secrets
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from .messages import TOKEN_PATTERN
from .refusals import Denied

COOKIE = "seat"
TOKEN = re.compile(TOKEN_PATTERN)
DAYS = 180

AnyConnection = ASGIConnection[Any, Any, Any, Any]  # a request or a socket
AnyRequest = Request[Any, Any, Any]


def new_token() -> str:
    return secrets.token_urlsafe(32)


def is_token(text: str) -> bool:
    return TOKEN.fullmatch(text) is not None


def holder_of(token: str | None) -> str | None:
    """What the store knows a token by."""
    return None if token is None else hashlib.sha256(token.encode()).hexdigest()


def token_of(connection: AnyConnection) -> str | None:
    """The token that came along: in the header of programs, in the cookie of browsers.

    Programs hear that theirs is none; a browser whose cookie is broken is a stranger, and gets a new one.
    """
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        if not is_token(token):
            raise Denied("bad-message", 400, reason="Authorization: Bearer, then the 43 characters of a seat's token")
        return token
    cookie = connection.cookies.get(COOKIE, "")
    return cookie if is_token(cookie) else None


def seat_cookie(table: str, token: str, *, secure: bool) -> Cookie:
    """Scripts cannot read it, other sites cannot send it, and only this table's addresses get it."""
    return Cookie(
        key=COOKIE,
        value=token,
        path=f"/api/tables/{table}",
        max_age=DAYS * 86_400,
        httponly=True,
        samesite="strict",
        secure=secure,
    )
