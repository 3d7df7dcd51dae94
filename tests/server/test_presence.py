"""Presence across processes, without the processes."""

import asyncio
import random

from fourfold.server.presence import FORGET, Elsewhere, Presence
from fourfold.server.table import Table
from fourfold.server.tables import Hosted
from tests.server.room import make_tables, run, setup
from tests.server.simulation import Disk


def test_a_process_hears_who_is_connected_to_another_until_it_falls_silent() -> None:
    time = [0]
    one, other = Presence(lambda: time[0]), Presence(lambda: time[0])
    news = one.news("t", [0, 2], 1, ask=True)
    assert one.hear(news) == ("", False)
    assert other.hear(news) == ("t", True)
    assert other.elsewhere("t") == [Elsewhere((0, 2), 1, 0)]
    assert other.hear(one.news("t", [], 0, ask=False)) == ("t", False)
    assert other.elsewhere("t") == [Elsewhere((), 0, 0)]
    assert other.others == {}
    other.hear(news)
    time[0] += FORGET
    assert other.elsewhere("t") == []


class Sluggish(Disk):
    """Several processes share it, and what is said first takes longest to arrive."""

    shared = True

    def __init__(self) -> None:
        super().__init__(random.Random(0))
        self.heard: list[str] = []
        self.delay = 0.03

    async def notify(self, news: str) -> None:
        self.delay /= 2
        await asyncio.sleep(self.delay)
        self.heard.append(news)


class Guest:
    """Somebody who looks on."""

    changed = False

    def __init__(self) -> None:
        self.seats: list[int | None] = [None]

    def wake(self) -> None: ...
    def greet(self) -> None: ...


def test_what_a_process_said_last_is_heard_last() -> None:
    async def work() -> None:
        store = Sluggish()
        tables, hosted, guest = make_tables(store), Hosted(Table("t", setup()), 0), Guest()
        tables.watch(hosted, guest)
        await asyncio.sleep(0)  # the first news are on their way
        tables.watch(hosted, Guest())
        tables.unwatch(hosted, guest)
        await asyncio.gather(*tables.tasks)
        assert [news.split(" ")[2] for news in store.heard] == ["1", "1", "1"]
        assert [news.split(" ")[4] for news in store.heard] == ["?", ".", "."]

    run(work())
