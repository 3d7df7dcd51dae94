"""What every request must pass: the right host and origin, not too many; and what every answer carries."""

import ipaddress
import json
import re
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
ORIGIN = re.compile(
    r"null|[a-z][a-z0-9+.-]*://(\[[0-9a-f:.]+\]|[a-z0-9._~%!$&'()*+,;=-]+)(:[0-9]{1,5})?", re.IGNORECASE
)
PREFLIGHT = {
    "access-control-allow-methods": "GET, POST",
    "access-control-allow-headers": "authorization, content-type",
    "access-control-max-age": "3600",
}


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
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        fault, extra = self.fault(scope, headers), self.headers(headers)
        if fault and scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": fault[1]})
        elif fault:
            await refuse(with_headers(send, extra), *fault)
        elif self.is_preflight(scope, headers):
            await with_headers(send, extra | PREFLIGHT)({"type": "http.response.start", "status": 204, "headers": []})
            await send({"type": "http.response.body", "body": b""})
        else:
            await self.app(scope, receive, with_headers(send, extra))

    def headers(self, headers: dict[str, str]) -> dict[str, str]:
        """What every answer carries, and what lets pages of a site that was named read it."""
        if not self.origins:
            return HEADERS
        named = headers.get("origin", "").lower() in self.origins
        allowed = {"access-control-allow-origin": headers["origin"]} if named else {}
        return HEADERS | {"vary": "origin"} | allowed

    def is_preflight(self, scope: dict[str, Any], headers: dict[str, str]) -> bool:
        """Whether a browser asks what a page of a site that was named may do."""
        asks = scope["type"] == "http" and scope["method"] == "OPTIONS" and "access-control-request-method" in headers
        return asks and headers.get("origin", "").lower() in self.origins

    def fault(self, scope: dict[str, Any], headers: dict[str, str]) -> tuple[int, str] | None:
        """What is wrong with a request, if something is."""
        host, origin = headers.get("host", ""), headers.get("origin", "").lower()
        if not self.is_ours(host):
            return 421, "this server does not answer to that host name; FOURFOLD_HOSTS can add it"
        if "origin" in headers and not ORIGIN.fullmatch(origin):
            return 400, "the Origin header cannot be read; it is a scheme, a host and perhaps a port"
        changes = scope["type"] == "websocket" or scope["method"] not in READING
        if changes and origin and origin.partition("://")[2] != host.lower() and origin not in self.origins:
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


def with_headers(send: App, extra: dict[str, str]) -> App:
    """Add to every answer what keeps a browser from trusting too much."""
    added = [(name.encode(), value.encode("latin-1")) for name, value in extra.items()]

    async def sending(message: dict[str, Any]) -> None:
        if message["type"] == "http.response.start":
            message = message | {"headers": [*message.get("headers", []), *added]}
        await send(message)

    return sending


async def refuse(send: App, status: int, text: str) -> None:
    """A short answer in the form of all our errors."""
    body = json.dumps({"code": "guard", "text": text}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
