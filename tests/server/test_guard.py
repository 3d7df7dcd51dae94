"""What the guard says to other sites, to strange headers and to strange JSON."""

import http.client
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from fourfold.client import make_table
from tests.server.running import Running

FRIEND = "https://friend.example"
STRANGE = ["http://[", "http://[::1", "https://a:b:c", "https://x:99999999", "\xff\xfe", "https://", "]["]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server"), origins=f"{FRIEND}, https://other.example") as running:
        yield running


def ask(server: Running, method: str, path: str, body: bytes | None = None, **headers: str) -> tuple[int, Any, Any]:
    """Status, headers and body of an answer."""
    line = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    line.request(method, path, body, named | ({"content-type": "application/json"} if body else {}))
    answer = line.getresponse()
    text = answer.read()
    line.close()
    return answer.status, answer.headers, json.loads(text) if text else None


TABLE = json.dumps({"game": "fzzzt", "seats": [{"kind": "me", "name": "Ann"}, {"kind": "open"}]}).encode()


def test_pages_of_a_named_site_may_read_the_answers(server: Running) -> None:
    for method, path, body in (("GET", "/api/games", None), ("POST", "/api/tables", TABLE), ("GET", "/api/x", None)):
        _, headers, _ = ask(server, method, path, body, origin=FRIEND)
        assert headers["access-control-allow-origin"] == FRIEND
        assert "origin" in headers["vary"].lower()
    status, headers, _ = ask(server, "POST", "/api/tables", TABLE, origin="https://evil.example")
    assert (status, headers["access-control-allow-origin"]) == (403, None)
    assert ask(server, "GET", "/api/games", origin="https://evil.example")[1]["access-control-allow-origin"] is None


def test_a_browser_that_asks_first_is_told_what_a_named_site_may_do(server: Running) -> None:
    asked = {"access_control_request_method": "POST", "access_control_request_headers": "authorization,content-type"}
    status, headers, _ = ask(server, "OPTIONS", "/api/tables", None, origin=FRIEND, **asked)
    assert status == 204
    assert headers["access-control-allow-origin"] == FRIEND
    assert {"GET", "POST"} <= {each.strip() for each in headers["access-control-allow-methods"].split(",")}
    assert "authorization" in headers["access-control-allow-headers"]
    _, headers, _ = ask(server, "OPTIONS", "/api/tables", None, origin="https://evil.example", **asked)
    assert headers["access-control-allow-origin"] is None


def test_sockets_of_a_named_site_are_let_in(server: Running) -> None:
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    address = f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    with connect(address, origin=Origin(FRIEND)) as wire:
        wire.send('{"type": "ping"}')
        assert json.loads(wire.recv()) == {"type": "pong"}
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("http://["))


@pytest.mark.parametrize("origin", STRANGE)
def test_a_strange_origin_is_a_bad_request(server: Running, origin: str) -> None:
    status, _, said = ask(server, "POST", "/api/tables", TABLE, origin=origin)
    assert (status, said["code"]) == (400, "guard")
    assert "Origin" in said["text"]
    assert ask(server, "GET", "/api/games", origin=origin)[0] == 400


@pytest.mark.parametrize("path", ["/api/tables", "/api/mine", "/api/records", "/api/games/fzzzt/ask/cards"])
@pytest.mark.parametrize("deep", [b"[" * 100_000, b'{"options": ' + b'{"a":' * 50_000, b"[" * 5000 + b"]" * 5000])
def test_deep_json_is_a_bad_request(server: Running, path: str, deep: bytes) -> None:
    status, _, said = ask(server, "POST", path, deep)
    assert status in (400, 413), said
    assert "nested" in said["text"] or "JSON" in said["text"] or status == 413
    assert '"level": "error"' not in server.log.read_text(encoding="utf-8")


def test_a_record_or_an_option_that_is_nested_deeply_is_a_bad_request(server: Running) -> None:
    for depth in (200, 900, 990):
        options = b'"options": {"peripherals": ' + b"[" * depth + b"]" * depth + b"}}"
        record = b'{"format": 1, "game": "fzzzt", "seats": 2, "seed": 1, "moves": [], ' + options
        for path, data in (("/api/tables", TABLE[:-1] + b", " + options), ("/api/records", record)):
            status, _, said = ask(server, "POST", path, data)
            assert (status, said["code"] != "server") == (400, True), (depth, path, said)
