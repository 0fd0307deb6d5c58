"""Headers that keep a browser on the safe side."""

from typing import TYPE_CHECKING

from litestar.enums import ScopeType

from .config import Config

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "media-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

SERVER_SEND = "guinguette.send"  # where sockets find the server's own `send`, free of detours

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}


class SafeHeaders:
    """Puts them on every response of an application, errors and files among them."""

    def __init__(self, app: "ASGIApp", config: Config) -> None:
        self.app = app
        headers = HEADERS | ({"strict-transport-security": "max-age=31536000"} if config.secure else {})
        self.raw = [(name.encode(), value.encode()) for name, value in headers.items()]

    async def __call__(self, scope: "Scope", receive: "Receive", send: "Send") -> None:
        async def send_safely(message: "Message") -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *self.raw]
            await send(message)

        if scope["type"] == ScopeType.WEBSOCKET:
            scope[SERVER_SEND] = send  # type: ignore[literal-required]  # our own
        await self.app(scope, receive, send_safely if scope["type"] == ScopeType.HTTP else send)
