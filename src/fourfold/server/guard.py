"""What every request must pass: the right host and origin, not too many; and what every answer carries."""

import ipaddress
import json
import socket
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from fourfold.server.limits import Limits, network
from fourfold.server.settings import Settings

App = Callable[..., Any]
HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
READING = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Stands before the application."""

    def __init__(self, app: App, settings: Settings, limits: Limits) -> None:
        self.app, self.limits = app, limits
        self.hosts = {"localhost", socket.gethostname().lower(), *words(settings.hosts)}
        self.origins = set(words(settings.origins))

    async def __call__(self, scope: dict[str, Any], receive: App, send: App) -> None:
        """Let a request through, or say why not."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        fault = self.fault(scope)
        if fault and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": fault[1]})
        elif fault:
            await refuse(send, *fault)
        else:
            await self.app(scope, receive, with_headers(send))

    def fault(self, scope: dict[str, Any]) -> tuple[int, str] | None:
        """What is wrong with a request, if something is."""
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        if not self.is_ours(host):
            return 421, "this server does not answer to that host name; FOURFOLD_HOSTS can add it"
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if changes and origin and urlsplit(origin).netloc.lower() != host.lower() and origin not in self.origins:
            return 403, "pages of other sites may not do this; FOURFOLD_ORIGINS can allow one"
        if not self.limits.take("requests", address(scope)):
            return 429, "too many requests; wait a little"
        return None

    def is_ours(self, host: str) -> bool:
        """Whether a Host header names this server: an address, this machine, or a name we were given."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return name.lower() in self.hosts
        return True


def words(text: str) -> list[str]:
    """What stands between commas."""
    return [each.strip().lower() for each in text.split(",") if each.strip()]


def address(scope: Any) -> str:
    """Whose limits a request counts for."""
    return network(str((scope.get("client") or ("?",))[0]))


def with_headers(send: App) -> App:
    """Add to every answer what keeps a browser from trusting too much."""

    async def sending(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            extra = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            message = message | {"headers": [*message.get("headers", []), *extra]}
        await send(message)

    return sending


async def refuse(send: App, status: int, text: str) -> None:
    """A short answer in the form of all our errors."""
    body = json.dumps({"code": "guard", "text": text}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await with_headers(send)({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
