"""The page is sent as it was built: types, caching, packing, and one document for all its routes."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from fourfold.server.app import http_error
from fourfold.server.guard import Guard
from fourfold.server.limits import GENEROUS, Limits
from fourfold.server.page import Page, page
from fourfold.server.settings import Settings

SCRIPT = b"export const x = 1;" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Fourfold</title>", encoding="utf-8")
    (tmp_path / "manifest.webmanifest").write_text("{}", encoding="utf-8")
    (tmp_path / "assets" / "main-1a2b.js").write_bytes(SCRIPT)
    (tmp_path / "assets" / "main-1a2b.js.gz").write_bytes(gzip.compress(SCRIPT))
    (tmp_path / "assets" / "icon.svg").write_text("<svg/>", encoding="utf-8")
    (tmp_path / ".secret").write_text("no", encoding="utf-8")
    return tmp_path


def client_for(folder: Path) -> TestClient[Any]:
    """A browser before a server with a page."""
    app = Litestar([page], exception_handlers={404: http_error}, openapi_config=None)
    app.state.page = Page(folder)
    guard: Any = Guard(app, Settings(), Limits(GENEROUS, lambda: 0))
    return TestClient(guard, base_url="http://127.0.0.1")


@pytest.fixture
def client(folder: Path) -> Iterator[TestClient[Any]]:
    with client_for(folder) as found:
        yield found


@pytest.mark.parametrize("path", ["/", "/t/abc", "/r/abc?move=3", "/rules/fluxx", "/index.html", "/.secret"])
def test_every_route_of_the_page_is_the_same_document(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert answer.text == "<!doctype html><title>Fourfold</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'" in policy


def test_files_keep_their_type_and_those_with_a_mark_in_their_name_are_kept_for_long(client: TestClient[Any]) -> None:
    script = client.get("/assets/main-1a2b.js", headers={"accept-encoding": "gzip, deflate"})
    assert script.content == SCRIPT
    assert script.headers["content-encoding"] == "gzip"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in script.headers["cache-control"]
    plain = client.get("/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert client.get("/assets/icon.svg").headers["content-type"] == "image/svg+xml"
    assert client.get("/manifest.webmanifest").headers["content-type"] == "application/manifest+json"
    again = client.get("/assets/main-1a2b.js", headers={"if-none-match": script.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize("path", ["/assets/main-old.js", "/api/nothing"])
def test_what_is_not_there_is_not_the_page(client: TestClient[Any], path: str) -> None:
    assert client.get(path).status_code == 404


@pytest.mark.parametrize("path", ["/../settings.py", "/assets/../../server/app.py", "/%2e%2e/settings.py"])
def test_nothing_outside_the_folder_is_sent(client: TestClient[Any], path: str) -> None:
    assert "import" not in client.get(path).text


def test_without_a_built_page_it_says_how_to_build_one(tmp_path: Path) -> None:
    with client_for(tmp_path / "nothing") as client:
        assert "make page" in client.get("/").text
