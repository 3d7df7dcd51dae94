"""The types a compiled module was written with are found in its source."""

from pathlib import Path

import pytest

from fourfold.compiling import sources, type_hints
from fourfold.core.state import State
from fourfold.games.fits.rules import offer

MODULE = '''
class Table(State):
    """A table."""

    round: int
    decks: dict[str, list[int]]

    def turn(self) -> None: ...


def lay(g: Table, choices: dict[Seat, Choice], card: "Card") -> None: ...
'''


def test_annotations_are_read_from_the_source_beside_the_compiled_module(tmp_path: Path) -> None:
    (tmp_path / "table.py").write_text(MODULE)
    assert sources(str(tmp_path / "table.cpython-311-x86_64-linux-gnu.so")) == {
        "Table": {"round": "int", "decks": "dict[str, list[int]]"},
        "lay": {"g": "Table", "choices": "dict[Seat, Choice]", "card": "'Card'", "return": "None"},
    }


@pytest.mark.parametrize("owner", [State, offer])
def test_types_are_the_same_whether_compiled_or_not(owner: object) -> None:
    names: dict[object, list[str]] = {State: ["options", "box", "seats", "dice"], offer: ["g", "card", "return"]}
    assert list(type_hints(owner))[: len(names[owner])] == names[owner]
