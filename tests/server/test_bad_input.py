"""Promise 3: bad input changes nothing, and its sender is told."""

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.specs.openapi import checks
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fourfold import GAMES, Dice
from fourfold.client import ask, make_table
from fourfold.server.connection import Connection
from fourfold.server.database import Database
from fourfold.server.limits import GENEROUS
from fourfold.server.tables import Tables
from tests.length import at_length, times
from tests.server.room import Client, fewest, on_disk, play_all, setup, token
from tests.server.running import Running

MESSAGES = times(8_000, 1_000_000)  # over all games, and again over the wire
BATCH = 40  # fewer than answers may wait for a client
KINDS = ["hello", "move", "say", "order", "undo", "agree", "leave", "return", "replace", "ping", "rematch", "", None, 7]


class Fuzz:
    """Messages that must change nothing."""

    def __init__(self, seed: int, good: dict[str, Any], stale: list[dict[str, Any]]) -> None:
        self.chance, self.good, self.stale = random.Random(seed), good, stale

    def message(self) -> bytes | str:
        """One of many kinds of bad."""
        kinds: list[Callable[[], bytes | str]] = [self.noise, self.broken, self.unknown, self.types, self.strangers]
        kinds += [*kinds, self.replays, self.replays, self.nested, self.huge]
        return self.chance.choice(kinds)()

    def noise(self) -> bytes:
        """Any bytes."""
        return self.chance.randbytes(self.chance.choice([0, 1, 10, 300]))

    def broken(self) -> bytes:
        """A good message with a few bytes changed or cut off; its token is nobody's."""
        raw = bytearray(json.dumps(self.good | {"token": "nobody"}).encode())
        for _ in range(self.chance.randrange(1, 4)):
            raw[self.chance.randrange(len(raw))] = self.chance.randrange(256)
        return bytes(raw[: self.chance.choice([len(raw), self.chance.randrange(len(raw))])])

    def nested(self) -> str:
        """Very deep."""
        depth = self.chance.choice([50, 5_000, 30_000])
        return self.chance.choice(["[" * depth, '{"type":' * depth, "[" * depth + "]" * depth])

    def huge(self) -> str:
        """Too much of something."""
        number = self.chance.choice([10**30, -1, 2**63, 1e308, -(10**400), float("nan")])
        text = self.chance.choice(["x" * 5_000, "x" * 1_000_000, "\ud800", "\x00" * 4_097])
        return json.dumps(self.good | self.chance.choice([{"seq": number}, {"move": text}, {"id": text[:100]}]))

    def unknown(self) -> str:
        """A field too many, or one too few."""
        less = {name: value for name, value in self.good.items() if name != self.chance.choice(list(self.good))}
        return json.dumps(self.chance.choice([self.good | {"admin": True}, less | {"type": "say"}]))

    def types(self) -> str:
        """The wrong type of everything."""
        wrong: list[Any] = [None, True, 3, "x", [], {}, [[]], 0.5]
        return json.dumps({name: self.chance.choice(wrong) for name in self.good} | {"type": self.chance.choice(KINDS)})

    def strangers(self) -> str:
        """A good message of somebody else: no token, another table's, a seat that is not asked."""
        other = self.chance.choice(["", "x" * 64, "token-of-another-table", token(11)])
        kind = self.chance.choice(["move", "say", "undo", "agree", "leave", "return", "replace"])
        more: dict[str, Any] = {"say": {"text": "Hi"}, "agree": {"yes": True}, "replace": {"gone": 0}}
        more = (more | {"move": {"seq": 0, "move": "x"}}).get(kind, {})
        return json.dumps({"type": kind, "id": "y", "token": other} | more)

    def replays(self) -> str:
        """What was said before, again or out of order, or on an update that is over or still to come."""
        old = self.chance.choice(self.stale)
        later = old | {"id": f"new-{self.chance.random()}", "seq": self.chance.choice([0, 10**6])}
        return json.dumps(self.chance.choice([old, old, later]))


@at_length
@pytest.mark.parametrize("game", GAMES)
def test_bad_messages_change_nothing_and_are_answered(game: str, tmp_path: Path) -> None:
    async def work(tables: Tables, store: Database) -> None:
        hosted = await tables.create("t", setup(game, fewest(game)))
        client = Client(tables, hosted, list(range(fewest(game))))
        await client.hello()
        said: list[dict[str, Any]] = []
        receive = client.connection.receive

        async def remember(raw: bytes | str) -> None:
            said.append(json.loads(raw))
            await receive(raw)

        client.connection.receive = remember  # type: ignore[method-assign]  # to listen in
        await play_all(client, 20, Dice(1))
        before = (hosted.table.seal, len(await store.rows("t")))
        seat = client.asked()[0]
        good = {"type": "move", "id": "z", "token": token(seat), "seq": hosted.table.seq, "move": "no such option"}
        fuzz = Fuzz(1, good, [each for each in said if each["type"] == "move"])
        attacker = Connection(tables, hosted, GENEROUS)
        for number in range(MESSAGES // len(GAMES) + 1):
            message = fuzz.message()
            await attacker.receive(message)
            answers = 0
            while attacker.answers:
                answer = json.loads((await attacker.next())[0])
                answers += 1
                assert answer["type"] in ("refused", "done", "pong")
                assert answer["type"] != "done" or answer["seq"] <= 20, message
            assert answers == 1 or attacker.changed, (number, message)
            attacker.changed = attacker.greeted = False
        assert (hosted.table.seal, len(await store.rows("t"))) == before
        assert (await client.move(client.asked()[0], Dice(3)))["type"] == "done"

    on_disk(tmp_path, work)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@at_length
def test_bad_messages_over_real_sockets_hurt_nobody(server: Running) -> None:
    """As many again over the wire, in batches on a few connections; each is answered, and nothing changes."""
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}])
    view = f"{server.url}/api/tables/{made['table']}/view"
    before = ask(view)
    good = {"type": "move", "id": "z", "token": "nobody", "seq": 0, "move": "no such option"}
    fuzz, sent = Fuzz(2, good, [good]), 0
    address = f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    while sent < MESSAGES:
        messages = [fuzz.message() for _ in range(2000)]
        sent += len(messages)
        fitting = [each for each in messages if len(each) < 60_000 and "\\ud800" not in str(each)]
        with connect(address, compression=None) as wire:
            for first in range(0, len(fitting), BATCH):
                batch = fitting[first : first + BATCH]
                for each in batch:
                    wire.send(each)
                for _ in batch:
                    assert json.loads(wire.recv(timeout=20))["type"] in ("refused", "pong", "update", "present")
    for large in [each for each in messages if len(each) >= 70_000][:3]:
        with pytest.raises(ConnectionClosed):
            send_one(address, large)
    assert ask(view) == before
    assert '"level": "error"' not in server.log.read_text(encoding="utf-8")


def send_one(address: str, message: bytes | str) -> None:
    """One message on a connection of its own."""
    with connect(address) as wire:
        wire.send(message)
        wire.recv(timeout=20)


def test_the_http_api_keeps_its_own_description(server: Running) -> None:
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "open"}], public=True)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")
    tried = 0
    for result in schema.get_all_operations():
        operation: Any = result
        operation = operation.ok()
        tried += 1
        check_operation(operation, made["table"])
    assert tried >= 22


def check_operation(operation: Any, table: str) -> None:
    """Many requests to one operation, good and bad: no server error, and every answer as described."""
    strategy = operation.as_strategy()

    @settings(
        max_examples=60,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(strategy)
    def check(case: Any) -> None:
        if "id" in (case.path_parameters or {}) and len(case.path_parameters["id"]) % 2:
            case.path_parameters["id"] = table
        response = case.call()
        assert response.status_code < 500, (operation.label, response.text)
        case.validate_response(response, checks=(schemathesis.checks.not_a_server_error, *conformance()))

    check()


def conformance() -> tuple[Any, ...]:
    """The answer has a status, a type and a form that the description names."""
    return (
        checks.status_code_conformance,
        checks.content_type_conformance,
        checks.response_schema_conformance,
    )
