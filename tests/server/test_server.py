"""A real server over HTTP and sockets, with the client of docs/protocol.md."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import IO, Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from fourfold import GAMES, Dice
from fourfold.client import Refused, Seat, ask, join, make_table
from tests.server.room import fewest
from tests.server.running import Running, free_port


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server"), luck=2) as running:  # short games
        yield running


def play_through(seat: Seat, seed: int) -> None:
    """Play a seat at random to the end."""
    dice = Dice(seed)
    with seat:
        for question in seat:
            seat.play(dice.pick(question.options)["text"])


def seats_for(people: int, bots: int = 0, level: str = "random") -> list[dict[str, Any]]:
    """The first seat is mine, some are open, the rest bots'."""
    mine = [{"kind": "me", "name": "Ann"}]
    return mine + [{"kind": "open"}] * (people - 1) + [{"kind": "bot", "level": level}] * bots


@pytest.mark.parametrize("game", GAMES)
def test_people_and_bots_play_a_game_to_its_end(server: Running, game: str) -> None:
    made = make_table(server.url, game, seats_for(2, max(fewest(game) - 2, 0)), rated=True)
    ann = Seat(server.url, made["table"], made["seats"][0]["token"])
    bob = join(server.url, made["table"], f"Bob of {game}")
    other = threading.Thread(target=play_through, args=(bob, 2))
    other.start()
    play_through(ann, 1)
    other.join(20)
    assert ann.update["status"] == bob.update["status"] == "over"
    assert ann.update["view"]["scores"] == bob.update["view"]["scores"]
    leaders: list[dict[str, Any]] = []
    while not {"Ann", f"Bob of {game}"} <= {each["name"] for each in leaders}:  # counted soon after the end
        leaders = ask(f"{server.url}/api/leaders/{game}")
    assert all(each["rating"] is not None for each in leaders if each["name"] == f"Bob of {game}")
    assert len(ask(f"{server.url}/api/players/Bob%20of%20{game}")) == 1


def test_a_finished_game_is_replayed_exported_imported_and_played_again(server: Running) -> None:
    made = make_table(server.url, "fzzzt", seats_for(1, 1))
    table, token = made["table"], made["seats"][0]["token"]
    with pytest.raises(Refused, match="not over"):
        ask(f"{server.url}/api/tables/{table}/record")
    with pytest.raises(Refused, match="not over"):
        ask(f"{server.url}/api/tables/{table}/replay?move=0")
    seat = Seat(server.url, table, token)
    play_through(seat, 3)
    record = ask(f"{server.url}/api/tables/{table}/record")
    last = ask(f"{server.url}/api/tables/{table}/replay?move={len(record['moves'])}&seat=1")
    whole = ask(f"{server.url}/api/tables/{table}/replay?move={len(record['moves'])}&seat=1&whole=true")
    assert len(whole["turns"]) == len(record["moves"])
    assert whole["turns"][-1] == whole["seq"]
    assert [each for each in whole["events"] if each["seq"] == whole["seq"]] == last["events"]
    assert whole["events"][0]["seq"] == 0
    assert last["view"]["scores"] == seat.update["view"]["scores"]
    assert ask(f"{server.url}/api/tables/{table}/replay?move=0&seat=1")["view"]["table"]["seats"][1]["hand"]
    half = record | {"moves": record["moves"][: len(record["moves"]) // 2]}
    imported = ask(f"{server.url}/api/records", half)
    assert ask(f"{server.url}/api/tables/{imported['table']}")["status"] == "playing"
    assert [seat["name"] for seat in imported["seats"]] == [record["players"][0][0], "Player 2"]  # the other is a bot
    with pytest.raises(Refused, match="Expected `str`"):
        ask(f"{server.url}/api/records", half | {"players": [["\n", None]]})
    with pytest.raises(Refused, match="cannot be"):
        ask(f"{server.url}/api/records", record | {"moves": [[0, "nonsense"]]})
    again = ask(f"{server.url}/api/tables/{table}/rematch", {}, token)
    assert again == ask(f"{server.url}/api/tables/{table}/rematch", {}, token)
    play_through(Seat(server.url, again["table"], token), 4)


def test_a_greedy_bot_thinks_in_a_process_of_its_own(server: Running) -> None:
    made = make_table(server.url, "fzzzt", seats_for(1, 1, "greedy"))
    seat = Seat(server.url, made["table"], made["seats"][0]["token"])
    for number, question in enumerate(seat):
        seat.play(question.options[0]["text"])
        if number == 3:
            break
    assert seat.update["players"][1]["bot"] == "greedy"
    seat.close()


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        ({"game": "chess", "seats": seats_for(2)}, "no game"),
        ({"game": "fzzzt", "seats": seats_for(1)}, "2 to 6 players"),
        ({"game": "fzzzt", "seats": seats_for(2), "options": {"edition": "xx"}}, "not one of"),
        ({"game": "fzzzt", "seats": seats_for(2), "options": {"seed": 3}}, "no option"),
        ({"game": "fzzzt", "seats": seats_for(1, 1, "clever")}, "no bot"),
        ({"game": "fzzzt", "seats": [{"kind": "me", "name": "\x1b[0m"}, {"kind": "open"}]}, "matching regex"),
        ({"game": "fzzzt", "seats": [{"kind": "me", "name": "A"}, {"kind": "me", "name": "A"}]}, "same name"),
        ({"game": "fzzzt", "seats": seats_for(2), "surprise": 1}, "surprise"),
    ],
)
def test_an_impossible_table_is_refused(server: Running, body: dict[str, Any], reason: str) -> None:
    with pytest.raises(Refused, match=reason):
        ask(f"{server.url}/api/tables", body)


def test_only_public_tables_are_listed(server: Running) -> None:
    seats = [{"kind": "me", "name": "<script>alert(1)</script>"}, {"kind": "open"}]
    open_table = make_table(server.url, "fzzzt", seats, public=True)["table"]
    hidden = make_table(server.url, "fzzzt", seats)["table"]
    listed = [each["table"] for each in ask(f"{server.url}/api/tables")]
    assert open_table in listed
    assert hidden not in listed


def test_other_sites_and_other_hosts_are_kept_out(server: Running) -> None:
    for headers, status in (
        ({"Origin": "https://evil.example"}, 403),
        ({"Host": "evil.example"}, 421),
        ({"Origin": server.url}, 201),
    ):
        body = json.dumps({"game": "fzzzt", "seats": seats_for(1, 1)}).encode()
        request = Request(f"{server.url}/api/tables", body, headers | {"content-type": "application/json"})
        assert status_of(request) == status
    made = make_table(server.url, "fzzzt", seats_for(1, 1))
    address = f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
    with pytest.raises(InvalidStatus):
        connect(address, origin=Origin("https://evil.example"))
    with connect(address, origin=Origin(server.url)) as wire:
        wire.send('{"type": "ping"}')
        assert json.loads(wire.recv()) == {"type": "pong"}


def status_of(request: Request) -> int:
    """The status a request is answered with."""
    try:
        with urlopen(request) as answer:
            return int(answer.status)
    except HTTPError as error:
        with error:
            return error.code


def test_a_message_that_is_too_large_ends_the_connection(server: Running) -> None:
    made = make_table(server.url, "fzzzt", seats_for(1, 1))
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket") as wire:
        wire.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed, match="1009"):
            wire.recv()


def test_limits_hold_for_an_address(tmp_path: Path) -> None:
    with Running(tmp_path, unlimited="") as limited:
        made = make_table(limited.url, "fzzzt", seats_for(1, 1))
        with pytest.raises(Refused, match="too many tables"):
            [make_table(limited.url, "fzzzt", seats_for(1, 1)) for _ in range(40)]
        address = f"{limited.url.replace('http', 'ws')}/api/tables/{made['table']}/socket"
        with connect(address) as wire:
            for _ in range(100):
                wire.send('{"type": "ping"}')
            answers = [json.loads(wire.recv()) for _ in range(100)]
            assert {
                "type": "refused",
                "code": "rate",
                "text": "too many messages; wait a little",
                "id": None,
            } in answers
        with ExitStack() as wires, pytest.raises((InvalidStatus, ConnectionClosed)):
            [wires.enter_context(connect(address)) for _ in range(70)]


def test_a_second_start_is_refused_and_sigterm_ends_cleanly(tmp_path: Path) -> None:
    with Running(tmp_path) as first:
        second = Running(tmp_path)
        with pytest.raises(AssertionError, match="is in use by process"):
            second.start()
        assert first.stop() == 0


@pytest.mark.parametrize(("language", "words"), [("en", "Play a bot at once"), ("ru", "Сразу сыграть с ботом")])
def test_without_arguments_it_prints_its_addresses_and_opens_a_browser(
    tmp_path: Path, language: str, words: str
) -> None:
    browser, opened, port = tmp_path / "browser", tmp_path / "opened", free_port()
    browser.write_text(f'#!/bin/sh\necho "$1" > {opened}.new && mv {opened}.new {opened}\n', encoding="utf-8")
    browser.chmod(0o755)
    variables = {"FOURFOLD_DATA": str(tmp_path / "data"), "FOURFOLD_PORT": str(port), "FOURFOLD_LANG": language}
    environment = os.environ | variables | {"BROWSER": str(browser), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "fourfold"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as process:
        assert process.stdout
        try:
            said = read_until(process.stdout, b"Ctrl-C")
            page = f"http://127.0.0.1:{port}/"
            assert f"{words}: {page}play/" in said.decode()
            assert "▄" in said.decode()
            while not opened.exists():
                assert process.poll() is None
            assert opened.read_text(encoding="utf-8").strip() == page
            with urlopen(page) as answer:
                assert b"Fourfold" in answer.read()
        finally:
            process.terminate()
        assert process.wait(20) == 0


def read_until(stream: IO[bytes], word: bytes) -> bytes:
    """Everything a process says up to a word."""
    said = b""
    while word not in said:
        line = stream.readline()
        assert line, said.decode()
        said += line
    return said


def test_limits_hold_for_joins_codes_questions_and_requests(tmp_path: Path) -> None:
    with Running(tmp_path, unlimited="") as limited:
        made = make_table(limited.url, "fluxx", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
        table = f"{limited.url}/api/tables/{made['table']}"
        with pytest.raises(Refused, match="too many codes"):
            ask_often(60, "table", f"{limited.url}/api/codes/QQQQQQ")
        with pytest.raises(Refused, match="too many joins"):
            ask_often(80, "name", f"{table}/join", {"name": "Ann"})
        with pytest.raises(Refused, match="too many requests"):
            ask_often(300, "", table)


def ask_often(times: int, code: str, url: str, data: Any = None) -> None:
    """The same again and again; it is refused with a code, or at last with another."""
    for _ in range(times):
        try:
            ask(url, data)
        except Refused as refused:
            if refused.code != code:
                raise


def test_metrics_count_what_happens(server: Running) -> None:
    def figures() -> dict[str, float]:
        with urlopen(f"{server.url}/metrics") as answer:
            assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
            lines = [line for line in answer.read().decode().splitlines() if not line.startswith("#")]
        return {name: float(value) for name, value in (line.split() for line in lines)}

    before = figures()
    made = make_table(server.url, "fzzzt", seats_for(1, 1))
    with Seat(server.url, made["table"], made["seats"][0]["token"]) as seat:
        seat.play(next(iter(seat)).options[0]["text"])
        with pytest.raises(Refused):
            seat.do("agree", yes=True)
        after = figures()
    grown = {name: value - before[name] for name, value in after.items()}
    assert grown["fourfold_entries_total"] >= 1
    assert grown["fourfold_refused_total"] >= 1
    assert grown["fourfold_tables_in_use"] == 1
    assert after["fourfold_connections"] >= 1
    assert after["fourfold_damaged_total"] == after["fourfold_failures_total"] == 0


def test_the_chattiest_logs_hold_no_tokens_cards_or_chat(tmp_path: Path) -> None:
    with Running(tmp_path, log_level="debug") as server:
        made = make_table(server.url, "fzzzt", seats_for(1, 1))
        token = made["seats"][0]["token"]
        with Seat(server.url, made["table"], token) as seat:
            for number, question in enumerate(seat):
                seat.say("a word in confidence")
                seat.play(question.options[-1]["text"])
                if number == 5:
                    break
            hand = seat.update["view"]["table"]["seats"][0]["hand"]
        logged = server.log.read_text(encoding="utf-8")
        assert logged
        assert token not in logged
        assert "confidence" not in logged
        assert hand
        assert not [card for card in hand if f'"{card}"' in logged or f" {card} " in logged]


def test_logs_hold_no_tokens(server: Running) -> None:
    made = make_table(server.url, "fzzzt", seats_for(1, 1))
    token = made["seats"][0]["token"]
    with pytest.raises(Refused):
        ask(f"{server.url}/api/tables/{made['table']}/rematch", {}, token)
    with connect(f"{server.url.replace('http', 'ws')}/api/tables/{made['table']}/socket") as wire:
        wire.send(json.dumps({"type": "move", "token": token, "id": "x", "seq": 0, "move": "?"}))
        wire.recv()
    assert token not in server.log.read_text(encoding="utf-8")
    database = (server.data / "tables.db").read_bytes() + (server.data / "tables.db-wal").read_bytes()
    assert token.encode() not in database
