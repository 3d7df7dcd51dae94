"""A small client: connect a bot of your own to a table."""

import json
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from typing import Any, NamedTuple, Self
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

PATIENCE = 30.0  # seconds to look for a server that has gone away


class Refused(Exception):
    """The server has not done it, and says why; `code` is one word."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


class Question(NamedTuple):
    """What a seat is asked: every option has its notation in `text`, and the view holds all the seat may know."""

    prompt: str
    options: list[dict[str, Any]]
    view: dict[str, Any]
    seq: int


def ask(url: str, data: Any = None, token: str = "") -> Any:
    """One request to the HTTP API; with data it is a POST."""
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    body = None if data is None else json.dumps(data).encode()
    try:
        with urlopen(Request(url, body, headers), timeout=30) as answer:
            return json.load(answer)
    except HTTPError as error:
        with error:
            said = json.loads(error.read() or b"{}")
        raise Refused(said.get("code", "http"), said.get("text", str(error))) from error


def make_table(server: str, game: str, seats: list[dict[str, Any]], **more: Any) -> Any:
    """Put up a table: its id, its link, and the tokens of your own seats."""
    return ask(f"{server}/api/tables", {"game": game, "seats": seats} | more)


def join(server: str, table: str, name: str) -> "Seat":
    """Sit down at a table."""
    return Seat(server, table, ask(f"{server}/api/tables/{table}/join", {"name": name})["token"])


class Seat:
    """A seat at a table: `for question in seat: seat.play(…)`. It finds its way back when the connection breaks."""

    def __init__(self, server: str, table: str, token: str) -> None:
        self.server, self.table, self.token = server.rstrip("/"), table, token
        self.update: dict[str, Any] = {}
        self.done = 0  # the last entry we have made
        self.wire: ClientConnection | None = None
        self.open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """Hang up; the seat remains yours."""
        with suppress(ConnectionClosed, OSError):
            self.open.close()
        self.wire = None

    def connect(self) -> ClientConnection:
        """The connection, made anew if need be."""
        until = time.monotonic() + PATIENCE
        while self.wire is None:
            try:
                address = self.server.replace("http", "ws", 1)
                wire = connect(f"{address}/api/tables/{self.table}/socket", max_size=None)
                self.wire = self.open.enter_context(wire)
                hello = {"type": "hello", "tokens": [self.token], "since": self.update.get("seq"), "history": False}
                self.wire.send(json.dumps(hello))
            except (OSError, ConnectionClosed, InvalidHandshake):
                self.close()
                if time.monotonic() > until:
                    raise
                time.sleep(0.2)
        return self.wire

    def hear(self) -> dict[str, Any]:
        """The next message of the server; updates are kept."""
        message: dict[str, Any] = json.loads(self.connect().recv())
        if message["type"] == "update":
            self.update = message
        return message

    def __iter__(self) -> Iterator[Question]:
        """Every question this seat is asked, until the game is over."""
        while self.update.get("status") != "over":
            question = self.question()
            if question:
                yield question
                if self.update.get("seq", 0) != question.seq:
                    continue
            try:
                self.hear()
            except ConnectionClosed:
                self.close()

    def question(self) -> Question | None:
        """What the seat is asked now."""
        view = self.update.get("view") or {}
        decision = view.get("decision")
        if not decision or self.update["seq"] < self.done:
            return None
        return Question(decision["prompt"], decision["options"], view, self.update["seq"])

    def play(self, move: str) -> int:
        """Make a move; gives the number of its entry, when it is on the server's disk."""
        return self.do("move", seq=self.update["seq"], move=move)

    def say(self, text: str) -> int:
        """Chat."""
        return self.do("say", text=text)

    def do(self, kind: str, **more: Any) -> int:
        """Any deed; if the connection breaks it is said again, and done once."""
        id = secrets.token_hex(8)
        message = json.dumps({"type": kind, "id": id, "token": self.token} | more)
        while True:
            try:
                self.connect().send(message)
                return self.answer(id)
            except ConnectionClosed:
                self.close()

    def answer(self, id: str) -> int:
        """Wait for the answer to a deed."""
        while True:
            message = self.hear()
            if message["type"] == "done" and message["id"] == id:
                self.done = int(message["seq"])
                return self.done
            if message["type"] == "refused" and message["id"] in (id, None):
                raise Refused(message["code"], message["text"])
