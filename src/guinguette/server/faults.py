"""Every error of an HTTP request, as a refusal in the client's language. Nobody outside sees a stack."""

import logging
from typing import Any

from litestar import Response
from litestar.exceptions import HTTPException

from guinguette.core.errors import Refused

from .lines import refusal
from .refusals import Denied, status_of
from .tokens import AnyRequest

log = logging.getLogger("guinguette.http")
CODES = {404: "not-found", 405: "not-found", 413: "too-long", 429: "too-fast"}


def language_of(request: AnyRequest) -> str:
    return "fr" if request.headers.get("accept-language", "").lower().startswith("fr") else "en"


def answer(request: AnyRequest, refused: Refused, status: int) -> Response[Any]:
    body = refusal(refused, language_of(request))
    return Response(body, status_code=status, media_type="application/json")


def on_refused(request: AnyRequest, refused: Refused) -> Response[Any]:
    return answer(request, refused, status_of(refused))


def on_http(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """What Litestar turned down: a path, a method, a body."""
    status = error.status_code
    if status >= 500:
        return on_fault(request, error)
    code = CODES.get(status)
    denied = Denied(code) if code else Denied("bad-message", reason=reason(error))
    response = answer(request, denied, status)
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def reason(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{item.get('key', '')}: {item.get('message', '')}".strip(": ") for item in extra if isinstance(item, dict)
    ]
    return "; ".join(found) or "the request cannot be read"


def on_fault(request: AnyRequest, error: Exception) -> Response[Any]:
    log.error("request failed", exc_info=error, extra={"path": request.scope["path"]})
    return answer(request, Denied("server-error"), 500)
