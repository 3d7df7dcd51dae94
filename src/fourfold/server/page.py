"""The page: the files it was built into, sent as they are; whatever else is asked for is one of its own routes."""

import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.exceptions import NotFoundException
from litestar.response import Response
from msgspec import Struct

import fourfold

BUILT = Path(fourfold.__file__).parent / "page"
PACKED = {"br": ".br", "gzip": ".gz"}  # the best first
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml"}
TYPES |= {".woff2": "font/woff2", ".ftl": "text/plain", ".map": "application/json", ".ico": "image/x-icon"}
MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Fourfold</title>
<h1>Fourfold</h1><p>The server runs, but its page has not been built. In the folder of the sources, say</p>
<pre>make page</pre><p>and start the server again. The API is described in
<a href="/api/schema/openapi.json">openapi.json</a>.</p></html>
"""


class File(Struct, frozen=True):
    """A file of the page, as it is and packed."""

    kind: str
    tag: str
    forms: dict[str, bytes]  # by encoding; "": as it is
    lasts: bool  # its name changes whenever its content does


class Page:
    """All files of a built page by path."""

    def __init__(self, folder: Path = BUILT) -> None:
        plain = [each for each in sorted(folder.rglob("*")) if each.is_file() and each.suffix not in PACKED.values()]
        self.files = {f"/{each.relative_to(folder).as_posix()}": read(each) for each in plain}
        self.files = {path: file for path, file in self.files.items() if not path.startswith("/.")}
        self.index = self.files.get("/index.html") or File(
            "text/html; charset=utf-8", '"missing"', {"": MISSING}, False
        )

    def find(self, path: str) -> File:
        """The file at a path; a path without one is a place in the page."""
        if path.startswith(("/assets/", "/api/")) and path not in self.files:
            raise NotFoundException(f"there is nothing at {path[:200]}")
        return self.files.get(path, self.index)

    def answer(self, request: Request[Any, Any, Any]) -> Response[bytes]:
        """A file, packed as the browser likes it, or the word that it has not changed."""
        file = self.find(request.scope["path"])
        headers = {"etag": file.tag, "vary": "accept-encoding"}
        headers["cache-control"] = "public, max-age=31536000, immutable" if file.lasts else "no-cache"
        if file.tag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers, media_type=file.kind)
        accepted = {each.partition(";")[0].strip() for each in request.headers.get("accept-encoding", "").split(",")}
        form = next((each for each in file.forms if each in accepted), "")
        headers |= {"content-encoding": form} if form else {}
        return Response(file.forms[form], headers=headers, media_type=file.kind)


def read(path: Path) -> File:
    """A file and its packed forms."""
    packed = {name: path.with_name(path.name + ending) for name, ending in PACKED.items()}
    forms = {name: each.read_bytes() for name, each in packed.items() if each.is_file()}
    forms[""] = path.read_bytes()
    tag = hashlib.blake2b(forms[""], digest_size=12).hexdigest()
    return File(media_type(path), f'"{tag}"', forms, path.parent.name == "assets")


def media_type(path: Path) -> str:
    """What a file is."""
    return TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The page, or a file of it."""
    found: Page = request.app.state.page
    return found.answer(request)
