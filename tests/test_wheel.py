"""What `pip install` gets: rules that are compiled where there is a C compiler, and the same rules plain."""

import os
import runpy
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

ROOT = Path(__file__).parents[1]
TOOL = runpy.run_path(str(ROOT / "tools" / "compile_rules.py"))
PLAY = """
import json
from fourfold import GAMES, Dice, roll_out, save
from fourfold.compiling import compiled
from fourfold.locale import Texts
from fourfold.locale.telling import sentence
from fourfold.server.catalogue import ABOUT
ends = {}
for name, game in GAMES.items():
    state = game.start(4, 3)
    half = state.copy()
    roll_out(state, Dice(5))
    told = [sentence(Texts("en"), name, event, ["Ann", "Bob", "Cleo", "Dan"]) for event in state.told]
    ends[name] = [compiled(game.table), game.scores(state), state.dice.word, save(game.imagine(half, 1, Dice(9))), told]
print(json.dumps([ends, ABOUT]))
"""


def build(folder: Path, **environment: str) -> ZipFile:
    """A wheel of the sources as they are; a page is not needed here, and takes longer than all the rest."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    done = subprocess.run(command, cwd=ROOT, env=os.environ | environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = folder.glob("*.whl")
    return ZipFile(wheel)


def played(wheel: ZipFile, folder: Path) -> str:
    """What the games of a wheel come to, played from where it was unpacked and from nowhere else."""
    wheel.extractall(folder)
    environment = {name: text for name, text in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, "-P", "-c", f"import sys; sys.path.insert(0, {str(folder)!r})\n{PLAY}"]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout


def tag(wheel: ZipFile) -> str:
    """For what a wheel is."""
    return Path(str(wheel.filename)).stem.split("-", 2)[2]


@pytest.mark.long
@pytest.mark.skipif(not TOOL["possible"](), reason="there is no C compiler, or no mypyc")
def test_a_wheel_has_compiled_rules_that_play_as_plain_ones_do(tmp_path: Path) -> None:
    plain = build(tmp_path / "plain", FOURFOLD_PLAIN="1")
    assert tag(plain) == "py3-none-any"
    assert [name for name in plain.namelist() if name.endswith(".so")] == []
    quick = build(tmp_path / "quick", FOURFOLD_OPTIMISE="0")  # to optimise takes longer than it saves here
    assert "none-any" not in tag(quick)
    assert set(plain.namelist()) < set(quick.namelist())
    here, there = played(plain, tmp_path / "here"), played(quick, tmp_path / "there")
    assert here.count("[false, ") == there.count("[true, ") == 4
    assert here.replace("[false, ", "[true, ") == there
    assert keeps_the_contract(tmp_path / "there") == ""


def keeps_the_contract(folder: Path) -> str:
    """What the golden games and the contract say against the rules in a folder, at tables of four."""
    files = [*sorted(str(path) for path in ROOT.glob("tests/games/*/test_golden.py")), "tests/conformance.py"]
    command = [sys.executable, "-m", "pytest", "-n0", "-k", "golden or 4-plain", *files]
    environment = os.environ | {"PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    return done.stdout[-3000:] if done.returncode else ""
