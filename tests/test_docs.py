"""What the docs show of the program is made from it, and says nothing of how it was made."""

import re
import subprocess
from pathlib import Path

import pytest

from fourfold import GAMES
from tools.make_docs import observations, picture, reference, with_ladder

ROOT = Path(__file__).parents[1]


def test_the_reference_is_up_to_date() -> None:
    assert (ROOT / "docs" / "reference.md").read_text(encoding="utf-8") == reference(), "run make docs"


def test_the_meaning_of_observations_is_up_to_date() -> None:
    assert (ROOT / "docs" / "observations.md").read_text(encoding="utf-8") == observations(), "run make docs"


def test_the_ladder_shown_is_the_one_measured() -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    assert page == with_ladder(page), "run make docs"


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_a_picture(name: str) -> None:
    game = GAMES[name]
    drawn = picture(game, next(seats for seats in (4, *game.seats) if seats in game.seats))
    assert drawn.startswith("<svg")
    assert "https://" not in drawn.replace("http://www.w3.org", "").replace("https://www.textualize.io", "")
    assert (ROOT / "docs" / "pictures" / f"{name}.svg").exists()


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for link in re.findall(r"\]\(([^)#:]+)\)", page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name} links to {link}"


def test_no_file_names_a_package_index_or_a_path_of_one_machine() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    index = re.compile(r"index-url|files\.pythonhosted|pypi\.org/simple")
    path = re.compile(r"(^|[^a-z.])/(work|root|home)/")
    for name in listed:
        if (ROOT / name).suffix in {".txt", ".toml", ".md", ".py", ".lock", ""} and name != "tests/test_docs.py":
            text = (ROOT / name).read_text(encoding="utf-8")
            assert [found.group() for found in (index.search(text), path.search(text)) if found] == [], name
