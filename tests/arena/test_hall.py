"""Many games at once: the same games as one by one, kept, and gone on with; alone or on a cluster."""

import json
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import pytest

from fourfold.arena import hall
from fourfold.arena.hall import OtherMatch, executor, play_many
from fourfold.arena.match import Match, Outcome, play_game, play_match

MATCH = Match("fits", ("random", "novice"), 2, 6, seed=3)


@pytest.fixture
def pool() -> Iterator[Executor]:
    """Somebody who plays."""
    with ThreadPoolExecutor(2) as threads:
        yield threads


def results(outcomes: Iterator[Outcome]) -> list[Outcome]:
    """What does not depend on the machine, in order."""
    return sorted(outcome._replace(seconds=()) for outcome in outcomes)


def test_games_played_at_once_are_those_played_one_by_one(pool: Executor) -> None:
    assert results(play_many(MATCH, pool, jobs=2)) == results(play_match(MATCH))


def test_processes_play_the_same() -> None:
    with executor(2) as processes:
        assert results(play_many(MATCH, processes, jobs=2)) == results(play_match(MATCH))


def test_an_interrupted_match_goes_on_where_it_stopped(
    pool: Executor, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal = tmp_path / "deep" / "games.jsonl"
    first = play_many(MATCH, pool, journal)
    kept = [next(first) for _ in range(3)]
    first.close()  # type: ignore[attr-defined]  # it is a generator
    with journal.open("a", encoding="utf-8") as file:
        file.write('{"number": 5, "bots": ["ran')  # the machine went down while a line was written
    played: list[int] = []

    def remember(match: Match, number: int) -> Outcome:
        played.append(number)
        return play_game(match, number)

    monkeypatch.setattr(hall, "play_game", remember)
    assert results(play_many(MATCH, pool, journal)) == results(play_match(MATCH))
    assert not {outcome.number for outcome in kept} & set(played)
    assert len(journal.read_text(encoding="utf-8").splitlines()) == 7


def test_more_games_can_be_asked_for_later(pool: Executor, tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    list(play_many(MATCH._replace(games=2), pool, journal))
    assert len(list(play_many(MATCH, pool, journal))) == 6
    assert len(list(play_many(MATCH._replace(games=2), pool, journal))) == 2


def test_another_match_is_not_mixed_in(pool: Executor, tmp_path: Path) -> None:
    journal = tmp_path / "games.jsonl"
    list(play_many(MATCH._replace(games=1), pool, journal))
    with pytest.raises(OtherMatch, match="another match"):
        list(play_many(MATCH._replace(seed=4), pool, journal))
    assert json.loads(journal.read_text(encoding="utf-8").splitlines()[0])["seed"] == 3


ONE_AT_WORK = """
import os, time
from fourfold.arena.hall import executor
with executor(1) as pool:
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_processes_that_play_end_when_the_arena_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", ONE_AT_WORK], stdout=subprocess.PIPE, text=True) as arena:
        assert arena.stdout
        assert int(arena.stdout.readline()) != arena.pid
        arena.kill()
        arena.communicate(timeout=60)  # the pipe is closed when nobody is left who could write to it


def test_a_cluster_plays_the_same() -> None:
    distributed = pytest.importorskip("distributed", reason="needs the extra research")
    with (
        distributed.LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=":0") as cluster,
        executor(1, cluster.scheduler_address) as dask,
    ):
        assert results(play_many(MATCH, dask)) == results(play_match(MATCH))
