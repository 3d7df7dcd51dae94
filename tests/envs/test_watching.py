"""A game of agents is a record that the server takes in and the page shows."""

import json
from collections.abc import Iterator

import pytest

from fourfold import GAMES, Dice
from fourfold.client import ask
from fourfold.envs.play import Language, Play
from fourfold.envs.spaces import default_seats
from tests.server.running import Running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.mark.parametrize("name", GAMES)
def test_a_training_game_is_watched_in_the_page(name: str, server: Running) -> None:
    options = {"round_limit": 2} if name == "frag" else {}
    play, dice = Play(Language(GAMES[name], default_seats(name), options), 3), Dice(3)
    while not play.state.over:
        seat = min(play.acting())
        play.act(seat, dice.pick(play.legal(seat)))
    moves = len(play.moves)
    table = ask(f"{server.url}/api/records", json.loads(play.record().to_json()))["table"]
    assert ask(f"{server.url}/api/tables/{table}")["status"] == "over"
    last = ask(f"{server.url}/api/tables/{table}/replay?move={moves}&seat=0")
    assert last["view"]["scores"] == GAMES[name].scores(play.state)
    assert last["view"]["table"] == json.loads(json.dumps(GAMES[name].view(play.state, 0)["table"]))
    assert ask(f"{server.url}/api/tables/{table}/replay?move=0")["view"]["scores"] is None
