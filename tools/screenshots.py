"""Takes the pictures of the README: the first screen and all four boards, on a desk and on a phone."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from fourfold.client import Seat, ask, make_table
from fourfold.core.game import GAMES
from tests.page.stage import CHROMIUM, DESK, FLAGS, PHONE, Stage
from tests.server.running import Running

PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
MOVES = {"fzzzt": 10, "fits": 8, "fluxx": 9, "frag": 12}  # until there is something to see
RIVALS = {"fzzzt": 2, "fits": 3, "fluxx": 2, "frag": 3}
NAMES = ["Mila", "Hugo", "Nora"]


def table(server: str, game: str) -> str:
    """A link to a seat in a game that has been going on for a while."""
    bots = [{"kind": "bot", "level": "normal", "name": name} for name in NAMES[: RIVALS[game]]]
    made = make_table(server, game, [{"kind": "me", "name": "Ann"}, *bots], pace="off")
    token, left = made["seats"][0]["token"], MOVES[game]
    with Seat(server, made["table"], token) as seat:
        for _ in seat:
            if not left:
                break
            hint = ask(f"{server}/api/tables/{made['table']}/hint", {}, token)
            seat.play(hint["options"][0]["text"])
            left -= 1
    return str(made["seats"][0]["link"])


def stages(browser: Browser, server: str) -> Iterator[tuple[str, Stage]]:
    """A desk and a phone."""
    for name, size in {"desk": DESK, "phone": PHONE}.items():
        yield name, Stage(browser, server, viewport=size, has_touch=name == "phone", device_scale_factor=1.5)


def shoot(stage: Stage, link: str, file: str) -> None:
    """One picture, once everything is there."""
    stage.page.goto(link)
    stage.page.wait_for_load_state("networkidle")
    stage.page.screenshot(path=str(PICTURES / file))
    stage.check()
    print(f"docs/pictures/{file}")


def main() -> None:
    """All pictures."""
    with tempfile.TemporaryDirectory() as data, Running(Path(data)) as running, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for kind, stage in stages(browser, running.url):
            shoot(stage, "/", f"home-{kind}.png")
        for game in GAMES:
            link = table(running.url, game)
            for kind, stage in stages(browser, running.url):
                shoot(stage, link, f"{game}-{kind}.png")
        browser.close()


if __name__ == "__main__":
    main()
