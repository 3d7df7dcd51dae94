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
COMPILED = (
    "mixing",
    "plain",
    "asking",
    "copies",
    "rollout",
    "options",
    "encoding",
    "core/*",
    "games/*/*",
    "envs/play",
    "envs/rows",
)
PLAIN = {
    *("__init__", "record", "wire"),  # short, or seldom run
    "game",  # a generic dataclass, which mypyc cannot make
    *("board", "kept"),  # cached properties, and rows that are made when they are looked up, need Python classes
    *("advice", "planner", "seer", "learnt"),  # no rules
    *("foresight", "forecast", "previews", "questions", "reasons", "picture"),
    *("card_file", "map_file", "set_file", "clock", "tournament"),
}
COPIES = """
import fourfold
from fourfold.plain import Part, copier_source
def kinds(kind):
    return [kind, *[each for other in kind.__subclasses__() for each in kinds(other)]]
found = [kind for kind in kinds(Part)[1:] if kind.__module__.startswith(("fourfold.core.", "fourfold.games."))]
print("# Copies of every kind of part, written from the types of their fields.")
print("from fourfold.plain import COPIERS")
for kind in found:
    name = f"{kind.__name__}{found.index(kind)}"
    print(f"from {kind.__module__} import {kind.__name__} as {name}")
    print(copier_source(kind, name, name).replace("def copy(", f"def copy_{name}("))
    print(f"COPIERS[{name}] = copy_{name}")
"""
BUILD = """
import os
import sys
from mypyc.build import mypycify
from setuptools import setup
options = ["--config-file=", "--ignore-missing-imports", "--follow-imports=silent"]
level = os.environ.get("FOURFOLD_OPTIMISE", "2")
files = [*options, *sys.argv[1:]]
modules = mypycify(files, opt_level=level, debug_level="0", multi_file=True, group_name="fourfold")
for module in modules:  # a product is rounded before it is added to, as in Python, on every processor
    module.extra_compile_args.append("-ffp-contract=off")
setup(name="fourfold", script_args=["--quiet", "build_ext", "--inplace", "-j2"], ext_modules=modules)
"""


def has_compiler() -> bool:
    """Whether this machine has a C compiler and the headers of Python."""
    compiler = shutil.which(str(sysconfig.get_config_var("CC") or "cc").split()[0])
    return bool(compiler) and Path(sysconfig.get_path("include"), "Python.h").exists()


def possible() -> bool:
    """Whether this machine has all it takes, mypyc too."""
    return has_compiler() and bool(find_spec("mypyc") and find_spec("setuptools"))


def modules(source: Path) -> list[str]:
    """The modules that are compiled, as paths within the source."""
    found = [path for pattern in COMPILED for path in sorted(source.glob(f"fourfold/{pattern}.py"))]
    return [str(path.relative_to(source)) for path in found if path.stem not in PLAIN]


def write_copies(folder: Path) -> None:
    """Write down how every part of a table is copied: plain code does it when it first copies one."""
    written = subprocess.run([sys.executable, "-c", COPIES], cwd=folder, check=True, capture_output=True, text=True)
    (folder / "fourfold" / "copies.py").write_text(written.stdout, encoding="utf-8")


def build(folder: Path) -> list[Path]:
    """Copy the package into a folder and compile it there: what has come to be, as paths within the folder."""
    left_out = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src", folder, dirs_exist_ok=True, ignore=left_out)
    write_copies(folder)
    subprocess.run([sys.executable, "-c", BUILD, *modules(folder)], cwd=folder, check=True)
    shutil.rmtree(folder / "build")
    made = [*sorted(folder.rglob("*.so")), folder / "fourfold" / "copies.py"]
    return [path.relative_to(folder) for path in made]


if __name__ == "__main__":
    if not possible():
        sys.exit("compiling needs a C compiler, the headers of Python, mypy and setuptools")
    print(len(build(Path(sys.argv[1]).resolve())), "files")
