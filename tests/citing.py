"""Tests cite the numbered rules they hold the code to; here citations and rules are found."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"


def rule(*numbers: str) -> pytest.MarkDecorator:
    """Say which numbered rules a test holds the code to: `@rule("fzzzt 54")`."""
    return pytest.mark.rule(*numbers)


def numbered_rules(game: str, folder: Path = RULES) -> list[str]:
    """Every rule number of a game, as it stands in docs/rules or its folder of another language."""
    text = (folder / f"{game}.md").read_text(encoding="utf-8")
    return re.findall(rf"^(?:- |\| )\**({game} \d+)\b", text, re.MULTILINE)


def citations() -> Iterator[tuple[str, str]]:
    """Every rule number that a test function cites, with the place."""
    for path in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for number in cited(node):
                    yield number, f"{path.relative_to(TESTS)}:{node.lineno}"


def cited(test: ast.FunctionDef) -> Iterator[str]:
    """The rule numbers in the decorators of a test."""
    for call in test.decorator_list:
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "rule":
            yield from (str(arg.value) for arg in call.args if isinstance(arg, ast.Constant))
