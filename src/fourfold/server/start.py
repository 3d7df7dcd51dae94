"""Starting and stopping a server: its folder, its port, what it prints, and its end."""

import asyncio
import contextlib
import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import segno
import uvicorn

from fourfold import GAMES
from fourfold.locale import Texts, default_language
from fourfold.server.app import create_app
from fourfold.server.connection import LARGEST
from fourfold.server.database import open_database
from fourfold.server.locks import InUse, lock, note
from fourfold.server.logs import start_logging
from fourfold.server.settings import Settings
from fourfold.server.store import StoreFailed
from fourfold.server.wire import Config

TRIES = 100  # ports
ALONE = ("127.0.0.1", "::1", "localhost")  # where nobody else can reach it


class CannotStart(Exception):
    """Why there is no server."""


class Server(uvicorn.Server):
    """A server that ends cleanly when it is told to."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM and Ctrl-C end the server, and that is no failure."""
        signals = (signal.SIGINT, signal.SIGTERM)
        old = {each: signal.signal(each, self.handle_exit) for each in signals}
        try:
            yield
        finally:
            for each, handler in old.items():
                signal.signal(each, handler)


def lock_folder(folder: Path) -> IO[str]:
    """Keep other servers out of a data folder; the lock goes when this process does."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    try:
        return lock(folder / "server.lock")
    except InUse as other:
        raise CannotStart(
            f"{folder} is in use by {other}; stop it, or choose another folder with FOURFOLD_DATA"
        ) from other


def find_port(host: str, port: int, exact: bool) -> socket.socket:
    """A socket on a port, or on the next free one."""
    for number in range(port, port + 1 if exact else min(port + TRIES, 65536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        found = socket.socket(
            family, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # asyncio sets TCP_NODELAY where it is TCP
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 128 * 1024)  # what may wait for a client that stalls
        try:
            found.bind((host, number))
            found.listen(2048)
        except OSError as error:
            found.close()
            if error.errno not in (98, 48, 10048, 13):
                raise CannotStart(f"cannot listen on {host}: {error.strerror or error}") from error
            continue
        found.set_inheritable(True)
        return found
    raise CannotStart(f"port {port} of {host} is taken; choose another with --port")


def reachable(host: str) -> str:
    """The address under which others on the network find this machine."""
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def announce(host: str, port: int) -> str:
    """Say where the server is: the page, a game at once, and a QR code; gives the address of the page."""
    say, link = Texts(default_language()), f"http://{reachable(host)}:{port}/"
    print(say("server-home", link=link))
    print(say("server-play", link=f"{link}play/{next(iter(GAMES))}"))
    if host in ALONE:
        print(say("server-alone"))
    else:
        print(say("server-join", link=link))
    segno.make(link, micro=False).terminal(out=sys.stdout, compact=True)
    print(say("server-stop"), flush=True)
    return link


def open_browser(link: str) -> None:
    """Show the page, if there is a browser to show it in: the one in BROWSER, or that of a desktop."""
    desktop = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if os.environ.get("BROWSER") or (desktop and sys.stdout.isatty()):
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(link)


def serve(settings: Settings, exact_port: bool = False, browser: bool = False) -> None:
    """Run a server until it is told to stop."""
    shared = "://" in settings.database and not settings.database.startswith("sqlite")
    if settings.workers > 1 and not shared:
        raise CannotStart("several workers need a database they can share: --database postgresql://…")
    start_logging(settings.log_level)
    held = None if shared else lock_folder(settings.data)
    listener = find_port(settings.host, settings.port, exact_port)
    port = listener.getsockname()[1]
    if held:
        note(held, f"process {os.getpid()} at port {port}")
    try:
        asyncio.run(try_database(settings.address))
        link = announce(settings.host, port)
        if browser:
            open_browser(link)
        run_many(settings, listener) if settings.workers > 1 else run_one(settings, listener)
    except StoreFailed as error:
        raise CannotStart(f"the database cannot be used: {error.reason}") from error
    finally:
        listener.close()
        if held:
            held.close()


async def try_database(address: str) -> None:
    """Open the database once: what is wrong with it is told in a sentence, before anybody is invited."""
    store = open_database(address)
    try:
        await store.open()
    finally:
        await store.close()


def options(settings: Settings) -> dict[str, Any]:
    """How uvicorn is run."""
    found: dict[str, Any] = {"ws": "wsproto", "ws_max_size": LARGEST, "log_config": None, "access_log": False}
    found |= {"log_level": settings.log_level, "timeout_graceful_shutdown": 5, "lifespan": "on", "server_header": False}
    found |= {"ws_ping_interval": 20.0, "ws_ping_timeout": 20.0}
    return found | {"ws_per_message_deflate": False}  # it would take a third of a megabyte for each client


def run_one(settings: Settings, listener: socket.socket) -> None:
    """This process is the server."""
    config = Config(create_app(settings), settings, **options(settings))
    gc.freeze()  # what is loaded now stays; looking at it again and again would be a pause for everybody
    gc.set_threshold(20_000, 20, 100)
    server = Server(config)
    with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:  # uvloop's, where it is installed
        runner.run(server.serve(sockets=[listener]))
    if not server.started:
        raise CannotStart("the server could not start; the log says why")


def run_many(settings: Settings, listener: socket.socket) -> None:
    """Several processes share the port and the database."""
    from uvicorn.config import STARTUP_FAILURE
    from uvicorn.supervisors import Multiprocess

    os.environ |= settings.to_environment()
    app = "fourfold.server.app:from_environment"
    supervisor = Multiprocess(
        Config(app, settings, factory=True, workers=settings.workers, **options(settings)), sockets=[listener]
    )
    supervisor.run()
    if any(each.exitcode == STARTUP_FAILURE for each in supervisor.processes):
        raise CannotStart("a worker could not start; the log says why")
