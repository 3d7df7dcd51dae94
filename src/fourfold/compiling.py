"""What compiled modules lack and the rest of the program needs: the types they were written with."""

import ast
import sys
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, get_type_hints

try:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # compiled code does without them, and plain code needs no more than their names
    i64 = int  # type: ignore[misc]  # a plain stand-in

    def mypyc_attr(*_: str, **__: object) -> Any:  # type: ignore[misc]  # a plain stand-in
        """Leave a class as it is."""
        return lambda kind: kind


def type_hints(owner: Any, extras: bool = False) -> dict[str, Any]:
    """The fields of a class, or the parameters of a rule, with their types; if it is compiled, from its source."""
    if not isinstance(owner, type):
        return hints_of(owner, extras)
    found: dict[str, Any] = {}
    for kind in reversed(owner.__mro__):
        if kind is not object:
            found |= hints_of(kind, extras)
    return found


def hints_of(owner: Any, extras: bool) -> dict[str, Any]:
    """The same of one class without those it builds on; extras are what `Annotated` adds."""
    return written(owner, extras) if compiled(owner) else get_type_hints(owner, include_extras=extras)


def compiled(owner: Any) -> bool:
    """Whether a class or a function was compiled, and not made by the program itself."""
    return not str(getattr(sys.modules[owner.__module__], "__file__", ".py")).endswith(".py")


def written(owner: Any, extras: bool = False) -> dict[str, Any]:
    """The types that stand in the source of a class or a function."""
    module = sys.modules[owner.__module__]
    hints = sources(str(module.__file__)).get(owner.__qualname__, {})
    return get_type_hints(SimpleNamespace(__annotations__=dict(hints)), vars(module), include_extras=extras)


@cache
def sources(file: str) -> dict[str, dict[str, str]]:
    """The annotations of every class and function of a compiled module, by name, from the source beside it."""
    path = Path(file)
    tree = ast.parse(path.with_name(path.name.partition(".")[0] + ".py").read_text(encoding="utf-8"))
    return {node.name: annotations(node) for node in tree.body if isinstance(node, (ast.ClassDef, ast.FunctionDef))}


def annotations(node: ast.ClassDef | ast.FunctionDef) -> dict[str, str]:
    """The fields of a class, or the parameters of a function and what it returns."""
    if isinstance(node, ast.ClassDef):
        fields = [each for each in node.body if isinstance(each, ast.AnnAssign)]
        return {ast.unparse(each.target): ast.unparse(each.annotation) for each in fields}
    found = {each.arg: ast.unparse(each.annotation) for each in node.args.args if each.annotation}
    return found | ({"return": ast.unparse(node.returns)} if node.returns else {})
