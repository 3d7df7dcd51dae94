"""A private table answers only to its tokens and to its code."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from fourfold.client import Refused, Seat, ask, make_table
from fourfold.server.keys import split_key
from tests.server.running import Running
from tests.server.test_house import play_through

PLACES = ["", "/view", "/box", "/record", "/replay", "/statistics"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server"), luck=2) as running:  # short games
        yield running


def finished(server: Running, name: str, **more: Any) -> Any:
    """A game that somebody has played to its end."""
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": name}, {"kind": "bot"}], pace="off", **more)
    play_through(server, made)
    return made


def games_of(server: Running, name: str) -> list[dict[str, Any]]:
    """The results of a player, once there are some: they are counted soon after the end."""
    found: list[dict[str, Any]] = []
    while not found:
        found = ask(f"{server.url}/api/players/{name}")
    return found


def ids_in(data: Any) -> set[str]:
    """Every text in some JSON data."""
    if isinstance(data, dict):
        return {text for each in data.values() for text in ids_in(each)}
    return {text for each in data for text in ids_in(each)} if isinstance(data, list) else {str(data)}


def test_no_way_leads_from_the_leaderboard_to_a_private_table(server: Running) -> None:
    made = finished(server, "Nell")
    with Seat(server.url, made["table"], made["seats"][0]["token"]) as seat:
        seat.say("for friends only")
    again = ask(f"{server.url}/api/tables/{made['table']}/rematch", {}, made["seats"][0]["token"])
    games_of(server, "Nell")
    shown = ids_in([ask(f"{server.url}/api/leaders/fzzzt"), ask(f"{server.url}/api/players/Nell")])
    known = {split_key(each["table"])[0] for each in (made, again)} | {made["table"], again["table"]}
    assert "Nell" in shown
    assert not shown & known
    assert ask(f"{server.url}/api/tables/{made['table']}/view")["rematch"] is None  # for those with a seat
    for word in shown:  # nothing that is shown opens anything
        with pytest.raises((Refused, ValueError)):
            ask(f"{server.url}/api/tables/{word}/view")


@pytest.mark.parametrize("place", PLACES)
def test_the_id_of_a_private_table_opens_nothing(server: Running, place: str) -> None:
    made = finished(server, "Ann")
    id, code = split_key(made["table"])
    assert code == made["code"]
    for key in (id, id + ("ABCDEF" if code != "ABCDEF" else "FEDCBA")):
        with pytest.raises(Refused, match="no such table"):
            ask(f"{server.url}/api/tables/{key}{place}")
    assert ask(f"{server.url}/api/tables/{id}{code}{place}")
    assert ask(f"{server.url}/api/tables/{id}{place}", token=made["seats"][0]["token"])


def test_nobody_joins_or_watches_a_private_table_by_its_id(server: Running) -> None:
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    id, _ = split_key(made["table"])
    with pytest.raises(Refused, match="no such table"):
        ask(f"{server.url}/api/tables/{id}/join", {"name": "Eve"})
    assert hello(server, id, made["seats"][0]["token"])["seat"] == 0
    assert hello(server, made["table"])["seat"] is None
    with pytest.raises(ConnectionClosed, match="4404"):
        hello(server, id)
    assert ask(f"{server.url}/api/tables/{made['table']}/join", {"name": "Bob"})["seat"] == 1


def hello(server: Running, table: str, *tokens: str) -> Any:
    """The first thing somebody is told over a socket."""
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket") as wire:
        wire.send(json.dumps({"type": "hello", "tokens": tokens}))
        return json.loads(wire.recv(timeout=20))


def test_my_tables_keep_the_names_i_know_them_by(server: Running) -> None:
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
    names = [made["table"], split_key(made["table"])[0]]
    seats = [{"table": name, "token": made["seats"][0]["token"]} for name in names]
    assert [each["table"] for each in ask(f"{server.url}/api/mine", {"seats": seats})] == names


def test_results_have_ids_of_their_own_and_those_of_public_games_lead_to_a_replay(server: Running) -> None:
    public = finished(server, "Olga", public=True)
    (result,) = games_of(server, "Olga")
    assert result["table"] == public["table"]
    assert result["id"] not in public["table"]
    assert ask(f"{server.url}/api/tables/{result['table']}/replay?move=0")["moves"]
    finished(server, "Pia")
    (hidden,) = games_of(server, "Pia")
    assert hidden["table"] is None
    assert hidden["id"] != result["id"]


def test_the_code_of_a_table_cannot_be_guessed_forever(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Running(tmp_path_factory.mktemp("limited"), unlimited="") as limited:
        made = make_table(limited.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
        id, code = split_key(made["table"])
        wrong = f"{limited.url}/api/tables/{id}{'ABCDEF' if code != 'ABCDEF' else 'FEDCBA'}"
        tried = [code_of(wrong) for _ in range(60)]
        assert set(tried) == {"table", "rate"}
        assert code_of(f"{limited.url}/api/tables/{made['table']}") == "rate"  # or it could still be found by trying
        assert ask(f"{limited.url}/api/tables/{id}", token=made["seats"][0]["token"])


def code_of(url: str) -> str:
    """Why a request is refused."""
    with pytest.raises(Refused) as refused:
        ask(url)
    return refused.value.code
