"""Plain data by its types: copied, written as JSON, and read back with every value checked."""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from importlib import import_module
from types import NoneType, UnionType
from typing import Any, Self, Union, get_args, get_origin

from fourfold.compiling import mypyc_attr, type_hints
from fourfold.faults import Sentence, not_json, reason


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(frozen=True, eq=False)
class Thing:
    """A card, piece or token of the box: immutable, one object for each, known and saved by its id."""

    id: str

    def __str__(self) -> str:
        return self.id


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # made without __init__ by what copies and reads
class Part:
    """A mutable record of the table; the types of its fields say how it is copied and saved."""

    def copy(self) -> Self:
        """The same part again, independent of this one."""
        copy: Self = (COPIERS.get(type(self)) or copier(type(self)))(self)
        return copy


class Value:
    """A record that is never changed once it is made: quick to make, and saved by field."""

    __slots__ = ()

    def _asdict(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in fields(type(self))}


COPIERS: dict[type, Callable[[Any], Any]] = {}
FIELDS: dict[Any, dict[str, Any]] = {}


def fields(owner: Any) -> dict[str, Any]:
    """The fields of a class, or the parameters of a rule, with their types."""
    if owner not in FIELDS:
        FIELDS[owner] = type_hints(owner)
    return FIELDS[owner]


def copier(kind: Any) -> Callable[[Any], Any]:
    """The function that copies parts of this kind: compiled with the rules, or written now from the types."""
    with suppress(ImportError):
        import_module("fourfold.copies")  # what tools/compile_rules.py has written
    if kind not in COPIERS:
        scope: dict[str, Any] = {"Kind": kind}
        exec(copier_source(kind, "Kind", "Any"), scope)  # 3 times a loop's speed
        COPIERS[kind] = scope["copy"]
    return COPIERS[kind]


def copier_source(kind: Any, name: str, hint: str) -> str:
    """The source of a function that copies parts of this kind, which has this name there."""
    lines = [f"    new.{field} = {copied(each, f'old.{field}')}" for field, each in fields(kind).items()]
    head = [f'def copy(old: "{hint}") -> "{hint}":', f'    new: "{hint}" = {name}.__new__({name})']
    return "\n".join([*head, *lines, "    return new"])


def copied(hint: Any, old: str, depth: int = 0) -> str:
    """The expression that copies a value of this type: lists, dicts and parts anew, values as they are."""
    kind, inner, each = get_origin(hint) or hint, get_args(hint), f"x{depth}"
    if kind is list:
        new = copied(inner[0], each, depth + 1)
        return f"{old}[:]" if new == each else f"[{new} for {each} in {old}]"
    if kind is dict:
        new = copied(inner[1], each, depth + 1)
        return f"{old}.copy()" if new == each else f"{{key{depth}: {new} for key{depth}, {each} in {old}.items()}}"
    if NoneType in inner and len(inner) == 2:
        new = copied(inner[0], old, depth)
        return old if new == old else f"({new} if {old} is not None else None)"
    assert kind not in (Union, UnionType) or all(copied(each, old) == old for each in inner), f"{hint} cannot be copied"
    return f"{old}.copy()" if isinstance(kind, type) and issubclass(kind, Part) else old


def plain(value: Any) -> Any:
    """A value as JSON data: things by id, rules by name, records by field."""
    if isinstance(value, Thing):
        return value.id
    if isinstance(value, Part):
        return {name: plain(getattr(value, name)) for name in fields(type(value))}
    if hasattr(value, "_asdict"):
        return {name: plain(each) for name, each in value._asdict().items()}
    if isinstance(value, dict):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [plain(each) for each in value]
    return value.__name__ if callable(value) else value


def describe(option: Any) -> dict[str, Any]:
    """An option for the one who chooses: its notation, and what it consists of."""
    return {"text": str(option)} | (plain(option) if hasattr(option, "_asdict") else {})


class Unreadable(ValueError):
    """Data that is not of the type it should be; the message says what is wrong, and where."""


def parse(text: str) -> Any:
    """The data in a text of JSON."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise Unreadable(Sentence("fault-not-json", where=not_json(error))) from error


def read(hint: Any, data: Any, box: Mapping[str, Thing]) -> Any:
    """The value of this type that was written as JSON."""
    kind, inner = get_origin(hint) or hint, get_args(hint)
    if kind is Any or (data is None and NoneType in inner):
        return data
    if kind in (Union, UnionType):
        return read_one_of(inner, data, box)
    if issubclass(kind, Thing):
        if not isinstance(data, str) or not isinstance(box.get(data), kind):
            raise Unreadable(f"{data!r} is no {kind.__name__.lower()} of this game")
        return box[data]
    if issubclass(kind, Part) or hasattr(kind, "_fields"):
        return build(kind, read_fields(fields(kind), data, box))
    wanted: Any = list if kind is tuple else kind
    if type(data) is not wanted:
        raise Unreadable(Sentence("fault-type", value=repr(data), type=wanted.__name__))
    if kind in (list, tuple):
        return kind([read(inner[0], each, box) for each in data])
    if kind is dict:
        return {read_key(inner[0], key, box): read(inner[1], each, box) for key, each in data.items()}
    return data


def read_key(kind: Any, key: str, box: Mapping[str, Thing]) -> Any:
    """The key of a dict, which JSON knows only as text."""
    return read(kind, key, box) if issubclass(kind, Thing) else kind(key)


def read_one_of(kinds: tuple[Any, ...], data: Any, box: Mapping[str, Thing]) -> Any:
    """The value of the first type that fits."""
    for kind in kinds:
        with suppress(Unreadable):
            return read(kind, data, box)
    raise Unreadable(f"{data!r} fits none of {', '.join(kind.__name__ for kind in kinds)}")


def read_fields(hints: Mapping[str, Any], data: Any, box: Mapping[str, Thing]) -> dict[str, Any]:
    """Values by name: all of them, and no others."""
    if not isinstance(data, dict) or data.keys() != hints.keys():
        raise Unreadable(Sentence("fault-fields", fields=", ".join(hints)))
    found = {}
    for name, hint in hints.items():
        try:
            found[name] = read(hint, data[name], box)
        except Unreadable as error:
            raise Unreadable(Sentence("fault-in-field", name=name, why=reason(error))) from error
    return found


def read_head(hints: Mapping[str, Any], data: Any, number: int) -> dict[str, Any]:
    """Values by name, in data that was written in this format; it may have other fields too."""
    found = data.get("format") if isinstance(data, dict) else None
    if found != number:
        raise Unreadable(Sentence("fault-format", found=repr(found), number=number))
    return read_fields(hints, {name: data[name] for name in hints if name in data}, {})


def build(kind: Any, values: dict[str, Any]) -> Any:
    """A named tuple or a part with these fields."""
    if not issubclass(kind, Part):
        return kind(**values)
    part = kind.__new__(kind)
    fill(part, values)
    return part


def fill(part: Any, values: Mapping[str, Any]) -> None:
    """Give a part these values in its fields."""
    for name, value in values.items():
        setattr(part, name, value)
