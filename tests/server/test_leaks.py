"""Nobody makes the server keep or send much by asking for little."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from fourfold.client import Refused, ask, make_table
from fourfold.games.fzzzt.questions import QUESTIONS
from fourfold.server.database import Database
from fourfold.server.limits import Allowance, Limits
from fourfold.server.messages import Refused as Denied
from fourfold.server.tables import Tables
from tests.server.room import Client, on_disk, setup, token
from tests.server.running import Running
from tests.server.test_private import hello

PADDING = 50_000  # characters


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


def with_a_file(server: Running) -> Any:
    """A public table that is played with a large file of cards."""
    text = QUESTIONS["example"](None)["text"] + " " * PADDING
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
    return make_table(server.url, "fzzzt", seats, options={"card_file": text}, public=True)


def test_a_file_is_sent_with_its_table_and_not_again(server: Running) -> None:
    made = with_a_file(server)
    seats = [{"table": made["table"], "token": made["seats"][0]["token"]}]
    url = f"{server.url}/api/tables"
    small = [
        ask(f"{url}?status=playing"),
        ask(f"{server.url}/api/mine", {"seats": seats}),
        ask(f"{url}/{made['table']}/view"),
        ask(f"{url}/{made['table']}/view?at=0"),
        hello(server, made["table"]),
    ]
    assert [len(json.dumps(each)) < PADDING for each in small] == [True] * len(small)
    assert small[2]["view"]["options"]["edition"]
    assert len(ask(f"{url}/{made['table']}")["options"]["card_file"]) > PADDING


def test_tables_that_do_not_exist_leave_nothing_behind(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        for number in range(100):
            with pytest.raises(Denied):
                await tables.open(f"x{number}")
        assert len(tables.opening) == 0

    on_disk(tmp_path, work)


def test_chat_over_http_is_limited_like_chat_over_a_socket(tmp_path: Path) -> None:
    with Running(tmp_path, unlimited="") as limited:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
        made = make_table(limited.url, "fzzzt", seats)
        url, (ann, bob) = f"{limited.url}/api/tables/{made['table']}/deeds", [each["token"] for each in made["seats"]]
        with pytest.raises(Refused, match="too much chat"):
            [ask(url, {"type": "say", "id": f"x{number}", "text": "Hi"}, ann) for number in range(20)]
        assert ask(url, {"type": "say", "id": "y", "text": "Hi"}, bob)["seq"]  # has a limit of his own


def test_many_connections_do_not_make_a_seat_chattier(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        hosted = await tables.create("t", setup())
        limits = Limits(Allowance(), tables.now)
        said = 0
        for number in range(20):
            client = Client(tables, hosted, [0])
            client.connection.may_say = lambda seat: limits.take("chat", f"t {seat}")
            answer = await client.send({"type": "say", "id": f"x{number}", "token": token(0), "text": "Hi"})
            said += answer is not None and answer["type"] == "done"
        assert said == Allowance().chat[0]

    on_disk(tmp_path, work)


def test_an_onlooker_who_claims_to_know_the_future_is_no_damage(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [])
        await client.hello(since=10**9)
        assert client.latest[None]["seq"] == 0
        assert [each["type"] for each in client.heard] == ["update", "present"]
        assert tables.counts["damaged"] == 0

    on_disk(tmp_path, work)
