"""The database as files: one server at a time, for its owner's eyes only, and a clear word if they are damaged."""

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import pytest

from fourfold import Dice
from fourfold.server.database import Database, Sqlite
from fourfold.server.locks import keep_others_out
from fourfold.server.messages import Refused
from fourfold.server.settings import Settings
from fourfold.server.start import CannotStart, lock_folder, serve
from fourfold.server.store import StoreFailed
from fourfold.server.tables import Tables
from tests.server.room import Client, on_disk, play_all, run, setup
from tests.server.running import free_port


@pytest.mark.parametrize("way", ["the same path", "a link to the file", "a link to the folder", "a hard link"])
def test_two_servers_never_share_a_file(way: str, tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    file = tmp_path / "one" / "tables.db"

    async def work() -> None:
        first = Database(Sqlite(file))
        await first.open()
        second = Database(Sqlite(another_way(way, file)))
        with pytest.raises(StoreFailed) as failed:
            await second.open()
        assert "is in use by process" in failed.value.reason or "hard link" in failed.value.reason
        await second.close()
        await first.check()
        await first.close()
        (tmp_path / "two" / "tables.db").unlink(missing_ok=True)
        third = Database(Sqlite(file))
        await third.open()
        await third.close()

    run(work())


def another_way(way: str, file: Path) -> Path:
    """Another path to a file."""
    other = file.parents[1] / "two" / "tables.db"
    if way == "a link to the file":
        other.symlink_to(file)
        return other
    if way == "a link to the folder":
        (file.parents[1] / "three").symlink_to(file.parent)
        return file.parents[1] / "three" / "tables.db"
    if way == "a hard link":
        other.hardlink_to(file)
        return other
    return file


def test_a_second_data_folder_does_not_help(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settings = Settings(database=str(tmp_path / "x.db"), data=tmp_path / "other", port=free_port())
    with keep_others_out(tmp_path / "x.db"), pytest.raises(CannotStart, match=r"x\.db is in use by process"):
        serve(settings, exact_port=True)
    assert capsys.readouterr().out == ""


@pytest.fixture
def careless() -> Iterator[None]:
    """A user whose new files everybody may read."""
    old = os.umask(0)
    yield
    os.umask(old)


def modes(folder: Path) -> dict[str, int]:
    """Who may do what with the files of a folder."""
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}


@pytest.mark.usefixtures("careless")
def test_files_are_for_their_owner_only(tmp_path: Path) -> None:
    async def work(tables: Tables, _: Database) -> None:
        client = Client(tables, await tables.create("t", setup()), [0, 1])
        await client.hello()
        await play_all(client, 3, Dice(1))
        found = modes(tmp_path / "data")
        assert {"fourfold.db", "fourfold.db-wal", "fourfold.db-marks", "server.lock"} <= set(found)
        assert set(found.values()) == {0o600}

    with lock_folder(tmp_path / "data"):
        assert modes(tmp_path) == {"data": 0o700}
        on_disk(tmp_path / "data", work)
        for each in (tmp_path / "data").iterdir():
            each.chmod(0o644)
        (tmp_path / "data" / "server.lock").chmod(0o600)
        (tmp_path / "data" / "fourfold.db-lock").chmod(0o600)
        on_disk(tmp_path / "data", reopen)


async def reopen(tables: Tables, _: Database) -> None:
    """Look at a table, and at the files."""
    assert (await tables.open("t")).table.seq == 3
    assert set(modes(Path(str(tables.store.driver.path)).parent).values()) == {0o600}  # type: ignore[attr-defined]


def test_a_file_that_is_no_database_is_told_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "tables.db").write_bytes(b"not a database, by any means " * 200)
    with pytest.raises(CannotStart, match=r"tables.db is damaged \(file is not a database\); restore a backup"):
        serve(Settings(data=tmp_path, port=free_port()), exact_port=True)


def test_a_table_on_a_damaged_page_is_left_alone_and_the_others_go_on(tmp_path: Path) -> None:
    async def play(tables: Tables, _: Database) -> None:
        for name in ("bad", "good"):
            client = Client(tables, await tables.create(name, setup()), [0, 1])
            for number in range(60):
                assert (await client.do("say", 0, text=f"{name} " * 99 + str(number)))["type"] == "done"

    async def look(tables: Tables, _: Database) -> None:
        with pytest.raises(Refused, match="damaged"):
            await tables.open("bad")
        client = Client(tables, await tables.open("good"), [0, 1])
        assert (await client.do("say", 0, text="Still here"))["seq"] == 61

    on_disk(tmp_path, play)
    file = tmp_path / "fourfold.db"
    pages = bytearray(file.read_bytes())
    for first in range(4096, len(pages), 4096):
        if pages.count(b"bad bad bad", first, first + 4096) and not pages.count(b"good good", first, first + 4096):
            pages[first : first + 8] = b"\xff" * 8
    file.write_bytes(pages)
    on_disk(tmp_path, look)
