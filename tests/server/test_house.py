"""What the page needs of the house: codes, my tables, the deal of the day, hints, statistics."""

from collections.abc import Iterator
from typing import Any

import pytest

from fourfold import Dice
from fourfold.client import Refused, Seat, ask, make_table
from fourfold.server.wanted import today
from tests.server.running import Running

DAY = 86_400_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


def against_a_bot(server: Running, game: str = "fzzzt", **more: Any) -> Any:
    """A table for one person and one bot."""
    return make_table(server.url, game, [{"kind": "me", "name": "Ann"}, {"kind": "bot"}], **more)


def play_through(server: Running, made: Any) -> Seat:
    """Play the first seat at random to the end."""
    dice = Dice(1)
    with Seat(server.url, made["table"], made["seats"][0]["token"]) as seat:
        for question in seat:
            seat.play(dice.pick(question.options)["text"])
    return seat


def test_six_letters_lead_to_a_table(server: Running) -> None:
    made = against_a_bot(server)
    assert len(made["code"]) == 6
    for code in (made["code"], made["code"].lower()):
        assert ask(f"{server.url}/api/codes/{code}") == {"table": made["table"], "link": made["link"]}
    assert ask(f"{server.url}/api/tables/{made['table']}")["code"] == made["code"]
    with pytest.raises(Refused, match="no table"):
        ask(f"{server.url}/api/codes/{'A' * 6 if made['code'] != 'A' * 6 else 'B' * 6}")


def test_my_tables_say_whether_i_am_asked(server: Running) -> None:
    first, second = against_a_bot(server), make_table(server.url, "fits", [{"kind": "me"}, {"kind": "open"}])
    seats = [{"table": each["table"], "token": each["seats"][0]["token"]} for each in (first, second)]
    strange = [{"table": "nothing", "token": "x"}, {"table": first["table"], "token": "x"}]
    mine = ask(f"{server.url}/api/mine", {"seats": [*strange, *seats]})
    assert [(each["game"], each["status"], each["asked"], each["seat"]) for each in mine] == [
        ("fzzzt", "playing", True, 0),
        ("fits", "waiting", False, 0),
    ]
    assert 0 in mine[0]["waiting_for"]


def test_a_seat_link_opens_the_seat_on_another_device(server: Running) -> None:
    made = against_a_bot(server)
    link = made["seats"][0]["link"]
    table, token = link.removeprefix("/t/").split("#seat=")
    one, other = Seat(server.url, table, token), Seat(server.url, table, token)
    with one, other:
        question = next(iter(one))
        one.play(question.options[0]["text"])
        while other.update.get("seq", -1) < one.done:
            other.hear()
        again = next(iter(other))
        other.play(again.options[0]["text"])
        assert other.update["seat"] == 0


def test_the_deal_of_the_day_is_the_same_for_all_and_counts_once_for_each_name(server: Running) -> None:
    def daily(name: str) -> Any:
        return make_table(server.url, "fits", [{"kind": "me", "name": name}], daily=True)

    ann, again, bob = daily("Ann"), daily("Ann"), daily("Bob")
    views = [ask(f"{server.url}/api/tables/{each['table']}/view")["view"]["table"] for each in (ann, again, bob)]
    assert views[0] == views[1] == views[2]
    assert ask(f"{server.url}/api/tables/{ann['table']}")["daily"]
    play_through(server, again)
    seat = play_through(server, ann)
    results: list[dict[str, Any]] = []
    while not any(each["score"] is not None for each in results):  # counted soon after the end
        results = ask(f"{server.url}/api/daily/fits")["results"]
    assert [each["name"] for each in results] == ["Ann", "Bob"]
    assert not any("table" in name for each in results for name in each)  # nobody is led to another's table
    assert [each["score"] for each in results] == [seat.update["view"]["scores"][0], None]
    assert ask(f"{server.url}/api/daily/fits?day=2020-01-01")["results"] == []


def test_nothing_is_taken_back_and_nobody_is_advised_on_the_deal_of_the_day(server: Running) -> None:
    made = make_table(server.url, "fits", [{"kind": "me"}], daily=True)
    with Seat(server.url, made["table"], made["seats"][0]["token"]) as seat:
        question = next(iter(seat))
        seat.play(question.options[0]["text"])
        with pytest.raises(Refused, match="nothing is taken back"):
            seat.do("undo")
        with pytest.raises(Refused, match="no hints"):
            ask(f"{server.url}/api/tables/{made['table']}/hint", {}, seat.token)
    with pytest.raises(Refused, match="for one person"):
        make_table(server.url, "fits", [{"kind": "me"}, {"kind": "bot"}], daily=True)
    with pytest.raises(Refused, match="for one person"):
        against_a_bot(server, daily=True)


def test_a_day_begins_at_midnight_in_greenwich() -> None:
    assert today(0) == "1970-01-01"
    assert today(DAY - 1) == "1970-01-01"
    assert today(DAY) == "1970-01-02"


def test_a_hint_over_http_marks_the_player(server: Running) -> None:
    made = against_a_bot(server)
    token = made["seats"][0]["token"]
    hint = ask(f"{server.url}/api/tables/{made['table']}/hint", {}, token)
    options = ask(f"{server.url}/api/tables/{made['table']}/view", token=token)["view"]["decision"]["options"]
    assert hint["options"][0].keys() == {"text", "value", "share", "reasons"}
    assert hint["options"][0]["text"] in [each["text"] for each in options]
    assert ask(f"{server.url}/api/tables/{made['table']}")["players"][0]["hinted"] == 1
    rated = against_a_bot(server, rated=True)
    assert not ask(f"{server.url}/api/tables/{rated['table']}")["hints"]
    assert ask(f"{server.url}/api/tables/{against_a_bot(server, rated=True, hints=True)['table']}")["hints"]


def test_a_finished_game_has_statistics(server: Running) -> None:
    made = against_a_bot(server, pace="off")
    with pytest.raises(Refused, match="not over"):
        ask(f"{server.url}/api/tables/{made['table']}/statistics")
    seat = play_through(server, made)
    found = ask(f"{server.url}/api/tables/{made['table']}/statistics")
    assert sum(each["moves"] for each in found["seats"]) == found["moves"] > 10
    assert [each["score"] for each in found["seats"]] == seat.update["view"]["scores"]
    assert sum(found["events"]["LotWon"]) > 5
    assert found["seconds"] >= found["seats"][0]["seconds"] >= found["seats"][0]["longest"]
    assert (found["course"][0]["move"], found["course"][-1]["move"]) == (0, found["moves"])
    assert found["course"][-1]["scores"] == seat.update["view"]["scores"] != found["course"][0]["scores"]
    assert len(found["course"]) <= 62
