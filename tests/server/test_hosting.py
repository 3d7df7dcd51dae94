"""What the docs say about bots of one's own, reverse proxies and backups is true."""

import json
import os
import re
import shutil
import socket
import sqlite3
import ssl
import subprocess
import sys
import threading
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from bench.server import measure, ours
from fourfold import Dice
from fourfold.client import Seat, ask, make_table
from tests.server.running import Running, free_port

DOCS = Path(__file__).parents[2] / "docs"
NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")


def block(page: str, language: str) -> str:
    """The first example in some language on a page."""
    found = re.search(rf"```{language}\n(.*?)```", (DOCS / page).read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found.group(1)


def play(seat: Seat, moves: int) -> None:
    """Some random moves."""
    dice = Dice(1)
    with seat:
        for number, question in enumerate(seat):
            seat.play(dice.pick(question.options)["text"])
            if number + 1 == moves:
                return


def test_the_bot_in_ten_lines_plays_a_game(tmp_path: Path) -> None:
    code = block("protocol.md", "python")
    assert len([line for line in code.splitlines() if line]) <= 10
    with Running(tmp_path) as server:
        made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "open"}])
        code = code.replace("http://127.0.0.1:8000", server.url).replace("TABLE", made["table"])
        bot = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True)
        thread = threading.Thread(
            target=play, args=(Seat(server.url, made["table"], made["seats"][0]["token"]), 10_000)
        )
        thread.start()
        shown, _ = bot.communicate(timeout=60)
        thread.join(10)
        assert re.fullmatch(r"scores: \[-?\d+, -?\d+\]\n", shown)


@pytest.mark.skipif(NGINX is None, reason="nginx is not installed")
def test_the_nginx_of_the_docs_carries_requests_and_sockets(tmp_path: Path) -> None:
    port, key, certificate = free_port(), tmp_path / "key.pem", tmp_path / "certificate.pem"
    make = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=games.example"
    subprocess.run([*make.split(), "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    with Running(tmp_path, hosts=f"games.example,games.example:{port}") as server:
        site = block("self-hosting.md", "nginx").replace("listen 443", f"listen 127.0.0.1:{port}")
        site = site.replace("/etc/ssl/games.example.crt", str(certificate)).replace(
            "/etc/ssl/games.example.key", str(key)
        )
        site = site.replace("http://127.0.0.1:8000", server.url)
        temporary = "".join(
            [f"{each}_temp_path {tmp_path}/{each};" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
        )
        head = f"daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log; events {{}}\n"
        (tmp_path / "nginx.conf").write_text(f"{head}http {{ access_log off; {temporary}\n{site}}}", encoding="utf-8")
        assert NGINX
        nginx = subprocess.Popen([NGINX, "-c", str(tmp_path / "nginx.conf"), "-p", str(tmp_path)])
        try:
            talk_through(port, certificate, server)
        finally:
            nginx.terminate()
            nginx.wait()


CADDY = shutil.which("caddy")


@pytest.mark.skipif(CADDY is None, reason="Caddy is not installed")
def test_the_caddy_of_the_docs_carries_requests_and_sockets(tmp_path: Path) -> None:
    port = free_port()
    certificate = tmp_path / "data" / "caddy" / "pki" / "authorities" / "local" / "root.crt"
    with Running(tmp_path, hosts=f"games.example,games.example:{port}") as server:
        site = block("self-hosting.md", "caddy").replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
        site = site.replace(
            "games.example {", f"https://games.example:{port}, https://127.0.0.1:{port} {{\n    tls internal"
        )
        head = "{\n    admin off\n    auto_https disable_redirects\n    skip_install_trust\n}\n"
        (tmp_path / "Caddyfile").write_text(head + site, encoding="utf-8")
        assert CADDY
        environment = os.environ | {
            "XDG_DATA_HOME": str(tmp_path / "data"),
            "XDG_CONFIG_HOME": str(tmp_path / "config"),
        }
        command = [CADDY, "run", "--config", str(tmp_path / "Caddyfile"), "--adapter", "caddyfile"]
        with subprocess.Popen(command, env=environment, stderr=subprocess.DEVNULL) as caddy:
            try:
                until = time.monotonic() + 20
                while not certificate.exists():
                    assert time.monotonic() < until
                    time.sleep(0.05)
                talk_through(port, certificate, server)
            finally:
                caddy.terminate()


def talk_through(port: int, certificate: Path, server: Running) -> None:
    """A request and a socket through the proxy, with TLS."""
    trust = ssl.create_default_context(cafile=str(certificate))
    trust.check_hostname = False
    until = time.monotonic() + 10
    while True:
        try:
            with urlopen(f"https://127.0.0.1:{port}/health", context=trust) as answer:
                assert json.load(answer)["status"] == "ok"
                break
        except OSError:
            assert time.monotonic() < until
            time.sleep(0.05)
    made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "bot"}])
    address = f"wss://games.example:{port}/api/tables/{made['table']}/socket"
    origin = {"Origin": f"https://games.example:{port}"}
    line = socket.create_connection(("127.0.0.1", port))
    with connect(address, sock=line, ssl=trust, additional_headers=origin) as wire:
        wire.send(json.dumps({"type": "hello", "tokens": [made["seats"][0]["token"]]}))
        assert json.loads(wire.recv())["seat"] == 0


def test_the_benchmark_measures() -> None:
    figures = measure(ours("fzzzt"), 2, 0.4, 1.0, free_port(), 1)
    assert figures.moves_a_second > 1
    assert figures.refused == 0
    assert "2 x 4" in str(figures)


def test_a_backup_of_a_running_server_is_restored(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    old.mkdir()
    new.mkdir()
    with Running(old) as server:
        made = make_table(server.url, "fzzzt", [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}])
        token = made["seats"][0]["token"]
        play(Seat(server.url, made["table"], token), 1)
        source, copy = sqlite3.connect(old / "tables.db"), sqlite3.connect(new / "tables.db")
        source.backup(copy)
        source.close()
        copy.close()
        before = ask(f"{server.url}/api/tables/{made['table']}/view", token=token)
    with Running(new) as server:
        assert ask(f"{server.url}/api/tables/{made['table']}/view", token=token) == before
