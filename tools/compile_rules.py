"""Compiles the rules with mypyc where there is a C compiler; the same sources run without it.

python tools/compile_rules.py FOLDER   copy the package into a folder and compile it there
"""

import shutil
import subprocess
import sys
import sysconfig
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
NEEDS = ["mypy>=1.11", "setuptools>=65"]
COMPILED = ("mixing", "plain", "options", "encoding", "core/*", "games/*/*", "envs/play", "envs/rows")
PLAIN = {
    *("__init__", "record", "wire"),  # short, or seldom run
    "game",  # a generic dataclass, which mypyc cannot make
    "board",  # its cached properties need a Python class
    *("advice", "judge", "planner", "foresight", "forecast", "previews", "questions", "reasons", "picture"),  # no rules
    *("card_file", "map_file", "set_file", "clock", "tournament"),
}
BUILD = """
import sys
from mypyc.build import mypycify
from setuptools import setup
options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
modules = mypycify([*options, *sys.argv[1:]], opt_level="2", debug_level="0", multi_file=True, group_name="fourfold")
setup(name="fourfold", script_args=["--quiet", "build_ext", "--inplace", "-j2"], ext_modules=modules)
"""


def possible() -> bool:
    """Whether this machine has what it takes: a C compiler, the headers of Python, and mypyc."""
    compiler = shutil.which(str(sysconfig.get_config_var("CC") or "cc").split()[0])
    headers = Path(sysconfig.get_path("include"), "Python.h").exists()
    return bool(compiler and headers and find_spec("mypyc") and find_spec("setuptools"))


def modules(source: Path) -> list[str]:
    """The modules that are compiled, as paths within the source."""
    found = [path for pattern in COMPILED for path in sorted(source.glob(f"fourfold/{pattern}.py"))]
    return [str(path.relative_to(source)) for path in found if path.stem not in PLAIN]


def build(folder: Path) -> list[Path]:
    """Copy the package into a folder and compile it there: the extension modules, as paths within the folder."""
    shutil.copytree(ROOT / "src", folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    subprocess.run([sys.executable, "-c", BUILD, *modules(folder)], cwd=folder, check=True)
    shutil.rmtree(folder / "build")
    return [path.relative_to(folder) for path in sorted(folder.rglob("*.so"))]


if __name__ == "__main__":
    if not possible():
        sys.exit("compiling needs a C compiler, the headers of Python, mypy and setuptools")
    print(len(build(Path(sys.argv[1]).resolve())), "extension modules")
